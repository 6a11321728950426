public import TesseraGraph
import TesseraScreen

/// Rows whose cells share the widths of their columns: SwiftUI's `Grid`.
///
/// A view that is in no `GridRow` is a row of its own, as wide as the grid. The default spacing is
/// one column, and no row.
///
/// ```swift
/// Grid(alignment: .leading) {
///   GridRow { Text("Name"); Text("Size") }
///   Divider()
///   GridRow { Text("README.md"); Text("4 kB").gridColumnAlignment(.trailing) }
/// }
/// ```
public struct Grid<Content: View>: View, ContainerView {
  package let layout: GridLayout
  package let content: Content

  /// Makes a grid; spacing is in columns and in rows.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Int? = nil, verticalSpacing: Int? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

/// The cells of one row of a `Grid`; outside of a grid it is a group.
public struct GridRow<Content: View>: View {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Makes a row; nil follows the alignment of the grid.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// The cells with the row that they belong to.
  public var body: some View {
    GridRowViews(alignment: alignment, content: content)
  }
}
