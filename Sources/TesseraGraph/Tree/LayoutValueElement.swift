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

/// How far in front of its neighbours a view is drawn.
private enum ZIndexKey: LayoutValueKey {
  static let defaultValue = 0.0
}

extension View {
  /// Draws the view in front of those of its container that have a smaller value; the default is 0.
  ///
  /// Where values are equal, later views are in front.
  public func zIndex(_ value: Double) -> some View {
    layoutValue(key: ZIndexKey.self, value: value.isNaN ? 0 : value)
  }
}

extension Element {
  /// How far in front of its neighbours the element is drawn.
  final var zIndex: Double {
    layoutValue(for: ObjectIdentifier(ZIndexKey.self)) as? Double ?? ZIndexKey.defaultValue
  }
}
