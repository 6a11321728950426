/// A view whose type is hidden.
///
/// The same wrapped type keeps its identity and state; another type is another view.
public struct AnyView: View, PrimitiveView {
  package static let multiplicity = Multiplicity.many

  private let content: any View

  /// Hides the type of a view.
  public init<Content: View>(_ view: Content) {
    content = (view as? AnyView)?.content ?? view
  }

  /// Hides the type of a view, as `init(_:)` does.
  public init<Content: View>(erasing view: Content) {
    self.init(view)
  }

  package static func makeNode(_ view: AnyView, in context: NodeContext) -> Node {
    let node = BranchNode(in: context)
    updateNode(node, to: view)
    return node
  }

  package static func updateNode(_ node: Node, to view: AnyView) {
    func show<V: View>(_ content: V) {
      unsafeDowncast(node, to: BranchNode.self)
        .show(content, branch: ObjectIdentifier(V.self))
    }
    show(view.content)
  }
}
