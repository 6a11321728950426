package import TesseraScreen

/// One of the views of a builder, chosen by its tag; the others are kept with their state.
///
/// What tabs need: the views are the builder's own, so their number and tags are known only when they
/// have been made, and are told with `onOptions`.
package struct Choice<Content: View>: View, PrimitiveView {
  package static var multiplicity: Multiplicity { .one }

  let content: Content
  let chosen: AnyHashable?
  let onOptions: @MainActor ([ChoiceOption]) -> Void

  /// Shows the view with a tag; the first where none has it.
  package init(
    _ content: Content, chosen: AnyHashable?,
    onOptions: @escaping @MainActor ([ChoiceOption]) -> Void
  ) {
    self.content = content
    self.chosen = chosen
    self.onOptions = onOptions
  }

  package static func makeNode(_ view: Self, in context: NodeContext) -> Node {
    let element = ChoiceElement(in: context)
    element.setChildren([ViewNodes.make(view.content, in: element.context)])
    element.update(chosen: view.chosen, onOptions: view.onOptions)
    return element
  }

  package static func updateNode(_ node: Node, to view: Self) {
    let element = unsafeDowncast(node, to: ChoiceElement.self)
    ViewNodes.update(element.children[0], to: view.content)
    element.update(chosen: view.chosen, onOptions: view.onOptions)
  }
}

/// One of the views to choose from.
package struct ChoiceOption {
  /// The view's tag; its number where it has none.
  package let tag: AnyHashable
  /// What the view is called, as `ChoiceLabelKey` says it.
  package let label: AnyView?
}

/// A view's label among others to choose from: what `.tabItem` sets.
package enum ChoiceLabelKey: LayoutValueKey {
  package static var defaultValue: AnyView? { nil }
}

/// A view's tag: what `.tag` sets.
package enum TagKey: LayoutValueKey {
  package static var defaultValue: AnyHashable? { nil }
}

/// The element of a choice: it takes all the room that it is offered and centres the view shown.
package final class ChoiceElement: Element {
  private var chosen: AnyHashable?
  private var onOptions: @MainActor ([ChoiceOption]) -> Void = { _ in }
  private var options: [(tag: AnyHashable, element: Element)] = []
  private var areOptionsKnown = false
  private var shown: Element?
  private var memory: [ObjectIdentifier: WeakControl] = [:]

  private struct WeakControl {
    weak var control: ControlElement?
  }

  func update(chosen: AnyHashable?, onOptions: @escaping @MainActor ([ChoiceOption]) -> Void) {
    self.onOptions = onOptions
    self.chosen = chosen
    show()
  }

  override package func contentsChanged() {
    areOptionsKnown = false
    tree.lifecycle.appear { [weak self] in self?.show() }
  }

  private func findOptions() {
    guard !areOptionsKnown, let content = children.first else { return }
    areOptionsKnown = true
    options = content.elements.enumerated().map { index, element in
      element.elementParent = self
      let tag = element.layoutValue(for: ObjectIdentifier(TagKey.self)) as? AnyHashable
      return (tag ?? AnyHashable(index), element)
    }
    let told = options.map { option in
      let label = option.element.layoutValue(for: ObjectIdentifier(ChoiceLabelKey.self))
      return ChoiceOption(tag: option.tag, label: label as? AnyView)
    }
    tree.lifecycle.appear { [weak self] in self?.onOptions(told) }
  }

  private func show() {
    guard isAlive else { return }
    findOptions()
    let new = (options.first { $0.tag == chosen } ?? options.first)?.element
    for option in options where option.element !== new { option.element.setCovered(true) }
    guard new !== shown else { return }
    if let old = shown, old.isAlive {
      if let focused = tree.focus.focused, focused.isInside(old) {
        memory[ObjectIdentifier(old)] = WeakControl(control: focused)
      }
      tree.unpainted.insert(old.drawnRect)
    }
    shown = new
    if let new {
      new.setCovered(false)
      new.setNeedsDraw()
      tree.focus.pageShown(new, had: memory[ObjectIdentifier(new)]?.control)
    }
    tree.preferences.everythingChanged()
    setNeedsLayout()
  }

  override package var painting: Painting { .nothing }

  override package var elementsInside: [Element] {
    guard let shown, shown.isAlive else { return [] }
    return [shown]
  }

  override package var clipsContents: Bool { true }

  override package var isRelativeContainer: Bool { true }

  override package func measure(_ proposal: ProposedViewSize) -> Size {
    let content = elementsInside.first?.sizeThatFits(proposal) ?? .zero
    return Size(
      width: proposal.width ?? content.width, height: proposal.height ?? content.height)
  }

  override package func layoutContents() {
    guard let shown = elementsInside.first else { return }
    let proposal = ProposedViewSize(size)
    let taken = shown.sizeThatFits(proposal)
    shown.place(
      at: Point(x: (size.width - taken.width) >> 1, y: (size.height - taken.height) >> 1),
      proposal: proposal)
  }
}
