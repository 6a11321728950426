import TesseraScreen

/// How a cell looks on this terminal: a style after reduction, as three words that compare fast.
///
/// A pen in this look has sent exactly these colours and attributes. For a space most of a look is
/// not seen: with no underline, stroke, inverse or link it is blank, and only its background counts.
struct Look: Equatable {
  /// The terminal's own colours, no attributes, no decoration.
  static let plain = Look(foreground: 0, background: 0, bits: 0)

  /// The attributes that show on a space: inverse, strikethrough and any underline.
  ///
  /// A literal, since anything reckoned from `TextAttributes` is looked up anew at each use.
  static let marks: UInt32 = 1 << 4 | 1 << 5 | 0b111 << 8
  /// The underline's style among the bits.
  static let underlines: UInt32 = 0b111 << 8
  /// The decoration's number among the bits.
  static let decorations: UInt32 = 0xFFFF_0000
  private static let decorationShift: UInt32 = 16

  /// The bits of a `CellColor`.
  var foreground: UInt32
  /// The bits of a `CellColor`.
  var background: UInt32
  /// The attributes in the low half, the decoration's number in the high half.
  var bits: UInt32

  init(foreground: UInt32, background: UInt32, bits: UInt32) {
    self.foreground = foreground
    self.background = background
    self.bits = bits
  }

  @inline(__always)
  init(_ style: CellStyle) {
    foreground = style.foreground.rawValue
    background = style.background.rawValue
    bits =
      UInt32(style.attributes.rawValue)
      | UInt32(style.decorationNumber) << Look.decorationShift
  }

  /// A space's look that shows nothing but a background.
  static func blank(_ background: UInt32) -> Look {
    Look(foreground: 0, background: background, bits: 0)
  }

  /// The attributes.
  @inline(__always)
  var attributes: UInt32 { bits & 0xFFFF }

  /// The number of the underline colour and link; 0 for none.
  @inline(__always)
  var decorationNumber: UInt16 { UInt16(truncatingIfNeeded: bits >> Look.decorationShift) }

  /// Whether a space in this look shows nothing but its background.
  @inline(__always)
  var isBlank: Bool { bits & (Look.marks | Look.decorations) == 0 }

  /// This look with everything taken off that shows on a space, over another background.
  func blanked(_ background: UInt32) -> Look {
    Look(foreground: foreground, background: background, bits: attributes & ~Look.marks)
  }

  @inline(__always)
  static func == (left: Look, right: Look) -> Bool {
    (left.foreground ^ right.foreground) | (left.background ^ right.background)
      | (left.bits ^ right.bits) == 0
  }
}
