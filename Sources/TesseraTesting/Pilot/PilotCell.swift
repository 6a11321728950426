public import TesseraScreen
import TesseraTerminal

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
  /// The colour of the underline; `.standard` follows the text.
  public let underlineColor: CellColor
  /// The target of the hyperlink; nil for none.
  public let link: String?

  init(_ cell: Cell, seenWith capabilities: EncoderCapabilities) {
    let style = capabilities.appearance(of: cell.style)
    character = cell.glyph.description
    foreground = style.foreground
    background = style.background
    attributes = style.attributes
    underlineColor = style.decoration.underlineColor
    link = style.decoration.link
  }
}
