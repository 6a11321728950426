package import TesseraScreen

/// `padding(…)`: cells around a child; negative insets let it reach out.
package struct PaddingSolver: WrapperSolver, Equatable {
  /// What `padding()` puts at each side, in cells.
  package static let defaultLength = 1

  package let insets: EdgeInsets

  package init(_ insets: EdgeInsets) {
    self.insets = EdgeInsets(
      top: insets.top.asPosition, leading: insets.leading.asPosition,
      bottom: insets.bottom.asPosition, trailing: insets.trailing.asPosition)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> Size {
    let size = child.sizeThatFits(childProposal(for: proposal)).asLengths
    return Size(
      width: size.width.lengthAdding(insets.horizontal),
      height: size.height.lengthAdding(insets.vertical))
  }

  package func childProposal(
    in size: Size, proposal: ProposedViewSize, child: any LayoutElement
  ) -> ProposedViewSize { childProposal(for: proposal) }

  package func origin(of child: ViewDimensions, in size: Size) -> Point {
    Point(x: insets.leading, y: insets.top)
  }

  package func layoutPriority(of child: any LayoutElement) -> Double { 0 }

  package func spacing(of child: any LayoutElement) -> ViewSpacing { ViewSpacing() }

  private func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width?.lengthAdding(-insets.horizontal),
      height: proposal.height?.lengthAdding(-insets.vertical))
  }
}
