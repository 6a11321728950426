public import TesseraGraph
public import TesseraScreen

extension View {
  /// Draws a line around the view, inside of its bounds, so that its size stays.
  ///
  /// - Parameters:
  ///   - color: The colour of the line.
  ///   - width: How many lines lie inside each other, in cells; below one there is none.
  ///   - style: The form of the line.
  /// - Returns: The view with the line in front.
  public func border(
    _ color: Color = .primary, width: Int = 1, style: BorderStyle = .single
  ) -> some View {
    modifier(DecorationModifier(BorderDecoration(color: color, width: width, style: style)))
  }
}

private struct BorderDecoration: Decorating {
  let color: Color
  let width: Int
  let style: BorderStyle

  func draw(
    in context: DrawContext, size: Size, environment: EnvironmentValues,
    drawContent: (DrawContext) -> Void
  ) {
    drawContent(context)
    let look = CellStyle(foreground: context.resolve(color, in: environment), background: .clear)
    let lines = min(width, (min(size.width, size.height) + 1) / 2)
    for inset in 0..<max(0, lines) {
      let rect = Rect(
        x: context.origin.x + inset, y: context.origin.y + inset, width: size.width - 2 * inset,
        height: size.height - 2 * inset)
      style.draw(around: rect, style: look, on: context.surface, clip: context.clip)
    }
  }
}
