/// What the program was asked for on its command line.
struct CommandLineOptions: Equatable {
  /// What to do.
  enum Action: Equatable {
    /// Show the list that is kept in a file; nil for the usual one.
    case show(file: String?)
    /// Explain the options.
    case help
    /// Say which version this is.
    case version
    /// Say what is wrong with the options.
    case complain(String)
  }

  /// The version of the program.
  static let version = "0.1.0"

  /// What `--help` prints.
  static let help = """
    Usage: todo [--file PATH]

    A to-do list in the terminal.

      --file PATH   keep the list in PATH
      --help        show this help
      --version     show the version

    Unless told otherwise the list is in $XDG_DATA_HOME/tessera-todo/todos.json (by default below
    ~/.local/share; on macOS in ~/Library/Application Support). It is written after each change. A
    file that is damaged is kept beside it under another name.

    Keys: Tab and the arrows move the focus; the line at the bottom names the rest. Ctrl-Q quits.

    Exit status:
      0    the list was closed with Ctrl-Q, or its first screen was written to a pipe
      64   the options are wrong
      66   the file cannot be used: it is no plain file, or a newer version's
      69   there is no terminal to run on
      74   the list could not be saved; a message says where it is instead
      130  ended with Ctrl-C; other signals end the program as they always do
    """

  /// Reads the arguments, without the program's name.
  static func action(of arguments: [String]) -> Action {
    var file: String?
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": return .help
      case "--version": return .version
      case "--file":
        guard let path = rest.popFirst(), !path.isEmpty else {
          return .complain("--file needs a path.")
        }
        file = path
      case _ where argument.hasPrefix("--file=") && argument.count > 7:
        file = String(argument.dropFirst(7))
      default:
        return .complain("“\(argument)” is not an option.")
      }
    }
    return .show(file: file)
  }
}
