import Observation
import TesseraGraph
import TesseraScreen
import TesseraViews
import Testing

/// Counts the rows whose views are made.
@MainActor
private final class RowCount {
  var made = 0
}

private struct CountedRow: View {
  let number: Int

  var body: some View {
    HStack {
      Text("row \(number)")
      Spacer()
      Text("\(number * 7)")
    }
  }
}

private struct LongList: View {
  let count: Int
  let rows: RowCount
  @State private var selection: Int? = 0

  var body: some View {
    List(0..<count, selection: $selection) { number in
      let _ = rows.made += 1
      CountedRow(number: number)
    }
  }
}

@MainActor
@Observable
private final class LongModel {
  var items = Array(0..<100_000)
  var title = "a"
}

/// What a step costs, as counts that do not depend on the machine.
private struct StepCost: Equatable {
  var rowsMade: Int
  var bodies: Int
  var cells: Int
  var nodes: Int
  var laidOut: Int
  var drawn: Int
}

@Suite("What a list costs")
@MainActor
struct ListCostTests {
  @Test("only rows near what can be seen have views, in any parent")
  func rowsMade() {
    let rows = RowCount()
    let screens: [ListScreen] = [
      ListScreen(width: 30, height: 10) { LongList(count: 100_000, rows: rows) },
      ListScreen(width: 30, height: 12) {
        VStack {
          Text("title")
          HStack {
            LongList(count: 100_000, rows: rows).frame(width: 20)
            Text("|")
          }
          Text("status")
        }
      },
      ListScreen(width: 30, height: 10) {
        ScrollView { LongList(count: 100_000, rows: rows) }
      },
      ListScreen(width: 30, height: 10) {
        ZStack { LongList(count: 100_000, rows: rows).fixedSize() }
      },
    ]
    for screen in screens {
      #expect(screen.tree.report.nodesAlive < 14 * 12)
    }
    #expect(rows.made <= 6 * 14)
  }

  @Test("a key costs the same at a thousand rows and at a million")
  func equalCost() {
    let costs = [1000, 100_000, 1_000_000].map { count -> [StepCost] in
      let rows = RowCount()
      let screen = ListScreen(width: 40, height: 20) { LongList(count: count, rows: rows) }
      return (0..<400).map { step in
        rows.made = 0
        screen.press(step % 50 == 49 ? .pageDown : .downArrow)
        return StepCost(
          rowsMade: rows.made, bodies: screen.bodies, cells: screen.cellsDamaged,
          nodes: screen.tree.report.nodesAlive, laidOut: screen.tree.report.nodesLaidOut,
          drawn: screen.tree.report.nodesDrawn)
      }
    }
    #expect(costs[1] == costs[2])
    // The bar is a little longer at a thousand rows; all else is the same.
    for (small, large) in zip(costs[0], costs[2]) {
      #expect(small.rowsMade == large.rowsMade)
      #expect(small.bodies == large.bodies)
      #expect(small.nodes == large.nodes)
      #expect(abs(small.cells - large.cells) <= 12)
    }
  }

  @Test("a step inside of the view paints two rows and makes none")
  func stepInside() {
    let rows = RowCount()
    let screen = ListScreen(width: 40, height: 20) { LongList(count: 1_000_000, rows: rows) }
    rows.made = 0
    screen.press(.downArrow)
    #expect(rows.made == 0)
    #expect(screen.bodies == 0)
    #expect(screen.shifts.isEmpty)
    #expect(screen.cellsDamaged == 2 * 40)
  }

  @Test("a step that scrolls moves the cells, makes one row and paints two")
  func stepThatScrolls() {
    let rows = RowCount()
    let screen = ListScreen(width: 40, height: 20) { LongList(count: 1_000_000, rows: rows) }
    screen.press(.downArrow, times: 30)
    rows.made = 0
    screen.press(.downArrow)
    #expect(rows.made == 1)
    #expect(screen.bodies == 1)
    #expect(screen.shifts == [ScrollShift(rect: Rect(x: 0, y: 0, width: 40, height: 20), rows: 1)])
    #expect(screen.cellsDamaged == 2 * 40 || screen.cellsDamaged <= 2 * 40 + 2 * 4)
  }

  @Test("an update with unchanged data makes no rows; changed data makes those that are seen")
  func updates() {
    struct Page: View {
      let model: LongModel
      let rows: RowCount

      var body: some View {
        let _ = model.title
        List(model.items, id: \.self) { Row(number: $0, rows: rows) }
      }

      struct Row: View {
        let number: Int
        let rows: RowCount

        var body: some View {
          let _ = rows.made += 1
          Text("row \(number)")
        }
      }
    }
    let model = LongModel()
    let rows = RowCount()
    let screen = ListScreen(width: 20, height: 10) { Page(model: model, rows: rows) }
    rows.made = 0
    model.title = "b"
    screen.runFrames()
    #expect(rows.made == 0)
    #expect(screen.cellsDamaged == 0)
    model.items.append(100_000)
    screen.runFrames()
    #expect(rows.made == 0)
    model.items[3] = -3
    screen.runFrames()
    #expect(rows.made == 1)
    #expect(screen.cellsDamaged <= 20)
  }

  @Test("a row keeps its state while it is near, and one far away has no views")
  func rowState() {
    struct Page: View {
      var body: some View {
        List(0..<10_000) { number in Row(number: number) }
      }

      struct Row: View {
        let number: Int
        @State private var count = 0

        var body: some View {
          Text("row \(number) \(count)").onAppear { count += 1 }
        }
      }
    }
    let screen = ListScreen(width: 20, height: 10) { Page() }
    #expect(screen.rows[0].hasPrefix(" row 0 1"))
    let alive = screen.tree.report.nodesAlive
    screen.press(.pageDown, times: 5)
    screen.press(.home)
    // It appeared once more and still knows of the first time.
    #expect(screen.rows[0].hasPrefix(" row 0 2"))
    screen.press(.pageDown, times: 300)
    #expect(screen.tree.report.nodesAlive < alive * 35)
    screen.press(.home)
    #expect(screen.rows[0].hasPrefix(" row 0 1"))
  }

  @Test("rows of any height keep their places when one scrolls on and back")
  func heights() {
    let screen = ListScreen(width: 20, height: 10) {
      List(0..<1000) { number in
        VStack(alignment: .leading) {
          Text("row \(number)")
          ForEach(0..<number % 4, id: \.self) { Text("- \($0)") }
        }
      }
    }
    let top = screen.rows
    screen.press(.downArrow, times: 200)
    let middle = screen.rows
    screen.press(.pageDown, times: 3)
    screen.press(.pageUp, times: 3)
    #expect(screen.rows.map { $0.prefix(10) } == middle.map { $0.prefix(10) })
    screen.press(.upArrow, times: 400)
    #expect(screen.rows == top)
    screen.press(.end)
    #expect(screen.rows[9].hasPrefix(" - 2"))
    screen.press(.upArrow, times: 30)
    screen.press(.end)
    #expect(screen.rows[9].hasPrefix(" - 2"))
    screen.press(.home)
    #expect(screen.rows == top)
  }
}
