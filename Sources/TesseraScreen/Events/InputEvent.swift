/// Something the user did: what a decoder makes of the terminal's bytes and the engine routes.
public enum InputEvent: Hashable, Sendable {
  /// A key went down, repeats or came up.
  case key(KeyPress)
  /// Text was pasted, whole, with line ends as LF and no invalid UTF-8.
  ///
  /// It may hold control characters; whoever keeps it decides about them.
  case paste(String)
  /// The mouse did something.
  case pointer(PointerEvent)
  /// The window got (true) or lost (false) the keyboard focus.
  case focus(Bool)
}
