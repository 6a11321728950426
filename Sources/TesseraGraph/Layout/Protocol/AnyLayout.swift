public import TesseraScreen

/// A layout of any type: a container keeps its views, with their state, while the type changes.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// layout { Text("one"); Text("two") }
/// ```
public struct AnyLayout: Layout {
  /// What the layout inside remembers.
  public struct Cache {
    fileprivate var box: LayoutBox
    fileprivate var source: Source
  }

  fileprivate final class Source {
    let layout: any Layout
    init(_ layout: any Layout) { self.layout = layout }
  }

  private let source: Source

  /// Makes a layout of any type out of one of a known type.
  public init<L: Layout>(_ layout: L) {
    source = (layout as? AnyLayout)?.source ?? Source(layout)
  }

  /// The layout inside.
  package var base: any Layout { source.layout }

  /// Makes the cache of the layout inside.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(box: LayoutBox.make(source.layout, subviews: subviews), source: source)
  }

  /// Brings the cache up to date; makes another when the type of layout has changed.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    if adopt(&cache, subviews: subviews) == .same { cache.box.updateCache(subviews: subviews) }
  }

  /// The distances that the layout inside would like to keep from its neighbours.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    adopt(&cache, subviews: subviews)
    return cache.box.spacing(subviews: subviews)
  }

  /// The size that the layout inside takes.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Size {
    adopt(&cache, subviews: subviews)
    return cache.box.sizeThatFits(proposal, subviews: subviews)
  }

  /// Places the subviews as the layout inside does.
  public func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    adopt(&cache, subviews: subviews)
    cache.box.placeSubviews(in: bounds, proposal: proposal, subviews: subviews)
  }

  /// Where the layout inside sets a horizontal guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Int? {
    adopt(&cache, subviews: subviews)
    return cache.box.explicitAlignment(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews)
  }

  /// Where the layout inside sets a vertical guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Int? {
    adopt(&cache, subviews: subviews)
    return cache.box.explicitAlignment(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews)
  }

  private enum Adoption { case same, changed }

  /// Makes the cache one of this value's layout, should it be of another's.
  @discardableResult
  private func adopt(_ cache: inout Cache, subviews: Subviews) -> Adoption {
    guard cache.source !== source else { return .same }
    cache.source = source
    if cache.box.adopt(source.layout) {
      cache.box.updateCache(subviews: subviews)
    } else {
      cache.box = LayoutBox.make(source.layout, subviews: subviews)
    }
    return .changed
  }
}
