import CNcurses

/// When others use the terminal for a while.
extension TerminalSession {
  /// Lends the terminal to `body`, which starts an editor and waits for it, and takes it back.
  ///
  /// The screen must be drawn anew. What `print` sent so far stays for the end. Ctrl-C is the editor's alone; Ctrl-Z in it stops
  /// this process along with it.
  package func lend<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard isActive else { return try body() }
    release(showingOutput: false)
    cnc_signals_yield()
    defer {
      cnc_signals_reclaim()
      retake()
    }
    return try body()
  }

  /// Stops the process as Ctrl-Z does in a shell, and returns when it is continued.
  ///
  /// Then the terminal is ours again, and the screen must be drawn anew.
  ///
  /// - Parameter group: Stops the whole process group, as the terminal does for the key; false for a
  ///   SIGTSTP, which whoever sent it has already sent to whom it was meant for.
  package func suspend(group: Bool = true) {
    guard isActive else { return }
    release(showingOutput: true)
    cnc_stop(group ? 1 : 0)
    retake()
  }

  /// Undoes and sets all modes again, after SIGSTOP held the process and others used the terminal.
  ///
  /// The screen must be drawn anew.
  package func reassert() {
    guard isActive else { return }
    cnc_tty_raw(device.descriptor)
    send(modes.undoBytes)
    let active = modes.active
    modes = TerminalModes()
    set(active)
  }

  /// Enters again after the terminal was away, unless the process has been told to end meanwhile:
  /// then the event loop finds the signal, and there is nothing to undo.
  private func retake() {
    let ending = UInt32(CNC_TERMINATE | CNC_HANG_UP | CNC_QUIT | CNC_INTERRUPT)
    guard cnc_signals_pending() & ending == 0 else { return }
    // A terminal that cannot be set up now is a lost one, which the event loop finds out.
    try? enter()
    set(modesLearned)
  }
}
