package import TesseraScreen

/// `Grid`: rows whose cells share the widths of their columns.
///
/// The columns divide the offered width as the children of a row do, a column being as wide as the
/// widest of its cells at the share; then a cell over several columns adds what they lack; then the
/// rows divide the offered height, with the widths fixed.
/// ```
/// |Name |Age|       |A wide title|     lack of 4 over two columns: 2 and 2,
/// |Grace| 36|       |  a  |  b   |     an odd cell goes to the trailing one
/// ```
package struct GridSolver: Equatable {
  package let alignment: Alignment
  package let horizontalSpacing: Int
  package let verticalSpacing: Int

  package init(alignment: Alignment, horizontalSpacing: Int?, verticalSpacing: Int?) {
    self.alignment = alignment
    self.horizontalSpacing =
      horizontalSpacing?.asPosition ?? ViewSpacing.defaultDistance(along: .horizontal)
    self.verticalSpacing =
      verticalSpacing?.asPosition ?? ViewSpacing.defaultDistance(along: .vertical)
  }

  package func sizeThatFits(
    _ proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout GridLayoutCache
  ) -> Size {
    solve(proposal, subviews: subviews, cache: &cache).size
  }

  package func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout GridLayoutCache
  ) {
    let solution = solve(proposal, subviews: subviews, cache: &cache)
    let columnOrigins = solution.columns.origins
    let rowOrigins = solution.rows.origins
    for cell in cache.cells.cells {
      let box = Size(
        width: solution.columns.length(of: cell.columns),
        height: solution.rows.lengths[cell.row])
      let offer = ProposedViewSize(box)
      let view = ViewDimensions(subviews.element(offset: cell.offset), proposal: offer)
      let corner = Point(x: columnOrigins[cell.columns.lowerBound], y: rowOrigins[cell.row])
      let inside = origin(of: view, in: box, cell: cell, cells: cache.cells, solution)
      subviews.place(offset: cell.offset, at: bounds.origin + corner + inside, proposal: offer)
    }
  }

  private func solve(
    _ proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout GridLayoutCache
  ) -> GridLayoutCache.Solution {
    if let solved = cache.solved, solved.proposal == proposal { return solved }
    // A cache of other subviews comes from an author's layout that forgot to update it.
    if cache.count != subviews.count { cache = GridLayoutCache(subviews) }
    let cells = cache.cells
    let columns = solveColumns(proposal, cells: cells, subviews: subviews)
    let rows = solveRows(proposal, columns: columns, cells: cells, subviews: subviews)
    let solution = GridLayoutCache.Solution(
      proposal: proposal, columns: columns, rows: rows,
      size: Size(width: columns.totalLength, height: rows.totalLength))
    cache.solved = solution
    return solution
  }

  // MARK: Columns

  private func solveColumns(
    _ proposal: ProposedViewSize, cells: GridCells, subviews: LayoutSubviews
  ) -> GridTracks {
    var columns = GridTracks(count: cells.cellsOfColumn.count, gap: horizontalSpacing)
    columns.divide(proposal.width) { column, offer in
      let key = columnKey(column, cells)
      let offer = ProposedViewSize(width: offer, height: proposal.height)
      var extent = AlignedExtent()
      for index in cells.cellsOfColumn[column] {
        let cell = cells.cells[index]
        guard !cell.unsizedAxes.contains(Axis.horizontal) else { continue }
        let view = ViewDimensions(subviews.element(offset: cell.offset), proposal: offer)
        extent.add(view, key: key)
      }
      return extent
    }
    for index in cells.spanningCells {
      let cell = cells.cells[index]
      guard !cell.unsizedAxes.contains(Axis.horizontal) else { continue }
      let offer = ProposedViewSize(
        width: columns.offer(to: cell.columns, of: proposal.width), height: proposal.height)
      let size = subviews.element(offset: cell.offset).sizeThatFits(offer).asLengths
      columns.widen(cell.columns, to: size.width)
    }
    return columns
  }

  private func columnKey(_ column: Int, _ cells: GridCells) -> AlignmentKey {
    (cells.columnAlignments[column] ?? alignment.horizontal).key
  }

  // MARK: Rows

  private func solveRows(
    _ proposal: ProposedViewSize, columns: GridTracks, cells: GridCells, subviews: LayoutSubviews
  ) -> GridTracks {
    var rows = GridTracks(count: cells.cellsOfRow.count, gap: verticalSpacing)
    rows.divide(proposal.height) { row, offer in
      let key = rowKey(row, cells)
      var extent = AlignedExtent()
      for index in cells.cellsOfRow[row] {
        let cell = cells.cells[index]
        guard !cell.unsizedAxes.contains(Axis.vertical) else { continue }
        let offer = ProposedViewSize(width: columns.length(of: cell.columns), height: offer)
        let view = ViewDimensions(subviews.element(offset: cell.offset), proposal: offer)
        extent.add(view, key: key)
      }
      return extent
    }
    return rows
  }

  private func rowKey(_ row: Int, _ cells: GridCells) -> AlignmentKey {
    (cells.rowAlignments[row] ?? alignment.vertical).key
  }

  // MARK: Cells

  /// Where a view goes in its cell: its own anchor, else the guides of its column and row.
  private func origin(
    of view: ViewDimensions, in box: Size, cell: GridCells.Cell, cells: GridCells,
    _ solution: GridLayoutCache.Solution
  ) -> Point {
    if let anchor = cell.anchor {
      return Point(
        x: 0.lessShare(anchor.x, of: view.width - box.width),
        y: 0.lessShare(anchor.y, of: view.height - box.height))
    }
    let column = cell.columns.lowerBound
    let columnKey = cell.isSpanning ? alignment.horizontal.key : columnKey(column, cells)
    let rowKey = rowKey(cell.row, cells)
    return Point(
      x: origin(view, columnKey, box, cell.isSpanning ? nil : solution.columns.extents[column]),
      y: origin(view, rowKey, box, solution.rows.extents[cell.row]))
  }

  private func origin(
    _ view: ViewDimensions, _ key: AlignmentKey, _ box: Size, _ extent: AlignedExtent?
  ) -> Int {
    if key.leavesContainers, let extent { return extent.origin(guide: view.halfCells(of: key)) }
    return wholeCells(key.defaultHalfCells(in: box), view.halfCells(of: key))
  }
}

extension AlignedExtent {
  /// Adds a view to a track of a grid.
  ///
  /// Sides and middles are those of the track itself, so that a view with a moved guide does not
  /// widen it; baselines and an author's guides lie on one line through the track's views.
  fileprivate mutating func add(_ view: ViewDimensions, key: AlignmentKey) {
    add(
      length: view.size[key.axis], guide: key.leavesContainers ? view.halfCells(of: key) : 0)
  }
}
