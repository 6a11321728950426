/// Modes that a program switches on and off.
extension TerminalEmulator {
  /// The private modes (DECSET) that this terminal knows.
  static let knownPrivateModes: Set<Int> = [
    1, 5, 6, 7, 12, 25, 47, 66, 69, 1000, 1002, 1003, 1004, 1005, 1006, 1007, 1015, 1016, 1047,
    1048, 1049, 2004, 2026, 2027, 2031, 2048,
  ]
  static let kittyStackLimit = 16

  /// The private modes (DECSET) that are on; a new terminal has 7 (autowrap) and 25 (cursor shown).
  ///
  /// Each mode stands for itself, also where a terminal would let the newest of several kinds of
  /// mouse reports win: what was switched on must be switched off. 47, 1047 and 1049 are all on while the alternate screen is shown.
  public var modes: Set<Int> {
    isAlternateScreen ? privateModes.union([47, 1047, 1049]) : privateModes
  }

  /// The ANSI modes (SM) that are on: 4 (IRM) and 20 (LNM).
  public var ansiModes: Set<Int> {
    var modes: Set<Int> = []
    if isInsertMode { modes.insert(4) }
    if isNewLineMode { modes.insert(20) }
    return modes
  }

  /// Whether a frame is being held back (mode 2026).
  public var isSynchronizing: Bool { privateModes.contains(2026) }

  /// The flags of the kitty keyboard protocol in force on this screen.
  public var keyboardFlags: Int { buffer.keyboardFlags.last ?? 0 }

  /// How many times `CSI > u` was sent on this screen and not yet undone.
  public var keyboardStackDepth: Int { buffer.keyboardFlags.count - 1 }

  func setModes(to isOn: Bool) {
    var index = 0
    while index < max(1, parser.parameters.count) {
      switch parser.parameters[index] {
      case 4: isInsertMode = isOn
      case 20: isNewLineMode = isOn
      default: noteUnknownSequence()
      }
      index += 1
    }
  }

  func setPrivateModes(to isOn: Bool) {
    var index = 0
    while index < max(1, parser.parameters.count) {
      let mode = parser.parameters.value(index)
      if knows(mode) { setPrivateMode(mode, to: isOn) } else { noteUnknownSequence() }
      index += 1
    }
  }

  func knows(_ mode: Int) -> Bool {
    TerminalEmulator.knownPrivateModes.contains(mode) && !traits.unsupportedModes.contains(mode)
  }

  private func setPrivateMode(_ mode: Int, to isOn: Bool) {
    switch mode {
    case 47: showAlternateScreen(isOn)
    case 1047:
      if !isOn, isAlternateScreen { eraseRows(0..<height) }
      showAlternateScreen(isOn)
    case 1048: isOn ? saveCursor() : restoreCursor()
    case 1049:
      if isOn {
        saveCursor()
        showAlternateScreen(true)
        eraseRows(0..<height)
        isLastColumnFilled = false
      } else {
        showAlternateScreen(false)
        restoreCursor()
      }
    case 2026: synchronize(isOn)
    default:
      setMember(mode, of: &privateModes, to: isOn)
      mirrorPrivateMode(mode, isOn)
    }
  }

  /// Keeps what mirrors the set of modes, and does what a mode does when it is set.
  private func mirrorPrivateMode(_ mode: Int, _ isOn: Bool) {
    switch mode {
    case 6:
      isOriginMode = isOn
      moveCursor(toX: 0, y: 0)
    case 7:
      isAutowrap = isOn
    case 12:
      isCursorBlinking = isOn
    case 66:
      isKeypadApplication = isOn
    case 69 where !isOn:
      leftMargin = 0
      rightMargin = width - 1
    case 2027:
      updateClusterMode()
    case 2048 where isOn:
      reportSize()
    default:
      break
    }
  }

  private func showAlternateScreen(_ isOn: Bool) {
    guard isOn != isAlternateScreen else { return }
    if isOn, alternate == nil {
      alternate = ScreenBuffer(grid: EmulatorGrid(width: width, height: height))
    }
    isAlternateScreen = isOn
    grid = buffer.grid
  }

  /// While a frame is held back, what was shown before stays in `presented`.
  private func synchronize(_ isOn: Bool) {
    if isOn, !isSynchronizing { presentedSnapshot = snapshot }
    if !isOn { presentedSnapshot = nil }
    setMember(2026, of: &privateModes, to: isOn)
  }

  func updateClusterMode() {
    if case .wcwidth = widthModel {
      usesClusters = privateModes.contains(2027)
    } else {
      usesClusters = true
      privateModes.insert(2027)
    }
  }

  /// XTSAVE and XTRESTORE.
  func savePrivateModes() {
    for index in 0..<parser.parameters.count {
      let mode = parser.parameters.value(index)
      if knows(mode) { savedModes[mode] = modes.contains(mode) } else { noteUnknownSequence() }
    }
  }

  func restorePrivateModes() {
    for index in 0..<parser.parameters.count {
      let mode = parser.parameters.value(index)
      if let isOn = savedModes[mode] { setPrivateMode(mode, to: isOn) }
    }
  }

  /// The kitty keyboard protocol: `CSI > f u` pushes, `CSI < n u` pops, `CSI = f ; m u` changes.
  func keyboardProtocol(_ function: ControlFunction) {
    guard traits.hasKittyKeyboard else { return noteUnknownSequence() }
    var stack = buffer.keyboardFlags
    let flags = (parser.parameters.value(0)) & 0b1_1111
    switch function {
    case .kittypush:
      stack.append(flags)
      // A full stack loses its oldest entry, so that no program can fill the memory.
      if stack.count > TerminalEmulator.kittyStackLimit { stack.removeFirst() }
    case .kittypop:
      stack.removeLast(min(parser.parameters.number(), stack.count))
      if stack.isEmpty { stack = [0] }
    default:
      let last = stack.count - 1
      switch parser.parameters[1] ?? 1 {
      case 1: stack[last] = flags
      case 2: stack[last] |= flags
      case 3: stack[last] &= ~flags
      default: return noteUnknownSequence()
      }
    }
    buffer.keyboardFlags = stack
  }
}
