extension View {
  /// Runs an action when a value made of the view's geometry is another one, and once at first.
  ///
  /// After the layout and before the frame is shown: what the action changes is seen in the same
  /// frame.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping @MainActor (GeometryProxy) -> Value,
    action: @escaping @MainActor (_ newValue: Value) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform) { _, new in action(new) })
  }

  /// Runs an action with the old and the new value when a value made of the view's geometry is
  /// another one, and once at first with the value twice.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping @MainActor (GeometryProxy) -> Value,
    action: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}

struct GeometryChangeModifier<Value: Equatable>: ElementModifier {
  let transform: @MainActor (GeometryProxy) -> Value
  let action: @MainActor (Value, Value) -> Void

  func makeElement(in context: NodeContext) -> GeometryChangeElement<Value> {
    GeometryChangeElement(self, in: context)
  }

  func updateElement(_ element: GeometryChangeElement<Value>) {
    element.update(to: self)
  }
}

/// The element of `onGeometryChange`.
package final class GeometryChangeElement<Value: Equatable>: UnaryElement {
  private var modifier: GeometryChangeModifier<Value>
  private var known: Value?

  init(_ modifier: GeometryChangeModifier<Value>, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context)
    tree.geometry.add(self)
  }

  func update(to new: GeometryChangeModifier<Value>) {
    modifier = new
    tree.geometry.somethingMoved()
  }

  override package var painting: Painting { .nothing }

  override package func willRemove() {
    super.willRemove()
    tree.geometry.remove(self)
  }
}

extension GeometryChangeElement: GeometryWatcher {
  func checkGeometry() {
    guard isPlaced else { return }
    let new = Dependencies.untracked { modifier.transform(GeometryProxy(self)) }
    guard new != known else { return }
    let old = known ?? new
    known = new
    modifier.action(old, new)
  }
}
