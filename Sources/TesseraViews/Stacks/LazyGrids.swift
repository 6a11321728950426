public import TesseraGraph
import TesseraScreen

/// Rows of cells in columns, made only when they are near what can be seen: SwiftUI's `LazyVGrid`.
///
/// The columns are made without asking the cells. Put the grid inside of a `ScrollView`, with a
/// `ForEach` over any number of elements: only the rows near what can be seen have views. The default
/// spacing is one column, and no row.
///
/// ```swift
/// ScrollView {
///   LazyVGrid(columns: [GridItem(.adaptive(minimum: 12))]) {
///     ForEach(files) { FileIcon($0) }
///   }
/// }
/// ```
public struct LazyVGrid<Content: View>: View {
  private let solver: LazyGridSolver
  private let content: Content

  /// Makes a grid of columns; `spacing` is in rows.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Int? = nil,
    @ViewBuilder content: () -> Content
  ) {
    solver = LazyGridSolver(
      axis: .vertical, items: columns, alignment: alignment.key, spacing: spacing)
    self.content = content()
  }

  /// The grid as the engine knows it.
  public var body: some View {
    LazyGridView(solver, content: content)
  }
}

/// Columns of cells in rows, made only when they are near what can be seen: SwiftUI's `LazyHGrid`.
///
/// As `LazyVGrid`, for a `ScrollView(.horizontal)`.
public struct LazyHGrid<Content: View>: View {
  private let solver: LazyGridSolver
  private let content: Content

  /// Makes a grid of rows; `spacing` is in columns.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Int? = nil,
    @ViewBuilder content: () -> Content
  ) {
    solver = LazyGridSolver(
      axis: .horizontal, items: rows, alignment: alignment.key, spacing: spacing)
    self.content = content()
  }

  /// The grid as the engine knows it.
  public var body: some View {
    LazyGridView(solver, content: content)
  }
}
