import TesseraGraph
public import TesseraScreen

/// What a canvas is drawn with: cells of the screen, from (0, 0) at its top left.
///
/// What lies outside of the canvas is clipped. Putting a glyph in a style is a few nanoseconds and
/// allocates nothing; `style(foreground:background:attributes:)` turns colours into a style once
/// for many cells.
public struct GraphicsContext {
  /// The columns and rows of the canvas.
  public let size: Size
  /// Whether the terminal's background is light or dark.
  public let colorScheme: ColorScheme

  private let surface: Surface
  private let origin: Point
  private let clip: Rect
  private let text: TextStyle
  private let opacity: Double

  @MainActor
  init(_ context: DrawContext, size: Size, environment: EnvironmentValues) {
    self.size = size
    colorScheme = environment.colorScheme
    surface = context.surface
    origin = context.origin
    clip = context.clip.intersection(Rect(origin: context.origin, size: size))
    text = environment.textStyle
    opacity = context.opacity
  }

  // MARK: Styles

  /// The style of cells: colours as the canvas's surroundings have them, nil for the text's own
  /// colour and for the background that is there.
  public func style(
    foreground: Color? = nil, background: Color? = nil, attributes: TextAttributes = []
  ) -> CellStyle {
    var look = TextStyle()
    look.foreground = foreground
    look.on = attributes
    if attributes.underline != .none { look.underline = attributes.underline }
    var style = look.over(text).cellStyle(in: colorScheme, opacity: opacity)
    if let background { style.background = color(background) }
    return style
  }

  /// What a cell gets for a colour, over the terminal's own background where it is not opaque.
  public func color(_ color: Color) -> CellColor {
    (opacity < 1 ? color.opacity(opacity) : color).resolved(in: colorScheme, over: .standard)
  }

  // MARK: Cells

  /// Puts a glyph into a cell; a wide one takes the next cell as well.
  public func put(_ glyph: Glyph, x: Int, y: Int, style: CellStyle) {
    surface.put(
      glyph, at: Point(x: origin.x &+ x, y: origin.y &+ y), style: style, clip: clip)
  }

  /// Puts a glyph into a cell; a wide one takes the next cell as well.
  public func put(_ glyph: Glyph, at point: Point, style: CellStyle) {
    put(glyph, x: point.x, y: point.y, style: style)
  }

  /// Puts a character into a cell, in a style; by default in the colours that are there.
  public func put(_ character: Character, x: Int, y: Int, style: CellStyle) {
    put(GraphicsContext.glyph(of: character), x: x, y: y, style: style)
  }

  /// Puts a character into a cell, in colours; nil is the text's own colour, and the background
  /// that is there.
  public func put(
    _ character: Character, x: Int, y: Int, color: Color? = nil, background: Color? = nil
  ) {
    put(character, x: x, y: y, style: style(foreground: color, background: background))
  }

  /// Writes a text from a cell to the right, on one row; answers the columns that it takes.
  @discardableResult
  public func write(_ text: String, x: Int, y: Int, style: CellStyle) -> Int {
    var column = x
    for byte in text.utf8 {
      guard byte < 0x80, byte >= 0x20 else {
        return surface.write(
          Glyph.glyphs(of: text), at: Point(x: origin.x &+ x, y: origin.y &+ y), style: style,
          clip: clip)
      }
      put(Glyph(ascii: byte), x: column, y: y, style: style)
      column &+= 1
    }
    return column &- x
  }

  /// Writes a text from a cell to the right, on one row, in colours; answers the columns that it
  /// takes.
  @discardableResult
  public func write(
    _ text: String, x: Int, y: Int, color: Color? = nil, background: Color? = nil
  ) -> Int {
    write(text, x: x, y: y, style: style(foreground: color, background: background))
  }

  /// Writes a text with its styles from a cell to the right, on one row; answers the columns that it
  /// takes.
  @discardableResult
  public func draw(_ text: Text, x: Int, y: Int) -> Int {
    var column = x
    for run in text.runs {
      let style = run.style.over(self.text).cellStyle(in: colorScheme, opacity: opacity)
      column &+= write(run.words, x: column, y: y, style: style)
    }
    return column &- x
  }

  // MARK: Areas

  /// Fills a rectangle with a colour; one that is not opaque is blended with what is there.
  public func fill(_ rect: Rect, with color: Color) {
    let area = rect.offset(by: origin)
    if color.isOpaque, opacity >= 1 {
      let style = CellStyle(background: color.resolved(in: colorScheme))
      surface.fill(area, with: Cell(glyph: .space, style: style), clip: clip)
    } else {
      let color = opacity < 1 ? color.opacity(opacity) : color
      surface.restyle(area, clip: clip) { style in
        let blended = color.resolved(in: colorScheme, over: style.background)
        if !blended.isClear { style.background = blended }
      }
    }
  }

  /// Fills a rectangle with a glyph in a style; a wide glyph is repeated every second column.
  public func fill(_ rect: Rect, with glyph: Glyph, style: CellStyle) {
    surface.fill(rect.offset(by: origin), with: Cell(glyph: glyph, style: style), clip: clip)
  }

  /// Draws a border along the inner edge of a rectangle.
  public func stroke(_ rect: Rect, with color: Color? = nil, style: BorderStyle = .single) {
    style.draw(
      around: rect.offset(by: origin), style: self.style(foreground: color), on: surface,
      clip: clip)
  }

  private static func glyph(of character: Character) -> Glyph {
    character.asciiValue.map { Glyph(ascii: $0) } ?? Glyph(character)
  }
}
