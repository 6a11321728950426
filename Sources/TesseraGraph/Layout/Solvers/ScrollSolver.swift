package import TesseraScreen

/// `ScrollView`: the content has its ideal length on the scrolled axes; the view takes the offer.
package struct ScrollSolver: Equatable {
  package let axes: Axis.Set

  package init(_ axes: Axis.Set = .vertical) {
    self.axes = axes
  }

  /// What the content is offered.
  package func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    proposal.unspecified(along: axes)
  }

  /// The size of the view around its content.
  package func sizeThatFits(_ proposal: ProposedViewSize, content: any LayoutElement) -> Size {
    let size = content.sizeThatFits(contentProposal(proposal)).asLengths
    return Size(
      width: axes.contains(Axis.horizontal) ? proposal.width ?? size.width : size.width,
      height: axes.contains(Axis.vertical) ? proposal.height ?? size.height : size.height)
  }

  /// The nearest offset at which the content still fills the view; zero where it is smaller.
  package func clampedOffset(_ offset: Point, content: Size, view: Size) -> Point {
    Point(
      x: axes.contains(Axis.horizontal)
        ? offset.x.clamped(0, max(0, content.width - view.width)) : 0,
      y: axes.contains(Axis.vertical)
        ? offset.y.clamped(0, max(0, content.height - view.height)) : 0)
  }
}
