/// Several views as one value; a modifier on it applies to each of them.
public struct Group<Content: View>: View, PrimitiveView {
  package static var multiplicity: Multiplicity { ViewNodes.multiplicity(of: Content.self) }

  package static var holdsRows: Bool { ViewNodes.holdsRows(Content.self) }

  let content: Content

  /// Makes a group of the views that the builder makes.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  package static func makeNode(_ view: Self, in context: NodeContext) -> Node {
    let node = Node(in: context)
    node.setChildren([ViewNodes.make(view.content, in: context.inside(node))])
    return node
  }

  package static func updateNode(_ node: Node, to view: Self) {
    ViewNodes.update(node.children[0], to: view.content)
  }
}
