import TesseraScreen

/// The lines of which a border is drawn.
public struct BorderStyle: Hashable, Sendable {
  let topLeft: Glyph
  let topRight: Glyph
  let bottomLeft: Glyph
  let bottomRight: Glyph
  let horizontal: Glyph
  let vertical: Glyph

  /// Makes a style of six signs.
  ///
  /// Top left, horizontal, top right, vertical, bottom left, bottom right; a sign that is not one
  /// column wide becomes U+FFFD.
  private init(_ signs: String) {
    let glyphs = Glyph.glyphs(of: signs).map { $0.width == 1 ? $0 : .replacement }
    topLeft = glyphs[0]
    horizontal = glyphs[1]
    topRight = glyphs[2]
    vertical = glyphs[3]
    bottomLeft = glyphs[4]
    bottomRight = glyphs[5]
  }

  /// Light lines: ┌─┐.
  public static let single = BorderStyle("┌─┐│└┘")
  /// Light lines with round corners: ╭─╮.
  public static let rounded = BorderStyle("╭─╮│╰╯")
  /// Double lines: ╔═╗.
  public static let double = BorderStyle("╔═╗║╚╝")
  /// Heavy lines: ┏━┓.
  public static let heavy = BorderStyle("┏━┓┃┗┛")
  /// ASCII signs, for terminals and fonts without box-drawing signs.
  public static let ascii = BorderStyle("+-+|++")
}

extension BorderStyle {
  /// Draws so many borders inside each other along the inner edge of a rectangle.
  func draw(around rect: Rect, width: Int, style: CellStyle, on surface: Surface, clip: Rect) {
    let lines = min(width, (min(rect.width, rect.height) + 1) / 2)
    for inset in 0..<max(0, lines) {
      draw(
        around: rect.inset(by: EdgeInsets(.all, inset)), style: style, on: surface, clip: clip)
    }
  }

  /// Draws the border along the inner edge of a rectangle; one that is a single row or column
  /// becomes a line.
  func draw(around rect: Rect, style: CellStyle, on surface: Surface, clip: Rect) {
    guard !rect.isEmpty else { return }
    let right = rect.maxX - 1
    let bottom = rect.maxY - 1
    func line(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ glyph: Glyph) {
      surface.fill(
        Rect(x: x, y: y, width: width, height: height), with: Cell(glyph: glyph, style: style),
        clip: clip)
    }
    line(rect.minX, rect.minY, rect.width, 1, horizontal)
    guard rect.height > 1 else { return }
    line(rect.minX, bottom, rect.width, 1, horizontal)
    line(rect.minX, rect.minY, 1, rect.height, vertical)
    guard rect.width > 1 else { return }
    line(right, rect.minY, 1, rect.height, vertical)
    surface.put(topLeft, at: rect.origin, style: style, clip: clip)
    surface.put(topRight, at: Point(x: right, y: rect.minY), style: style, clip: clip)
    surface.put(bottomLeft, at: Point(x: rect.minX, y: bottom), style: style, clip: clip)
    surface.put(bottomRight, at: Point(x: right, y: bottom), style: style, clip: clip)
  }
}
