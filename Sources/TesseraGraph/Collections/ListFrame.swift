import TesseraScreen

extension EnvironmentValues {
  private enum IsListBorderedKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// Whether lists draw a border around themselves.
  package var isListBordered: Bool {
    get { self[IsListBorderedKey.self] }
    set { self[IsListBorderedKey.self] = newValue }
  }
}

/// The border of a list, if it has one.
@MainActor
struct ListFrame {
  private static let horizontal = Glyph("─")
  private static let vertical = Glyph("│")
  private static let corners = [Glyph("╭"), Glyph("╮"), Glyph("╰"), Glyph("╯")]

  let isBordered: Bool

  /// The room that the border takes.
  var solver: PaddingSolver { PaddingSolver(EdgeInsets(.all, isBordered ? 1 : 0)) }

  /// The cells that the border leaves.
  func inside(of size: Size) -> Rect {
    guard isBordered else { return Rect(origin: .zero, size: size) }
    return Rect(x: 1, y: 1, width: max(0, size.width - 2), height: max(0, size.height - 2))
  }

  /// Draws the border along the edge; nothing where there is no room for its corners.
  func draw(in context: DrawContext, size: Size, style: CellStyle) {
    guard isBordered, size.width > 1, size.height > 1 else { return }
    let (left, top) = (context.origin.x, context.origin.y)
    let (right, bottom) = (left + size.width - 1, top + size.height - 1)
    for y in [top, bottom] {
      fill(Rect(x: left, y: y, width: size.width, height: 1), Self.horizontal, style, context)
    }
    for x in [left, right] {
      fill(Rect(x: x, y: top, width: 1, height: size.height), Self.vertical, style, context)
    }
    let places = [(left, top), (right, top), (left, bottom), (right, bottom)]
    for ((x, y), corner) in zip(places, Self.corners) {
      context.surface.put(corner, at: Point(x: x, y: y), style: style, clip: context.clip)
    }
  }

  private func fill(_ rect: Rect, _ glyph: Glyph, _ style: CellStyle, _ context: DrawContext) {
    context.surface.fill(rect, with: Cell(glyph: glyph, style: style), clip: context.clip)
  }
}
