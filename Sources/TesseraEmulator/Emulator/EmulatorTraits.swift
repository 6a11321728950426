/// In what terminals differ: what a `TerminalEmulator` supports, and what it answers.
///
/// The standard traits are those of a modern xterm-like terminal. A test that must hold on all
/// terminals runs with several: without background colour erase, mute, with orphaned halves kept.
public struct EmulatorTraits: Sendable {
  /// What becomes of the other half when one half of a wide cluster is overwritten.
  ///
  /// It turns into a space everywhere, but terminals colour that space differently, so no
  /// program may rely on it.
  public enum OrphanedHalf: Sendable, CaseIterable {
    /// In the style in force, as xterm does.
    case pen
    /// In the style that it had.
    case kept
    /// Without style, as tmux does.
    case plain
  }

  /// Whether erased cells take the background in force (terminfo `bce`); without it they take the
  /// default colours.
  public var erasesWithBackground = true
  /// How the other half of an overwritten wide cluster is coloured.
  public var orphanedHalf = OrphanedHalf.pen
  /// Whether cells that ICH, IRM and DECIC insert are spaces in the whole style in force, as in
  /// xterm; else they are like erased ones, as DEC STD 070 wants and most terminals do.
  public var insertsWithStyle = false
  /// Whether queries are answered at all.
  public var answersQueries = true
  /// Private modes that the terminal does not know: setting them does nothing, and DECRQM says 0.
  public var unsupportedModes: Set<Int> = []
  /// Whether the kitty keyboard protocol is understood.
  public var hasKittyKeyboard = true
  /// The answer to XTVERSION.
  public var name = "Tessera(1)"
  /// What XTGETTCAP finds; an empty value is that of a capability which has none.
  public var capabilities = [
    "TN": "xterm-256color", "Co": "256", "RGB": "8", "Tc": "", "Su": "",
  ]
  /// The parameters of the answer to DA1, without `?`.
  public var primaryAttributes = "62;22;52"
  /// The text colour as 0xRRGGBB, answered to OSC 10.
  public var foreground: UInt32 = 0xE6E6E6
  /// The background colour as 0xRRGGBB, answered to OSC 11.
  public var background: UInt32 = 0x101010
  /// The cursor's colour as 0xRRGGBB, answered to OSC 12.
  public var cursorColor: UInt32 = 0xFFFFFF
  /// The width of a cell in pixels.
  public var cellPixelWidth = 10
  /// The height of a cell in pixels.
  public var cellPixelHeight = 20
  /// Whether OSC 52 may read the clipboard.
  public var allowsClipboardReading = false
  /// How many lines of the main screen are kept once they have left it at the top.
  public var scrollbackLimit = 1000

  /// The traits of a modern xterm-like terminal.
  public init() {}
}
