/// A colour as a cell holds it: four plain bytes, concrete, understood by terminals.
///
/// The top byte says which kind it is, the lower three hold the value. What authors write is
/// `Color`; it becomes a `CellColor` when it is painted.
public struct CellColor: Hashable, Sendable {
  /// The kinds of colour that a cell can hold.
  public enum Kind: UInt8, Sendable {
    /// The terminal's own foreground or background (SGR 39 and 49).
    case standard = 0
    /// One of 256 palette entries; the first 16 are the named ones (SGR 30-37, 90-97, 38;5).
    case palette = 1
    /// 24-bit red, green and blue (SGR 38;2).
    case rgb = 2
    /// Nothing: painting with it keeps what is underneath. Never stored in a cell.
    case clear = 3
  }

  /// The terminal's own foreground or background.
  public static let standard = CellColor(rawValue: 0)
  /// Keeps what is underneath when painted.
  public static let clear = CellColor(rawValue: 3 << 24)

  /// The bits: the kind in the top byte, the value below.
  public let rawValue: UInt32

  private init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// One of the 256 palette entries.
  public static func palette(_ index: UInt8) -> CellColor {
    CellColor(rawValue: 1 << 24 | UInt32(index))
  }

  /// A 24-bit colour.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> CellColor {
    CellColor(rawValue: 2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// Which kind of colour it is.
  public var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: rawValue >> 24)) ?? .standard }
  /// The palette entry; meaningful only for `.palette`.
  public var index: UInt8 { UInt8(truncatingIfNeeded: rawValue) }
  /// The red part, 0 to 255; meaningful only for `.rgb`.
  public var red: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 16) }
  /// The green part, 0 to 255; meaningful only for `.rgb`.
  public var green: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 8) }
  /// The blue part, 0 to 255; meaningful only for `.rgb`.
  public var blue: UInt8 { UInt8(truncatingIfNeeded: rawValue) }
  /// Whether painting with it keeps what is underneath.
  public var isClear: Bool { rawValue == CellColor.clear.rawValue }
}
