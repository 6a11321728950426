import Tessera
import TesseraTesting
import Testing

@MainActor
@Suite("Room around and inside")
struct RoomTests {
  @Test("a view keeps clear of an inset, which is measured first")
  func inset() {
    let pilot = Pilot(width: 10, height: 4) {
      GeometryReader { Text("\($0.size.height) rows, \($0.safeAreaInsets.bottom) below") }
        .safeAreaInset(edge: .bottom) { Text("status\nbar") }
    }
    #expect(pilot.text == "2 rows, 2\nbelow\n  status\n  bar")
  }

  @Test("an inset at the side takes the default spacing, or what is said")
  func side() {
    let pilot = Pilot(width: 9, height: 2) {
      VStack(spacing: 0) {
        Text("abcdef").frame(maxWidth: .infinity)
          .safeAreaInset(edge: .leading) { Text("->") }
        Text("abcdef").frame(maxWidth: .infinity)
          .safeAreaInset(edge: .trailing, spacing: 0) { Text("<") }
      }
    }
    #expect(pilot.text == "-> abcdef\n abcdef <")
  }

  @Test("a background that ignores the safe area reaches under the inset; its text does not")
  func ignoring() {
    let pilot = Pilot(width: 6, height: 3) {
      Text("text")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { Color.red.ignoresSafeArea() }
        .safeAreaInset(edge: .bottom) { Text("bar") }
    }
    #expect(pilot.text == " text\n\n bar")
    #expect(pilot.cell(x: 0, y: 2).background == pilot.cell(x: 0, y: 0).background)
    #expect(pilot.cell(x: 0, y: 0).background != .standard)
  }

  @Test("padding of the safe area leaves room, and tells of it")
  func padding() {
    let pilot = Pilot(width: 12, height: 3) {
      GeometryReader { Text("\($0.size.width) \($0.safeAreaInsets.leading)") }
        .safeAreaPadding(.horizontal, 2)
    }
    #expect(pilot.text == "  8 2\n\n")
  }

  @Test("a frame can be a part of the screen, and follows it")
  func relative() {
    let pilot = Pilot(width: 21, height: 1) {
      HStack(spacing: 1) {
        ForEach(0..<3) { index in
          Text("\(index)")
            .containerRelativeFrame(.horizontal, count: 4, spacing: 1, alignment: .leading)
        }
      }
    }
    // (21 - 3) / 4 = 4 columns each.
    #expect(pilot.text == "   0    1    2")
    pilot.resize(width: 41, height: 1)
    #expect(pilot.text == "      0         1         2")
  }

  @Test("in a scroll view a relative frame is a part of the scroll view")
  func relativeInside() {
    let pilot = Pilot(width: 20, height: 4) {
      HStack(spacing: 0) {
        Text("aside")
        ScrollView {
          Text("half").containerRelativeFrame(.vertical) { length, _ in length / 2 }
          Text("next")
        }
      }
    }
    #expect(pilot.text == "           half\n\n     aside next\n" || pilot.text.contains("half\n"))
    #expect(pilot.frame(of: "none") == nil)
  }

  @Test("the environment says whether the screen is small")
  func sizeClasses() {
    struct Classes: View {
      @Environment(\.horizontalSizeClass) private var horizontal
      @Environment(\.verticalSizeClass) private var vertical

      var body: some View {
        Text("\(horizontal == .compact ? "c" : "r")\(vertical == .compact ? "c" : "r")")
          .fixedSize()
      }
    }
    let pilot = Pilot(width: 80, height: 24) { Classes() }
    #expect(pilot.text.contains("rr"))
    pilot.resize(width: 59, height: 20)
    #expect(pilot.text.contains("cr"))
    pilot.resize(width: 60, height: 19)
    #expect(pilot.text.contains("rc"))
  }

  @Test("a picture keeps its shape in the room, or over it")
  func shape() {
    let pilot = Pilot(width: 20, height: 10) {
      Color.red.aspectRatio(2, contentMode: .fit).accessibilityIdentifier("fit")
    }
    #expect(pilot.frame(of: "fit") == Rect(x: 0, y: 0, width: 20, height: 10))
    pilot.resize(width: 20, height: 4)
    #expect(pilot.frame(of: "fit") == Rect(x: 6, y: 0, width: 8, height: 4))
    let filling = Pilot(width: 20, height: 4) {
      Color.red.aspectRatio(Size(width: 2, height: 1), contentMode: .fill)
        .accessibilityIdentifier("fill")
    }
    #expect(filling.frame(of: "fill") == Rect(x: 0, y: -3, width: 20, height: 10))
  }

  @Test("a frame of a length that makes no sense is ignored, and the author is told")
  func frames() {
    let pilot = Pilot(width: 5, height: 1) { Text("ab").frame(width: -3, height: .infinity) }
    #expect(pilot.text == " ab")
    #expect(pilot.warnings.count == 1)
  }

  @Test("several views at the root stand below each other")
  func root() {
    let pilot = Pilot(width: 5, height: 3) {
      Text("one")
      Text("two")
    }
    #expect(pilot.text == " one\n two\n")
  }
}
