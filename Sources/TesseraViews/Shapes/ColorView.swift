public import TesseraGraph
public import TesseraScreen

/// A colour is a view that fills all the room that it is offered.
extension Color: View, LeafView {
  package func makeLeaf(in environment: EnvironmentValues) -> ColorLeaf {
    ColorLeaf(color: self)
  }

  package func updateLeaf(_ leaf: inout ColorLeaf, in element: Element) {
    guard leaf.color != self else { return }
    leaf.color = self
    element.setNeedsDraw()
  }
}

package struct ColorLeaf: Leaf {
  var color: Color

  package func measure(_ proposal: ProposedViewSize, in element: Element) -> Size {
    LeafSizes.filling(proposal)
  }

  package func draw(in context: DrawContext, element: Element) {
    context.fill(
      Rect(origin: .zero, size: element.size), with: color, in: element.environment)
  }

  package var painting: Painting { .uniform }

  package func environmentChanged(from old: EnvironmentValues, in element: Element) {
    if element.environment.colorScheme != old.colorScheme { element.setNeedsDraw() }
  }
}
