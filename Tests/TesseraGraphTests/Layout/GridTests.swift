import TesseraGraph
import TesseraScreen
import Testing

@Suite("Grids")
@MainActor
struct GridTests {
  /// A grid of rows of cells.
  private func grid(
    alignment: Alignment = .leading, rowAlignment: VerticalAlignment? = nil,
    spacing: Int? = nil, _ rows: [[TestElement]]
  ) -> TestContainer {
    for (number, row) in rows.enumerated() where row.count > 0 {
      for cell in row where cell.name != "bare" {
        _ = cell.value(
          GridRowKey.self, GridRowMembership(number: number, alignment: rowAlignment))
      }
    }
    return TestContainer(
      GridLayout(alignment: alignment, horizontalSpacing: spacing), rows.flatMap { $0 })
  }

  @Test("a column is as wide as its widest cell")
  func columns() {
    let grid = grid([[text("Name"), text("Age")], [text("Grace"), text("85")]])
    #expect(grid.picture(in: 12, 2) == ["Name  Age   ", "Grace 85    "])
    #expect(grid.size(in: 12, 2) == Size(width: 9, height: 2))
  }

  @Test("a cell over two columns adds what they lack, the odd cell to the trailing one")
  func spans() {
    let title = text("nine char").value(GridCellColumnsKey.self, 2)
    let grid = grid([[title], [text("a"), text("b")]])
    // The columns have 1 and 1 and a gap: they lack 6.
    #expect(grid.frames(in: 20, 2).map(\.minX) == [0, 0, 5])
    let longer = text("ten charac").value(GridCellColumnsKey.self, 2)
    let other = self.grid([[longer], [fill("a").frame(width: 1), fill("b")]])
    #expect(other.size(in: 10, 2).width == 10)
  }

  @Test("a lack that does not divide goes to the trailing columns")
  func oddLack() {
    let title = text("nine char").value(GridCellColumnsKey.self, 3)
    let grid = grid(spacing: 0, [[title], [text("a"), text("b"), text("c")]])
    // 9 over three columns of 1: they lack 6, two each.
    #expect(grid.frames(in: 20, 2).map(\.minX) == [0, 0, 3, 6])
    let longer = text("ten charac").value(GridCellColumnsKey.self, 3)
    let other = self.grid(spacing: 0, [[longer], [text("a"), text("b"), text("c")]])
    #expect(other.frames(in: 20, 2).map(\.minX) == [0, 0, 3, 6])
    #expect(other.size(in: 20, 2).width == 10)
  }

  @Test("a flexible cell over all columns takes all that is offered")
  func flexibleSpan() {
    let bar = fill("=").frame(width: .free, height: .greatest(1)).named("bare")
    let grid = grid([[bar], [text("a"), text("b")]])
    #expect(grid.size(in: 20, 2).width == 20)
  }

  @Test("a cell that is unsized along an axis is stretched to its track")
  func unsized() {
    let line = TestLeaf.divider(nil).value(GridCellUnsizedAxesKey.self, .horizontal)
    let grid = grid([[text("ab"), text("cd")], [line.named("bare")], [text("e"), text("f")]])
    #expect(grid.picture(in: 20, 3).map { $0.prefix(6) } == ["ab cd ", "───── ", "e  f  "])
  }

  @Test("an anchor comes before the column's guide, that before the grid's")
  func precedence() {
    let anchored = text("x").value(GridCellAnchorKey.self, .trailing)
    let aligned = text("y").value(GridColumnAlignmentKey.self, .center)
    let grid = grid([[text("12345"), text("12345")], [anchored, aligned]])
    #expect(grid.frames(in: 20, 2).map(\.minX) == [0, 6, 4, 8])
  }

  @Test("a row's guide comes before the grid's")
  func rowAlignment() {
    let grid = grid(alignment: .topLeading, rowAlignment: .bottom, [[text("a\nb\nc"), text("x")]])
    #expect(grid.frames(in: 20, 3).map(\.minY) == [0, 2])
  }

  @Test("the first baselines of a row are on one line, and make it taller where they must")
  func baselines() {
    let grid = grid(
      rowAlignment: .firstTextBaseline, [[TestLeaf.fixed(1, 2), text("a\nb")], [text("c")]])
    #expect(grid.frames(in: 20, 9).map(\.minY) == [0, 1, 3])
  }

  @Test("a short row leaves its last cells empty")
  func shortRow() {
    let grid = grid([[text("a")], [text("b"), text("c"), text("d")]])
    #expect(grid.size(in: 20, 5) == Size(width: 5, height: 2))
  }

  @Test("rows share the height as columns share the width")
  func rows() {
    let grid = grid([[fill("a")], [text("b")], [fill("c")]])
    #expect(grid.picture(in: 2, 6) == ["aa", "aa", "b ", "cc", "cc", "cc"])
  }

  @Test("a span that no screen can hold does not trap")
  func hugeSpan() {
    for span in [0, -5, .max, .infinity] {
      let cell = text("a").value(GridCellColumnsKey.self, span)
      let grid = grid([[text("x"), cell, text("b")], [text("c")]])
      #expect(grid.size(in: 20, 2).height == 2)
    }
  }

  @Test("an empty grid has no size")
  func empty() {
    #expect(grid([]).size(in: 20, 5) == .zero)
  }

  @Test("a grid in a grid in a grid is still affordable")
  func nested() {
    let root = (0..<6).reduce(fill()) { inner, _ in
      grid([[text("some text"), fill()], [text("x"), inner]])
    }
    _ = root.layOut(ProposedViewSize(width: 200, height: 60))
    let busiest = root.everyElement.map(\.measureCount).max() ?? 0
    print("six nested grids: busiest \(busiest)")
    #expect(busiest <= 40)
  }
}
