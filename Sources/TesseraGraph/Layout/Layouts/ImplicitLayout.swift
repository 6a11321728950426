package import TesseraScreen

/// The layout of views that stand where one view is expected: several lie in a layout, one alone is
/// as if nothing were around it.
///
/// So the views of an `overlay` are a pile, and the guides of a single one are its own.
package struct ImplicitLayout<Base: Layout>: Layout {
  private let base: Base

  /// Makes a layout that lies several views out as another one does.
  package init(_ base: Base) {
    self.base = base
  }

  package func makeCache(subviews: Subviews) -> Base.Cache { base.makeCache(subviews: subviews) }

  package func updateCache(_ cache: inout Base.Cache, subviews: Subviews) {
    base.updateCache(&cache, subviews: subviews)
  }

  private func sole(of subviews: Subviews) -> LayoutSubview? {
    subviews.count == 1 ? subviews.first : nil
  }

  package func spacing(subviews: Subviews, cache: inout Base.Cache) -> ViewSpacing {
    sole(of: subviews)?.spacing ?? base.spacing(subviews: subviews, cache: &cache)
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache
  ) -> Size {
    sole(of: subviews)?.sizeThatFits(proposal)
      ?? base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  package func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache
  ) {
    if let sole = sole(of: subviews) {
      sole.place(at: bounds.origin, proposal: proposal)
    } else {
      base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Base.Cache
  ) -> Int? {
    guard let sole = sole(of: subviews) else {
      return base.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return sole.dimensions(in: proposal)[explicit: guide]
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Base.Cache
  ) -> Int? {
    guard let sole = sole(of: subviews) else {
      return base.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return sole.dimensions(in: proposal)[explicit: guide]
  }
}
