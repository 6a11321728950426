public import TesseraGraph
import TesseraScreen

extension View {
  /// Lets what is behind show through: 1 changes nothing, 0 hides the view, and in between the
  /// colours are blended.
  ///
  /// The room of the view stays. At 0 it is met neither by the pointer nor by the focus.
  public func opacity(_ opacity: Double) -> some View {
    modifier(DecorationModifier(OpacityDecoration(opacity: opacity.isNaN ? 1 : opacity)))
  }

  /// Hides the view and keeps its room.
  ///
  /// It is not drawn, not met by the pointer or the focus, and not read aloud; its keyboard shortcuts
  /// go on working.
  public func hidden() -> some View {
    modifier(DecorationModifier(OpacityDecoration(opacity: 0)))
  }

  /// Cuts off what the view draws outside of its bounds.
  public func clipped() -> some View {
    modifier(DecorationModifier(ClipDecoration()))
  }
}

private struct OpacityDecoration: Decorating {
  let opacity: Double

  var hidesContents: Bool { opacity <= 0 }

  func draw(
    in context: DrawContext, size: Size, environment: EnvironmentValues,
    drawContent: (DrawContext) -> Void
  ) {
    guard opacity > 0 else { return }
    var inner = context
    inner.opacity *= min(1, opacity)
    drawContent(inner)
  }

  func untouchedArea(in size: Size) -> Rect {
    opacity >= 1 ? Rect(origin: .zero, size: size) : .zero
  }
}

private struct ClipDecoration: Decorating {
  var clipsContents: Bool { true }

  func draw(
    in context: DrawContext, size: Size, environment: EnvironmentValues,
    drawContent: (DrawContext) -> Void
  ) {
    drawContent(context)
  }

  func untouchedArea(in size: Size) -> Rect { Rect(origin: .zero, size: size) }
}
