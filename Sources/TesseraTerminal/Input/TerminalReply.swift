public import TesseraScreen

/// What a terminal says about itself, asked or not; never something that the user typed.
///
/// The names of the wire forms are those of xterm's ctlseqs unless another source is given.
public enum TerminalReply: Hashable, Sendable {
  /// DA1, `CSI ? … c`: the primary device attributes. Every terminal answers this query, and in
  /// order, so that it closes a series of others.
  case primaryAttributes([Int])
  /// DA2, `CSI > … c`: terminal type, version, options.
  case secondaryAttributes([Int])
  /// XTVERSION, `DCS > | text ST`: name and version of the terminal.
  case version(String)
  /// DSR, `CSI n n`: 0 is well.
  case status(Int)
  /// DECRPM, `CSI ? mode ; state $ y`, or without `?` for an ANSI mode.
  case mode(Int, isPrivate: Bool, state: ModeState)
  /// CPR, `CSI row ; column R`, or DECXCPR with `?`: the cursor's cell, (0, 0) top left.
  case cursorPosition(Point)
  /// OSC 4, 10, 11, 12: a colour of the terminal.
  case color(ColorSlot, ReportedColor)
  /// `CSI ? flags u`: the enhancements in force (kitty keyboard protocol).
  case keyboardFlags(Int)
  /// XTGETTCAP, `DCS 1 + r …` or `DCS 0 + r …`: a capability; nil when the terminal has it not.
  case capability(name: String, value: String?)
  /// DECRQSS, `DCS 1 $ r … ST`: the text of a setting; nil when the request was not understood.
  case setting(String?)
  /// `CSI 4 ; height ; width t`: the text area in pixels.
  case textAreaPixels(Size)
  /// `CSI 6 ; height ; width t`: a cell in pixels.
  case cellPixels(Size)
  /// `CSI 8 ; rows ; columns t`: the text area in cells.
  case textAreaCells(Size)
  /// `CSI 48 ; rows ; columns ; height ; width t`: the window was resized (mode 2048).
  case resized(cells: Size, pixels: Size)
  /// `CSI ? 997 ; 1 n` dark, `2` light: the terminal's colour scheme (mode 2031).
  case colorScheme(isDark: Bool)
  /// OSC 52: text of the clipboard or selection that the letters name (`c`, `p`, …).
  case clipboard(selection: String, text: String)
  /// A well-formed sequence of no known meaning: without ESC and terminator, as it came.
  ///
  /// It may hold control characters; show it only escaped.
  case unknown(String)

  /// The answer about a mode (DECRPM).
  public enum ModeState: Int, Hashable, Sendable {
    /// The terminal does not know the mode.
    case unrecognized = 0
    /// The mode is set.
    case set = 1
    /// The mode is reset.
    case reset = 2
    /// The mode is always set.
    case permanentlySet = 3
    /// The mode is always reset.
    case permanentlyReset = 4

    /// Whether the program may set and reset the mode.
    public var isChangeable: Bool { self == .set || self == .reset }
  }

  /// The colour that a reply is about.
  public enum ColorSlot: Hashable, Sendable {
    /// An entry of the palette by its number (OSC 4).
    case palette(Int)
    /// The default text colour (OSC 10).
    case foreground
    /// The default background (OSC 11).
    case background
    /// The cursor (OSC 12).
    case cursor
  }
}
