/// What a list may do with the rows of a `ForEach`.
package struct RowActions {
  /// Deletes the elements at the offsets; nil where rows cannot be deleted.
  package var delete: (@MainActor ([Int]) -> Void)?
  /// Moves the elements at the offsets to stand before an offset; nil where rows cannot be moved.
  package var move: (@MainActor ([Int], Int) -> Void)?

  package init(
    delete: (@MainActor ([Int]) -> Void)? = nil, move: (@MainActor ([Int], Int) -> Void)? = nil
  ) {
    self.delete = delete
    self.move = move
  }

  /// Whether anything may be done.
  var isEmpty: Bool { delete == nil && move == nil }
}

/// A row that is an element of a `ForEach`, and what may be done with it.
package struct EditableRow {
  /// The node of the `ForEach`.
  let owner: Node
  /// The element's offset in the data.
  let offset: Int
  /// How many elements the data has.
  let count: Int
  /// What may be done.
  var actions = RowActions()
}

/// Says what may be done with the rows of its content; what it leaves open, the content says.
package struct RowActionsModifier: PrimitiveModifier {
  let setsDelete: Bool
  let actions: RowActions

  /// Sets the action that deletes rows; nil keeps rows from being deleted.
  package init(delete: (@MainActor ([Int]) -> Void)?) {
    setsDelete = true
    actions = RowActions(delete: delete)
  }

  /// Sets the action that moves rows; nil keeps rows from being moved.
  package init(move: (@MainActor ([Int], Int) -> Void)?) {
    setsDelete = false
    actions = RowActions(move: move)
  }

  package static func multiplicity<Content: View>(of content: Content.Type) -> Multiplicity {
    ViewNodes.multiplicity(of: content)
  }

  package static func makeNode<Content: View>(
    _ modifier: Self, content: Content, in context: NodeContext
  ) -> Node {
    let node = RowActionsNode(modifier, in: context)
    node.setChildren([ViewNodes.make(content, in: node.context)])
    return node
  }

  package static func updateNode<Content: View>(_ node: Node, to modifier: Self, content: Content) {
    unsafeDowncast(node, to: RowActionsNode.self).modifier = modifier
    ViewNodes.update(node.children[0], to: content)
  }
}

/// The node of `.onDelete` and `.onMove`.
package final class RowActionsNode: Node {
  fileprivate(set) var modifier: RowActionsModifier

  init(_ modifier: RowActionsModifier, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context)
  }

  override package func rowActions(at index: Int) -> EditableRow? {
    guard var row = super.rowActions(at: index) else { return nil }
    if modifier.setsDelete {
      row.actions.delete = modifier.actions.delete
    } else {
      row.actions.move = modifier.actions.move
    }
    return row
  }
}
