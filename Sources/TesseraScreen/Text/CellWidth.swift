/// How many columns text takes: the only judge of it in Tessera.
///
/// A cluster takes the sum of its scalars, at most 2. So a flag, a ZWJ family, a skin tone, an Indic
/// conjunct and Hangul jamo all take 2, and a letter with accents 1. One exception: an emoji
/// selector (U+FE0F) makes an emoji of default text presentation 2.
///
/// Scalars follow Unicode: East Asian wide and fullwidth take 2, "ambiguous" ones 1 (as everywhere
/// outside legacy CJK locales), marks and format characters 0.
///
/// Where terminals disagree, the greater width is chosen and the answer is called uncertain: a
/// terminal that is narrower then leaves a blank column, while one that is wider would destroy the
/// neighbour. Hence a lone regional indicator takes 2 (kitty, Ghostty, iTerm2, Konsole; xterm, foot,
/// Alacritty and VTE: 1), and a text selector (U+FE0E) does not narrow a wide emoji (16 of 22
/// terminals that ucs-detect measured leave it wide; kitty, Ghostty and foot narrow it).
public enum CellWidth {
  /// The columns of a scalar on its own: 0, 1 or 2.
  ///
  /// Controls count as the visible symbol that is drawn for them: 1.
  public static func width(of scalar: Unicode.Scalar) -> Int {
    ScalarKind(scalar).width
  }

  /// The columns of a cluster: 1 or 2, as the glyph made from it.
  public static func width(of character: Character) -> Int {
    Glyph(character).width
  }

  /// The columns of a text on one line: the sum of its clusters, 0 where nothing of it makes a cell.
  ///
  /// Line ends and tabs count as the symbols that are drawn for them; `PreparedText` splits lines
  /// and expands tabs.
  public static func width(of text: String) -> Int {
    var width = 0
    for glyph in Glyph.glyphs(of: text) { width += glyph.width }
    return width
  }

  /// Whether terminals disagree on the width of the cluster.
  public static func isUncertain(_ character: Character) -> Bool {
    Glyph(character).isWidthUncertain
  }
}

/// The width of a cluster, found scalar by scalar.
struct ClusterWidth {
  private(set) var columns = 0
  private(set) var isUncertain = false
  private var previous: ScalarKind?

  /// Takes in the next scalar.
  mutating func add(_ kind: ScalarKind) {
    let isEmoji = previous == .emoji || previous == .emojiContested
    let width = kind == .emojiSelector && isEmoji ? 1 : kind.width
    if kind.isContested || (width > 0 && columns > 0) { isUncertain = true }
    columns = min(2, columns + width)
    previous = kind
  }
}
