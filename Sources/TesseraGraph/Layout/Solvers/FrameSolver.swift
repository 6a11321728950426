package import TesseraScreen

/// `frame(width:height:alignment:)`: a box of a given size, whatever the child says.
///
/// ```
/// frame(width: 7), child 4 wide     |_XXXX__|     the odd cell is trailing
/// ```
package struct FrameSolver: WrapperSolver, Equatable {
  /// The given lengths; an axis that is `nil` follows the child.
  package let width: Int?
  package let height: Int?
  package let alignment: Alignment
  /// Whether a given length makes no sense.
  private let ignoresLength: Bool

  /// Makes a frame; a length that is negative or unbounded is ignored, with a warning.
  package init(width: Int?, height: Int?, alignment: Alignment = .center) {
    self.width = FrameSolver.isSane(width) ? width : nil
    self.height = FrameSolver.isSane(height) ? height : nil
    self.alignment = alignment
    ignoresLength = !FrameSolver.isSane(width) || !FrameSolver.isSane(height)
  }

  package var warning: String? {
    ignoresLength
      ? "A frame of a negative or infinite length is ignored. For all the room use "
        + "frame(maxWidth: .infinity)." : nil
  }

  /// Whether a frame can have the length.
  package static func isSane(_ length: Int?) -> Bool {
    guard let length else { return true }
    return length >= 0 && !length.isUnbounded
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> Size {
    if let width, let height { return Size(width: width, height: height) }
    let size = child.sizeThatFits(childProposal(for: proposal)).asLengths
    return Size(width: width ?? size.width, height: height ?? size.height)
  }

  package func childProposal(
    in size: Size, proposal: ProposedViewSize, child: any LayoutElement
  ) -> ProposedViewSize { childProposal(for: proposal) }

  package func origin(of child: ViewDimensions, in size: Size) -> Point {
    alignment.origin(of: child, in: size)
  }

  package func layoutPriority(of child: any LayoutElement) -> Double { 0 }

  package func spacing(of child: any LayoutElement) -> ViewSpacing { ViewSpacing() }

  private func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}
