import TesseraTesting

/// SplitMix64: the same seed gives the same numbers on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Makes random but meaningful programs: text mixed with the sequences that move, erase, scroll
/// and colour.
struct SequenceGrammar {
  /// What a program is made of.
  enum Dialect {
    /// Everything.
    case all
    /// What tmux 3.3a does as xterm does, with narrow text; `TmuxDifference` tells what is left out.
    case tmuxNarrow
    /// The same with wide text, which tmux handles in fewer places.
    case tmuxWide
  }

  private var random: SeededGenerator
  private let dialect: Dialect
  private let width: Int
  private let height: Int
  /// The columns from the cursor on, and how many of text fit before it would scroll.
  private var room = 1
  private var longest = 1
  private var isInRegion = true
  private var isAlternate = true
  private var isOrigin = false

  init(seed: UInt64, dialect: Dialect, width: Int, height: Int) {
    random = SeededGenerator(seed: seed)
    self.dialect = dialect
    self.width = width
    self.height = height
  }

  /// A program of about `length` pieces.
  mutating func program(length: Int) -> String {
    var program = ""
    // Where tmux would differ, the next piece depends on where the cursor stands.
    let terminal = TerminalEmulator(width: width, height: height)
    for _ in 0..<length {
      let piece = piece(at: terminal)
      terminal.feed(piece)
      program += piece
    }
    return program
  }

  private mutating func piece(at terminal: TerminalEmulator) -> String {
    if dialect == .all { return anyPiece() }
    let cursor = terminal.cursor
    if terminal.cell(x: cursor.x, y: cursor.y).isContinuation, !cursor.isWrapPending {
      // tmux does not always blank the other half.
      return "\r"
    }
    // Text may wrap, but not so far that the screen scrolls.
    let bottom = terminal.scrollingRegion.rows.upperBound - 1
    let rows = (cursor.y <= bottom ? bottom : height - 1) - cursor.y
    if cursor.isWrapPending {
      longest = rows * width
      // In tmux the cursor stands beyond the last column now.
      return rows > 0 ? pick([text(), position(), "\r", rendition()]) : position()
    }
    isInRegion = terminal.scrollingRegion.rows.contains(cursor.y)
    isAlternate = terminal.isAlternateScreen
    isOrigin = terminal.modes.contains(6)
    room = width - cursor.x
    longest = room + rows * width
    return dialect == .tmuxWide ? widePiece() : narrowPiece()
  }

  private mutating func widePiece() -> String {
    switch number(0...9) {
    case 0...4: return text()
    case 5...6: return position()
    case 7: return rendition()
    case 8: return pick(["\r", "\r\n", "\u{1B}M", "\u{1B}[\(number(1...3))A"])
    default:
      return pick([
        "\u{1B}[2J", "\u{1B}[K", "\r\u{1B}[L", "\r\u{1B}[M", "\u{1B}[S", "\u{1B}[T",
      ])
    }
  }

  private mutating func narrowPiece() -> String {
    switch number(0...24) {
    case 0...7: return text()
    case 8...9: return position()
    case 10...12: return rendition()
    case 13: return "\u{1B}[\(count())\(pick(["A", "B", "C", "D", "E", "F", "G", "d", "`"]))"
    case 14: return pick(["\r", "\n", "\r\n", room < width ? "\u{8}" : "\r", "\t", "\u{1B}[Z"])
    case 15: return "\u{1B}[\(pick(["", "0", "1", "2"]))\(pick(["J", "K"]))"
    case 16: return "\u{1B}[\(count())X"
    case 17: return room > 3 ? "\u{1B}[\(number(1...(room / 2 - 1)))@" : "\r"
    case 18: return "\u{1B}[\(count())P"
    case 19: return isInRegion ? "\r\u{1B}[\(count())\(pick(["L", "M"]))" : "\r"
    case 20: return "\u{1B}[\(number(1...6))\(pick(["S", "T"]))"
    case 21: return isOrigin ? "\r" : region()
    case 22: return pick(["\u{1B}D", "\u{1B}E", "\u{1B}M", "\u{1B}7", "\u{1B}8"])
    case 23: return pick(["\u{1B}H", "\u{1B}[g", room > 9 ? "\u{1B}(0lqwkx\u{1B}(B" : "\r"])
    default:
      let other = isAlternate ? "\u{1B}[?1049l\u{1B}7" : "\u{1B}[m\u{1B}[?1049h"
      return pick([other, "\u{1B}[?6h", "\u{1B}[?6l"])
    }
  }

  private mutating func anyPiece() -> String {
    switch number(0...9) {
    case 0...6:
      room = width
      longest = width * 2
      return narrowPiece()
    case 7:
      return pick(["日本", "e\u{301}", "😀", "👩‍🚀", "🇩🇪", "❤️", "한", "\u{200D}", "\u{FE0F}"])
    case 8:
      return pick([
        "\u{1B}[?7l", "\u{1B}[?7h", "\u{1B}[4h", "\u{1B}[4l", "\u{1B}[3b", "\u{1B}[!p",
        "\u{1B}[?69h\u{1B}[2;8s", "\u{1B}[?69l", "\u{1B}[?2027h", "\u{1B}[?2027l", "\u{1B}[2I",
        "\u{1B}[?2026h", "\u{1B}[?2026l", "\u{1B}#8", "\u{1B}[2'}", "\u{1B}[2'~", "\u{1B}c",
      ])
    default:
      return pick([
        "\u{1B}]8;id=1;http://a.b\u{1B}\\", "\u{1B}]8;;\u{1B}\\", "\u{1B}]2;title\u{7}",
        "\u{1B}P$qm\u{1B}\\", "\u{1B}[c", "\u{1B}[6n", "\u{1B}[?2026$p", "\u{1B}[>1u",
        "\u{1B}_Gx\u{1B}\\", "\u{1B}[3\u{18}", "\u{1B}]0;cut\u{1B}[m", "\u{1B}[38:2::1:2:3;4:3m",
      ])
    }
  }

  // MARK: Pieces

  private mutating func text() -> String {
    if dialect == .tmuxWide, longest > 1, Bool.random(using: &random) {
      return (0..<number(1...min(longest, 8) / 2)).map { _ in
        pick(["日", "本", "語", "한", "ｱ", "a", "　"])
      }.joined()
    }
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+-*/=<>")
    return String(
      (0..<number(1...min(longest, width + 2))).map { _ in letters[number(0...(letters.count - 1))]
      })
  }

  private mutating func position() -> String {
    "\u{1B}[\(number(1...height));\(number(1...width))\(pick(["H", "H", "f"]))"
  }

  private mutating func region() -> String {
    let top = number(1...(height - 1))
    return pick(["\u{1B}[r", "\u{1B}[\(top);\(number((top + 1)...height))r"])
  }

  private mutating func rendition() -> String {
    let codes = (0...number(0...3)).map { _ in
      pick([
        "0", "1", "2", "3", "4", "5", "7", "8", "9", "22", "23", "24", "25", "27", "28", "29", "39",
        "49", "4:3", "\(number(30...37))", "\(number(40...47))", "\(number(90...97))",
        "\(number(100...107))", "38;5;\(number(0...255))", "48;5;\(number(0...255))",
        "38;2;\(number(0...255));\(number(0...255));\(number(0...255))",
        "48:2::\(number(0...255)):\(number(0...255)):\(number(0...255))",
      ])
    }
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }

  private mutating func count() -> String {
    pick(["", "0", "1", "2", "\(number(1...12))"])
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func pick(_ choices: [String]) -> String {
    choices[number(0...(choices.count - 1))]
  }
}
