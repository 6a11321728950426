package import TesseraScreen

/// What `LazyVStack` and `LazyHStack` are made of.
package struct LazyStackView<Content: View>: View, PrimitiveView {
  package static var multiplicity: Multiplicity { .one }

  let axis: Axis
  let alignment: AlignmentKey
  let spacing: Int?
  let content: Content

  package init(axis: Axis, alignment: AlignmentKey, spacing: Int?, content: Content) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.content = content
  }

  package static func makeNode(_ view: Self, in context: NodeContext) -> Node {
    let element = LazyStackElement(
      axis: view.axis, alignment: view.alignment, spacing: view.spacing, in: context)
    element.setChildren([ViewNodes.make(view.content, in: element.context)])
    return element
  }

  package static func updateNode(_ node: Node, to view: Self) {
    let element = unsafeDowncast(node, to: LazyStackElement.self)
    element.update(alignment: view.alignment, spacing: view.spacing)
    ViewNodes.update(node.children[0], to: view.content)
  }
}
