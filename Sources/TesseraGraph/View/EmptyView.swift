/// A view that shows nothing and takes no place: no cell, no spacing.
public struct EmptyView: View, PrimitiveView {
  package static let multiplicity = Multiplicity.many

  /// Makes the view.
  public init() {}

  package static func makeNode(_ view: EmptyView, in context: NodeContext) -> Node {
    Node(in: context)
  }

  package static func updateNode(_ node: Node, to view: EmptyView) {}
}
