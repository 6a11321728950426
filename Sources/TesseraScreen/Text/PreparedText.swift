/// A text ready to be laid out: its glyphs, with lines split, tabs expanded and widths known.
///
/// Made once when a text changes, measured as often as layout likes. It knows nothing of styles:
/// a styled text is made of pieces, and `pieceEnds` says where each one's glyphs end.
///
///     let text = PreparedText("the quick brown fox")
///     text.size(width: 10)                           // 9×2
///     for line in text.lines(width: 10, limit: 1) {  // "the quick…"
///       surface.write(line, of: text, at: origin, style: style, clip: clip)
///     }
public struct PreparedText: Hashable, Sendable {
  /// The glyphs in reading order, without line ends; a tab is as many spaces as it takes.
  public internal(set) var glyphs: [Glyph] = []
  /// The lines that the text itself asks for, at least one; a text that ends in "\n" has an empty
  /// last one.
  public internal(set) var paragraphs: [Paragraph] = []
  /// For each piece the number of glyphs up to its end; a cluster over an edge is of the first.
  public internal(set) var pieceEnds: [Int] = []
  /// The columns of the widest paragraph.
  public internal(set) var naturalWidth = 0

  /// Invisible characters that allow or forbid a break, in order; nearly always empty.
  var breakMarks: [BreakMark] = []
  /// The embedding level of each glyph (UAX #9); empty where all text runs left to right.
  var levels: [UInt8] = []

  /// A stretch of text between line ends.
  public struct Paragraph: Hashable, Sendable {
    /// Its glyphs.
    public internal(set) var range: Range<Int>
    /// The columns of all of them, spaces at the end included.
    public internal(set) var width: Int
    /// Whether its first letter is of a script that runs from right to left.
    public internal(set) var isRightToLeft = false
  }

  /// Prepares a string, with tab stops `tabWidth` columns apart (at least 1).
  ///
  /// A line ends at "\n", "\r\n", "\r", vertical tab, form feed, U+0085, U+2028 and U+2029.
  public init(_ text: String, tabWidth: Int = 8) {
    var preparation = TextPreparation(tabWidth: tabWidth)
    preparation.add(text, pieceEnds: [])
    self = preparation.text
  }

  /// Prepares the pieces of a styled text, as if they were one string.
  public init(pieces: [String], tabWidth: Int = 8) {
    var ends: [Int] = []
    for piece in pieces { ends.append((ends.last ?? 0) + piece.utf8.count) }
    var preparation = TextPreparation(tabWidth: tabWidth)
    preparation.add(pieces.joined(), pieceEnds: ends)
    self = preparation.text
  }

  init() {}

  /// The number of the piece that a glyph is of; 0 where there are no pieces.
  ///
  /// - Complexity: O(log pieces).
  public func piece(at index: Int) -> Int {
    var low = 0
    var high = max(0, pieceEnds.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if pieceEnds[middle] <= index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether nothing is in it, not even a line end.
  public var isEmpty: Bool { glyphs.isEmpty && paragraphs.count <= 1 }

  /// Whether some of it runs from right to left, so that lines are shown in another order.
  public var isBidirectional: Bool { !levels.isEmpty }
}

/// An invisible character between glyphs, which says something about the break there.
struct BreakMark: Hashable, Sendable {
  enum Kind: UInt8, Sendable {
    /// U+200B: the line may end.
    case allowed
    /// U+00AD: the line may end, with a hyphen.
    case hyphen
    /// U+2060, U+FEFF: the line may not end.
    case forbidden
  }

  /// The glyph before which it stands.
  var index: Int
  var kind: Kind

  init?(_ scalar: UInt32, before index: Int) {
    switch scalar {
    case 0x200B: kind = .allowed
    case 0xAD: kind = .hyphen
    case 0x2060, 0xFEFF: kind = .forbidden
    default: return nil
    }
    self.index = index
  }
}
