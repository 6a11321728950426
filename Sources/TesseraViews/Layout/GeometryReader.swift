public import TesseraGraph
import TesseraScreen

/// A view whose content depends on the room that it is offered: SwiftUI's `GeometryReader`.
///
/// It takes all the room that it is offered and puts its views at the top leading corner, over each
/// other. The content is made again when the size changes, or anything else that it asked for.
///
/// ```swift
/// GeometryReader { geometry in
///   if geometry.size.width < 60 { Compact() } else { Wide() }
/// }
/// ```
public struct GeometryReader<Content: View>: View, PrimitiveView {
  package static var multiplicity: Multiplicity { .one }

  private let content: @MainActor (GeometryProxy) -> Content

  /// Makes a reader; the closure is called with what it knows of its own place.
  public init(@ViewBuilder content: @escaping @MainActor (GeometryProxy) -> Content) {
    self.content = content
  }

  package static func makeNode(_ view: Self, in context: NodeContext) -> Node {
    let element = GeometryElement<Content>(in: context)
    updateNode(element, to: view)
    return element
  }

  package static func updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: GeometryElement<Content>.self).show(view.content)
  }
}
