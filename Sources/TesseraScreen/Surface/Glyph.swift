/// What one cell shows: a printable cluster, or the mark of a wide cluster's second half.
///
/// Plain bits. A single scalar is held inline in the low 21 bits; a longer cluster is an index into
/// the process-wide `GlyphPool`. The width and whether terminals agree on it are bits too, so that
/// neither painting nor encoding looks anything up. A glyph is made only from printable text:
/// control characters become visible symbols, so a cell cannot carry an escape sequence.
///
///     bit 31        30     29          28            0...23 / 0...20
///     pooled        wide   uncertain   continuation  pool index / scalar
public struct Glyph: Hashable, Sendable {
  static let pooledBit: UInt32 = 1 << 31
  static let wideBit: UInt32 = 1 << 30
  static let uncertainBit: UInt32 = 1 << 29
  static let continuationBit: UInt32 = 1 << 28

  /// An empty cell.
  public static let space = Glyph(rawValue: 0x20)
  /// The second column of a wide cluster; it has no text of its own.
  public static let continuation = Glyph(rawValue: continuationBit)

  /// The bits, as drawn above.
  public let rawValue: UInt32

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The columns that the glyph takes: 1 or 2, and 0 for a continuation.
  public var width: Int {
    if rawValue & Glyph.continuationBit != 0 { return 0 }
    return rawValue & Glyph.wideBit != 0 ? 2 : 1
  }

  /// Whether it is the second column of a wide cluster.
  public var isContinuation: Bool { rawValue & Glyph.continuationBit != 0 }

  /// Whether it takes two columns.
  public var isWide: Bool { rawValue & Glyph.wideBit != 0 }

  /// Whether terminals disagree on its width, so that the cursor must be set anew after it.
  public var isWidthUncertain: Bool { rawValue & Glyph.uncertainBit != 0 }
}
