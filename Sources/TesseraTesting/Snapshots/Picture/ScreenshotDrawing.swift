import TesseraScreen

/// Draws a screen as the elements of an SVG: backgrounds, then letters, shapes and lines.
///
/// Every cluster stands on the grid of the cells, whatever font the reader has: words of letters that
/// monospaced fonts agree on are stretched to their cells, all else is centred in its own, and boxes,
/// blocks and Braille are drawn as shapes.
struct ScreenshotDrawing {
  private let shot: Screenshot
  private let palette: ScreenshotPalette
  private(set) var svg = ""
  /// The shapes of the row so far, by how they are drawn; in the order in which they came.
  private var shapes: [(look: String, path: String)] = []

  init(_ shot: Screenshot) {
    self.shot = shot
    palette = ScreenshotPalette(colorScheme: shot.colorScheme)
    drawBackgrounds()
    for y in 0..<shot.size.height { drawRow(y) }
  }

  /// The size of a picture in pixels.
  static func size(of shot: Screenshot) -> (width: Double, height: Double) {
    (
      2 * CellGrid.margin + Double(shot.size.width) * CellGrid.width,
      2 * CellGrid.margin + Double(shot.size.height) * CellGrid.height
    )
  }

  // MARK: Backgrounds

  private mutating func drawBackgrounds() {
    let size = ScreenshotDrawing.size(of: shot)
    svg += "<rect width=\"\(CellGrid.number(size.width))\""
    svg += " height=\"\(CellGrid.number(size.height))\""
    svg += " fill=\"\(ScreenshotPalette.name(palette.background))\"/>\n"
    for y in 0..<shot.size.height {
      for span in spans(y, by: { palette.colors(of: $0.style).background }) {
        let color = palette.colors(of: shot[span.lowerBound, y].style).background
        guard color != palette.background else { continue }
        svg += rect(x: span.lowerBound, y: y, columns: span.count)
        svg += " fill=\"\(ScreenshotPalette.name(color))\" shape-rendering=\"crispEdges\"/>\n"
      }
    }
  }

  private func rect(x: Int, y: Int, columns: Int) -> String {
    let number = CellGrid.number
    return "<rect x=\"\(number(CellGrid.x(x)))\" y=\"\(number(CellGrid.y(y)))\""
      + " width=\"\(number(Double(columns) * CellGrid.width))\" height=\"\(number(CellGrid.height))\""
  }

  /// The columns of a row, cut where a property changes.
  private func spans<Value: Equatable>(_ y: Int, by value: (Cell) -> Value) -> [Range<Int>] {
    var spans: [Range<Int>] = []
    var start = 0
    for x in 0..<shot.size.width {
      let isLast = x + 1 == shot.size.width
      if isLast || value(shot[x + 1, y]) != value(shot[start, y]) {
        spans.append(start..<(x + 1))
        start = x + 1
      }
    }
    return spans
  }

  // MARK: Rows

  private mutating func drawRow(_ y: Int) {
    shapes = []
    for span in spans(y, by: \.style) {
      let style = shot[span.lowerBound, y].style
      let link = style.decoration.link.flatMap(XMLText.safeLink)
      if let link { svg += "<a href=\"\(XMLText.escaped(link))\">" }
      drawLetters(span, y, style)
      drawLines(span, y, style)
      if link != nil { svg += "</a>\n" }
    }
    for shape in shapes { svg += "<path \(shape.look) d=\"\(shape.path)\"/>\n" }
  }

  private mutating func drawLetters(_ span: Range<Int>, _ y: Int, _ style: CellStyle) {
    var x = span.lowerBound
    while x < span.upperBound {
      let glyph = shot[x, y].glyph
      if glyph == .space || glyph.isContinuation {
        x += 1
      } else if ScreenshotDrawing.isLetter(glyph) {
        let start = x
        var word = ""
        while x < span.upperBound, ScreenshotDrawing.isLetter(shot[x, y].glyph) {
          word += shot[x, y].glyph.description
          x += 1
        }
        drawWord(word, start..<x, y, style)
      } else {
        drawSingle(glyph, x, y, style)
        x += max(1, glyph.width)
      }
    }
  }

  /// Whether monospaced fonts have it in their one width.
  ///
  /// They have Latin, Greek and Cyrillic letters, figures and signs; clusters of several scalars are
  /// left to chance.
  private static func isLetter(_ glyph: Glyph) -> Bool {
    guard glyph.width == 1, glyph != .space else { return false }
    let scalars = glyph.description.unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else { return false }
    switch scalar.value {
    case 0x21..<0x300, 0x370..<0x483, 0x48A..<0x530: return true
    default: return false
    }
  }

  private mutating func drawWord(
    _ word: String, _ columns: Range<Int>, _ y: Int, _ style: CellStyle
  ) {
    let number = CellGrid.number
    svg += "<text x=\"\(number(CellGrid.x(columns.lowerBound)))\""
    svg += " y=\"\(number(CellGrid.y(y) + CellGrid.baseline))\"\(letterLook(style))"
    if columns.count > 1 {
      svg += " textLength=\"\(number(Double(columns.count) * CellGrid.width))\""
      svg += " lengthAdjust=\"spacingAndGlyphs\""
    }
    svg += ">\(XMLText.escaped(word))</text>\n"
  }

  private mutating func drawSingle(_ glyph: Glyph, _ x: Int, _ y: Int, _ style: CellStyle) {
    let text = glyph.description
    if let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 {
      if let box = BoxDrawing(scalar) { return add(box, x, y, style) }
      if let block = BlockElement(scalar) { return add(block, x, y, style) }
    }
    let middle = CellGrid.x(x) + Double(max(1, glyph.width)) * CellGrid.width / 2
    svg += "<text x=\"\(CellGrid.number(middle))\""
    svg += " y=\"\(CellGrid.number(CellGrid.y(y) + CellGrid.baseline))\" text-anchor=\"middle\""
    svg += "\(letterLook(style))>\(XMLText.escaped(text))</text>\n"
  }

  private func letterLook(_ style: CellStyle) -> String {
    var look = ""
    let color = palette.colors(of: style).foreground
    if color != palette.foreground { look += " fill=\"\(ScreenshotPalette.name(color))\"" }
    if style.attributes.contains(.bold) { look += " font-weight=\"bold\"" }
    if style.attributes.contains(.italic) { look += " font-style=\"italic\"" }
    return look + opacity(style)
  }

  private func opacity(_ style: CellStyle) -> String {
    style.attributes.contains(.dim) ? " opacity=\"0.6\"" : ""
  }

  // MARK: Shapes

  private mutating func add(_ box: BoxDrawing, _ x: Int, _ y: Int, _ style: CellStyle) {
    let path = box.path(x: CellGrid.x(x), y: CellGrid.y(y))
    let color = ScreenshotPalette.name(palette.colors(of: style).foreground)
    for (commands, width) in [(path.light, "1.2"), (path.heavy, "2.6")] where !commands.isEmpty {
      let cap = box.dashes > 1 ? "butt" : "square"
      add(
        commands,
        "fill=\"none\" stroke=\"\(color)\" stroke-width=\"\(width)\""
          + " stroke-linecap=\"\(cap)\"\(opacity(style))")
    }
  }

  private mutating func add(_ block: BlockElement, _ x: Int, _ y: Int, _ style: CellStyle) {
    let number = CellGrid.number
    let color = ScreenshotPalette.name(palette.colors(of: style).foreground)
    let opacity = block.opacity * (style.attributes.contains(.dim) ? 0.6 : 1)
    let look =
      "fill=\"\(color)\" shape-rendering=\"crispEdges\""
      + (opacity < 1 ? " opacity=\"\(number(opacity))\"" : "")
    for part in block.parts {
      let width = part.width * CellGrid.width
      add(
        "M\(number(CellGrid.x(x) + part.x * CellGrid.width))"
          + " \(number(CellGrid.y(y) + part.y * CellGrid.height))"
          + "h\(number(width))v\(number(part.height * CellGrid.height))h\(number(-width))z", look)
    }
  }

  private mutating func add(_ path: String, _ look: String) {
    if let index = shapes.firstIndex(where: { $0.look == look }) {
      shapes[index].path += path
    } else {
      shapes.append((look, path))
    }
  }

  // MARK: Lines

  private mutating func drawLines(_ span: Range<Int>, _ y: Int, _ style: CellStyle) {
    let color = palette.colors(of: style).foreground
    let baseline = CellGrid.y(y) + CellGrid.baseline
    if style.attributes.contains(.strikethrough) { line(span, baseline - 4.4, color, style) }
    let underline = palette.value(style.decoration.underlineColor, standard: color)
    switch style.attributes.underline {
    case .none: break
    case .single: line(span, baseline + 2, underline, style)
    case .double:
      line(span, baseline + 1, underline, style)
      line(span, baseline + 3, underline, style)
    case .dotted: line(span, baseline + 2, underline, style, dashes: "1.4 1.4")
    case .dashed: line(span, baseline + 2, underline, style, dashes: "4.2 2.8")
    case .curly:
      let number = CellGrid.number
      let wave = "q\(number(CellGrid.width / 4)) -2.4 \(number(CellGrid.width / 2)) 0"
      let path = String(repeating: wave + "t\(number(CellGrid.width / 2)) 0", count: span.count)
      svg += "<path fill=\"none\" stroke=\"\(ScreenshotPalette.name(underline))\"\(opacity(style))"
      svg += " d=\"M\(number(CellGrid.x(span.lowerBound))) \(number(baseline + 2))\(path)\"/>\n"
    }
  }

  private mutating func line(
    _ span: Range<Int>, _ y: Double, _ color: UInt32, _ style: CellStyle, dashes: String? = nil
  ) {
    let number = CellGrid.number
    svg += "<path fill=\"none\" stroke=\"\(ScreenshotPalette.name(color))\"\(opacity(style))"
    if let dashes { svg += " stroke-dasharray=\"\(dashes)\"" }
    svg += " d=\"M\(number(CellGrid.x(span.lowerBound))) \(number(y))"
    svg += "h\(number(Double(span.count) * CellGrid.width))\"/>\n"
  }
}
