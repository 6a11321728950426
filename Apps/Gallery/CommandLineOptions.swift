/// What the program was asked for on its command line.
enum CommandLineOptions {
  /// What to do.
  enum Action: Equatable {
    /// Show the gallery, beginning with a page; nil for the first.
    case show(page: String?)
    /// Print the names of the pages.
    case list
    /// Explain the options.
    case help
    /// Say what is wrong with the options.
    case complain(String)
  }

  /// What `--help` prints.
  static let help = """
    Usage: gallery [--page NAME]

    One page for each thing that Tessera can do, with its source beside it.

      --page NAME   begin with a page
      --list        print the names of the pages
      --help        show this help

    Exit status: 0 when it was closed with Ctrl-Q, 64 for wrong options, 69 without a terminal,
    130 when it was ended with Ctrl-C.
    """

  /// Reads the arguments, without the program's name.
  @MainActor
  static func action(of arguments: [String]) -> Action {
    var page: String?
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": return .help
      case "--list": return .list
      case "--page":
        guard let name = rest.popFirst() else { return .complain("--page needs a name.") }
        page = name
      case _ where argument.hasPrefix("--page="):
        page = String(argument.dropFirst(7))
      default:
        return .complain("“\(argument)” is not an option.")
      }
    }
    guard let page else { return .show(page: nil) }
    guard let known = Catalog.page(named: page) else {
      return .complain("There is no page “\(page)”; --list names them.")
    }
    return .show(page: known.id)
  }
}
