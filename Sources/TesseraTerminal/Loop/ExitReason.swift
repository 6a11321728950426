import CNcurses

/// Why the event loop ended.
package enum ExitReason: Equatable, Sendable {
  /// Somebody stopped it: the program is done.
  case finished
  /// A signal whose default action ends a process; the number is the signal's.
  case signal(Int32)
  /// The terminal is gone: end of input, an error, or a hang-up.
  case terminalLost

  /// Ends the process as the reason demands, after the terminal was left.
  ///
  /// A signal ends it by that signal, so that the parent sees what happened and a shell stops its
  /// script; a lost terminal by SIGHUP. Returns when the program merely finished, unless a signal
  /// came while it was leaving.
  package func endProcess() {
    switch self {
    case .finished:
      let late = LoopSignal.all(in: cnc_signals_take()).compactMap(\.endingNumber)
      if let number = late.first { cnc_end_by_signal(number) }
    case .signal(let number): cnc_end_by_signal(number)
    case .terminalLost: cnc_end_by_signal(1)
    }
  }
}
