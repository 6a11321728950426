import Glibc

/// A program to start, with all that it is given.
struct Command {
  var path: String
  /// The arguments; the first is the program's own name.
  var arguments: [String]
  var environment: [String: String]
  /// The key that makes it leave.
  var quitKey: [UInt8]
}

extension Command {
  /// The variables of a modern terminal in a UTF-8 locale, and what programs need to be found.
  ///
  /// Nothing else: a `NO_COLOR` or `TMUX` of ours must not be inherited.
  static var terminalEnvironment: [String: String] {
    var variables = [
      "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8",
    ]
    let inherited = [
      "PATH", "HOME", "USER", "LD_LIBRARY_PATH", "TERMINFO", "TERMINFO_DIRS", "TMPDIR",
    ]
    for name in inherited {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    return variables
  }
}
