public import TesseraScreen

/// A row: views side by side, from the leading side on.
public struct HStackLayout: Layout, Hashable, Sendable {
  /// The guide that the views share.
  public var alignment: VerticalAlignment
  /// The columns between any two views; `nil` follows their wishes, usually one column.
  public var spacing: Int?

  /// Makes a row.
  public init(alignment: VerticalAlignment = .center, spacing: Int? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  private var solver: StackSolver {
    StackSolver(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  /// A row lines its views up horizontally.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  /// Makes the cache: the views' priorities and the gaps between them.
  public func makeCache(subviews: Subviews) -> StackLayoutCache {
    solver.makeCache(subviews: subviews)
  }

  /// The wishes of the outermost views at the sides, and of all above and below.
  public func spacing(subviews: Subviews, cache: inout StackLayoutCache) -> ViewSpacing {
    solver.spacing(of: subviews)
  }

  /// As wide as the views and the gaps, as tall as the views are when aligned.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
  ) -> Size {
    solver.sizeThatFits(proposal, subviews: subviews, cache: &cache)
  }

  /// Places the views from the leading side on.
  public func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout StackLayoutCache
  ) {
    solver.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
