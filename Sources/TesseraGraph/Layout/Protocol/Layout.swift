public import TesseraScreen

/// A rule by which a container measures and places the views inside it.
///
/// Lengths are whole cells, positions count from the top leading cell of the container. A parent
/// proposes a size, the view chooses, and the parent places it; nobody resizes a view.
/// ```swift
/// struct Diagonal: Layout {
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
///     subviews.reduce(into: .zero) { size, subview in
///       let next = subview.sizeThatFits(.unspecified)
///       size = Size(width: size.width + next.width, height: size.height + next.height)
///     }
///   }
///   func placeSubviews(
///     in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) {
///     var corner = bounds.origin
///     for subview in subviews {
///       subview.place(at: corner, proposal: .unspecified)
///       let size = subview.sizeThatFits(.unspecified)
///       corner = Point(x: corner.x + size.width, y: corner.y + size.height)
///     }
///   }
/// }
/// ```
public protocol Layout {
  /// What the layout remembers between calls; nothing, unless a layout says otherwise.
  associatedtype Cache = Void

  /// The views that the layout arranges.
  typealias Subviews = LayoutSubviews

  /// What is true of every value of the type.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the cache for new subviews.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date after the subviews or the layout itself have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances that the container would like to keep from its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size that the container takes when it is offered `proposal`, in cells.
  ///
  /// It is asked many times and must depend on nothing but its arguments. An answer below zero is
  /// taken as zero.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size

  /// Places every subview, once; one that is not placed is centred.
  ///
  /// `bounds` has the size that the container answered to `proposal`.
  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where the container sets a horizontal guide itself, in columns in the coordinates of
  /// `bounds`; `nil` leaves the default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Int?

  /// Where the container sets a vertical guide itself, in rows in the coordinates of `bounds`;
  /// `nil` leaves the default.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Int?
}

extension Layout {
  /// A layout is no stack, unless it says otherwise.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The largest wish of any subview, at every side.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// The subviews' own guides, merged: an author's guide is their mean.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Int? {
    mergedGuide(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The subviews' own guides, merged: the first baseline is the topmost, the last the lowest, an
  /// author's guide the mean.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Int? {
    mergedGuide(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  private func mergedGuide(
    of key: AlignmentKey, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> Int? {
    guard key.leavesContainers, !subviews.isEmpty else { return nil }
    return subviews.children.rehearse {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      var merger = GuideMerger(key)
      for offset in 0..<subviews.count {
        let placement = subviews.children.placement(
          at: subviews.childIndex(offset: offset), in: bounds, proposal: proposal)
        let dimensions = ViewDimensions(
          subviews.element(offset: offset), proposal: placement.proposal)
        if let guide = dimensions.explicitCells(of: key) {
          merger.add(guide.saturatingAdding(placement.origin[key.axis]))
        }
      }
      return merger.merged
    }
  }
}

extension Layout where Cache == Void {
  /// Nothing is remembered.
  public func makeCache(subviews: Subviews) {}
}
