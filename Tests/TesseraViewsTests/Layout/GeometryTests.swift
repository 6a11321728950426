import Tessera
import TesseraTesting
import Testing

@MainActor
@Suite("Geometry")
struct GeometryTests {
  @Test("a reader that asks for its place is made again when it is moved")
  func moved() {
    let pilot = Pilot(width: 12, height: 4) { Pushed() }
    #expect(pilot.text == "global 0,0\n\n\n")
    pilot.press("x")
    #expect(pilot.text == "push\npush\nglobal 0,2\n")
  }

  private struct Pushed: View {
    @State private var isPushed = false

    var body: some View {
      VStack(alignment: .leading) {
        if isPushed { Text("push\npush") }
        GeometryReader { geometry in
          let frame = geometry.frame(in: .global)
          Text("global \(frame.minX),\(frame.minY)")
        }
        .frame(height: 2)
        Spacer(minLength: 0)
      }
      .onKeyPress("x") {
        isPushed.toggle()
        return .handled
      }
    }
  }

  @Test("a named space counts from the view that was named, an unknown one from the screen")
  func spaces() {
    let pilot = Pilot(width: 24, height: 6) {
      GeometryReader { geometry in
        let named = geometry.frame(in: .named("box"))
        let unknown = geometry.frame(in: .named("nobody"))
        let local = geometry.frame(in: .local)
        Text("\(named.minX),\(named.minY) \(unknown.minX),\(unknown.minY) \(local.width)")
      }
      .padding(1)
      .coordinateSpace(.named("box"))
      .padding(2)
    }
    #expect(pilot.text == "\n\n\n   1,1 3,3 18\n\n")
  }

  @Test("a geometry's change is told once at first, then when it is another")
  func change() {
    var told: [String] = []
    let pilot = Pilot(width: 10, height: 3) {
      Color.red
        .onGeometryChange(for: Int.self, of: { $0.size.width }) { told.append("\($0)") }
        .onGeometryChange(for: Int.self, of: { $0.size.height }) { old, new in
          told.append("\(old)→\(new)")
        }
    }
    #expect(told == ["3→3", "10"])
    pilot.resize(width: 12, height: 3)
    #expect(told == ["3→3", "10", "12"])
    pilot.resize(width: 12, height: 5)
    #expect(told == ["3→3", "10", "12", "3→5"])
  }

  @Test("what a geometry's change sets is seen in the same frame")
  func sameFrame() {
    let pilot = Pilot(width: 10, height: 1) { Told() }
    #expect(pilot.text == " 10 wide")
    let frame = pilot.lastFrame.frame
    pilot.resize(width: 8, height: 1)
    #expect(pilot.text == " 8 wide")
    #expect(pilot.lastFrame.frame == frame + 1)
  }

  private struct Told: View {
    @State private var width = 0

    var body: some View {
      Text("\(width) wide")
        .frame(maxWidth: .infinity)
        .onGeometryChange(for: Int.self, of: { $0.size.width }) { width = $0 }
    }
  }

  @Test("an anchor is read in the cells of the view that reads it, and follows its view")
  func anchors() {
    let pilot = Pilot(width: 12, height: 3) { Anchored() }
    #expect(pilot.text == "first second\n      ‾‾‾‾‾‾\n")
    pilot.press("x")
    #expect(pilot.text == "first second\n‾‾‾‾‾\n")
    pilot.press("y")
    #expect(pilot.text == "\nfirst second\n‾‾‾‾‾")
  }

  private struct Anchored: View {
    @State private var chosen = 1
    @State private var top = 0

    enum ChosenKey: PreferenceKey {
      static var defaultValue: Anchor<Rect>? { nil }
      static func reduce(value: inout Anchor<Rect>?, nextValue: () -> Anchor<Rect>?) {
        value = value ?? nextValue()
      }
    }

    var body: some View {
      HStack {
        ForEach(0..<2) { index in
          Text(["first", "second"][index])
            .anchorPreference(key: ChosenKey.self, value: .bounds) {
              index == chosen ? $0 : nil
            }
        }
      }
      .padding(.top, top)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlayPreferenceValue(ChosenKey.self, alignment: .topLeading) { anchor in
        GeometryReader { geometry in
          if let anchor {
            let frame = geometry[anchor]
            Text(verbatim: String(repeating: "‾", count: frame.width))
              .offset(x: frame.minX, y: frame.maxY)
          }
        }
      }
      .onKeyPress("x") {
        chosen = 0
        return .handled
      }
      .onKeyPress("y") {
        top += 1
        return .handled
      }
    }
  }

  @Test("a background is made of what the views inside say, also when it changes")
  func backgroundPreference() {
    let pilot = Pilot(width: 6, height: 2) { Counted() }
    #expect(pilot.text == "\n 1")
    pilot.press("x")
    #expect(pilot.text == "\n 2")
  }

  private struct Counted: View {
    @State private var count = 1

    enum CountKey: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    var body: some View {
      Color.clear
        .preference(key: CountKey.self, value: count)
        .backgroundPreferenceValue(CountKey.self, alignment: .bottomLeading) {
          Text("\($0)").offset(x: 1)
        }
        .onKeyPress("x") {
          count += 1
          return .handled
        }
    }
  }
}
