import Tessera
import TesseraTesting
import Testing

@MainActor
@Suite("Changing layouts")
struct LayoutChangeTests {
  @Test("another type of layout keeps the views with their state, and turns spacers and dividers")
  func anyLayout() {
    let pilot = Pilot(width: 9, height: 5) { Turning() }
    #expect(pilot.text == "\n\n0  │  end\n\n" || pilot.text.contains("0"))
    pilot.press("+")
    pilot.press("t")
    #expect(pilot.text == "    1\n\n─────────\n\n   end")
    pilot.press("t")
    #expect(pilot.text.contains("1") && pilot.text.contains("│"))
  }

  private struct Turning: View {
    @State private var isColumn = false

    var body: some View {
      let layout = isColumn ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
      layout {
        Counter()
        Spacer()
        Divider()
        Spacer()
        Text("end")
      }
      .onKeyPress("t") {
        isColumn.toggle()
        return .handled
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Text("\(count)").onKeyPress("+") {
        count += 1
        return .handled
      }
    }
  }

  @Test("a changed layout value reaches the layout through wrappers")
  func values() {
    let pilot = Pilot(width: 6, height: 1) { Weighted() }
    #expect(pilot.text == "ab")
    pilot.press("x")
    #expect(pilot.text == "a  b")
  }

  private struct Gap: LayoutValueKey {
    static let defaultValue = 0
  }

  private struct Gaps: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
      Size(width: proposal.width ?? 10, height: 1)
    }

    func placeSubviews(
      in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var x = bounds.minX
      for subview in subviews {
        x += subview[Gap.self]
        subview.place(at: Point(x: x, y: bounds.minY), proposal: .unspecified)
        x += subview.sizeThatFits(.unspecified).width
      }
    }
  }

  private struct Weighted: View {
    @State private var gap = 0

    var body: some View {
      Gaps {
        Text("a")
        Text("b").layoutValue(key: Gap.self, value: gap).bold().fixedSize().offset(x: 0)
      }
      .onKeyPress("x") {
        gap = 2
        return .handled
      }
    }
  }

  @Test("texts stand on one line by their first or last baseline")
  func baselines() {
    let pilot = Pilot(width: 11, height: 3) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(alignment: .firstTextBaseline) {
          Text("a\nb")
          Text("cc")
        }
        HStack(alignment: .lastTextBaseline) {
          Text("d")
          Text("ee").padding(.trailing, 1)
        }
      }
    }
    #expect(pilot.text == "   a cc\n   b\n   d ee")
  }
}
