/// The look of a cell: two colours, attributes, and rarely an underline colour or a link.
///
/// Twelve plain bytes. The rare parts stand in a process-wide table and the cell holds their number.
public struct CellStyle: Hashable, Sendable {
  /// The terminal's own colours, no attributes.
  public static let plain = CellStyle()
  /// Text that keeps the background underneath it.
  public static let transparent = CellStyle(background: .clear)

  /// The colour of the text.
  public var foreground: CellColor
  /// The colour behind the text; `.clear` keeps what is underneath when painted.
  public var background: CellColor
  /// Bold, italic, underline and the like.
  public var attributes: TextAttributes
  /// The number of the underline colour and link in `DecorationTable`; 0 for none.
  package var decorationNumber: UInt16

  /// Makes a style; the default is the terminal's own colours without attributes.
  public init(
    foreground: CellColor = .standard, background: CellColor = .standard,
    attributes: TextAttributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
    decorationNumber = 0
  }

  /// The underline's colour and the link.
  public var decoration: Decoration {
    get { DecorationTable.shared[decorationNumber] }
    set { decorationNumber = DecorationTable.shared.number(of: newValue) }
  }

  /// Whether the style has an underline colour or a link.
  public var hasDecoration: Bool { decorationNumber != 0 }

  /// Whether the underline colour and the link are the same as another style's.
  public func sharesDecoration(with other: CellStyle) -> Bool {
    decorationNumber == other.decorationNumber
  }
}
