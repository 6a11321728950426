package import TesseraScreen

/// `fixedSize(horizontal:vertical:)`: the child takes its ideal length, whatever is offered.
package struct FixedSizeSolver: WrapperSolver, Equatable {
  package let axes: Axis.Set

  package init(_ axes: Axis.Set = [.horizontal, .vertical]) {
    self.axes = axes
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> Size {
    child.sizeThatFits(proposal.unspecified(along: axes)).asLengths
  }

  package func childProposal(
    in size: Size, proposal: ProposedViewSize, child: any LayoutElement
  ) -> ProposedViewSize { proposal.unspecified(along: axes) }
}

extension ProposedViewSize {
  /// The proposal, asking for the ideal length along some axes.
  package func unspecified(along axes: Axis.Set) -> ProposedViewSize {
    var proposal = self
    if axes.contains(Axis.horizontal) { proposal.width = nil }
    if axes.contains(Axis.vertical) { proposal.height = nil }
    return proposal
  }
}
