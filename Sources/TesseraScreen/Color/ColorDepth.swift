/// How many colours a terminal shows, from none to 24 bits.
public enum ColorDepth: Int, CaseIterable, Comparable, Sendable {
  /// No colour at all: attributes only.
  case monochrome
  /// The eight of ECMA-48 (SGR 30-37).
  case ansi8
  /// The eight and their bright forms (SGR 90-97, aixterm).
  case ansi16
  /// xterm's 256-entry palette (SGR 38;5).
  case indexed
  /// 24 bits (SGR 38;2).
  case trueColor

  /// Whether the left depth shows fewer colours than the right one.
  public static func < (lhs: ColorDepth, rhs: ColorDepth) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
