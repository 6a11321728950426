/// Which way a character runs: the bidirectional classes of UAX #9, without explicit embedding.
///
/// Isolates (U+2066...2069) draw nothing and have no effect; embeddings and overrides
/// (U+202A...202E) are shown as U+FFFD, since all they do in a terminal is to mislead.
enum Direction: UInt8 {
  case left
  case right
  /// An Arabic letter: as `right`, and numbers after it count as Arabic.
  case arabic
  case number
  case arabicNumber
  /// + and -, which join two numbers.
  case separator
  /// $, % and the like, which join a number beside them.
  case terminator
  /// Comma, full stop, colon, slash, which join two numbers of the same kind.
  case commonSeparator
  case neutral
  case ignored

  init(_ value: UInt32) {
    self =
      value < 0x2_0000
      ? Direction(rawValue: DirectionTable.table[Int(value)]) ?? .neutral : .left
  }

  /// Whether a scalar makes its text bidirectional; quick, since every scalar is asked.
  static func isRightToLeft(_ value: UInt32) -> Bool {
    switch value {
    case 0..<0x590: false
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x1_0800...0x1_0FFF,
      0x1_E800...0x1_EFFF, 0x200F:
      Direction(value) == .right || Direction(value) == .arabic || Direction(value) == .arabicNumber
    default: false
    }
  }
}
