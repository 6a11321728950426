public import TesseraGraph
public import TesseraScreen

/// A view that a closure draws cell by cell: SwiftUI's `Canvas`.
///
/// It takes all the room that it is offered. What the closure reads of states and observable objects
/// is remembered, and a change draws the canvas again: no body is evaluated, nothing is laid out.
///
/// ```swift
/// Canvas { context, size in
///   for x in 0..<size.width {
///     context.put("▄", x: x, y: wave(at: x), color: .green)
///   }
/// }
/// ```
public struct Canvas: View {
  private let renderer: @MainActor (inout GraphicsContext, Size) -> Void

  /// Makes a canvas; the closure gets the context to draw with and the size in cells.
  public init(renderer: @escaping @MainActor (inout GraphicsContext, Size) -> Void) {
    self.renderer = renderer
  }
}

extension Canvas: PrimitiveView {
  package static var multiplicity: Multiplicity { .one }

  package static func makeNode(_ view: Canvas, in context: NodeContext) -> Node {
    CanvasElement(in: context, renderer: view.draw)
  }

  package static func updateNode(_ node: Node, to view: Canvas) {
    unsafeDowncast(node, to: CanvasElement.self).update(view.draw)
  }

  private func draw(in context: DrawContext, element: CanvasElement) {
    var graphics = GraphicsContext(context, size: element.size, environment: element.environment)
    renderer(&graphics, element.size)
  }
}
