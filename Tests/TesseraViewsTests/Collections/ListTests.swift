import Observation
import TesseraGraph
import TesseraScreen
import TesseraViews
import Testing

@MainActor
@Observable
private final class Numbers {
  var items: [Int]
  var selection: Int?
  var set: Set<Int> = []
  var padding = 0

  init(_ items: some Sequence<Int>) { self.items = Array(items) }
}

private struct NumberList: View {
  @Bindable var numbers: Numbers
  var isMultiple = false

  var body: some View {
    if isMultiple {
      List(selection: $numbers.set) { rows }
    } else {
      List(selection: $numbers.selection) { rows }
    }
  }

  private var rows: some View {
    ForEach(numbers.items, id: \.self) { Text("row \($0)") }
      .onDelete { numbers.items.remove(atOffsets: $0) }
      .onMove { numbers.items.move(fromOffsets: $0, toOffset: $1) }
  }
}

@Suite("List")
@MainActor
struct ListTests {
  private func screen(
    _ numbers: Numbers, isMultiple: Bool = false, height: Int = 5
  ) -> ListScreen {
    ListScreen(width: 12, height: height) {
      NumberList(numbers: numbers, isMultiple: isMultiple)
    }
  }

  @Test("Down selects the first row, then the next, and scrolls when it must")
  func down() {
    let numbers = Numbers(0..<100)
    let screen = screen(numbers)
    #expect(numbers.selection == nil)
    screen.press(.downArrow)
    #expect(numbers.selection == 0)
    #expect(screen.rows[0] == "›row 0     ▐")
    screen.press(.downArrow, times: 4)
    #expect(numbers.selection == 4)
    #expect(screen.rows[4] == "›row 4")
    screen.press(.downArrow)
    #expect(screen.rows[4] == "›row 5")
    #expect(screen.rows[0].hasPrefix(" row 1"))
    #expect(screen.selectedRows == ["row 5"])
  }

  @Test("Page Down, Page Up, Home and End select")
  func pages() {
    let numbers = Numbers(0..<100)
    let screen = screen(numbers)
    numbers.selection = 0
    screen.runFrames()
    screen.press(.pageDown)
    #expect(numbers.selection == 4)
    screen.press(.pageDown)
    #expect(numbers.selection == 8)
    screen.press(.end)
    #expect(numbers.selection == 99)
    #expect(screen.rows[4].hasPrefix("›row 99"))
    screen.press(.pageUp)
    #expect(numbers.selection == 95)
    screen.press(.home)
    #expect(numbers.selection == 0)
    #expect(screen.rows[0].hasPrefix("›row 0"))
  }

  @Test("a selected row is inverse with the focus, and marked on a plain ground without")
  func looks() {
    let numbers = Numbers(0..<4)
    let screen = ListScreen(width: 12, height: 6) {
      VStack {
        NumberList(numbers: numbers)
        Text("b").modifier(ControlModifier(Control()))
      }
    }
    screen.press(.downArrow)
    #expect(screen.tree.surface[0, 0].style.attributes.contains(.inverse))
    #expect(screen.tree.surface[11, 0].style.attributes.contains(.inverse))
    #expect(!screen.tree.surface[0, 1].style.attributes.contains(.inverse))
    screen.press(.tab)
    #expect(!screen.tree.surface[0, 0].style.attributes.contains(.inverse))
    #expect(screen.tree.surface[5, 0].style.background != .standard)
    #expect(screen.rows[0] == "›row 0")
  }

  @Test("a list with the focus shows where its keys act, though nothing is selected")
  func focusIsSeen() {
    let numbers = Numbers(0..<4)
    let screen = screen(numbers)
    #expect(screen.rows[0] == "›row 0")
    #expect(screen.selectedRows == [])
  }

  @Test("a selection that the app makes is brought into view, once")
  func appsSelection() {
    let numbers = Numbers(0..<1000)
    let screen = screen(numbers)
    numbers.selection = 500
    screen.runFrames()
    #expect(screen.rows.contains("›row 500"))
    screen.scroll(-20)
    screen.press("x")
    numbers.padding += 1
    screen.runFrames()
    #expect(!screen.rows.contains("›row 500"))
    screen.press(.downArrow)
    #expect(numbers.selection == 501)
    #expect(screen.rows.contains("›row 501"))
  }

  @Test("a click selects, the wheel scrolls")
  func pointer() {
    let numbers = Numbers(0..<100)
    let screen = screen(numbers)
    screen.click(x: 3, y: 2)
    #expect(numbers.selection == 2)
    screen.scroll(1)
    #expect(screen.rows[0].hasPrefix(" row 3"))
    screen.click(x: 3, y: 0)
    #expect(numbers.selection == 3)
  }

  @Test("what is seen stays in place when rows are added above")
  func insertionAbove() {
    let numbers = Numbers(100..<200)
    let screen = screen(numbers)
    screen.scroll(10)
    let before = screen.rows
    numbers.items.insert(contentsOf: 0..<50, at: 0)
    screen.runFrames()
    #expect(screen.rows.map { $0.prefix(8) } == before.map { $0.prefix(8) })
    numbers.items.removeFirst(60)
    screen.runFrames()
    #expect(screen.rows.map { $0.prefix(8) } == before.map { $0.prefix(8) })
    screen.press(.home)
    #expect(screen.rows[0].hasPrefix("›row 110"))
  }

  @Test("at the very top, what is added there is seen")
  func insertionAtTop() {
    let numbers = Numbers(100..<200)
    let screen = screen(numbers)
    numbers.items.insert(5, at: 0)
    screen.runFrames()
    #expect(screen.rows[0].contains("row 5"))
  }

  @Test("the selection follows its row, and goes with it")
  func selectionAndData() {
    let numbers = Numbers(0..<20)
    let screen = screen(numbers)
    screen.press(.downArrow, times: 3)
    #expect(numbers.selection == 2)
    numbers.items.insert(contentsOf: 50..<60, at: 0)
    screen.runFrames()
    screen.press(.downArrow)
    #expect(numbers.selection == 3)
    numbers.items.removeAll { $0 == 3 }
    screen.runFrames()
    #expect(numbers.selection == nil)
    screen.press(.downArrow)
    #expect(numbers.selection == 4)
  }

  @Test("Delete deletes the row and selects its neighbour")
  func delete() {
    let numbers = Numbers(0..<4)
    let screen = screen(numbers)
    screen.press(.downArrow, times: 2)
    screen.press(.delete)
    #expect(numbers.items == [0, 2, 3])
    #expect(numbers.selection == 2)
    screen.press(.end)
    screen.press(.deleteForward)
    #expect(numbers.items == [0, 2])
    #expect(numbers.selection == 2)
    screen.press(.delete, times: 3)
    #expect(numbers.items == [])
    #expect(numbers.selection == nil)
  }

  @Test("Option with an arrow moves the row, and the selection with it")
  func move() {
    let numbers = Numbers(0..<4)
    let screen = screen(numbers)
    screen.press(.downArrow)
    screen.press(.downArrow, modifiers: .option, times: 2)
    #expect(numbers.items == [1, 2, 0, 3])
    screen.press(.downArrow, modifiers: .option, times: 2)
    #expect(numbers.items == [1, 2, 3, 0])
    screen.press(.upArrow, modifiers: .option)
    #expect(numbers.items == [1, 2, 0, 3])
    #expect(numbers.selection == 0)
    #expect(screen.rows[2].hasPrefix("›row 0"))
  }

  @Test("rows can be deleted and moved without a selection of the app's")
  func editingWithoutSelection() {
    let numbers = Numbers(0..<4)
    struct Page: View {
      let numbers: Numbers

      var body: some View {
        List {
          ForEach(numbers.items, id: \.self) { Text("row \($0)") }
            .onDelete { numbers.items.remove(atOffsets: $0) }
        }
      }
    }
    let screen = ListScreen(width: 12, height: 5) { Page(numbers: numbers) }
    #expect(screen.rows[0] == "›row 0")
    screen.press(.downArrow, times: 2)
    screen.press(.delete)
    #expect(numbers.items == [0, 2, 3])
    #expect(screen.rows[1] == "›row 2")
  }

  @Test("Space marks rows one by one, Shift extends, arrows alone begin anew")
  func multiple() {
    let numbers = Numbers(0..<20)
    let screen = screen(numbers, isMultiple: true)
    screen.press(.downArrow, times: 2)
    #expect(numbers.set == [1])
    screen.press(.downArrow, modifiers: .shift, times: 2)
    #expect(numbers.set == [1, 2, 3])
    screen.press(.upArrow, modifiers: .shift)
    #expect(numbers.set == [1, 2])
    screen.press(.downArrow)
    #expect(numbers.set == [3])
    screen.press(.space)
    screen.press(.downArrow, times: 2)
    #expect(numbers.set == [3])
    screen.press(.space)
    #expect(numbers.set == [3, 5])
    #expect(screen.selectedRows == ["row 3", "row 5"])
    screen.press(.space)
    #expect(numbers.set == [3])
  }

  @Test("several selected rows are deleted at once, and ids that are gone are dropped")
  func multipleDelete() {
    let numbers = Numbers(0..<6)
    let screen = screen(numbers, isMultiple: true)
    screen.press(.downArrow)
    screen.press(.downArrow, modifiers: .shift)
    screen.press(.delete)
    #expect(numbers.items == [2, 3, 4, 5])
    numbers.set = [2, 5]
    screen.runFrames()
    numbers.items.removeAll { $0 == 5 }
    screen.runFrames()
    #expect(numbers.set == [2])
  }

  @Test("a click with Control adds a row, with Shift all up to it")
  func multipleClicks() {
    let numbers = Numbers(0..<20)
    let screen = screen(numbers, isMultiple: true)
    screen.click(x: 2, y: 0)
    screen.click(x: 2, y: 2, modifiers: .control)
    #expect(numbers.set == [0, 2])
    screen.click(x: 2, y: 4, modifiers: .shift)
    #expect(numbers.set == [2, 3, 4])
    screen.click(x: 2, y: 1)
    #expect(numbers.set == [1])
  }

  @Test("static rows are selected by their tags, headings not at all")
  func sections() {
    struct Page: View {
      @State private var selection: String?

      var body: some View {
        List(selection: $selection) {
          Section("Fruit") {
            Text("apple").tag("a")
            Text("pear").tag("p")
          }
          Section {
            ForEach(["x", "y"], id: \.self) { Text($0) }
          } header: {
            Text("Letters")
          } footer: {
            Text("that is \(selection ?? "nothing")")
          }
        }
      }
    }
    let screen = ListScreen(width: 20, height: 9) { Page() }
    #expect(screen.rows[0] == " Fruit")
    screen.press(.downArrow)
    #expect(screen.rows[1] == "›apple")
    #expect(screen.rows.contains(" that is a"))
    screen.press(.downArrow, times: 2)
    #expect(screen.rows[4] == "›x")
    screen.press(.end)
    #expect(screen.rows.contains(" that is y"))
    screen.press(.home)
    #expect(screen.rows.contains(" that is a"))
  }

  @Test("a ForEach of sections keeps every element a row")
  func nestedForEach() {
    let numbers = Numbers([])
    let screen = ListScreen(width: 20, height: 12) {
      List(selection: Bindable(numbers).selection) {
        ForEach(0..<3) { group in
          Section("group \(group)") {
            ForEach(0..<2) { item in Text("item \(group) \(item)").tag(group * 10 + item) }
          }
        }
      }
    }
    #expect(screen.rowElements.count == 9)
    screen.press(.downArrow, times: 4)
    #expect(numbers.selection == 11)
  }

  @Test("without a current row the keys scroll and go to the controls in the rows")
  func controlsInRows() {
    let screen = ListScreen(width: 12, height: 4) {
      List(0..<50) { number in
        HStack {
          Text("row \(number)")
          if number % 3 == 0 { Text("go").modifier(ControlModifier(Control())) }
        }
      }
    }
    #expect(screen.tree.focus.focused?.absoluteFrame.minY == 0)
    screen.press(.downArrow)
    #expect(screen.tree.focus.focused?.absoluteFrame.minY == 3)
    screen.press(.downArrow, times: 8)
    #expect(screen.rows[3].contains("row 15"))
    screen.press(.tab)
    #expect(screen.rows[3].contains("row 18"))
    #expect(screen.tree.focus.focused?.absoluteFrame.minY == 3)
    screen.press(.tab, modifiers: .shift, times: 6)
    #expect(screen.rows[0].contains("row 0"))
  }

  @Test("a list of texts alone scrolls")
  func plainScrolling() {
    let screen = ListScreen(width: 12, height: 4) { List(0..<50) { Text("row \($0)") } }
    screen.press(.downArrow)
    #expect(screen.rows[0].hasPrefix(" row 1"))
    screen.press(.end)
    #expect(screen.rows[3].hasPrefix(" row 49"))
  }

  @Test("an empty list, and one on a screen of no size, are lists too")
  func empty() {
    let numbers = Numbers([])
    let screen = screen(numbers)
    screen.press(.downArrow)
    screen.press(.delete)
    screen.tree.resize(to: .zero)
    screen.runFrames()
    screen.press(.pageDown)
    numbers.items = [1, 2, 3]
    screen.runFrames()
    screen.press(.downArrow)
    screen.tree.resize(to: Size(width: 10, height: 3))
    screen.runFrames()
    #expect(screen.rows[0] == "›row 1")
  }

  @Test("a border, separators, grounds and room around rows")
  func looksOfRows() {
    let screen = ListScreen(width: 10, height: 7) {
      List {
        Text("a").listRowSeparator(.visible)
        Text("b").listRowBackground(.blue)
        Text("c").listRowInsets(EdgeInsets(.all, 0))
      }
      .listStyle(.bordered)
    }
    #expect(
      screen.rows == [
        "╭────────╮", "│ a      │", "│ ────── │", "│ b      │", "│c       │", "│        │",
        "╰────────╯",
      ])
    #expect(screen.tree.surface[1, 3].style.background == Color.blue.resolved(in: .dark))
  }

  @Test("duplicate ids are told of and are rows all the same")
  func duplicates() {
    let numbers = Numbers([1, 1, 2, 2, 2, 3])
    let screen = screen(numbers, height: 7)
    #expect(screen.rows.filter { $0.contains("row 2") }.count == 3)
    numbers.items = [2, 1, 2, 3, 3]
    screen.runFrames()
    #expect(screen.rows.filter { $0.contains("row 2") }.count == 2)
  }
}
