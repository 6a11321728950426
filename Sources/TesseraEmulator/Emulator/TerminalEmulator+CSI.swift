/// Control sequences (CSI).
extension TerminalEmulator {
  func controlSequence() {
    let function = ControlFunction.named(by: parser)
    if parser.hasOverflow { noteUnknown("more than 32 parameters") }
    if function == .sgr {
      isRepeatable = false
      selectGraphicRendition()
      return
    }
    if function == .rep {
      repeatLast(parser.parameters.number())
    } else if !move(function), !edit(function), !query(function) {
      configure(function)
    }
    isRepeatable = false
    isJoinable = false
  }

  /// Performs the functions that move the cursor.
  private func move(_ function: ControlFunction) -> Bool {
    let count = parser.parameters.number()
    switch function {
    case .cup, .hvp:
      moveCursor(toX: parser.parameters.number(1) - 1, y: count - 1)
    case .cuu:
      cursorUp(count)
    case .cud:
      cursorDown(count)
    case .cuf:
      cursorForward(count)
    case .cub:
      cursorBack(count)
    case .cnl:
      cursorDown(count)
      carriageReturn()
    case .cpl:
      cursorUp(count)
      carriageReturn()
    case .cha, .hpa:
      moveCursor(toX: count - 1, y: rowFromOrigin)
    case .hpr:
      moveCursor(toX: columnFromOrigin + count, y: rowFromOrigin)
    case .vpa:
      moveCursor(toX: columnFromOrigin, y: count - 1)
    case .vpr:
      moveCursor(toX: columnFromOrigin, y: rowFromOrigin + count)
    case .cht:
      tabForward(count)
    case .cbt:
      tabBack(count)
    default:
      return false
    }
    return true
  }

  private var columnFromOrigin: Int { isOriginMode ? x - leftMargin : x }
  private var rowFromOrigin: Int { isOriginMode ? y - topMargin : y }

  /// Performs the functions that change cells.
  private func edit(_ function: ControlFunction) -> Bool {
    let count = parser.parameters.number()
    switch function {
    case .ed:
      eraseInDisplay(parser.parameters.value(0))
    case .el:
      eraseInLine(parser.parameters.value(0))
    case .ech:
      eraseInRow(from: x, to: x + count - 1)
    case .ich:
      insertCells(count)
      isLastColumnFilled = false
    case .dch:
      deleteCells(count)
      isLastColumnFilled = false
    case .il:
      insertLines(count)
    case .dl:
      deleteLines(count)
    case .su:
      scrollUp(count)
    case .sd where parser.parameters.count <= 1:
      scrollDown(count)
    case .sl:
      scrollSideways(left: true, count)
    case .sr:
      scrollSideways(left: false, count)
    case .decic:
      shiftColumns(inserting: true, count)
    case .decdc:
      shiftColumns(inserting: false, count)
    default:
      return false
    }
    return true
  }

  /// Performs the functions that change how later bytes act.
  private func configure(_ function: ControlFunction) {
    switch function {
    case .sm:
      setModes(to: true)
    case .rm:
      setModes(to: false)
    case .decset:
      setPrivateModes(to: true)
    case .decrst:
      setPrivateModes(to: false)
    case .xtsave:
      savePrivateModes()
    case .xtrestore:
      restorePrivateModes()
    case .decstbm:
      setVerticalMargins()
    case .decslrm where privateModes.contains(69):
      setSideMargins()
    case .decslrm:
      // Without DECLRMM the same bytes are SCOSC.
      saveCursor()
    case .scorc:
      restoreCursor()
    case .tbc:
      clearTabStops()
    case .decscusr:
      setCursorStyle(parser.parameters.value(0))
    case .decstr:
      softReset()
    case .xtwinops:
      windowOperation()
    case .modkeys:
      setKeyModifiers()
    case .modkeysoff:
      if parser.parameters[0] == 4 { modifyOtherKeys = 0 }
    case .kittypush, .kittypop, .kittyset:
      keyboardProtocol(function)
    default:
      noteUnknownSequence()
    }
  }

  private func setVerticalMargins() {
    let top = parser.parameters.number(0)
    let bottom = min(parser.parameters[1].map { $0 == 0 ? height : $0 } ?? height, height)
    guard top < bottom else { return }
    topMargin = top - 1
    bottomMargin = bottom - 1
    moveCursor(toX: 0, y: 0)
  }

  private func setSideMargins() {
    let left = parser.parameters.number(0)
    let right = min(parser.parameters[1].map { $0 == 0 ? width : $0 } ?? width, width)
    guard left < right else { return }
    leftMargin = left - 1
    rightMargin = right - 1
    moveCursor(toX: 0, y: 0)
  }

  private func clearTabStops() {
    switch parser.parameters.value(0) {
    case 0: tabStops[x] = false
    case 3: tabStops = [Bool](repeating: false, count: width)
    default: noteUnknownSequence()
    }
  }

  /// DECSCUSR: odd numbers blink, 0 is the terminal's own cursor, here a steady block.
  private func setCursorStyle(_ style: Int) {
    switch style {
    case 0...2: cursorShape = .block
    case 3...4: cursorShape = .underline
    case 5...6: cursorShape = .bar
    default: return noteUnknownSequence()
    }
    isCursorBlinking = style % 2 == 1
    setMember(12, of: &privateModes, to: isCursorBlinking)
  }

  /// xterm's modifyOtherKeys; the other resources of XTMODKEYS are not modelled.
  private func setKeyModifiers() {
    switch parser.parameters[0] {
    case 4: modifyOtherKeys = min(parser.parameters.value(1), 2)
    case nil: modifyOtherKeys = 0
    default: noteUnknownSequence()
    }
  }

  /// XTWINOPS: the stack of titles, and the reports.
  private func windowOperation() {
    let part = parser.parameters.value(1)
    switch parser.parameters[0] {
    case 22:
      // Ten entries, as in xterm; a deeper stack loses its oldest.
      titleStack.append((title, iconTitle))
      if titleStack.count > 10 { titleStack.removeFirst() }
    case 23:
      guard let saved = titleStack.popLast() else { return }
      if part != 1 { title = saved.title }
      if part != 2 { iconTitle = saved.icon }
    default:
      if !answerWindowReport(parser.parameters.value(0)) { noteUnknownSequence() }
    }
  }
}
