public import TesseraScreen

extension View {
  /// Runs an action when a key is pressed while the view, or something inside, has the focus.
  ///
  /// The action returns whether it used the press; what nobody used goes outward. Where nothing
  /// has the focus, or the view has nothing to focus, it still gets the keys that others leave.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: [.down, .repeat]) { _ in action() }
  }

  /// Runs an action when a key is pressed in one of the phases; the action gets the press.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Runs an action when one of several keys is pressed.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { press in
      keys.contains { press.matches($0) } ? action(press) : .ignored
    }
  }

  /// Runs an action on every key press in one of the phases.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier { press in phases.contains(press.phase) ? action(press) : .ignored })
  }
}

struct KeyPressModifier: PrimitiveModifier {
  let action: @MainActor (KeyPress) -> KeyPress.Result

  static func multiplicity<Content: View>(of content: Content.Type) -> Multiplicity {
    ViewNodes.multiplicity(of: content)
  }

  static func makeNode<Content: View>(
    _ modifier: Self, content: Content, in context: NodeContext
  ) -> Node {
    let node = KeyPressNode(in: context)
    node.action = modifier.action
    node.setChildren([ViewNodes.make(content, in: node.context)])
    return node
  }

  static func updateNode<Content: View>(_ node: Node, to modifier: Self, content: Content) {
    unsafeDowncast(node, to: KeyPressNode.self).action = modifier.action
    ViewNodes.update(node.children[0], to: content)
  }
}

/// The node of `.onKeyPress`.
final class KeyPressNode: Node {
  var action: @MainActor (KeyPress) -> KeyPress.Result = { _ in .ignored }

  override init(in context: NodeContext) {
    super.init(in: context)
    tree.responders.add(self)
  }

  override func keyPressed(_ press: KeyPress) -> KeyPress.Result {
    environment.isEnabled ? action(press) : .ignored
  }

  override func willRemove() {
    super.willRemove()
    tree.responders.remove(self)
  }
}
