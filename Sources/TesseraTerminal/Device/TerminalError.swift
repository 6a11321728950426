/// Why there is no terminal to draw on.
///
/// Each case has a sentence for the user.
package enum TerminalError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Standard output is a file, a pipe or nothing.
  case outputIsNotATerminal
  /// Standard input is not a terminal and the process has no controlling one to read keys from.
  case noKeyboard
  /// `TERM` is not set.
  case unnamedTerminal
  /// `TERM` is dumb.
  case dumbTerminal
  /// `TERM` names no known description.
  case unknownTerminal(String)
  /// The terminfo database was not found at all.
  case noDatabase(String)
  /// The terminal that `TERM` names cannot move its cursor.
  case noCursorAddressing(String)
  /// The terminal could not be opened or set up; the number is `errno`.
  case unusable(Int32)

  /// The sentence to print before the program ends.
  package var description: String {
    switch self {
    case .outputIsNotATerminal:
      "Standard output is not a terminal, so there is no screen to draw on."
    case .noKeyboard:
      "Standard input is not a terminal and there is no controlling terminal to read keys from."
    case .unnamedTerminal:
      "The variable TERM is not set, so the terminal's abilities are not known; "
        + "try TERM=xterm-256color."
    case .dumbTerminal:
      "TERM is dumb: the terminal cannot move its cursor; try TERM=xterm-256color."
    case .unknownTerminal(let name):
      "TERM is \(name), which the terminfo database does not know; try TERM=xterm-256color."
    case .noDatabase(let name):
      "No terminfo database was found for TERM=\(name); is ncurses (ncurses-base) installed?"
    case .noCursorAddressing(let name):
      "TERM is \(name), a terminal that cannot move its cursor; try TERM=xterm-256color."
    case .unusable(let code):
      "The terminal could not be set up (errno \(code))."
    }
  }
}
