import TesseraScreen

/// The cells of a grid, put into rows and columns.
struct GridCells {
  struct Cell {
    /// The place among the subviews.
    let offset: Int
    let row: Int
    let columns: Range<Int>
    /// The axes along which the cell has no say in the length of its track.
    let unsizedAxes: Axis.Set
    let anchor: UnitPoint?

    var isSpanning: Bool { columns.count > 1 }
  }

  /// More columns than any screen has; a span beyond is an author's mistake.
  private static let mostColumns = 1024

  private(set) var cells: [Cell] = []
  /// The guide of every row and of every column, where one is set.
  private(set) var rowAlignments: [VerticalAlignment?] = []
  private(set) var columnAlignments: [HorizontalAlignment?] = []
  /// The cells of every row, and those that stand in one column alone, as indices of `cells`.
  private(set) var cellsOfRow: [[Int]] = []
  private(set) var cellsOfColumn: [[Int]] = []
  private(set) var spanningCells: [Int] = []

  init(_ subviews: LayoutSubviews) {
    placeInRows(subviews)
    let count = columnCount
    columnAlignments = Array(repeating: nil, count: count)
    cellsOfColumn = Array(repeating: [], count: count)
    for (index, cell) in cells.enumerated() {
      let columns = cell.columns.clamped(to: 0..<count)
      cells[index] = Cell(
        offset: cell.offset, row: cell.row, columns: columns, unsizedAxes: cell.unsizedAxes,
        anchor: cell.anchor)
      cellsOfRow[cell.row].append(index)
      if columns.count > 1 {
        spanningCells.append(index)
        continue
      }
      cellsOfColumn[columns.lowerBound].append(index)
      let subview = LayoutSubview(
        children: subviews.children, index: subviews.childIndex(offset: cell.offset))
      if let alignment = subview[GridColumnAlignmentKey.self],
        columnAlignments[columns.lowerBound] == nil
      {
        columnAlignments[columns.lowerBound] = alignment
      }
    }
  }

  /// The width of the widest row, counting spans; views without a row do not count.
  private var columnCount: Int {
    let wholeRow = GridCells.mostColumns
    let ends = cells.lazy.filter { $0.columns.count < wholeRow }.map(\.columns.upperBound)
    return max(ends.max() ?? 0, cells.isEmpty ? 0 : 1)
  }

  private mutating func placeInRows(_ subviews: LayoutSubviews) {
    var current: Int?
    var column = 0
    for offset in 0..<subviews.count {
      let subview = LayoutSubview(
        children: subviews.children, index: subviews.childIndex(offset: offset))
      let membership = subview[GridRowKey.self]
      if membership == nil || membership?.number != current {
        rowAlignments.append(membership?.alignment)
        cellsOfRow.append([])
        column = 0
      }
      current = membership?.number
      let most = GridCells.mostColumns
      let span =
        membership == nil ? most : subview[GridCellColumnsKey.self].clamped(1, most - 1 - column)
      cells.append(
        Cell(
          offset: offset, row: rowAlignments.count - 1, columns: column..<column + span,
          unsizedAxes: subview[GridCellUnsizedAxesKey.self],
          anchor: subview[GridCellAnchorKey.self]))
      column = min(column + span, most - 2)
    }
  }
}
