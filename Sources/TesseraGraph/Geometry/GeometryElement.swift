package import TesseraScreen

/// The element of a `GeometryReader`: its content is made when its size is known, and again when the
/// size changes.
///
/// Making views is the update pass's work, and here it happens in the layout pass: what the new
/// views ask for is done in the next round of the same frame.
@MainActor
package final class GeometryElement<Content: View>: Element {
  private var body: LateBodyNode<Size, Content>?
  private let reads = GeometryReads()
  private var known: [Element]?
  private var isMakingContent = false

  /// Gives the element what makes its content.
  package func show(_ make: @escaping @MainActor (GeometryProxy) -> Content) {
    let makeNoting: @MainActor (Size) -> Content = { [unowned self] _ in
      let content = reads.record { make(GeometryProxy(self, reads: reads)) }
      // Who only asks for the size need not look again when the reader is moved.
      if reads.isEmpty { tree.geometry.remove(self) } else { tree.geometry.add(self) }
      return content
    }
    if let body {
      body.update(to: makeNoting)
    } else {
      let node = LateBodyNode(makeNoting, in: context)
      body = node
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

  override package func elementsChanged() {
    // The content that is made here is placed here, right after.
    if isMakingContent { contentsChanged() } else { super.elementsChanged() }
  }

  override package func contentsChanged() {
    known = nil
    setNeedsDraw()
  }

  override package var painting: Painting { .nothing }

  override package func measure(_ proposal: ProposedViewSize) -> Size {
    LeafSizes.filling(proposal)
  }

  override package func layoutContents() {
    isMakingContent = true
    body?.show(for: size)
    isMakingContent = false
    for element in elementsInside {
      element.place(at: .zero, proposal: ProposedViewSize(size))
    }
  }

  override package func willRemove() {
    super.willRemove()
    tree.geometry.remove(self)
  }
}

extension GeometryElement: GeometryWatcher {
  func checkGeometry() {
    if isPlaced, !reads.areCurrent { body?.evaluate() }
  }
}

/// A node that makes its content of a value that is known only later: a size, a preference.
@MainActor
package final class LateBodyNode<Value, Content: View>: BodyNode {
  private var make: @MainActor (Value) -> Content
  private var value: Value?

  package init(_ make: @escaping @MainActor (Value) -> Content, in context: NodeContext) {
    self.make = make
    super.init(in: context)
  }

  override package var bodyType: Any.Type { Content.self }

  /// Takes over another closure and makes the content with it, if the value is known.
  package func update(to make: @escaping @MainActor (Value) -> Content) {
    self.make = make
    if value != nil { evaluate() }
  }

  /// Makes the content, unless it was made for the same value, as far as can be told.
  package func show(for newValue: Value) {
    if let value, FieldComparison.isSame(value, newValue) { return }
    value = newValue
    evaluate()
  }

  override package func evaluateBody() {
    guard let value else { return }
    let content = tracked { make(value) }
    if let child = children.first {
      ViewNodes.update(child, to: content)
    } else {
      setChildren([ViewNodes.make(content, in: context)])
    }
  }
}
