/// How a cluster behaves at the end of a line: the classes of UAX #14, fewer of them.
///
/// Three departures, all towards what terminal users expect. Hangul syllables hold together as
/// letters do, since Korean is written with spaces. A space always allows a break, whatever stands
/// around it, so that `( a` or `a / b` wraps as plainly as words do. And `!`, `?` and `…` hold on to
/// a letter after them, as in `!important` or `…and`. Scripts without spaces
/// whose words need a dictionary (Thai, Lao, Khmer, Burmese) break only where a line is full.
enum LineBreakClass: UInt8 {
  /// Holds together with letters and numbers.
  case letter
  case number
  /// A space at which a line may end; it is not drawn there.
  case space
  /// U+00A0 and its like: no break on either side.
  case glue
  /// A break on either side: ideographs, kana, emoji.
  case ideograph
  /// No break before: small kana, 々, ー.
  case nonstarter
  /// No break after; `wideOpen` lets a letter before it go.
  case open
  case wideOpen
  /// No break before; `wideClose` lets a letter after it go.
  case close
  case wideClose
  case exclamation
  /// A comma, a full stop, a colon: no break before, none before a letter or a number.
  case infix
  case slash
  case hyphen
  /// A break after: en dash, |.
  case breakAfter
  /// A break on either side, but not within a run: em dash.
  case dash
  /// " and ': no break on either side.
  case quote
  /// A currency sign and the like, before or after numbers.
  case prefix
  case postfix
  /// The ellipsis: no break before.
  case inseparable

  /// The class of what a glyph starts with.
  init(_ glyph: Glyph) {
    self.init(glyph.firstScalarValue)
  }

  init(_ value: UInt32) {
    switch value {
    case 0x61...0x7A, 0x41...0x5A: self = .letter
    case 0..<0x2_0000: self = LineBreakClass(rawValue: LineBreakTable.table[Int(value)]) ?? .letter
    case 0x2_0000...0x3_FFFD: self = .ideograph
    default: self = .letter
    }
  }

  /// Whether a line may end between a cluster of this class and one of class `next`.
  ///
  /// `LineBreaker` knows more: a run of hyphens or slashes that starts a word (`--flag`, `/usr`)
  /// stays with it.
  func allowsBreak(before next: LineBreakClass) -> Bool {
    if next == .space { return false }
    if self == .space { return true }
    if self == .glue || next == .glue || self == .quote || next == .quote { return false }
    switch next {
    case .close, .wideClose, .exclamation, .nonstarter, .infix, .slash, .hyphen, .breakAfter,
      .inseparable:
      return false
    default: break
    }
    switch self {
    case .open, .wideOpen: return false
    case .dash: return next != .dash
    case .hyphen, .slash: return next != .number
    case .breakAfter, .wideClose: return true
    default: break
    }
    switch next {
    case .dash, .wideOpen: return true
    case .ideograph: return self != .prefix
    case .open: return self == .ideograph || self == .nonstarter
    case .postfix: return self == .nonstarter
    default: return self == .ideograph || self == .nonstarter
    }
  }
}

extension Glyph {
  /// The first scalar of the cluster; 0 for a continuation.
  var firstScalarValue: UInt32 {
    if rawValue & Glyph.pooledBit == 0 { return isContinuation ? 0 : rawValue & 0x1F_FFFF }
    let bytes = GlyphPool.shared.bytes(of: rawValue & 0xFF_FFFF)
    guard bytes.count > 0 else { return 0 }
    var offset = 0
    return UTF8Bytes.decode(bytes, at: &offset).value
  }
}
