extension View {
  /// Ties the view's identity to a value: when it changes, the view is new and its state starts over.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(content: self, id: id)
  }
}

/// A view with an explicit identity.
struct IDView<Content: View, ID: Hashable>: View, PrimitiveView {
  static var multiplicity: Multiplicity { .many }

  let content: Content
  let id: ID

  static func makeNode(_ view: Self, in context: NodeContext) -> Node {
    let node = BranchNode(in: context)
    updateNode(node, to: view)
    return node
  }

  static func updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: BranchNode.self).show(view.content, branch: view.id)
  }
}
