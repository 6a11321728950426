/// The doors from a view's static type to its node.
///
/// A primitive view is found by a dynamic cast of its type, which the runtime caches; `View` itself
/// has no engine requirement that authors would see.
@MainActor
package enum ViewNodes {
  /// Makes the node of any view.
  package static func make<V: View>(_ view: V, in context: NodeContext) -> Node {
    if let primitive = V.self as? any PrimitiveView.Type {
      return makePrimitive(primitive, view, in: context)
    }
    let node = CompositeNode(view, in: context)
    node.evaluateIfNeeded()
    return node
  }

  /// Gives the node of a view a new value of the same view type.
  package static func update<V: View>(_ node: Node, to view: V) {
    if node.isComposite {
      unsafeDowncast(node, to: CompositeNode<V>.self).update(to: view)
    } else if let primitive = V.self as? any PrimitiveView.Type {
      updatePrimitive(primitive, node, to: view)
    }
  }

  /// Whether a view stands for exactly one element.
  package static func multiplicity<V: View>(of type: V.Type) -> Multiplicity {
    if let primitive = type as? any PrimitiveView.Type { return primitive.multiplicity }
    return V.Body.self == Never.self ? .one : multiplicity(of: V.Body.self)
  }

  /// Whether a view stands for rows of its own in a list.
  package static func holdsRows<V: View>(_ type: V.Type) -> Bool {
    if type is any RowGroup.Type { return true }
    if let primitive = type as? any PrimitiveView.Type { return primitive.holdsRows }
    return V.Body.self != Never.self && holdsRows(V.Body.self)
  }

  private static func makePrimitive<P: PrimitiveView, V: View>(
    _ type: P.Type, _ view: V, in context: NodeContext
  ) -> Node {
    withUnsafePointer(to: view) { pointer in
      pointer.withMemoryRebound(to: P.self, capacity: 1) { P.makeNode($0.pointee, in: context) }
    }
  }

  private static func updatePrimitive<P: PrimitiveView, V: View>(
    _ type: P.Type, _ node: Node, to view: V
  ) {
    withUnsafePointer(to: view) { pointer in
      pointer.withMemoryRebound(to: P.self, capacity: 1) { P.updateNode(node, to: $0.pointee) }
    }
  }
}
