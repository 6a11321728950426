extension View {
  /// Ties the view's identity to a value: when it changes, the view is new and its state starts over.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(content: self, id: id)
  }
}

/// A view with an explicit identity.
struct IDView<Content: View, ID: Hashable>: View, PrimitiveView {
  static var multiplicity: Multiplicity { .many }
  static var holdsRows: Bool { ViewNodes.holdsRows(Content.self) }

  let content: Content
  let id: ID

  static func makeNode(_ view: Self, in context: NodeContext) -> Node {
    let node = IdentifiedNode(in: context)
    updateNode(node, to: view)
    return node
  }

  static func updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: IdentifiedNode.self).show(view.content, id: view.id)
  }
}
