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

package final class LayoutValueElement<Key: LayoutValueKey>: UnaryElement {
  private var value: Key.Value

  init(_ value: Key.Value, in context: NodeContext) {
    self.value = value
    super.init(in: context)
  }

  func update(to new: Key.Value) {
    let isSame = FieldComparison.isSame(value, new)
    value = new
    if !isSame { elementParent?.setNeedsLayout() }
  }

  override package var painting: Painting { .nothing }

  override package func layoutValue(for key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(Key.self) ? value : super.layoutValue(for: key)
  }
}
