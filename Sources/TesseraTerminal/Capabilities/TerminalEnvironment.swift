import CNcurses
package import TesseraScreen

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What the environment says about the terminal, read once.
///
/// A variable that is empty counts as one that is not set.
package struct TerminalEnvironment: Equatable, Sendable {
  /// `TERM`, the name of the terminal's description.
  package let term: String?
  /// `TERM_PROGRAM`, the emulator, where it says so; it does not travel over SSH.
  package let program: String?
  /// Whether the terminal is at the far end of an SSH connection: replies and escape sequences may
  /// take longer.
  package let isRemote: Bool
  /// What `TESSERA_COLOR`, `NO_COLOR` and `FORCE_COLOR` demand, or nil when they leave it open.
  package let demandedDepth: ColorDepth?
  /// Whether `COLORTERM` promises 24-bit colour, and whoever stands between can keep the promise.
  package let promisesTrueColor: Bool
  /// Whether the emulator is one that draws curly and coloured underlines whatever its terminfo
  /// description says.
  package let isModernEmulator: Bool
  /// `TESSERA_SYNC=0` keeps frames free of synchronized output brackets.
  package let allowsSynchronizedOutput: Bool
  /// `COLUMNS` and `LINES`, believed only when the terminal itself reports nothing.
  package let size: Size?

  /// Reads the variables that `lookup` gives.
  package init(_ lookup: (String) -> String?) {
    func value(_ name: String) -> String? {
      guard let text = lookup(name), !text.isEmpty else { return nil }
      return text
    }
    func isSet(_ names: [String]) -> Bool { names.contains { value($0) != nil } }

    term = value("TERM")
    program = value("TERM_PROGRAM")
    isRemote = isSet(["SSH_CONNECTION", "SSH_TTY", "SSH_CLIENT"])
    demandedDepth = TerminalEnvironment.demandedDepth(
      override: value("TESSERA_COLOR"), refusal: value("NO_COLOR"), force: value("FORCE_COLOR"))
    // GNU screen hands COLORTERM on and then mangles SGR 38;2.
    promisesTrueColor =
      ["truecolor", "24bit"].contains(value("COLORTERM")) && value("STY") == nil
    isModernEmulator = TerminalEnvironment.isModern(
      program: program, term: term, vteVersion: value("VTE_VERSION"),
      hasOwnMark: isSet(["KITTY_WINDOW_ID", "WEZTERM_PANE", "GHOSTTY_RESOURCES_DIR"]))
    allowsSynchronizedOutput = value("TESSERA_SYNC") != "0"
    if let columns = value("COLUMNS").flatMap(Int.init),
      let rows = value("LINES").flatMap(Int.init),
      (1...65535).contains(columns), (1...65535).contains(rows)
    {
      size = Size(width: columns, height: rows)
    } else {
      size = nil
    }
  }

  /// The environment of this process.
  package static func current() -> TerminalEnvironment {
    TerminalEnvironment { name in getenv(name).map { String(cString: $0) } }
  }

  /// `TESSERA_COLOR` decides, then `NO_COLOR` (no-color.org), then `FORCE_COLOR` with the levels that
  /// Node gave it: 0 none, 1 sixteen, 2 the palette, 3 24 bits, anything else sixteen.
  private static func demandedDepth(
    override: String?, refusal: String?, force: String?
  ) -> ColorDepth? {
    switch override {
    case "24bit", "truecolor": return .trueColor
    case "256": return .indexed
    case "16": return .ansi16
    case "8": return .ansi8
    case "none", "0": return .monochrome
    default: break
    }
    if refusal != nil { return .monochrome }
    switch force {
    case nil: return nil
    case "0", "false": return .monochrome
    case "2": return .indexed
    case "3": return .trueColor
    default: return .ansi16
    }
  }

  private static func isModern(
    program: String?, term: String?, vteVersion: String?, hasOwnMark: Bool
  ) -> Bool {
    if hasOwnMark { return true }
    // VTE draws them since 0.51.2.
    if let version = vteVersion.flatMap(Int.init), version >= 5102 { return true }
    if ["iTerm.app", "WezTerm", "ghostty", "vscode", "mintty", "rio"].contains(program) {
      return true
    }
    let names = ["xterm-kitty", "xterm-ghostty", "foot", "wezterm", "alacritty", "contour"]
    return names.contains { term?.hasPrefix($0) == true }
  }
}
