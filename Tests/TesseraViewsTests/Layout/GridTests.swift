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

  @Test("in a scroll view only the lines near what can be seen have cells")
  func lazy() {
    let pilot = Pilot(width: 11, height: 4) {
      ScrollView(showsIndicators: false) {
        LazyVGrid(columns: Array(repeating: GridItem(.fixed(3)), count: 3)) {
          ForEach(0..<1_000_000) { Text("\($0)").lineLimit(1) }
        }
      }
    }
    #expect(pilot.text == " 0   1   2\n 3   4   5\n 6   7   8\n 9  10  11")
    #expect(pilot.lastFrame.nodesAlive < 300)
    pilot.scroll(.down, x: 0, y: 0)
    #expect(pilot.text == " 9  10  11\n12  13  14\n15  16  17\n18  19  20")
    pilot.press(.end)
    #expect(pilot.text.hasSuffix("99…\n99…") || pilot.text.contains("99"))
    #expect(pilot.lastFrame.nodesAlive < 3000)
    pilot.press(.home)
    #expect(pilot.text == " 0   1   2\n 3   4   5\n 6   7   8\n 9  10  11")
  }

  @Test("cells keep their state when they come to stand in other lines")
  func regrouped() {
    let pilot = Pilot(width: 11, height: 3) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 3))], alignment: .leading) {
        ForEach(0..<5) { _ in CountingButton() }
      }
    }
    pilot.press(.tab)
    pilot.press(.tab)
    pilot.press(.return)
    let before = pilot.text
    #expect(before.contains("1"))
    pilot.resize(width: 7, height: 3)
    #expect(pilot.text.filter { $0 == "1" }.count == 1)
    #expect(pilot.text.filter { $0 == "0" }.count == 4)
    pilot.resize(width: 11, height: 3)
    #expect(pilot.text == before)
  }

  private struct CountingButton: View {
    @State private var count = 0

    var body: some View {
      Button {
        count += 1
      } label: {
        Text("\(count)")
      }
      .buttonStyle(.plain)
    }
  }

  @Test("elements that are added and removed move the others to their places")
  func changing() {
    let pilot = Pilot(width: 7, height: 3) { Growing() }
    #expect(pilot.text == "0 1 2\n3\n")
    pilot.press("+")
    #expect(pilot.text == "9 0 1\n2 3\n")
    pilot.press("-")
    pilot.press("-")
    #expect(pilot.text == "1 2 3\n\n")
  }

  private struct Growing: View {
    @State private var numbers = [0, 1, 2, 3]

    var body: some View {
      VStack(spacing: 0) {
        LazyVGrid(columns: Array(repeating: GridItem(.fixed(1)), count: 3), alignment: .leading) {
          ForEach(numbers, id: \.self) { Text("\($0)") }
        }
        Spacer()
      }
      .onKeyPress("+") {
        numbers.insert(9, at: 0)
        return .handled
      }
      .onKeyPress("-") {
        numbers.removeFirst()
        return .handled
      }
    }
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
