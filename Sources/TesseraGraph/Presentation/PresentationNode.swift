package import TesseraScreen

/// Presents a view over the whole screen while there is one, and holds the focus inside of it.
package struct PresentationModifier<Presented: View>: PrimitiveModifier {
  /// What is presented; nil for nothing.
  let presented: Presented?
  /// Another value means another presentation: the one before goes with its state.
  let id: AnyHashable
  /// Called when the user asks to close it with Escape; nil where that is not possible.
  let onCancel: (@MainActor () -> Void)?
  /// Called once, when the presentation is gone.
  let onDismiss: (@MainActor () -> Void)?

  package init(
    _ presented: Presented?, id: AnyHashable, onCancel: (@MainActor () -> Void)?,
    onDismiss: (@MainActor () -> Void)?
  ) {
    self.presented = presented
    self.id = id
    self.onCancel = onCancel
    self.onDismiss = onDismiss
  }

  package static func multiplicity<Content: View>(of content: Content.Type) -> Multiplicity {
    ViewNodes.multiplicity(of: content)
  }

  package static func makeNode<Content: View>(
    _ modifier: Self, content: Content, in context: NodeContext
  ) -> Node {
    let node = PresentingNode(in: context)
    node.setChildren([ViewNodes.make(content, in: node.context)])
    node.update(modifier)
    return node
  }

  package static func updateNode<Content: View>(_ node: Node, to modifier: Self, content: Content) {
    ViewNodes.update(node.children[0], to: content)
    unsafeDowncast(node, to: PresentingNode.self).update(modifier)
  }
}

/// The node of a presentation: its content as usual and, while there is one, a view over the screen.
///
/// What is presented lives below this node, so that it inherits the environment of the view that
/// presents it; it is laid out by the root.
final class PresentingNode: Node {
  private var presentation: PresentationElement?
  private var onDismiss: (@MainActor () -> Void)?

  func update<Presented: View>(_ modifier: PresentationModifier<Presented>) {
    onDismiss = modifier.onDismiss
    guard let view = modifier.presented else {
      if presentation != nil { end() }
      return
    }
    if let presentation, presentation.id != modifier.id { end() }
    if let presentation {
      presentation.onCancel = modifier.onCancel
      ViewNodes.update(presentation.children[0], to: view)
      return
    }
    let element = PresentationElement(id: modifier.id, in: context)
    element.onCancel = modifier.onCancel
    addChild(element)
    element.attach(content: ViewNodes.make(view, in: element.context))
    presentation = element
    tree.root?.present(element)
    tree.focus.begin(scope: element)
  }

  private func end() {
    guard let presentation else { return }
    self.presentation = nil
    tree.root?.dismiss(presentation)
    removeChild(presentation)
    if let onDismiss { tree.lifecycle.disappear(onDismiss) }
    tree.requestFrame()
  }

  override func collectElements(into elements: inout [Element]) {
    children.first?.collectElements(into: &elements)
  }

  override var rowCount: Int { children.first?.rowCount ?? 0 }

  override func willRemove() {
    super.willRemove()
    if let presentation { tree.root?.dismiss(presentation) }
    presentation = nil
  }
}

/// What is presented, as the root lays it out: it gets the whole screen and takes all events that its
/// content leaves.
package final class PresentationElement: UnaryElement {
  let id: AnyHashable
  var onCancel: (@MainActor () -> Void)?

  init(id: AnyHashable, in context: NodeContext) {
    self.id = id
    super.init(in: context)
  }

  override package var painting: Painting { .nothing }

  override package func measure(_ proposal: ProposedViewSize) -> Size {
    let size = proposal.replacingUnspecifiedDimensions(by: tree.size)
    _ = child?.sizeThatFits(proposal)
    return size
  }

  override package func layoutContents() {
    guard let child else { return }
    let taken = child.sizeThatFits(placedProposal)
    child.place(
      at: Point(x: (size.width - taken.width) >> 1, y: (size.height - taken.height) >> 1),
      proposal: placedProposal)
  }

  /// Closes the presentation when the user presses Escape and nothing inside has used it.
  func cancel(_ press: KeyPress) -> Bool {
    guard press.matches(.escape, modifiers: []), press.phase == .down, let onCancel else {
      return false
    }
    onCancel()
    return true
  }
}
