public import TesseraScreen

/// A column: views one below the other, from the top on.
public struct VStackLayout: Layout, Hashable, Sendable {
  /// The guide that the views share.
  public var alignment: HorizontalAlignment
  /// The rows between any two views; `nil` follows their wishes, usually none.
  public var spacing: Int?

  /// Makes a column.
  public init(alignment: HorizontalAlignment = .center, spacing: Int? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  private var solver: StackSolver {
    StackSolver(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  /// A column lines its views up vertically.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  /// Makes the cache: the views' priorities and the gaps between them.
  public func makeCache(subviews: Subviews) -> StackLayoutCache {
    solver.makeCache(subviews: subviews)
  }

  /// The wishes of the outermost views above and below, and of all at the sides.
  public func spacing(subviews: Subviews, cache: inout StackLayoutCache) -> ViewSpacing {
    solver.spacing(of: subviews)
  }

  /// As tall as the views and the gaps, as wide as the views are when aligned.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
  ) -> Size {
    solver.sizeThatFits(proposal, subviews: subviews, cache: &cache)
  }

  /// Places the views from the top on.
  public func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout StackLayoutCache
  ) {
    solver.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
