/// C0 controls and escape sequences without CSI.
extension TerminalEmulator {
  func control(_ byte: UInt8) {
    isRepeatable = false
    isJoinable = false
    switch byte {
    case 0x07:
      bellCount += 1
    case 0x08:
      cursorBack(1)
    case 0x09:
      tabForward(1)
    case 0x0A, 0x0B, 0x0C:
      index()
      if isNewLineMode { carriageReturn() }
    case 0x0D:
      carriageReturn()
    case 0x0E:
      charsets.shift(to: 1)
    case 0x0F:
      charsets.shift(to: 0)
    case 0x00, 0x18, 0x1A, 0x7F:
      break
    default:
      noteUnknown(ByteLog.name(ofControl: byte))
    }
  }

  func escapeSequence() {
    isRepeatable = false
    isJoinable = false
    switch parser.intermediateCount {
    case 0: plainEscape(parser.byte)
    case 1: markedEscape(parser.intermediate, parser.byte)
    default: noteUnknownSequence()
    }
  }

  private func plainEscape(_ final: UInt8) {
    switch Unicode.Scalar(final) {
    case "7": saveCursor()
    case "8": restoreCursor()
    case "D": index()
    case "E":
      index()
      carriageReturn()
    case "H": tabStops[x] = true
    case "M": reverseIndex()
    case "N": charsets.shiftOnce(to: 2)
    case "O": charsets.shiftOnce(to: 3)
    case "Z": answerPrimaryAttributes()
    case "c": reset()
    case "n": charsets.shift(to: 2)
    case "o": charsets.shift(to: 3)
    case "=": isKeypadApplication = true
    case ">": isKeypadApplication = false
    case "\\": break  // ST without a string
    default: noteUnknownSequence()
    }
  }

  private func markedEscape(_ intermediate: UInt8, _ final: UInt8) {
    switch Unicode.Scalar(intermediate) {
    case "(": designate(final, into: 0)
    case ")", "-": designate(final, into: 1)
    case "*", ".": designate(final, into: 2)
    case "+", "/": designate(final, into: 3)
    case "#" where final == 0x38: alignmentPattern()
    case "%" where final == 0x47: break  // UTF-8, which is spoken already
    default: noteUnknownSequence()
    }
  }

  private func designate(_ final: UInt8, into index: Int) {
    guard let set = EmulatorCharset(final: final) else { return noteUnknownSequence() }
    charsets.designate(set, into: index)
  }

  /// DECALN: the screen is filled with E, margins and cursor go home.
  private func alignmentPattern() {
    resetMargins()
    isOriginMode = false
    privateModes.remove(6)
    var cell = PackedCell.blank
    cell.glyph = 0x45
    grid.fill(0, count: width * height, with: cell)
    moveCursor(toX: 0, y: 0)
  }

  // MARK: Saving and resetting

  func saveCursor() {
    buffer.saved = SavedCursor(
      x: x, y: y, isWrapPending: isLastColumnFilled, pen: penBits, charsets: charsets,
      isOriginMode: isOriginMode, isAutowrap: isAutowrap)
  }

  func restoreCursor() {
    let saved = buffer.saved
    penBits = saved.pen
    updateEraser()
    charsets = saved.charsets
    isOriginMode = saved.isOriginMode
    setMember(6, of: &privateModes, to: isOriginMode)
    if let autowrap = saved.isAutowrap {
      isAutowrap = autowrap
      setMember(7, of: &privateModes, to: autowrap)
    }
    x = min(saved.x, width - 1)
    y = min(saved.y, height - 1)
    if isOriginMode {
      x = min(max(x, leftMargin), rightMargin)
      y = min(max(y, topMargin), bottomMargin)
    }
    isLastColumnFilled = saved.isWrapPending
  }

  /// The buffer that is shown.
  var buffer: ScreenBuffer {
    get { isAlternateScreen ? alternate ?? main : main }
    set {
      if isAlternateScreen { alternate = newValue } else { main = newValue }
    }
  }

  func updateEraser() {
    eraser = .blank
    if traits.erasesWithBackground { eraser.background = penBits.background }
  }

  func resetMargins() {
    topMargin = 0
    bottomMargin = height - 1
    leftMargin = 0
    rightMargin = width - 1
  }

  /// RIS: as after power-on; only the window's titles, the replies and the counts stay.
  func reset() {
    isAlternateScreen = false
    alternate = nil
    main = ScreenBuffer(grid: main.grid)
    grid = main.grid
    penBits = .blank
    updateEraser()
    charsets = EmulatorCharsets()
    resetMargins()
    tabStops = TerminalEmulator.standardTabStops(width: width)
    privateModes = [7, 25]
    savedModes = [:]
    isAutowrap = true
    isOriginMode = false
    isInsertMode = false
    isNewLineMode = false
    isKeypadApplication = false
    modifyOtherKeys = 0
    presentedSnapshot = nil
    cursorShape = .block
    isCursorBlinking = false
    paletteOverrides = [:]
    dynamicColors = [:]
    scrollback.clear()
    grid.fill(0, count: width * height, with: .blank)
    moveCursor(toX: 0, y: 0)
    updateClusterMode()
  }

  /// DECSTR: modes and styles as after power-on; the screen and the cursor stay.
  func softReset() {
    penBits = .blank
    updateEraser()
    charsets = EmulatorCharsets()
    resetMargins()
    privateModes.formUnion([7, 25])
    privateModes.subtract([1, 6, 69])
    isAutowrap = true
    isOriginMode = false
    isInsertMode = false
    isKeypadApplication = false
    buffer.saved = SavedCursor()
  }

  func setMember(_ mode: Int, of modes: inout Set<Int>, to isOn: Bool) {
    if isOn { modes.insert(mode) } else { modes.remove(mode) }
  }
}
