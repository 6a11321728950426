/// Which modes a session sets.
extension TerminalSession {
  /// What is set at the start.
  ///
  /// The order is that of ``TerminalModes``, so that neighbours share a sequence. With everything on that is 39 bytes; behind them the first frame and the first questions fit
  /// into the 93 bytes that ncurses writes for hello world.
  var startingModes: [TerminalModes.Mode] {
    var modes = screenModes
    if capabilities.isXtermLike {
      if options.bracketsPaste { modes.append(.bracketedPaste) }
      if options.reportsFocus { modes.append(.focusReports) }
      if let mouse = options.mouse { modes.append(.mouse(mouse)) }
    }
    if capabilities.isANSI {
      if terminfo.has("rmam") { modes.append(.noAutowrap) }
      modes.append(.hiddenCursor)
    } else {
      modes.append(
        .ownHiddenCursor(hide: terminfo.bytes("civis"), show: terminfo.bytes("cnorm")))
    }
    return modes
  }

  /// What is set because of a reply of the terminal, and again after it was away.
  var modesLearned: [TerminalModes.Mode] {
    var modes: [TerminalModes.Mode] = []
    if capabilities.kittyKeyboard, options.keyboardFlags > 0 {
      modes.append(.kittyKeyboard(flags: options.keyboardFlags))
    }
    if capabilities.graphemeClusters { modes.append(.graphemeClusters) }
    if capabilities.colorSchemeReports { modes.append(.colorSchemeReports) }
    return modes
  }

  private var screenModes: [TerminalModes.Mode] {
    guard options.usesAlternateScreen else { return [] }
    if capabilities.isXtermLike { return [.alternateScreen] }
    if capabilities.alternateScreen {
      return [
        .ownAlternateScreen(enter: terminfo.bytes("smcup"), leave: terminfo.bytes("rmcup"))
      ]
    }
    return capabilities.isANSI ? [.parkedCursor] : []
  }
}
