/// Several views beside each other, as a builder's statements make them.
public struct TupleView<each Content: View>: View, PrimitiveView {
  package static var multiplicity: Multiplicity { .many }

  package static var holdsRows: Bool {
    var holdsRows = false
    repeat holdsRows = holdsRows || ViewNodes.holdsRows((each Content).self)
    return holdsRows
  }

  let content: (repeat each Content)

  /// Makes a view of several.
  public init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  package static func makeNode(_ view: Self, in context: NodeContext) -> Node {
    let node = Node(in: context)
    let inner = context.inside(node)
    var children: [Node] = []
    repeat children.append(ViewNodes.make(each view.content, in: inner))
    node.setChildren(children)
    return node
  }

  package static func updateNode(_ node: Node, to view: Self) {
    var index = 0
    repeat updateChild(of: node, at: &index, to: each view.content)
  }

  private static func updateChild<V: View>(of node: Node, at index: inout Int, to view: V) {
    ViewNodes.update(node.children[index], to: view)
    index += 1
  }
}
