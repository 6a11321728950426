/// The control sequences that drawing needs, with their sources.
///
/// ECMA-48 (5th edition) is the standard for `CSI`; "xterm" is Xterm Control Sequences (ctlseqs).
enum ControlSequence {
  /// ESC, with which all of them begin.
  static let escape: UInt8 = 0x1B

  /// CUP without parameters, the top left corner (ECMA-48 8.3.21).
  static let home: StaticString = "\u{1B}[H"
  /// ED to the end of the screen (ECMA-48 8.3.39); the cursor stays.
  static let eraseBelow: StaticString = "\u{1B}[J"
  /// EL to the end of the line (ECMA-48 8.3.41); the cursor stays.
  static let eraseRight: StaticString = "\u{1B}[K"
  /// SGR 0: no attributes, the terminal's own colours (ECMA-48 8.3.117).
  static let plain: StaticString = "\u{1B}[m"
  /// DECSTBM without parameters: the whole screen scrolls; the cursor goes home (xterm).
  static let noMargins: StaticString = "\u{1B}[r"
  /// DECTCEM: the cursor shows (xterm).
  static let showCursor: StaticString = "\u{1B}[?25h"
  /// DECTCEM: the cursor is hidden (xterm).
  static let hideCursor: StaticString = "\u{1B}[?25l"
  /// Mode 2026, the terminal holds its picture (Synchronized Output, contour's specification).
  static let beginSynchronized: StaticString = "\u{1B}[?2026h"
  /// Mode 2026, the terminal shows what came meanwhile.
  static let endSynchronized: StaticString = "\u{1B}[?2026l"
  /// OSC 8 without a target: the hyperlink ends (Hyperlinks in Terminal Emulators, VTE and iTerm2).
  static let endLink: StaticString = "\u{1B}]8;;\u{1B}\\"
  /// The start of OSC 8 with an id, by which the pieces of a link on several rows are one.
  static let beginLink: StaticString = "\u{1B}]8;id="
  /// ST, the end of a control string (ECMA-48 8.3.143).
  static let stringTerminator: StaticString = "\u{1B}\\"

  /// RI: up one line, scrolling down at the top (VT100).
  static let reverseIndex: UInt8 = UInt8(ascii: "M")

  /// DECSCUSR: the shape of the cursor (VT520, xterm); the space belongs to it.
  static func cursorShape(_ parameter: UInt8) -> [UInt8] {
    [escape, UInt8(ascii: "["), 0x30 + parameter, 0x20, UInt8(ascii: "q")]
  }

  /// The final bytes of sequences `CSI n`.
  enum Final {
    /// CUU, up (ECMA-48 8.3.22).
    static let up = UInt8(ascii: "A")
    /// CUD, down (ECMA-48 8.3.19).
    static let down = UInt8(ascii: "B")
    /// CUF, right (ECMA-48 8.3.20).
    static let right = UInt8(ascii: "C")
    /// CUB, left (ECMA-48 8.3.18).
    static let left = UInt8(ascii: "D")
    /// CHA, to a column (ECMA-48 8.3.9).
    static let column = UInt8(ascii: "G")
    /// CUP, to a row and column (ECMA-48 8.3.21).
    static let position = UInt8(ascii: "H")
    /// VPA, to a row (ECMA-48 8.3.158).
    static let row = UInt8(ascii: "d")
    /// IL, inserts lines (ECMA-48 8.3.67).
    static let insertLines = UInt8(ascii: "L")
    /// DL, deletes lines (ECMA-48 8.3.32).
    static let deleteLines = UInt8(ascii: "M")
    /// ICH, inserts characters (ECMA-48 8.3.64).
    static let insertCharacters = UInt8(ascii: "@")
    /// DCH, deletes characters (ECMA-48 8.3.26).
    static let deleteCharacters = UInt8(ascii: "P")
    /// ECH, erases characters; the cursor stays (ECMA-48 8.3.38).
    static let eraseCharacters = UInt8(ascii: "X")
    /// REP, repeats the character before it (ECMA-48 8.3.103).
    static let repetition = UInt8(ascii: "b")
    /// SU, the text moves up (ECMA-48 8.3.147).
    static let scrollUp = UInt8(ascii: "S")
    /// SD, the text moves down (ECMA-48 8.3.113).
    static let scrollDown = UInt8(ascii: "T")
    /// DECSTBM, the margins (xterm).
    static let margins = UInt8(ascii: "r")
  }
}

extension ByteBuffer {
  /// Adds `CSI n final`, without the number if it is 1.
  mutating func appendSequence(_ number: Int, _ final: UInt8) {
    var end = reserve(32)
    end[0] = ControlSequence.escape
    end[1] = UInt8(ascii: "[")
    end += 2
    if number != 1 { end = end.writeDecimal(number) }
    end[0] = final
    advance(to: end + 1)
  }

  /// Adds `CSI first ; second final`.
  mutating func appendSequence(_ first: Int, _ second: Int, _ final: UInt8) {
    var end = reserve(64)
    end[0] = ControlSequence.escape
    end[1] = UInt8(ascii: "[")
    end = (end + 2).writeDecimal(first)
    end[0] = UInt8(ascii: ";")
    end = (end + 1).writeDecimal(second)
    end[0] = final
    advance(to: end + 1)
  }

  /// Adds a byte several times.
  mutating func append(_ byte: UInt8, count: Int) {
    guard count > 0 else { return }
    let end = reserve(count)
    end.update(repeating: byte, count: count)
    advance(to: end + count)
  }

  /// The bytes that `appendSequence(_:_:)` takes.
  @inline(__always)
  static func length(ofSequence number: Int) -> Int {
    3 + number.decimalDigits - (number == 1 ? 1 : 0)
  }
}
