package import TesseraScreen

/// The layout of a `GeometryReader`: takes what is offered, and puts its views at the top leading
/// corner, over each other.
package struct GeometryLayout: Layout, Equatable {
  package init() {}

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> Size { LeafSizes.filling(proposal) }

  package func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }

  /// What is inside has no say in the guides of the reader.
  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> Int? { nil }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> Int? { nil }
}
