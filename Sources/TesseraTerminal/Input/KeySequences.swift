import TesseraScreen

/// The keys of the terminals that share ECMA-48's forms: xterm, VT220, rxvt, Linux, tmux, kitty.
///
/// Where two of them disagree, the more common one is followed: `CSI 23 ~` is F11 (in rxvt also
/// Shift-F1), `CSI 1 ~` and `CSI 4 ~` are Home and End (on a VT220, Find and Select).
enum KeySequences {
  /// The key of `CSI … final` and, without parameters, of `SS3 final`.
  static func key(final: UInt8) -> KeyPress? {
    switch final {
    case UInt8(ascii: "A"): KeyPress(.upArrow)
    case UInt8(ascii: "B"): KeyPress(.downArrow)
    case UInt8(ascii: "C"): KeyPress(.rightArrow)
    case UInt8(ascii: "D"): KeyPress(.leftArrow)
    case UInt8(ascii: "E"): KeyPress(.beginning, modifiers: .numericPad)
    case UInt8(ascii: "F"): KeyPress(.end)
    case UInt8(ascii: "H"): KeyPress(.home)
    case UInt8(ascii: "P"): KeyPress(.function(1))
    case UInt8(ascii: "Q"): KeyPress(.function(2))
    case UInt8(ascii: "R"): KeyPress(.function(3))
    case UInt8(ascii: "S"): KeyPress(.function(4))
    default: nil
    }
  }

  /// The key of a CSI that has no parameters and is not in the table above.
  static func bareKey(final: UInt8) -> KeyPress? {
    switch final {
    case UInt8(ascii: "Z"): KeyPress(.tab, modifiers: .shift)
    // rxvt, arrows with Shift.
    case UInt8(ascii: "a"): KeyPress(.upArrow, modifiers: .shift)
    case UInt8(ascii: "b"): KeyPress(.downArrow, modifiers: .shift)
    case UInt8(ascii: "c"): KeyPress(.rightArrow, modifiers: .shift)
    case UInt8(ascii: "d"): KeyPress(.leftArrow, modifiers: .shift)
    // The Linux console's 5 of the keypad.
    case UInt8(ascii: "G"): KeyPress(.beginning, modifiers: .numericPad)
    default: nil
    }
  }

  /// The key of `CSI number ~` and of rxvt's endings `$`, `^` and `@`.
  static func key(number: Int) -> KeyPress? {
    switch number {
    case 1, 7: KeyPress(.home)
    case 2: KeyPress(.insert)
    case 3: KeyPress(.deleteForward)
    case 4, 8: KeyPress(.end)
    case 5: KeyPress(.pageUp)
    case 6: KeyPress(.pageDown)
    case 11...15: KeyPress(.function(number - 10))
    case 17...21: KeyPress(.function(number - 11))
    case 23...26: KeyPress(.function(number - 12))
    case 28, 29: KeyPress(.function(number - 13))
    case 31...34: KeyPress(.function(number - 14))
    default: functionalKey(code: number)
    }
  }

  /// The key of `SS3 final`: cursor and function keys, rxvt's arrows with Control, and the
  /// keypad in application mode (DECKPAM), whose keys still type what is printed on them.
  static func singleShiftKey(final: UInt8) -> KeyPress? {
    switch final {
    case UInt8(ascii: "a"): KeyPress(.upArrow, modifiers: .control)
    case UInt8(ascii: "b"): KeyPress(.downArrow, modifiers: .control)
    case UInt8(ascii: "c"): KeyPress(.rightArrow, modifiers: .control)
    case UInt8(ascii: "d"): KeyPress(.leftArrow, modifiers: .control)
    case UInt8(ascii: "I"): KeyPress(.tab, modifiers: .numericPad)
    case UInt8(ascii: "M"): KeyPress(.return, modifiers: .numericPad)
    case UInt8(ascii: " "): KeyPress(.space, modifiers: .numericPad)
    case UInt8(ascii: "X"): KeyPress("=", modifiers: .numericPad)
    // j to y are the characters * to 9 of ASCII.
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      KeyPress(KeyEquivalent(Character(Unicode.Scalar(final - 0x40))), modifiers: .numericPad)
    default: key(final: final)
    }
  }

  /// The function keys of the Linux console, `CSI [ letter`.
  static func consoleKey(final: UInt8) -> KeyPress? {
    guard (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(final) else { return nil }
    return KeyPress(.function(Int(final - 0x40)))
  }

  /// A key of the kitty keyboard protocol that has a code in the private-use area.
  static func functionalKey(code: Int) -> KeyPress? {
    switch code {
    case 57344...57357: KeyPress(edgeKeys[code - 57344])
    case 57358...57363: KeyPress(lockKeys[code - 57358])
    case 57364...57398: KeyPress(.function(code - 57363))
    case 57399...57408:
      KeyPress(KeyEquivalent(digit(code - 57399)), modifiers: .numericPad)
    case 57409...57427: KeyPress(keypadKeys[code - 57409], modifiers: .numericPad)
    // Media keys and modifiers: the code is the key's own.
    case 57428...57454:
      Unicode.Scalar(UInt32(code)).map { KeyPress(KeyEquivalent(Character($0))) }
    default: nil
    }
  }

  /// What the printable bytes type, from Space to `~`.
  static let typed: [KeyPress] = (0x20...0x7E).map { KeyPress(typing: Unicode.Scalar($0)) }

  /// What the control bytes mean, 0 to 31, then 127.
  ///
  /// NUL is Control-Space; BS is Control-H unless terminfo calls it Backspace.
  static let controls: [KeyPress] =
    (UInt8(0)...0x1F).map { byte -> KeyPress in
      switch byte {
      case 0x00: KeyPress(.space, modifiers: .control)
      case 0x09: KeyPress(.tab)
      case 0x0D: KeyPress(.return)
      case 0x1B: KeyPress(.escape)
      case 0x01...0x1A:
        KeyPress(KeyEquivalent(Character(Unicode.Scalar(byte | 0x60))), modifiers: .control)
      default:
        KeyPress(KeyEquivalent(Character(Unicode.Scalar(byte | 0x40))), modifiers: .control)
      }
    } + [KeyPress(.delete)]

  private static let edgeKeys: [KeyEquivalent] = [
    .escape, .return, .tab, .delete, .insert, .deleteForward, .leftArrow, .rightArrow, .upArrow,
    .downArrow, .pageUp, .pageDown, .home, .end,
  ]
  private static let lockKeys: [KeyEquivalent] = [
    .capsLock, .scrollLock, .numLock, .printScreen, .pause, .menu,
  ]
  private static let keypadKeys: [KeyEquivalent] = [
    ".", "/", "*", "-", "+", .return, "=", ",", .leftArrow, .rightArrow, .upArrow, .downArrow,
    .pageUp, .pageDown, .home, .end, .insert, .deleteForward, .beginning,
  ]

  private static func digit(_ value: Int) -> Character {
    Character(Unicode.Scalar(UInt8(0x30 + value)))
  }
}
