/// One character cell of a screen: a glyph and its style, sixteen plain bytes.
public struct Cell: Hashable, Sendable {
  /// A space in the terminal's own colours.
  public static let blank = Cell(glyph: .space, style: .plain)

  /// What the cell shows.
  public var glyph: Glyph
  /// How it looks.
  public var style: CellStyle

  /// Makes a cell from a glyph and a style.
  public init(glyph: Glyph, style: CellStyle = .plain) {
    self.glyph = glyph
    self.style = style
  }
}
