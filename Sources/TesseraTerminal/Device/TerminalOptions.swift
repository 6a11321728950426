/// What a session asks of the terminal.
package struct TerminalOptions: Equatable, Sendable {
  /// Draws on a screen of its own and leaves the shell's as it was.
  package var usesAlternateScreen = true
  /// Which mouse events arrive; nil leaves the mouse to the terminal, for selecting text.
  package var mouse: TerminalModes.MouseReports? = .drags
  /// Whether a paste is told from typing.
  package var bracketsPaste = true
  /// Whether the window's getting and losing the keyboard is reported.
  package var reportsFocus = true
  /// The flags of kitty's keyboard protocol, pushed when the terminal has it: 1 disambiguates.
  package var keyboardFlags = 1
  /// Whether `print` is kept off the screen and shown afterwards.
  package var capturesOutput = true

  /// Makes the options of a full-screen program.
  package init() {}
}
