public import TesseraScreen

/// Rows whose cells share the widths of their columns.
///
/// A `GridRow` makes a row of its views; a view without one is a row of its own, as wide as the
/// grid.
public struct GridLayout: Layout, Hashable, Sendable {
  /// The guides that the views in a cell share with it.
  public var alignment: Alignment
  /// The columns between two cells of a row; `nil` is one.
  public var horizontalSpacing: Int?
  /// The rows between two rows of cells; `nil` is none.
  public var verticalSpacing: Int?

  /// Makes a grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Int? = nil, verticalSpacing: Int? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  private var solver: GridSolver {
    GridSolver(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }

  /// Makes the cache: which cell is in which row and column.
  public func makeCache(subviews: Subviews) -> GridLayoutCache { GridLayoutCache(subviews) }

  /// As large as the columns, the rows and the gaps.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout GridLayoutCache
  ) -> Size {
    solver.sizeThatFits(proposal, subviews: subviews, cache: &cache)
  }

  /// Offers every view the size of its cell, and aligns it there.
  public func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout GridLayoutCache
  ) {
    solver.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

/// What a grid remembers between calls: its cells, and the last division of space.
public struct GridLayoutCache {
  struct Solution {
    let proposal: ProposedViewSize
    let columns: GridTracks
    let rows: GridTracks
    let size: Size
  }

  let count: Int
  let cells: GridCells
  var solved: Solution?

  init(_ subviews: LayoutSubviews) {
    count = subviews.count
    cells = GridCells(subviews)
  }
}
