package import TesseraScreen

/// The first of some views that fits into the room: the engine's half of `ViewThatFits`.
package struct FittingViews<Content: View>: View, PrimitiveView {
  package static var multiplicity: Multiplicity { .one }

  let axes: Axis.Set
  let content: Content

  package init(in axes: Axis.Set, content: Content) {
    self.axes = axes
    self.content = content
  }

  package static func makeNode(_ view: Self, in context: NodeContext) -> Node {
    let element = FittingElement(view, in: context)
    element.makeCandidates()
    return element
  }

  package static func updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: FittingElement<Content>.self).update(to: view)
  }
}

/// The element that shows the first of its candidates that fits.
///
/// To be measured a view must live in the tree, so all candidates do. But only the chosen one is
/// uncovered: the others do not appear, have no tasks, no focus and no preferences, and since nobody
/// can use them their state stays as it was at first. When another one is chosen all are made anew,
/// so that the one that was shown loses its state, too.
package final class FittingElement<Content: View>: Element {
  private var view: FittingViews<Content>
  private var solver: FittingSolver
  private var known: [Element]?
  private var shown: Element?

  init(_ view: FittingViews<Content>, in context: NodeContext) {
    self.view = view
    solver = FittingSolver(view.axes)
    super.init(in: context)
  }

  func update(to new: FittingViews<Content>) {
    view = new
    if new.axes != solver.axes {
      solver = FittingSolver(new.axes)
      setNeedsLayout()
    }
    if let content = children.first { ViewNodes.update(content, to: new.content) }
  }

  // MARK: Candidates

  /// Makes all candidates anew; nobody is shown.
  func makeCandidates() {
    shown = nil
    setChildrenQuietly([])
    let content = ViewNodes.make(view.content, in: context)
    setChildrenQuietly([content])
    contentsChanged()
  }

  private var candidates: [Element] {
    if let known { return known }
    let elements = children.flatMap(\.elements)
    known = elements
    for element in elements where element !== shown {
      element.elementParent = self
      setCovered(element, true)
    }
    if let shown, !shown.isAlive || !elements.contains(where: { $0 === shown }) {
      self.shown = nil
    }
    return elements
  }

  override package func contentsChanged() {
    known = nil
    // A candidate that has just come must not appear before it is chosen.
    _ = candidates
  }

  /// Covers or uncovers all that stands for a candidate, and nothing else.
  private func setCovered(_ element: Element, _ isCovered: Bool) {
    var outermost: Node = element
    while let outer = outermost.parent, outer !== self, outer.elements.count == 1 {
      outermost = outer
    }
    outermost.setCovered(isCovered)
    // What a modifier on several views wraps stands beside the wrapper, not below it.
    var inner: Element = element
    while let wrapped = (inner as? UnaryElement)?.child {
      if !wrapped.isInside(outermost) {
        setCovered(wrapped, isCovered)
        return
      }
      inner = wrapped
    }
  }

  private func choice(for proposal: ProposedViewSize) -> Element? {
    let candidates = candidates
    return solver.choice(among: candidates, for: proposal).map { candidates[$0] }
  }

  private func show(_ chosen: Element?) {
    guard chosen !== shown else { return }
    shown = chosen
    if let chosen { setCovered(chosen, false) }
    tree.preferences.everythingChanged()
    setNeedsDraw()
  }

  // MARK: Layout

  override package var elementsInside: [Element] { shown.map { [$0] } ?? [] }

  override package var painting: Painting { .nothing }

  override package var orientationInside: StackOrientation { .around }

  override package func orientationAroundChanged() {
    for candidate in candidates { candidate.orientationAroundChanged() }
  }

  override package func measure(_ proposal: ProposedViewSize) -> Size {
    choice(for: proposal)?.sizeThatFits(proposal) ?? .zero
  }

  override package func measureGuide(
    _ key: AlignmentKey, in size: Size, proposal: ProposedViewSize
  ) -> Int? {
    choice(for: proposal)?.explicitAlignment(of: key, in: size, proposal: proposal)
  }

  override package var hasExplicitGuides: Bool {
    candidates.contains { $0.hasExplicitGuides }
  }

  override package func layoutContents() {
    var chosen = choice(for: placedProposal)
    if chosen !== shown, shown != nil {
      makeCandidates()
      chosen = choice(for: placedProposal)
    }
    show(chosen)
    chosen?.place(at: .zero, proposal: placedProposal)
  }
}
