import TesseraGraph
import TesseraScreen
import Testing

@Suite("Lazy grids")
@MainActor
struct LazyGridTests {
  private func lengths(_ items: [GridItem], across length: Int?) -> [Int] {
    solver(items).tracks(across: length).tracks.map(\.length)
  }

  private func solver(
    _ items: [GridItem], _ alignment: HorizontalAlignment = .center, spacing: Int? = nil
  ) -> LazyGridSolver {
    LazyGridSolver(axis: .vertical, items: items, alignment: alignment.key, spacing: spacing)
  }

  @Test("a fixed and an adaptive item share 200 as in SwiftUI: 70, 57, 57")
  func adaptive() {
    let items = [
      GridItem(.fixed(70), spacing: 8), GridItem(.adaptive(minimum: 40), spacing: 8),
    ]
    #expect(lengths(items, across: 200) == [70, 57, 57])
  }

  @Test("flexible items share what is left in order, the odd cells to the last")
  func flexible() {
    let item = GridItem(spacing: 0)
    #expect(lengths([item, item, item], across: 20) == [6, 7, 7])
    #expect(lengths([item, item, item], across: 0) == [1, 1, 1])
  }

  @Test("an item keeps its bounds, and the next ones share the rest")
  func bounds() {
    let items = [
      GridItem(.flexible(maximum: 3), spacing: 1), GridItem(.flexible(minimum: 9), spacing: 1),
      GridItem(),
    ]
    #expect(lengths(items, across: 22) == [3, 9, 8])
  }

  @Test("without an offer every item has its least length")
  func unspecified() {
    let items = [
      GridItem(.fixed(4)), GridItem(.flexible(minimum: 3)), GridItem(.adaptive(minimum: 5)),
    ]
    #expect(lengths(items, across: nil) == [4, 3, 5])
    #expect(solver(items).tracks(across: nil).length == 14)
  }

  @Test("tracks that do not fill the offer lie as the grid is aligned")
  func alignment() {
    let items = [GridItem(.fixed(4)), GridItem(.fixed(5))]
    #expect(solver(items, .leading).tracks(across: 21).tracks.map(\.origin) == [0, 5])
    #expect(solver(items, .center).tracks(across: 21).tracks.map(\.origin) == [5, 10])
    #expect(solver(items, .trailing).tracks(across: 21).tracks.map(\.origin) == [11, 16])
  }

  @Test("numbers without sense do not trap")
  func absurd() {
    let items = [
      GridItem(.adaptive(minimum: 0, maximum: -4), spacing: -3), GridItem(.fixed(.max)),
      GridItem(.flexible(minimum: .infinity, maximum: 2), spacing: .min),
    ]
    for length in [0, 7, .infinity, nil] {
      #expect(solver(items).tracks(across: length).length >= 0)
    }
    #expect(solver([]).tracks(across: 9).length == 9)
  }

  @Test("a line is as tall as its tallest cell, and all its cells are offered that")
  func lines() {
    let cells = [text("a\nb"), fill(), text("c"), text("d")]
    let grid = TestContainer(
      LazyGridLayout(solver([GridItem(.fixed(3)), GridItem(.fixed(3))], .leading)), cells)
    #expect(
      grid.frames(in: 7, nil) == [
        Rect(x: 1, y: 0, width: 1, height: 2), Rect(x: 4, y: 0, width: 3, height: 2),
        Rect(x: 1, y: 2, width: 1, height: 1), Rect(x: 5, y: 2, width: 1, height: 1),
      ])
    #expect(grid.size(in: 7, nil) == Size(width: 7, height: 3))
  }

  @Test("a horizontal grid fills one column after another")
  func horizontal() {
    let solver = LazyGridSolver(
      axis: .horizontal, items: [GridItem(.fixed(1)), GridItem(.fixed(1))],
      alignment: VerticalAlignment.top.key, spacing: nil)
    let grid = TestContainer(LazyGridLayout(solver), ["a", "b", "cc", "d"].map { text($0) })
    #expect(grid.picture(in: 5, 2) == ["a cc ", "b d  "])
  }
}
