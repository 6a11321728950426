package import TesseraScreen

/// An element that an author's closure draws, and that is drawn again when what it read changes.
///
/// Nothing else is done for such a change: no body is evaluated and nothing is laid out.
@MainActor
package final class CanvasElement: Element {
  /// Draws the element's cells.
  private var renderer: @MainActor (DrawContext, CanvasElement) -> Void
  private lazy var reads = ReadTracker(for: self)

  package init(
    in context: NodeContext, renderer: @escaping @MainActor (DrawContext, CanvasElement) -> Void
  ) {
    self.renderer = renderer
    super.init(in: context)
  }

  /// Takes over another closure, which may draw something else.
  package func update(
    _ renderer: @escaping @MainActor (DrawContext, CanvasElement) -> Void
  ) {
    self.renderer = renderer
    setNeedsDraw()
  }

  override package func measure(_ proposal: ProposedViewSize) -> Size {
    LeafSizes.filling(proposal)
  }

  override package func draw(in context: DrawContext) {
    reads.track { renderer(context, self) }
  }

  override package func dependencyChanged() {
    setNeedsDraw()
  }

  override package func environmentChanged(from old: EnvironmentValues) {
    setNeedsDraw()
  }

  override package func willRemove() {
    super.willRemove()
    reads.cancel()
  }
}
