/// One of two views, as `if`-`else` and `switch` in a builder make it.
///
/// The branches are two identities even when their types are the same: going from one to the other
/// removes the first with its state and makes the second anew.
public struct ConditionalContent<First: View, Second: View>: View, PrimitiveView {
  enum Storage {
    case first(First)
    case second(Second)
  }

  package static var multiplicity: Multiplicity { .many }

  package static var holdsRows: Bool {
    ViewNodes.holdsRows(First.self) || ViewNodes.holdsRows(Second.self)
  }

  let storage: Storage

  package static func makeNode(_ view: Self, in context: NodeContext) -> Node {
    let node = BranchNode(in: context)
    updateNode(node, to: view)
    return node
  }

  package static func updateNode(_ node: Node, to view: Self) {
    let node = unsafeDowncast(node, to: BranchNode.self)
    switch view.storage {
    case .first(let content): node.show(content, branch: 0)
    case .second(let content): node.show(content, branch: 1)
    }
  }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  package static var multiplicity: Multiplicity { .many }

  package static var holdsRows: Bool { ViewNodes.holdsRows(Wrapped.self) }

  package static func makeNode(_ view: Self, in context: NodeContext) -> Node {
    let node = BranchNode(in: context)
    updateNode(node, to: view)
    return node
  }

  package static func updateNode(_ node: Node, to view: Self) {
    let node = unsafeDowncast(node, to: BranchNode.self)
    if let content = view {
      node.show(content, branch: 0)
    } else {
      node.showNothing()
    }
  }
}

/// The node of conditional content: at most one child, which belongs to one branch.
package final class BranchNode: Node {
  private var branch: AnyHashable?

  /// Shows a view as the given branch; another branch's view is removed first.
  package func show<V: View>(_ view: V, branch newBranch: AnyHashable) {
    if branch == newBranch, let child = children.first {
      ViewNodes.update(child, to: view)
      return
    }
    branch = newBranch
    setChildren([ViewNodes.make(view, in: context)])
  }

  /// Removes what is shown.
  package func showNothing() {
    guard branch != nil else { return }
    branch = nil
    setChildren([])
  }
}
