package import TesseraScreen

/// The element of a `GeometryReader`: its content is made when its size is known, and again when the
/// size changes.
///
/// Making views is the update pass's work, and here it happens in the layout pass: what the new
/// views ask for is done in the next round of the same frame.
@MainActor
package final class GeometryElement<Content: View>: Element {
  private var reader: GeometryBodyNode<Content>?
  private var known: [Element]?

  /// Gives the element what makes its content.
  package func show(_ make: @escaping @MainActor (Size) -> Content) {
    if let reader {
      reader.make = make
      if isPlaced { reader.evaluate() }
    } else {
      let node = GeometryBodyNode(make, in: context)
      reader = node
      setChildren([node])
    }
  }

  override package var elementsInside: [Element] {
    if let known { return known }
    let elements = children.flatMap(\.elements)
    for element in elements { element.elementParent = self }
    known = elements
    return elements
  }

  override package func contentsChanged() {
    known = nil
    setNeedsDraw()
  }

  override package func measure(_ proposal: ProposedViewSize) -> Size {
    LeafSizes.filling(proposal)
  }

  override package func layoutContents() {
    reader?.show(for: size)
    for element in elementsInside {
      element.place(at: .zero, proposal: ProposedViewSize(size))
    }
  }
}

/// The node that makes the content of a `GeometryReader` for a size.
@MainActor
package final class GeometryBodyNode<Content: View>: BodyNode {
  var make: @MainActor (Size) -> Content
  private var size: Size?

  init(_ make: @escaping @MainActor (Size) -> Content, in context: NodeContext) {
    self.make = make
    super.init(in: context)
  }

  override package var bodyType: Any.Type { Content.self }

  /// Makes the content, unless it was made for the same size.
  func show(for newSize: Size) {
    guard newSize != size else { return }
    size = newSize
    evaluate()
  }

  override package func evaluateBody() {
    guard let size else { return }
    let content = tracked { make(size) }
    if let child = children.first {
      ViewNodes.update(child, to: content)
    } else {
      setChildren([ViewNodes.make(content, in: context)])
    }
  }
}
