public import TesseraScreen

/// One cell of a pilot's screen.
public struct PilotCell: Equatable, Sendable {
  /// What the cell shows; empty in the second column of a wide cluster.
  public let character: String
  /// The colour of the text.
  public let foreground: CellColor
  /// The colour behind the text.
  public let background: CellColor
  /// Bold, italic, inverse and the like, the underline among them.
  public let attributes: TextAttributes
  /// The target of the hyperlink; nil for none.
  public let link: String?

  init(_ cell: Cell) {
    character = cell.glyph.description
    foreground = cell.style.foreground
    background = cell.style.background
    attributes = cell.style.attributes
    link = cell.style.decoration.link
  }
}
