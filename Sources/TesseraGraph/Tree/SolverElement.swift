package import TesseraScreen

/// A modifier that only measures and places its content: padding, frame, offset and their kin.
package struct SolverModifier<Solver: WrapperSolver>: ElementModifier {
  let solver: Solver

  package init(_ solver: Solver) {
    self.solver = solver
  }

  package func makeElement(in context: NodeContext) -> SolverElement<Solver> {
    SolverElement(solver, in: context)
  }

  package func updateElement(_ element: SolverElement<Solver>) {
    element.update(to: solver)
  }
}

/// The element of a modifier that only measures and places.
@MainActor
package final class SolverElement<Solver: WrapperSolver>: UnaryElement {
  private var solver: Solver

  init(_ solver: Solver, in context: NodeContext) {
    self.solver = solver
    super.init(in: context)
    if let warning = solver.warning { tree.warn(warning) }
  }

  func update(to new: Solver) {
    guard !FieldComparison.isSame(solver, new) else { return }
    solver = new
    if let warning = solver.warning { tree.warn(warning) }
    setNeedsLayout()
  }

  override package func measure(_ proposal: ProposedViewSize) -> Size {
    child.map { solver.sizeThatFits(proposal, child: $0) } ?? .zero
  }

  override package var painting: Painting { .nothing }

  override package func layoutContents() {
    guard let child else { return }
    let placement = solver.placement(of: child, in: size, proposal: placedProposal)
    child.place(at: placement.origin, proposal: placement.proposal)
  }

  override package func measureGuide(
    _ key: AlignmentKey, in size: Size, proposal: ProposedViewSize
  ) -> Int? {
    child.flatMap { solver.explicitAlignment(of: key, in: size, proposal: proposal, child: $0) }
  }

  override package var hasExplicitGuides: Bool {
    solver.setsGuides || super.hasExplicitGuides
  }

  override package var safeAreaInsetsInside: EdgeInsets { solver.safeAreaInsets }

  override package var layoutPriority: Double {
    child.map { solver.layoutPriority(of: $0) } ?? 0
  }

  override package var spacing: ViewSpacing {
    child.map { solver.spacing(of: $0) } ?? .zero
  }
}
