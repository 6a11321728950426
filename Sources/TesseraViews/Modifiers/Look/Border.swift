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
    style.draw(
      around: Rect(origin: context.origin, size: size), width: width, style: look,
      on: context.surface, clip: context.clip)
  }

  func untouchedArea(in size: Size) -> Rect {
    Rect(origin: .zero, size: size).inset(by: EdgeInsets(.all, max(0, width)))
  }
}
