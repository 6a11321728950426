package import TesseraScreen

/// `overlay(alignment:)` and `background(alignment:)`: a second view over or under the first.
///
/// Size, guides, priority and spacing are the first view's, the primary's: to its parent the pair
/// is a wrapper around it. The second is offered the primary's size and aligned guide to guide; it
/// may be larger. Several second views are a `ZStackLayout` with the same alignment.
package struct OverlaySolver: WrapperSolver, Equatable {
  package let alignment: Alignment

  package init(_ alignment: Alignment = .center) {
    self.alignment = alignment
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> Size {
    child.sizeThatFits(proposal).asLengths
  }

  package func explicitAlignment(
    of key: AlignmentKey, in size: Size, proposal: ProposedViewSize, child: any LayoutElement
  ) -> Int? {
    child.explicitAlignment(of: key, in: size, proposal: proposal)
  }

  /// Where the second view goes, relative to the primary, and what it is offered there.
  ///
  /// `size` is the primary's answer to `proposal`.
  package func placement(
    of secondary: any LayoutElement, over primary: any LayoutElement, in size: Size,
    proposal: ProposedViewSize
  ) -> Placement {
    let offer = ProposedViewSize(size)
    let origin = alignment.origin(
      of: ViewDimensions(secondary, proposal: offer),
      on: ViewDimensions(primary, size: size, proposal: proposal))
    return Placement(origin: origin, proposal: offer)
  }
}
