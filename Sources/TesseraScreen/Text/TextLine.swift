/// One line of a `PreparedText`: which glyphs it shows, and how wide they are.
///
/// The line shows the glyphs of `range`, then the `insertion`, then the glyphs of `tail`. Only a
/// truncated line has a tail, and only such a line or one that ends at a soft hyphen an insertion.
///
///     truncation   range      insertion   tail
///     tail         "jumps ov"  "…"
///     head                     "…"        "lazy dog"
///     middle       "jump"      "…"        "dog"
public struct TextLine: Hashable, Sendable {
  /// The glyphs at the start of the line.
  public var range: Range<Int>
  /// What is drawn after them that is not in the text: "…" or a hyphen.
  public var insertion: Glyph?
  /// The glyphs at the end of the line, after the insertion.
  public var tail: Range<Int>
  /// The columns of it all; a wide glyph in a width of 1 can't be shown and counts as 1.
  public var width: Int

  init(range: Range<Int>, insertion: Glyph? = nil, width: Int) {
    self.init(
      range: range, insertion: insertion, tail: range.upperBound..<range.upperBound, width: width)
  }

  init(range: Range<Int>, insertion: Glyph?, tail: Range<Int>, width: Int) {
    self.range = range
    self.insertion = insertion
    self.tail = tail
    self.width = width
  }

  /// Whether glyphs are left out for "…".
  public var isTruncated: Bool { insertion == .ellipsis }
}

/// Where a text that is too long for its lines is cut.
public enum TextTruncation: Hashable, Sendable {
  /// The start of the last line is left out: "…lazy dog".
  case head
  /// The middle of the last line is left out: "the…dog".
  case middle
  /// The end is left out: "the quick…".
  case tail
}

extension Glyph {
  /// U+2026, one column: what stands for text that is left out.
  public static let ellipsis = Glyph(single: "\u{2026}", .narrow)
  /// The hyphen that a soft hyphen (U+00AD) becomes at the end of a line.
  static let hyphen = Glyph(rawValue: 0x2D)
}
