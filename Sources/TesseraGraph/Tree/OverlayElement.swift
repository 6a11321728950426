import TesseraScreen

/// A view with others in front of or behind it; the size is the view's own.
package struct OverlayModifier<Secondary: View>: ElementModifier {
  let alignment: Alignment
  let isInFront: Bool
  let secondary: Secondary

  package init(alignment: Alignment, isInFront: Bool, secondary: Secondary) {
    self.alignment = alignment
    self.isInFront = isInFront
    self.secondary = secondary
  }

  package func makeElement(in context: NodeContext) -> OverlayElement {
    let element = OverlayElement(alignment: alignment, isInFront: isInFront, in: context)
    element.makeSecondary { ViewNodes.make(secondary, in: $0) }
    return element
  }

  package func updateElement(_ element: OverlayElement) {
    element.update(alignment: alignment, isInFront: isInFront)
    element.updateSecondary(secondary)
  }
}

/// The element of a view with others in front of or behind it.
package class OverlayElement: UnaryElement {
  private final var solver: OverlaySolver
  private final var isInFront: Bool
  /// The views in front or behind, in an implicit pile.
  private final var pile: ContainerElement?

  init(alignment: Alignment, isInFront: Bool, in context: NodeContext) {
    solver = OverlaySolver(alignment)
    self.isInFront = isInFront
    super.init(in: context)
  }

  /// Makes the views in front or behind.
  final func makeSecondary(_ make: (NodeContext) -> Node) {
    let pile = ContainerElement(
      ImplicitLayout(ZStackLayout(alignment: solver.alignment)), in: context)
    pile.elementParent = self
    pile.setChildren([make(pile.context)])
    self.pile = pile
    setChildren([pile])
  }

  final func updateSecondary<Secondary: View>(_ view: Secondary) {
    guard let pile else { return }
    ViewNodes.update(pile.children[0], to: view)
  }

  final func update(alignment: Alignment, isInFront newIsInFront: Bool) {
    if alignment != solver.alignment {
      solver = OverlaySolver(alignment)
      pile?.update(to: ImplicitLayout(ZStackLayout(alignment: alignment)))
      setNeedsLayout()
    }
    if newIsInFront != isInFront {
      isInFront = newIsInFront
      setNeedsDraw()
    }
  }

  override package var elementsInside: [Element] {
    guard let pile else { return super.elementsInside }
    guard let child else { return [] }
    return isInFront ? [child, pile] : [pile, child]
  }

  override package var painting: Painting { .nothing }

  override package func draw(in context: DrawContext) {
    for element in elementsInside { element.drawIfDamaged(in: context) }
  }

  override package func layoutContents() {
    super.layoutContents()
    guard let child, let pile else { return }
    let placement = solver.placement(of: pile, over: child, in: size, proposal: placedProposal)
    pile.place(at: placement.origin, proposal: placement.proposal)
  }
}
