package import TesseraScreen

/// The element of the whole screen: it offers the screen to the content and centres it.
package final class RootElement: Element {
  let contentType: Any.Type
  private var known: [Element]?
  /// What is presented over the content, from back to front; each belongs to a node elsewhere.
  private var presented: [Element] = []

  init(contentType: Any.Type, in context: NodeContext) {
    self.contentType = contentType
    super.init(in: context)
  }

  /// Shows the content; several views stand below each other.
  func show<Content: View>(_ view: Content) {
    if ViewNodes.multiplicity(of: Content.self) == .one {
      setChildren([ViewNodes.make(view, in: context)])
    } else {
      let column = ContainerElement(ImplicitLayout(VStackLayout()), in: context)
      column.setChildren([ViewNodes.make(view, in: column.context)])
      setChildren([column])
    }
  }

  /// Gives the content a new value of the same type.
  func update<Content: View>(to view: Content) {
    let isOne = ViewNodes.multiplicity(of: Content.self) == .one
    ViewNodes.update(isOne ? children[0] : children[0].children[0], to: view)
  }

  override package var elementsInside: [Element] {
    if let known { return known }
    let elements = children.flatMap(\.elements) + presented
    for element in elements { element.elementParent = self }
    known = elements
    return elements
  }

  override package func contentsChanged() {
    known = nil
  }

  /// Shows an element over everything else.
  package func present(_ element: Element) {
    presented.append(element)
    elementsChanged()
  }

  /// Takes an element away that was shown over everything else.
  package func dismiss(_ element: Element) {
    presented.removeAll { $0 === element }
    elementsChanged()
  }

  override package var clipsContents: Bool { true }

  override package var isRelativeContainer: Bool { true }

  override package var painting: Painting { .nothing }

  override package func measure(_ proposal: ProposedViewSize) -> Size { tree.size }

  override package func layoutContents() {
    let proposal = ProposedViewSize(tree.size)
    for element in elementsInside {
      let size = element.sizeThatFits(proposal)
      // The odd cell is below and to the right, also for content larger than the screen.
      let origin = Point(
        x: (tree.size.width - size.width) >> 1, y: (tree.size.height - size.height) >> 1)
      element.place(at: origin, proposal: proposal)
    }
  }
}
