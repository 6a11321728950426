extension View {
  /// Tells the views around the value of a preference made of a place in the view, which they read
  /// in their own cells with a `GeometryProxy`.
  public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping @MainActor (Anchor<Value>) -> Key.Value
  ) -> some View {
    modifier(
      AnchorPreferenceModifier<Value, Key>(source: value) { $0 = transform($1) })
  }

  /// Edits what the views inside say of a preference with a place in the view.
  public func transformAnchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping @MainActor (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    modifier(
      AnchorPreferenceModifier<Value, Key>(source: value, transform: transform))
  }
}

struct AnchorPreferenceModifier<Value, Key: PreferenceKey>: PrimitiveModifier {
  let source: Anchor<Value>.Source
  let transform: @MainActor (inout Key.Value, Anchor<Value>) -> Void

  static func multiplicity<Content: View>(of content: Content.Type) -> Multiplicity {
    ViewNodes.multiplicity(of: content)
  }

  static func makeNode<Content: View>(
    _ modifier: Self, content: Content, in context: NodeContext
  ) -> Node {
    let node = PreferenceTransformNode<Key>(in: context)
    let view = AnchoredView(node)
    node.setChildren([ViewNodes.make(content, in: node.context)])
    node.anchoredView = view
    show(modifier, in: node)
    return node
  }

  static func updateNode<Content: View>(_ node: Node, to modifier: Self, content: Content) {
    show(modifier, in: unsafeDowncast(node, to: PreferenceTransformNode<Key>.self))
    ViewNodes.update(node.children[0], to: content)
  }

  private static func show(_ modifier: Self, in node: PreferenceTransformNode<Key>) {
    guard let view = node.anchoredView else { return }
    node.transform = { modifier.transform(&$0, Anchor(modifier.source, of: view)) }
    node.changed()
  }
}
