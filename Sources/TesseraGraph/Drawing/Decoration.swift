package import TesseraScreen

/// A modifier that changes how its content is drawn and leaves its size alone.
@MainActor
package protocol Decorating: Sendable {
  /// Draws around, before or after the content, which `drawContent` draws in a context.
  func draw(
    in context: DrawContext, size: Size, environment: EnvironmentValues,
    drawContent: (DrawContext) -> Void)

  /// Whether nothing of the content is seen outside of its own cells.
  var clipsContents: Bool { get }

  /// Whether the content is there for nobody, though its room stays.
  var hidesContents: Bool { get }

  /// The part in which nothing but the content is seen, the same way in every row: where a scroll
  /// view's cells can be moved. Empty unless the decoration says more.
  func untouchedArea(in size: Size) -> Rect
}

extension Decorating {
  package var clipsContents: Bool { false }

  package var hidesContents: Bool { false }

  package func untouchedArea(in size: Size) -> Rect { .zero }
}

/// Applies a decoration to each view.
package struct DecorationModifier<Decoration: Decorating>: ElementModifier {
  let decoration: Decoration

  package init(_ decoration: Decoration) {
    self.decoration = decoration
  }

  package func makeElement(in context: NodeContext) -> DecorationElement<Decoration> {
    DecorationElement(decoration, in: context)
  }

  package func updateElement(_ element: DecorationElement<Decoration>) {
    element.update(to: decoration)
  }
}

/// The element of a decoration.
package final class DecorationElement<Decoration: Decorating>: UnaryElement {
  private var decoration: Decoration

  init(_ decoration: Decoration, in context: NodeContext) {
    self.decoration = decoration
    super.init(in: context)
  }

  func update(to new: Decoration) {
    guard !FieldComparison.isSame(decoration, new) else { return }
    let isClipChanged = decoration.clipsContents != new.clipsContents
    decoration = new
    setNeedsDraw()
    if isClipChanged { setNeedsLayout() }
    if new.hidesContents, let focused = tree.focus.focused, !focused.isOnScreen {
      tree.focus.moveAway(from: focused)
    }
  }

  override package var clipsContents: Bool { decoration.clipsContents }

  override package var hidesContents: Bool { decoration.hidesContents }

  override package func mayPaint(into rect: Rect) -> Bool {
    !decoration.untouchedArea(in: size).contains(rect)
  }

  override package func draw(in context: DrawContext) {
    decoration.draw(in: context, size: size, environment: environment) {
      child?.drawIfDamaged(in: $0)
    }
  }

  override package func environmentChanged(from old: EnvironmentValues) {
    setNeedsDraw()
  }
}
