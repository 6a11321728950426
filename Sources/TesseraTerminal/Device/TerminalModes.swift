/// The ledger of the modes that are set on the terminal: leaving undoes exactly these, in reverse.
///
/// Private modes that follow one another travel in one sequence, `CSI ? 2004 ; 1004 h` (ECMA-48
/// parameters; xterm, VTE, kitty, tmux and the Linux console take them), which is what keeps a start
/// small:
///
///     set    ?1049h   ?2004;1004;1002;1006h   ?7;25l
///     undo   ?25;7h   ?1006;1002;1004;2004l   ?1049l
package struct TerminalModes: Equatable, Sendable {
  /// Which mouse events the terminal reports (xterm's ctlseqs, "Mouse Tracking").
  package enum MouseReports: Int, Sendable {
    /// Presses, releases and the wheel (1000).
    case buttons = 1000
    /// And motion while a button is down (1002).
    case drags = 1002
    /// And all motion (1003).
    case motion = 1003
  }

  /// One thing that is different while the program runs.
  package enum Mode: Equatable, Sendable {
    /// DECSET 1049: the shell's screen and cursor are put aside.
    case alternateScreen
    /// The terminal's own smcup and rmcup, where they are not 1049.
    case ownAlternateScreen(enter: [UInt8], leave: [UInt8])
    /// No other screen exists: at the end the cursor goes to a fresh line below everything.
    case parkedCursor
    /// DECSET 2004.
    case bracketedPaste
    /// DECSET 1004.
    case focusReports
    /// DECSET 1000, 1002 or 1003 with SGR coordinates (1006).
    case mouse(MouseReports)
    /// DECRST 7: a line that fills the last column does not wrap.
    case noAutowrap
    /// DECRST 25. The encoder shows the cursor where there is a caret; the end always shows it.
    case hiddenCursor
    /// The terminal's own civis and cnorm, where it is not ANSI.
    case ownHiddenCursor(hide: [UInt8], show: [UInt8])
    /// DECSET 2027: width by grapheme cluster.
    case graphemeClusters
    /// DECSET 2031: the terminal tells when it turns light or dark (contour's specification).
    case colorSchemeReports
    /// kitty's keyboard protocol: pushes these flags, and pops them.
    case kittyKeyboard(flags: Int)
    /// xterm's modifyOtherKeys at level 2 (XTMODKEYS).
    case modifyOtherKeys
    /// XTWINOPS 22 and 23: the window's title is put on its stack and taken back.
    case savedTitle
    /// DECSCUSR: the cursor's shape, 1 to 6; 0 is the user's own.
    case cursorShape(Int)
  }

  /// The modes in the order in which they were set.
  package private(set) var active: [Mode] = []

  /// Makes an empty ledger.
  package init() {}

  /// Enters `modes` into the ledger and gives the bytes that set them.
  ///
  /// The ledger and what depends on it must be in force before the bytes leave.
  /// A mode of a kind that is already set is replaced in its place, so that it is undone once.
  package mutating func set(_ modes: [Mode]) -> [UInt8] {
    var sequences = SequenceBuilder()
    for mode in modes where !active.contains(mode) {
      if let index = active.firstIndex(where: { $0.isSameKind(as: mode) }) {
        for step in active[index].undoSteps where mode.replaces { sequences.append(step) }
        active[index] = mode
      } else {
        active.append(mode)
      }
      for step in mode.setSteps { sequences.append(step) }
    }
    return sequences.bytes
  }

  /// Takes the mode of the same kind as `mode` out of the ledger and gives the bytes that undo it;
  /// none when it is not set.
  package mutating func undo(_ mode: Mode) -> [UInt8] {
    guard let index = active.firstIndex(where: { $0.isSameKind(as: mode) }) else { return [] }
    var sequences = SequenceBuilder()
    for step in active.remove(at: index).undoSteps { sequences.append(step) }
    return sequences.bytes
  }

  /// The bytes that undo everything, the last mode first.
  package var undoBytes: [UInt8] {
    var sequences = SequenceBuilder()
    for mode in active.reversed() {
      for step in mode.undoSteps { sequences.append(step) }
    }
    return sequences.bytes
  }
}

extension TerminalModes.Mode {
  /// A step is a private mode switched on or off, or bytes as they are.
  fileprivate enum Step {
    case on(Int)
    case off(Int)
    case bytes([UInt8])

    static func text(_ text: String) -> Step { .bytes(Array(text.utf8)) }
  }

  /// Whether the undo of the old one must precede the new one: pushes need their pop, the rest is
  /// simply overwritten.
  fileprivate var replaces: Bool {
    switch self {
    case .kittyKeyboard, .mouse: true
    default: false
    }
  }

  fileprivate func isSameKind(as other: Self) -> Bool {
    switch (self, other) {
    case (.mouse, .mouse), (.kittyKeyboard, .kittyKeyboard), (.cursorShape, .cursorShape): true
    default: self == other
    }
  }

  fileprivate var setSteps: [Step] {
    switch self {
    case .alternateScreen: [.on(1049)]
    case .ownAlternateScreen(let enter, _): [.bytes(enter)]
    case .parkedCursor: []
    case .bracketedPaste: [.on(2004)]
    case .focusReports: [.on(1004)]
    case .mouse(let reports): [.on(reports.rawValue), .on(1006)]
    case .noAutowrap: [.off(7)]
    case .hiddenCursor: [.off(25)]
    case .ownHiddenCursor(let hide, _): [.bytes(hide)]
    case .graphemeClusters: [.on(2027)]
    case .colorSchemeReports: [.on(2031)]
    case .kittyKeyboard(let flags): [.text("\u{1B}[>\(flags)u")]
    case .modifyOtherKeys: [.text("\u{1B}[>4;2m")]
    case .savedTitle: [.text("\u{1B}[22;2t")]
    case .cursorShape(let shape): [.text("\u{1B}[\(shape) q")]
    }
  }

  fileprivate var undoSteps: [Step] {
    switch self {
    case .alternateScreen: [.off(1049)]
    case .ownAlternateScreen(_, let leave): [.bytes(leave)]
    // The row is clamped to the last one; the line feed makes a fresh line under it.
    case .parkedCursor: [.text("\u{1B}[999H\r\n")]
    case .bracketedPaste: [.off(2004)]
    case .focusReports: [.off(1004)]
    case .mouse(let reports): [.off(1006), .off(reports.rawValue)]
    case .noAutowrap: [.on(7)]
    case .hiddenCursor: [.on(25)]
    case .ownHiddenCursor(_, let show): [.bytes(show)]
    case .graphemeClusters: [.off(2027)]
    case .colorSchemeReports: [.off(2031)]
    case .kittyKeyboard: [.text("\u{1B}[<u")]
    case .modifyOtherKeys: [.text("\u{1B}[>4m")]
    case .savedTitle: [.text("\u{1B}[23;2t")]
    case .cursorShape: [.text("\u{1B}[0 q")]
    }
  }
}

/// Joins private modes of one direction into one sequence.
private struct SequenceBuilder {
  private var finished: [UInt8] = []
  private var modes: [Int] = []
  private var isOn = false

  mutating func append(_ step: TerminalModes.Mode.Step) {
    switch step {
    case .on(let mode): append(mode, on: true)
    case .off(let mode): append(mode, on: false)
    case .bytes(let bytes):
      close()
      finished += bytes
    }
  }

  var bytes: [UInt8] {
    var copy = self
    copy.close()
    return copy.finished
  }

  private mutating func append(_ mode: Int, on: Bool) {
    // The alternate screen stands alone: its set and undo are what scripts and old terminals know.
    if isOn != on || mode == 1049 || modes == [1049] { close() }
    isOn = on
    modes.append(mode)
  }

  private mutating func close() {
    guard !modes.isEmpty else { return }
    let list = modes.map(String.init).joined(separator: ";")
    finished += Array("\u{1B}[?\(list)\(isOn ? "h" : "l")".utf8)
    modes = []
  }
}
