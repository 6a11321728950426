extension View {
  /// Tells the views around the value of a preference, in place of what the views inside say.
  public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View {
    modifier(PreferenceModifier<Key>(value: value))
  }

  /// Edits what the views inside say of a preference.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type, _ callback: @escaping @MainActor (inout Key.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransformModifier<Key>(transform: callback))
  }

  /// Runs an action when what the views inside say of a preference is another value.
  ///
  /// After the layout; the first time with the first value.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type, perform action: @escaping @MainActor (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceChangeModifier<Key>(action: action))
  }
}

struct PreferenceModifier<Key: PreferenceKey>: PrimitiveModifier {
  let value: Key.Value

  static func multiplicity<Content: View>(of content: Content.Type) -> Multiplicity {
    ViewNodes.multiplicity(of: content)
  }

  static func makeNode<Content: View>(
    _ modifier: Self, content: Content, in context: NodeContext
  ) -> Node {
    let node = PreferenceNode<Key>(in: context)
    node.stated = modifier.value
    node.setChildren([ViewNodes.make(content, in: node.context)])
    node.changed()
    return node
  }

  static func updateNode<Content: View>(_ node: Node, to modifier: Self, content: Content) {
    let preference = unsafeDowncast(node, to: PreferenceNode<Key>.self)
    let isSame = preference.stated.map { FieldComparison.isSame($0, modifier.value) } ?? false
    preference.stated = modifier.value
    if !isSame { preference.changed() }
    ViewNodes.update(node.children[0], to: content)
  }
}

struct PreferenceTransformModifier<Key: PreferenceKey>: PrimitiveModifier {
  let transform: @MainActor (inout Key.Value) -> Void

  static func multiplicity<Content: View>(of content: Content.Type) -> Multiplicity {
    ViewNodes.multiplicity(of: content)
  }

  static func makeNode<Content: View>(
    _ modifier: Self, content: Content, in context: NodeContext
  ) -> Node {
    let node = PreferenceTransformNode<Key>(in: context)
    node.transform = modifier.transform
    node.setChildren([ViewNodes.make(content, in: node.context)])
    node.changed()
    return node
  }

  static func updateNode<Content: View>(_ node: Node, to modifier: Self, content: Content) {
    let source = unsafeDowncast(node, to: PreferenceTransformNode<Key>.self)
    source.transform = modifier.transform
    source.changed()
    ViewNodes.update(node.children[0], to: content)
  }
}

struct PreferenceChangeModifier<Key: PreferenceKey>: PrimitiveModifier
where Key.Value: Equatable {
  let action: @MainActor (Key.Value) -> Void

  static func multiplicity<Content: View>(of content: Content.Type) -> Multiplicity {
    ViewNodes.multiplicity(of: content)
  }

  static func makeNode<Content: View>(
    _ modifier: Self, content: Content, in context: NodeContext
  ) -> Node {
    let node = PreferenceChangeNode<Key>(in: context)
    node.action = modifier.action
    node.setChildren([ViewNodes.make(content, in: node.context)])
    node.tree.preferences.add(node)
    return node
  }

  static func updateNode<Content: View>(_ node: Node, to modifier: Self, content: Content) {
    unsafeDowncast(node, to: PreferenceChangeNode<Key>.self).action = modifier.action
    ViewNodes.update(node.children[0], to: content)
  }
}

/// The node of `.onPreferenceChange`.
final class PreferenceChangeNode<Key: PreferenceKey>: Node, PreferenceReader
where Key.Value: Equatable {
  var action: @MainActor (Key.Value) -> Void = { _ in }
  private var told: Key.Value?

  var preferenceKey: ObjectIdentifier { ObjectIdentifier(Key.self) }

  func readPreference() {
    let value = children.first?.preference(Key.self) ?? Key.defaultValue
    guard value != told else { return }
    told = value
    action(value)
  }

  override func willRemove() {
    super.willRemove()
    tree.preferences.remove(self)
  }
}
