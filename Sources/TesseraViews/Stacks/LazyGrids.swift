public import TesseraGraph
import TesseraScreen

/// Rows of cells in columns that are made without asking the cells: SwiftUI's `LazyVGrid`.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.adaptive(minimum: 12))]) {
///   ForEach(files) { FileIcon($0) }
/// }
/// ```
public struct LazyVGrid<Content: View>: View, ContainerView {
  package let layout: LazyGridLayout
  package let content: Content

  /// Makes a grid of columns; `spacing` is in rows.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Int? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      LazyGridSolver(axis: .vertical, items: columns, alignment: alignment.key, spacing: spacing))
    self.content = content()
  }
}

/// Columns of cells in rows that are made without asking the cells: SwiftUI's `LazyHGrid`.
public struct LazyHGrid<Content: View>: View, ContainerView {
  package let layout: LazyGridLayout
  package let content: Content

  /// Makes a grid of rows; `spacing` is in columns.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Int? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      LazyGridSolver(axis: .horizontal, items: rows, alignment: alignment.key, spacing: spacing))
    self.content = content()
  }
}
