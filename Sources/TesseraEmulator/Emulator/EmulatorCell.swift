/// What one cell of a `TerminalEmulator` shows: a cluster and how it is drawn.
///
/// A value for tests: two cells are equal when nothing about them differs. A cell that was never
/// written, one that was erased and one that holds a space are the same, as they look the same.
public struct EmulatorCell: Hashable, Sendable {
  /// The cluster: one or more scalars, a space where the cell is empty, and nothing in the second
  /// column of a wide cluster.
  public var text: String = " "
  /// The colour of the text.
  public var foreground: EmulatorColor = .default
  /// The colour behind the text.
  public var background: EmulatorColor = .default
  /// The colour of the underline; `default` follows the text.
  public var underlineColor: EmulatorColor = .default
  /// Bold, dim and their kin.
  public var attributes: EmulatorAttributes = []
  /// The line below the text.
  public var underline: EmulatorUnderline = .none
  /// The target that OSC 8 gave to the cell.
  public var hyperlink: EmulatorHyperlink?

  /// A cell with the given text and no style.
  public init(_ text: String = " ") {
    self.text = text
  }

  /// Whether it is the second column of a wide cluster.
  public var isContinuation: Bool { text.isEmpty }
  /// Whether SGR 1 is on.
  public var isBold: Bool { attributes.contains(.bold) }
  /// Whether SGR 2 is on.
  public var isDim: Bool { attributes.contains(.dim) }
  /// Whether SGR 3 is on.
  public var isItalic: Bool { attributes.contains(.italic) }
  /// Whether any underline is on.
  public var isUnderlined: Bool { underline != .none }
  /// Whether SGR 5 or 6 is on.
  public var isBlinking: Bool { !attributes.isDisjoint(with: [.blink, .rapidBlink]) }
  /// Whether SGR 7 is on.
  public var isInverse: Bool { attributes.contains(.inverse) }
  /// Whether SGR 8 is on.
  public var isInvisible: Bool { attributes.contains(.invisible) }
  /// Whether SGR 9 is on.
  public var isStruckThrough: Bool { attributes.contains(.strikethrough) }
  /// Whether SGR 53 is on.
  public var isOverlined: Bool { attributes.contains(.overline) }

  /// The same cell without what cannot be seen.
  ///
  /// On a space the text colour and weight leave no trace, unless a line or the inversion shows
  /// the colour. Two cells whose `visible` are equal look the same on the glass.
  public var visible: EmulatorCell {
    guard text == " " else { return self }
    var cell = self
    cell.attributes.remove(.italic)
    let lines: EmulatorAttributes = [.inverse, .strikethrough, .overline]
    if !isUnderlined && attributes.isDisjoint(with: lines) {
      cell.foreground = .default
      cell.attributes.subtract([.bold, .dim, .invisible, .blink, .rapidBlink])
    }
    if !isUnderlined { cell.underlineColor = .default }
    return cell
  }
}

/// A colour as a terminal stores it: by number, not yet looked up.
public enum EmulatorColor: Hashable, Sendable {
  /// The terminal's own colour (SGR 39, 49, 59).
  case `default`
  /// An entry of the palette; 0 to 7 and 8 to 15 are also what SGR 30-37 and 90-97 choose.
  case palette(UInt8)
  /// A direct colour: red, green, blue (SGR 38:2).
  case rgb(UInt8, UInt8, UInt8)

  // Packed: 0 is the default, 0x01 in the top byte marks a palette index, 0x02 a direct colour.
  static let paletteTag: UInt32 = 1 << 24
  static let directTag: UInt32 = 2 << 24

  /// The colour that a `PackedCell` holds; bits that mean nothing are the default colour.
  public init(bits: UInt32) {
    switch bits & 0xFF00_0000 {
    case EmulatorColor.paletteTag:
      self = .palette(UInt8(truncatingIfNeeded: bits))
    case EmulatorColor.directTag:
      self = .rgb(
        UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8),
        UInt8(truncatingIfNeeded: bits))
    default:
      self = .default
    }
  }

  /// The bits that a `PackedCell` holds for it: 0, `0x010000nn` or `0x02rrggbb`.
  public var bits: UInt32 {
    switch self {
    case .default: 0
    case .palette(let index): EmulatorColor.paletteTag | UInt32(index)
    case .rgb(let red, let green, let blue):
      EmulatorColor.directTag | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
  }
}

/// The styles of a cell that are on or off (ECMA-48 SGR).
public struct EmulatorAttributes: OptionSet, Hashable, Sendable {
  /// One bit per style.
  public let rawValue: UInt16

  /// The styles whose bits are set.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// SGR 1.
  public static let bold = EmulatorAttributes(rawValue: 1 << 0)
  /// SGR 2.
  public static let dim = EmulatorAttributes(rawValue: 1 << 1)
  /// SGR 3.
  public static let italic = EmulatorAttributes(rawValue: 1 << 2)
  /// SGR 5.
  public static let blink = EmulatorAttributes(rawValue: 1 << 3)
  /// SGR 6.
  public static let rapidBlink = EmulatorAttributes(rawValue: 1 << 4)
  /// SGR 7.
  public static let inverse = EmulatorAttributes(rawValue: 1 << 5)
  /// SGR 8.
  public static let invisible = EmulatorAttributes(rawValue: 1 << 6)
  /// SGR 9.
  public static let strikethrough = EmulatorAttributes(rawValue: 1 << 7)
  /// SGR 53.
  public static let overline = EmulatorAttributes(rawValue: 1 << 8)
}

/// The line below a cell's text (SGR 4, 21 and the 4:n forms of kitty).
public enum EmulatorUnderline: UInt8, Hashable, Sendable, CaseIterable {
  /// SGR 24 or 4:0.
  case none
  /// SGR 4 or 4:1.
  case single
  /// SGR 21 or 4:2.
  case double
  /// SGR 4:3.
  case curly
  /// SGR 4:4.
  case dotted
  /// SGR 4:5.
  case dashed
}

/// The target of a link, as OSC 8 gave it.
public struct EmulatorHyperlink: Hashable, Sendable {
  /// The address.
  public var uri: String
  /// The `id` parameter, which makes separate runs one link; nil when none was sent.
  public var id: String?

  /// A link to `uri`.
  public init(uri: String, id: String? = nil) {
    self.uri = uri
    self.id = id
  }
}
