/// A terminal in memory: bytes go in, a screen comes out.
///
/// The judge of everything that the library writes. It knows nothing of the library's own encoder
/// and surface, follows xterm where terminals differ, and is checked against a real tmux.
///
/// Cells count from 0 at the top left, x to the right, y down. It is total: any bytes and any size
/// give some screen, and its memory stays bounded.
///
///     let terminal = TerminalEmulator(width: 20, height: 3)
///     terminal.feed("\u{1B}[2;5H\u{1B}[1mHello")
///     terminal.rowText(1)                  // "    Hello"
///     terminal.cell(x: 4, y: 1).isBold     // true
///     terminal.cursor.x                    // 9
public final class TerminalEmulator {
  /// The largest width and height; bigger ones are cut to it.
  public static let sizeLimit = 4096
  static let unknownLimit = 1000

  /// The columns of the screen.
  public internal(set) var width: Int
  /// The rows of the screen.
  public internal(set) var height: Int
  /// How text is measured while mode 2027 does not say otherwise.
  public let widthModel: EmulatorWidthModel
  /// What this terminal supports and answers.
  public let traits: EmulatorTraits

  // The two screens; `grid` is the one that is shown.
  var main: ScreenBuffer
  var alternate: ScreenBuffer?
  var grid: EmulatorGrid
  /// Whether the alternate screen is shown (modes 47, 1047, 1049).
  public internal(set) var isAlternateScreen = false
  var resources = EmulatorResources()
  var scrollback = EmulatorScrollback()

  // The cursor, and whether the last column was just filled.
  var x = 0
  var y = 0
  var isLastColumnFilled = false
  var cursorShape = EmulatorCursor.Shape.block
  var isCursorBlinking = false

  // What the next character looks like, and what erasing leaves.
  var penBits = PackedCell.blank
  var eraser = PackedCell.blank
  var charsets = EmulatorCharsets()

  // The scrolling region, all four edges included.
  var topMargin = 0
  var bottomMargin: Int
  var leftMargin = 0
  var rightMargin: Int
  var tabStops: [Bool]

  // The last character: REP repeats it, and a following scalar may join it.
  var lastGlyph: UInt32 = 0x20
  var lastColumns = 1
  var isRepeatable = false
  var isJoinable = false

  // Modes; the booleans mirror those that every character asks for.
  var privateModes: Set<Int> = []
  var savedModes: [Int: Bool] = [:]
  var isAutowrap = true
  var isOriginMode = false
  var isInsertMode = false
  var isNewLineMode = false
  var usesClusters = false
  /// Whether even letters are measured by the width model.
  let measuresEverything: Bool
  /// Whether the keypad sends application codes (DECKPAM, DECKPNM).
  public internal(set) var isKeypadApplication = false
  /// The level of xterm's modifyOtherKeys, 0 when off.
  public internal(set) var modifyOtherKeys = 0
  var presentedSnapshot: TerminalSnapshot?

  /// The window title (OSC 0 and 2).
  public internal(set) var title = ""
  /// The icon's title (OSC 0 and 1).
  public internal(set) var iconTitle = ""
  /// The titles that XTWINOPS 22 has put aside, the newest last.
  public internal(set) var titleStack: [(title: String, icon: String)] = []
  /// How often BEL rang.
  public internal(set) var bellCount = 0
  /// What OSC 52 put into the selections, by their letter (`c`, `p` …).
  public internal(set) var clipboard: [Character: String] = [:]
  var paletteOverrides: [Int: UInt32] = [:]
  var dynamicColors: [Int: UInt32] = [:]

  /// What the terminal has answered and nobody has taken yet.
  public internal(set) var replies: [UInt8] = []
  /// The sequences that mean nothing to it, or that were cut off, as `ByteLog` names them.
  ///
  /// The first 1,000; a test of an encoder expects none.
  public internal(set) var unknownSequences: [String] = []

  var parser = EscapeParser()
  var decoder = UTF8Decoder()

  /// A terminal as it is after power-on: blank, the cursor at the top left.
  ///
  /// Sizes are in cells; those below 1 count as 1, those above `sizeLimit` as that.
  public init(
    width: Int, height: Int, widthModel: EmulatorWidthModel = .wcwidth,
    traits: EmulatorTraits = EmulatorTraits()
  ) {
    self.width = TerminalEmulator.clippedSize(width)
    self.height = TerminalEmulator.clippedSize(height)
    self.widthModel = widthModel
    self.traits = traits
    let grid = EmulatorGrid(width: self.width, height: self.height)
    self.grid = grid
    main = ScreenBuffer(grid: grid)
    bottomMargin = self.height - 1
    rightMargin = self.width - 1
    tabStops = TerminalEmulator.standardTabStops(width: self.width)
    if case .custom = widthModel { measuresEverything = true } else { measuresEverything = false }
    reset()
  }

  /// Takes in bytes, as a terminal reads them from its tty.
  ///
  /// They may be cut anywhere: any division gives the same screen.
  public func feed(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress else { return }
    let end = bytes.count
    var index = 0
    while index < end {
      index = parser.scan(base, from: index, to: end)
      let event = parser.event
      if event != .text, event != .none, decoder.reset() { printScalar("\u{FFFD}") }
      switch event {
      case .none:
        break
      case .text:
        index = printText(base, from: index, to: end)
      case .control:
        control(parser.byte)
      case .sequence:
        controlSequence()
      case .escape:
        escapeSequence()
      case .string:
        controlString()
      case .aborted:
        noteUnknown("aborted sequence")
      }
    }
  }

  /// Takes in bytes.
  public func feed(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { feed($0) }
  }

  /// Takes in the UTF-8 of a string.
  public func feed(_ text: String) {
    feed(Array(text.utf8))
  }

  /// What the terminal has answered since the last call.
  public func takeReplies() -> [UInt8] {
    defer { replies.removeAll() }
    return replies
  }

  /// Forgets the unknown sequences seen so far.
  public func clearUnknownSequences() {
    unknownSequences.removeAll()
  }

  func noteUnknown(_ description: String) {
    guard unknownSequences.count < TerminalEmulator.unknownLimit else { return }
    unknownSequences.append(description)
  }

  /// Notes the sequence that the parser has just completed.
  func noteUnknownSequence() {
    guard unknownSequences.count < TerminalEmulator.unknownLimit else { return }
    unknownSequences.append(ByteLog.name(of: parser))
  }

  static func clippedSize(_ size: Int) -> Int {
    min(max(size, 1), sizeLimit)
  }

  static func standardTabStops(width: Int) -> [Bool] {
    (0..<width).map { $0 > 0 && $0 % 8 == 0 }
  }
}
