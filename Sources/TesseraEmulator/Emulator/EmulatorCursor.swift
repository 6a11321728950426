/// Where the cursor of a `TerminalEmulator` stands and how it looks.
public struct EmulatorCursor: Hashable, Sendable {
  /// The form of the cursor (DECSCUSR).
  public enum Shape: Hashable, Sendable {
    /// A whole cell.
    case block
    /// A line below the cell.
    case underline
    /// A line before the cell.
    case bar
  }

  /// The column, 0 at the left.
  public var x = 0
  /// The row, 0 at the top.
  public var y = 0
  /// Whether it is shown (DECTCEM).
  public var isVisible = true
  /// Whether the last column was written, so that the next character goes to the next row.
  ///
  /// The cursor still stands on that column.
  public var isWrapPending = false
  /// Its form.
  public var shape = Shape.block
  /// Whether it blinks (DECSCUSR; mode 12 switches it too).
  public var isBlinking = false

  /// A cursor at the top left.
  public init() {}
}

/// Character sets that ISO 2022 designates into G0 to G3.
enum EmulatorCharset: UInt8 {
  case ascii
  case british
  /// DEC special graphics.
  case lineDrawing

  /// The set that a final byte names; others are treated as ASCII by the caller.
  init?(final: UInt8) {
    switch final {
    case 0x42: self = .ascii
    case 0x41: self = .british
    case 0x30: self = .lineDrawing
    default: return nil
    }
  }

  func translate(_ byte: UInt8) -> UInt32 {
    switch self {
    case .ascii:
      return UInt32(byte)
    case .british:
      return byte == 0x23 ? 0xA3 : UInt32(byte)
    case .lineDrawing:
      guard (0x5F...0x7E).contains(byte) else { return UInt32(byte) }
      return EmulatorCharset.drawing[Int(byte) - 0x5F]
    }
  }

  /// What bytes 0x5F to 0x7E show (VT100 user guide, table 3-9; Unicode as xterm maps them).
  private static let drawing: [UInt32] = [
    0x0020, 0x25C6, 0x2592, 0x2409, 0x240C, 0x240D, 0x240A, 0x00B0, 0x00B1, 0x2424, 0x240B,
    0x2518, 0x2510, 0x250C, 0x2514, 0x253C, 0x23BA, 0x23BB, 0x2500, 0x23BC, 0x23BD, 0x251C,
    0x2524, 0x2534, 0x252C, 0x2502, 0x2264, 0x2265, 0x03C0, 0x2260, 0x00A3, 0x00B7,
  ]
}

/// The four sets and which of them is in use.
struct EmulatorCharsets: Equatable {
  private var sets: (EmulatorCharset, EmulatorCharset, EmulatorCharset, EmulatorCharset) =
    (.ascii, .ascii, .ascii, .ascii)
  /// The set shifted into GL.
  private(set) var active = 0
  /// The set for the next character only (SS2, SS3).
  private(set) var single: Int?
  /// What the next character goes through.
  private(set) var current = EmulatorCharset.ascii

  mutating func designate(_ set: EmulatorCharset, into index: Int) {
    switch index {
    case 0: sets.0 = set
    case 1: sets.1 = set
    case 2: sets.2 = set
    default: sets.3 = set
    }
    current = self[single ?? active]
  }

  mutating func shift(to index: Int) {
    active = index
    single = nil
    current = self[index]
  }

  mutating func shiftOnce(to index: Int) {
    single = index
    current = self[index]
  }

  mutating func endSingleShift() {
    guard single != nil else { return }
    single = nil
    current = self[active]
  }

  private subscript(index: Int) -> EmulatorCharset {
    switch index {
    case 0: sets.0
    case 1: sets.1
    case 2: sets.2
    default: sets.3
    }
  }

  static func == (left: EmulatorCharsets, right: EmulatorCharsets) -> Bool {
    left.active == right.active && left.single == right.single && left.sets == right.sets
  }
}

/// What DECSC saves (DEC STD 070; xterm saves the pending wrap as well).
struct SavedCursor {
  var x = 0
  var y = 0
  var isWrapPending = false
  var pen = PackedCell.blank
  var charsets = EmulatorCharsets()
  var isOriginMode = false
  var isAutowrap: Bool?
}

/// What is kept for each of the two screens.
struct ScreenBuffer {
  var grid: EmulatorGrid
  var saved = SavedCursor()
  /// The kitty keyboard flags of the screen, the one in force last.
  var keyboardFlags: [Int] = [0]
}
