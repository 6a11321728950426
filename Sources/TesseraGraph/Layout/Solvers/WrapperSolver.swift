package import TesseraScreen

/// How a modifier around one view measures and places it.
///
/// Every modifier that changes layout is a small value of this protocol; a tree needs one element
/// class for all of them:
/// ```swift
/// sizeThatFits(p)                   = solver.sizeThatFits(p, child: child)
/// place(at:, p), size = own answer  = let put = solver.placement(of: child, in: size, proposal: p)
///                                     child.place(at: put.origin, proposal: put.proposal)
/// explicitAlignment(k, size, p)     = solver.explicitAlignment(of: k, in: size, proposal: p, child: child)
/// layoutPriority                    = solver.layoutPriority(of: child)
/// spacing                           = solver.spacing(of: child)
/// layoutValue(k)                    = child.layoutValue(for: k)
/// ```
package protocol WrapperSolver {
  /// The size of the wrapper.
  func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> Size

  /// What the child is offered when the wrapper is placed in its own answer to `proposal`.
  func childProposal(
    in size: Size, proposal: ProposedViewSize, child: any LayoutElement
  ) -> ProposedViewSize

  /// Where the child goes in the wrapper.
  func origin(of child: ViewDimensions, in size: Size) -> Point

  /// Where a guide lies that a view inside sets, in the wrapper's coordinates.
  func explicitAlignment(
    of key: AlignmentKey, in size: Size, proposal: ProposedViewSize, child: any LayoutElement
  ) -> Int?

  /// Who gets room first. Most wrappers pass the child's priority through; those that decide the
  /// size themselves (frame, padding, aspect ratio, position) begin again at 0.
  func layoutPriority(of child: any LayoutElement) -> Double

  /// What the author is told about values that make no sense; nil where all do.
  var warning: String? { get }

  /// What the wrapper takes at the sides as a safe area.
  var safeAreaInsets: EdgeInsets { get }

  /// The wished distances. A wrapper that begins again at priority 0 has no wishes either.
  func spacing(of child: any LayoutElement) -> ViewSpacing
}

extension WrapperSolver {
  /// Whether the wrapper itself sets a guide, so that the layout above must always look anew.
  package var setsGuides: Bool { self is AlignmentGuideSolver }

  package var warning: String? { nil }

  package var safeAreaInsets: EdgeInsets { .zero }

  package func childProposal(
    in size: Size, proposal: ProposedViewSize, child: any LayoutElement
  ) -> ProposedViewSize { proposal }

  package func origin(of child: ViewDimensions, in size: Size) -> Point { .zero }

  package func explicitAlignment(
    of key: AlignmentKey, in size: Size, proposal: ProposedViewSize, child: any LayoutElement
  ) -> Int? {
    let proposal = childProposal(in: size, proposal: proposal, child: child)
    let dimensions = ViewDimensions(child, proposal: proposal)
    guard let own = dimensions.explicitCells(of: key) else { return nil }
    return own.saturatingAdding(origin(of: dimensions, in: size)[key.axis]).asPosition
  }

  package func layoutPriority(of child: any LayoutElement) -> Double { child.layoutPriority }

  package func spacing(of child: any LayoutElement) -> ViewSpacing { child.spacing }

  /// Where the child goes, and what it is offered there.
  package func placement(
    of child: any LayoutElement, in size: Size, proposal: ProposedViewSize
  ) -> Placement {
    let proposal = childProposal(in: size, proposal: proposal, child: child)
    let dimensions = ViewDimensions(child, proposal: proposal)
    return Placement(origin: origin(of: dimensions, in: size), proposal: proposal)
  }
}
