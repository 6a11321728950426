/// Reads what the terminal still sends after the modes were undone, so that none of it is typed at
/// the shell.
///
/// The undo is followed by DA1, and whatever comes before the reply to it was sent for us: mouse
/// reports, focus reports, answers. Plain characters among it were typed ahead by the user; they are
/// given back where the system allows it. Reading stops at the reply, byte by byte, so what is typed
/// after it was never taken away.
package struct ReplyDrain {
  private enum State {
    case ground, escape, single, control, string, stringEscape
  }

  /// The characters that were typed ahead.
  package private(set) var typed: [UInt8] = []
  /// How many more replies to DA1 are to come.
  package private(set) var expected: Int

  private var state = State.ground
  private var isPrivate = false

  /// Makes a drain that ends after `count` replies to DA1.
  package init(expecting count: Int) {
    expected = count
  }

  /// Takes one byte.
  package mutating func take(_ byte: UInt8) {
    switch (state, byte) {
    case (.string, 0x1B): state = .stringEscape
    case (.string, 0x07): state = .ground
    case (.string, _): break
    case (.stringEscape, UInt8(ascii: "\\")): state = .ground
    case (_, 0x1B): state = .escape
    case (.escape, UInt8(ascii: "[")):
      state = .control
      isPrivate = false
    case (.escape, UInt8(ascii: "O")): state = .single
    case (.escape, UInt8(ascii: "]")), (.escape, UInt8(ascii: "P")),
      (.escape, UInt8(ascii: "_")), (.escape, UInt8(ascii: "^")):
      state = .string
    case (.control, UInt8(ascii: "?")): isPrivate = true
    case (.control, 0x40...0x7E):
      if byte == UInt8(ascii: "c"), isPrivate { expected -= 1 }
      state = .ground
    case (.control, 0x20...0x3F): break
    case (.ground, _): typed.append(byte)
    default: state = .ground
    }
  }
}
