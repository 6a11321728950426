/// What one scalar does to the cells of a screen: the row of `WidthTable` that it belongs to.
///
/// "Contested" means that real terminals were seen to disagree on its width, or that it is not
/// assigned yet, so that they will.
enum ScalarKind: UInt8 {
  /// One column: letters, digits, symbols, and East Asian "ambiguous" ones.
  case narrow
  case narrowContested
  /// Two columns: ideographs, kana, emoji with a default emoji presentation.
  case wide
  case wideContested
  /// One column, two when an emoji selector follows: U+2764 HEAVY BLACK HEART, digits.
  case emoji
  case emojiContested
  /// No column: it is drawn on what precedes it.
  case mark
  /// A mark that is drawn beside its base and takes a column (Devanagari vowel signs).
  case spacingMark
  /// A letter that belongs to the cluster before it and still takes a column (U+0E33, U+FF9E).
  case trailing
  /// A mark with no look of its own: U+200C, variation selectors, tags.
  case ignorableMark
  /// U+200D, the joiner of emoji sequences.
  case joiner
  /// U+FE0E, variation selector 15.
  case textSelector
  /// U+FE0F, variation selector 16.
  case emojiSelector
  /// A leading Hangul consonant.
  case hangulLead
  /// A Hangul vowel or trailing consonant: no column, it is drawn into the leading one.
  case hangulTail
  /// One half of a flag.
  case regionalIndicator
  /// A sign that joins what follows it: U+0600 ARABIC NUMBER SIGN.
  case prepended
  /// U+1F3FB...1F3FF.
  case skinTone
  /// A format character that draws nothing and makes no cell: U+200B, U+00AD, U+FEFF.
  case ignorable
  /// A line or paragraph separator that was not taken for a line end.
  case separator
  /// What must not reach a terminal: controls, noncharacters, bidirectional overrides.
  case forbidden

  /// Looks the scalar up; ASCII, CJK ideographs and Hangul syllables without the table.
  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    switch value {
    case 0x20...0x7E:
      let isKeycapBase = value &- 0x30 <= 9 || value == 0x23 || value == 0x2A
      self = isKeycapBase ? .emoji : .narrow
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3:
      self = .wide
    case 0..<0x2_0000:
      self = ScalarKind(rawValue: WidthTable.table[Int(value)]) ?? .forbidden
    default:
      self = ScalarKind.untabled(value)
    }
  }

  /// The planes above 1, where whole ranges are alike (EastAsianWidth.txt, DerivedCoreProperties).
  private static func untabled(_ value: UInt32) -> ScalarKind {
    if value & 0xFFFE == 0xFFFE { return .forbidden }
    switch value {
    case 0x2_0000...0x3_FFFF: return .wide
    case 0xE_0020...0xE_007F, 0xE_0100...0xE_01EF: return .ignorableMark
    case 0xE_0000...0xE_0FFF: return .ignorable
    case 0xF_0000...0x10_FFFF: return .narrow
    default: return .narrowContested
    }
  }
}

extension ScalarKind {
  /// The columns that the scalar takes where it stands alone.
  var width: Int {
    switch self {
    case .wide, .wideContested, .hangulLead, .regionalIndicator, .skinTone: 2
    case .mark, .ignorableMark, .joiner, .textSelector, .emojiSelector, .hangulTail, .ignorable: 0
    case .narrow, .narrowContested, .emoji, .emojiContested, .spacingMark, .trailing, .prepended,
      .separator, .forbidden:
      1
    }
  }

  /// Whether terminals disagree on a cluster that holds such a scalar.
  var isContested: Bool {
    switch self {
    case .narrowContested, .wideContested, .emojiContested, .spacingMark, .trailing,
      .ignorableMark, .joiner, .textSelector, .emojiSelector, .regionalIndicator, .prepended,
      .skinTone, .ignorable:
      true
    case .narrow, .wide, .emoji, .mark, .hangulLead, .hangulTail, .separator, .forbidden: false
    }
  }

  /// Whether the scalar belongs to the cluster before it.
  var attaches: Bool {
    switch self {
    case .mark, .spacingMark, .trailing, .ignorableMark, .joiner, .textSelector, .emojiSelector,
      .hangulTail, .skinTone:
      true
    default: false
    }
  }

  /// Whether the scalar may take the one after it into its cluster, other than one that attaches.
  var leads: Bool { self == .hangulLead || self == .regionalIndicator || self == .prepended }

  /// Whether it is drawn on something, so that alone it needs a dotted circle to stand on.
  var needsBase: Bool { self == .mark || self == .spacingMark || self == .hangulTail }

  /// Whether it has no look of its own.
  var isInvisible: Bool {
    switch self {
    case .ignorable, .ignorableMark, .joiner, .textSelector, .emojiSelector: true
    default: false
    }
  }
}
