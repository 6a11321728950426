import TesseraScreen

/// A layout of some type together with its cache.
class LayoutBox {
  /// Makes a box for a layout and its subviews.
  static func make<L: Layout>(_ layout: L, subviews: LayoutSubviews) -> LayoutBox {
    TypedLayoutBox(layout, subviews: subviews)
  }

  var stackOrientation: Axis? { nil }

  /// Takes another value of the same layout type; false if it is of another type.
  func adopt(_ layout: any Layout) -> Bool { false }
  func updateCache(subviews: LayoutSubviews) {}
  func spacing(subviews: LayoutSubviews) -> ViewSpacing { ViewSpacing() }
  func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviews) -> Size { .zero }
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews) {}
  func explicitAlignment(
    of key: AlignmentKey, in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews
  ) -> Int? { nil }
}

private final class TypedLayoutBox<L: Layout>: LayoutBox {
  private var layout: L
  private var cache: L.Cache

  init(_ layout: L, subviews: LayoutSubviews) {
    self.layout = layout
    cache = layout.makeCache(subviews: subviews)
  }

  override var stackOrientation: Axis? { L.layoutProperties.stackOrientation }

  override func adopt(_ layout: any Layout) -> Bool {
    guard let layout = layout as? L else { return false }
    self.layout = layout
    return true
  }

  override func updateCache(subviews: LayoutSubviews) {
    layout.updateCache(&cache, subviews: subviews)
  }

  override func spacing(subviews: LayoutSubviews) -> ViewSpacing {
    layout.spacing(subviews: subviews, cache: &cache)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviews) -> Size {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  override func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews
  ) {
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  override func explicitAlignment(
    of key: AlignmentKey, in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews
  ) -> Int? {
    switch key.axis {
    case .horizontal:
      layout.explicitAlignment(
        of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
    case .vertical:
      layout.explicitAlignment(
        of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
    }
  }
}
