public import TesseraScreen

/// One thing that a decoder found in the terminal's bytes.
public enum DecodedInput: Hashable, Sendable {
  /// The user did something.
  case event(InputEvent)
  /// The terminal answered a query, or reported a change by itself.
  case reply(TerminalReply)
}

/// A key and the bytes by which a terminal reports it.
public struct KeySequence: Hashable, Sendable {
  /// The bytes as the terminal sends them, with the leading ESC if there is one.
  public var bytes: [UInt8]
  /// The press that they stand for.
  public var press: KeyPress

  /// Makes a pair of bytes and press.
  public init(bytes: [UInt8], press: KeyPress) {
    self.bytes = bytes
    self.press = press
  }
}
