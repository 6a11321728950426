/// A key, named by a character: the letter it types, or a code of its own for keys that type none.
///
/// ```swift
/// KeyEquivalent("k")
/// KeyEquivalent.upArrow
/// KeyEquivalent.function(5)
/// ```
///
/// Letters are lower case; see ``KeyPress`` for the rule. Keys without a letter have SwiftUI's
/// characters: C0 controls (Escape, Delete, Tab, Return) and AppKit's function-key codes in the
/// private-use area (U+F700 and up, "NSEvent Function-Key Unicodes"). Keys that AppKit does not
/// have (media, locks, the modifiers themselves) have the kitty keyboard protocol's codes
/// (U+E00E to U+E06E, "Functional key definitions").
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that names the key.
  public var character: Character

  /// Makes a key from the character that names it.
  public init(_ character: Character) {
    self.character = character
  }

  /// Makes a key from a literal of one character.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.character = character
  }

  /// Makes a key from a code point that is known to be a scalar.
  private init(code: UInt32) {
    character = Character(Unicode.Scalar(code) ?? "\u{FFFD}")
  }

  /// Up Arrow (U+F700).
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// Down Arrow (U+F701).
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// Left Arrow (U+F702).
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// Right Arrow (U+F703).
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape (U+001B).
  public static let escape = KeyEquivalent("\u{1B}")
  /// Delete backward, which most keyboards call Backspace (U+0008).
  public static let delete = KeyEquivalent("\u{8}")
  /// Delete forward, which most keyboards call Delete (U+F728).
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home (U+F729).
  public static let home = KeyEquivalent("\u{F729}")
  /// End (U+F72B).
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page Up (U+F72C).
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page Down (U+F72D).
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Clear, on some keypads (U+F739).
  public static let clear = KeyEquivalent("\u{F739}")
  /// Tab (U+0009); Shift-Tab is this key with ``EventModifiers/shift``.
  public static let tab = KeyEquivalent("\t")
  /// Space (U+0020).
  public static let space = KeyEquivalent(" ")
  /// Return, also Enter of the keypad, then with ``EventModifiers/numericPad`` (U+000D).
  public static let `return` = KeyEquivalent("\r")

  /// Insert (U+F727).
  public static let insert = KeyEquivalent("\u{F727}")
  /// Begin: the 5 of the keypad without Num Lock (U+F72A).
  public static let beginning = KeyEquivalent("\u{F72A}")
  /// Print Screen (U+F72E).
  public static let printScreen = KeyEquivalent("\u{F72E}")
  /// Scroll Lock (U+F72F).
  public static let scrollLock = KeyEquivalent("\u{F72F}")
  /// Pause (U+F730).
  public static let pause = KeyEquivalent("\u{F730}")
  /// Menu, which opens the context menu (U+F735).
  public static let menu = KeyEquivalent("\u{F735}")
  /// Select, on DEC keyboards (U+F741).
  public static let select = KeyEquivalent("\u{F741}")
  /// Find, on DEC keyboards (U+F745).
  public static let find = KeyEquivalent("\u{F745}")
  /// Help (U+F746).
  public static let help = KeyEquivalent("\u{F746}")
  /// Caps Lock (U+E00E).
  public static let capsLock = KeyEquivalent("\u{E00E}")
  /// Num Lock (U+E010).
  public static let numLock = KeyEquivalent("\u{E010}")

  /// No key: text came without one, from an input method or as a private-use character.
  public static let unidentified = KeyEquivalent("\u{FFFD}")

  /// Function key number `n`, from 1 to 35 (U+F704 to U+F726); other numbers are held in range.
  public static func function(_ n: Int) -> KeyEquivalent {
    KeyEquivalent(code: UInt32(0xF703 + n.clamped(1, 35)))
  }
}

extension KeyEquivalent {
  /// Whether the key is one of the named keys, which have codes instead of letters.
  ///
  /// True for the codes of AppKit and kitty and for the C0 controls; false for everything that
  /// a key can type, Space among it.
  public var isNamed: Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return KeyEquivalent.isReserved(scalar) || scalar.value < 0x20 || scalar.value == 0x7F
  }

  /// Whether a scalar is the code of a named key, so that typing it must not look like the key.
  static func isReserved(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xF700...0xF747, 0xE00E...0xE06E: true
    default: false
    }
  }
}
