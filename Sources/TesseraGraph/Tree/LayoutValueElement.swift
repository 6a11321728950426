extension View {
  /// Attaches a value for the layout around the view, which reads it as `subview[Key.self]`.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    modifier(LayoutValueModifier<Key>(value: value))
  }
}

struct LayoutValueModifier<Key: LayoutValueKey>: ElementModifier {
  let value: Key.Value

  func makeElement(in context: NodeContext) -> LayoutValueElement<Key> {
    LayoutValueElement(value, in: context)
  }

  func updateElement(_ element: LayoutValueElement<Key>) {
    element.update(to: value)
  }
}

/// An element that only carries a value for the layout above.
package class LayoutValueElement<Key: LayoutValueKey>: UnaryElement {
  private final var value: Key.Value
  private final var version: Int

  init(_ value: Key.Value, in context: NodeContext) {
    self.value = value
    version = context.tree.makeNumber()
    super.init(in: context)
  }

  final func update(to new: Key.Value) {
    let isSame = FieldComparison.isSame(value, new)
    value = new
    guard !isSame else { return }
    version = tree.makeNumber()
    setNeedsLayout()
  }

  override package var painting: Painting { .nothing }

  override package func layoutValue(for key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(Key.self) ? value : super.layoutValue(for: key)
  }

  override package var layoutValuesVersion: Int { version &+ super.layoutValuesVersion }
}
