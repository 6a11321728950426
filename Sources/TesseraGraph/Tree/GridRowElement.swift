import TesseraScreen

/// The views of one row of a grid; outside of a grid they are as any views of a group.
///
/// Each view carries the number of its row for the `GridLayout` around. The number is that of the
/// node, so it stays when the view is made anew.
package struct GridRowViews<Content: View>: View, PrimitiveView {
  package static var multiplicity: Multiplicity { .many }

  let alignment: VerticalAlignment?
  let content: Content

  package init(alignment: VerticalAlignment?, content: Content) {
    self.alignment = alignment
    self.content = content
  }

  package static func makeNode(_ view: Self, in context: NodeContext) -> Node {
    let membership = GridRowMembership(
      number: context.tree.makeNumber(), alignment: view.alignment)
    let node = DistributingNode(GridRowModifier(membership: membership), in: context)
    node.setChildren([ViewNodes.make(view.content, in: node.context)])
    return node
  }

  package static func updateNode(_ node: Node, to view: Self) {
    let node = unsafeDowncast(node, to: DistributingNode<GridRowModifier>.self)
    let old = node.modifier.membership
    if old.alignment != view.alignment {
      let membership = GridRowMembership(number: old.number, alignment: view.alignment)
      node.update(to: GridRowModifier(membership: membership))
    }
    ViewNodes.update(node.children[0], to: view.content)
  }
}

struct GridRowModifier: ElementModifier {
  let membership: GridRowMembership

  func makeElement(in context: NodeContext) -> GridRowElement {
    GridRowElement(membership, in: context)
  }

  func updateElement(_ element: GridRowElement) {
    element.update(to: membership)
  }
}

/// The element around one view of a row.
package final class GridRowElement: LayoutValueElement<GridRowKey> {
  /// In a grid the views of a row stand side by side.
  override package var orientationInside: StackOrientation {
    containerOrientation == .grid ? .along(.horizontal) : .around
  }
}
