import Tessera
import TesseraTesting
import Testing

@MainActor
@Suite("Grid")
struct GridViewTests {
  @Test("cells share the widths of their columns, and a view without a row reaches over all")
  func columns() {
    let pilot = Pilot(width: 20, height: 4) {
      Grid(alignment: .leading) {
        GridRow {
          Text("name")
          Text("size").gridColumnAlignment(.trailing)
        }
        Divider()
        GridRow {
          Text("README.md")
          Text("4")
        }
        GridRow {
          Text("over both").gridCellColumns(2)
        }
      }
      .fixedSize()
    }
    #expect(
      pilot.text == """
           name      size
           ──────────────
           README.md    4
           over both
        """)
  }

  @Test("a changed value of a cell moves it", arguments: [0, 1, 2])
  func values(_ kind: Int) {
    let pilot = Pilot(width: 12, height: 2) { Changing(kind: kind) }
    #expect(pilot.text == " a   bb cc\n ddd ee ff")
    pilot.press("x")
    #expect(
      pilot.text
        == [
          "a      bb cc\nddd ee ff", "   a bb cc\n ddd ee ff", "  a  bb cc\n ddd ee ff",
        ][kind])
    pilot.press("x")
    #expect(pilot.text == " a   bb cc\n ddd ee ff")
  }

  private struct Changing: View {
    let kind: Int
    @State private var isOn = false

    var body: some View {
      Grid(alignment: .leading) {
        GridRow {
          Text("a")
            .gridCellColumns(isOn && kind == 0 ? 2 : 1)
            .gridCellAnchor(isOn && kind == 1 ? .trailing : .leading)
            .padding(.leading, isOn && kind == 2 ? 1 : 0)
          Text("bb")
          Text("cc")
        }
        GridRow {
          Text("ddd")
          Text("ee")
          Text("ff")
        }
      }
      .onKeyPress("x") {
        isOn.toggle()
        return .handled
      }
    }
  }

  @Test("in a row a spacer is horizontal and a divider vertical; alone both lie across")
  func orientation() {
    let pilot = Pilot(width: 7, height: 4) {
      Grid(horizontalSpacing: 0) {
        GridRow {
          Text("a\nb")
          Divider()
          Text("c")
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow {
          Text("d")
        }
      }
    }
    #expect(pilot.text == "  a│c\n  b│\n  ───\n  d")
  }

  @Test("outside of a grid a row is a group")
  func group() {
    let pilot = Pilot(width: 5, height: 2) {
      VStack {
        GridRow {
          Text("one")
          Text("two")
        }
      }
    }
    #expect(pilot.text == " one\n two")
  }

  @Test("a lazy grid fits as many columns as the width holds, and does so again when it changes")
  func adaptive() {
    let pilot = Pilot(width: 11, height: 3) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 3))], alignment: .leading) {
        ForEach(0..<5) { Text("n\($0)") }
      }
    }
    #expect(pilot.text == "n0  n1  n2\nn3  n4\n")
    pilot.resize(width: 7, height: 3)
    #expect(pilot.text == "n0  n1\nn2  n3\nn4")
  }
}
