/// One press, repeat or release of a key, the same whichever way the terminal encoded it.
///
/// **Letters.** ``key`` is the lower-case letter, and ``modifiers`` has `.shift` when the letter
/// came upper case: Shift-A is key `"a"`, `.shift`, characters `"A"`. A legacy terminal sends just
/// the byte `A`, the kitty protocol sends key 97 with Shift: both become this press.
///
/// **Everything else that types.** ``key`` is what was typed and Shift has been used up: Shift-/
/// on a US keyboard is key `"?"` without `.shift`, since a legacy terminal cannot say more and
/// the key differs by layout.
///
/// **Characters.** ``characters`` is the text the press types, which a text field inserts. It is
/// empty for presses that type nothing: arrows, Return, Tab, Escape, Delete, releases, and
/// chords as Control-A or Option-B. (SwiftUI fills it with control codes there.) A press types at
/// most one Unicode scalar, since a read can end after any byte: a cluster of several scalars, as
/// most flags and families of emoji, is several presses, which join as soon as they are in one
/// string. Only Option with text of its own (`"å"`) may bring more.
///
/// **What legacy terminals cannot tell.** Caps Lock looks like Shift; Control-Shift-A like
/// Control-A; Control-I like Tab, Control-M like Return, Control-[ like Escape, Control-@ and
/// Control-2 like Control-Space; there are no releases, and repeats are presses.
public struct KeyPress: Hashable, Sendable {
  /// The stages of a press.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The key went down; a terminal without repeat reports sends repeats as this, too.
    public static let down = Phases(rawValue: 1 << 0)
    /// The key is held and repeats; kitty protocol only.
    public static let `repeat` = Phases(rawValue: 1 << 1)
    /// The key came up; kitty protocol only.
    public static let up = Phases(rawValue: 1 << 2)
    /// Every phase.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// What a handler did with a press.
  public enum Result: Hashable, Sendable {
    /// The press was used; nobody else gets it.
    case handled
    /// The press was not used; the next handler outward gets it.
    case ignored
  }

  /// The stage of the press: one of the phases.
  public var phase: Phases
  /// The key; letters are lower case.
  public var key: KeyEquivalent
  /// The text the press types; empty when it types none.
  public var characters: String
  /// The modifiers held, without a Shift that was used up by the character.
  public var modifiers: EventModifiers

  /// Makes a press from its parts, as they are.
  public init(
    phase: Phases = .down, key: KeyEquivalent, characters: String,
    modifiers: EventModifiers = []
  ) {
    self.phase = phase
    self.key = key
    self.characters = characters
    self.modifiers = modifiers
  }

  /// Makes the press which a terminal reports for a key and modifiers, by the rules above.
  ///
  /// An upper-case letter means Shift and the letter; the characters follow from the key and
  /// the modifiers.
  ///
  /// ```swift
  /// KeyPress("s", modifiers: .control)   // types nothing
  /// KeyPress("S")                        // key "s", .shift, types "S"
  /// KeyPress("a", modifiers: .shift)     // key "a", .shift, types "A"
  /// ```
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = [], phase: Phases = .down
  ) {
    self.init(phase: phase, key: key, characters: "", modifiers: modifiers)
    if let letter = KeyPress.unshifted(key.character) {
      self.key = KeyEquivalent(letter)
      self.modifiers.insert(.shift)
    }
    let types = phase != .up && !key.isNamed && key != .unidentified
    guard types, modifiers.isDisjoint(with: .chord) else { return }
    let isUpper = self.modifiers.contains(.shift) != modifiers.contains(.capsLock)
    characters = String(
      isUpper ? KeyPress.shifted(self.key.character) ?? self.key.character : self.key.character)
  }

  /// Makes the press that types a scalar without the help of a chord.
  ///
  /// A scalar from the private-use area that is the code of a named key has the key
  /// ``KeyEquivalent/unidentified``, so that an icon of a patched font is no Up Arrow.
  public init(typing scalar: Unicode.Scalar) {
    let character = Character(scalar)
    self.init(key: KeyEquivalent(character), characters: String(character))
    if KeyEquivalent.isReserved(scalar) {
      key = .unidentified
    } else if let letter = KeyPress.unshifted(character) {
      key = KeyEquivalent(letter)
      modifiers = .shift
    }
  }

  /// Whether this is a press of the key, or types its character, with any modifiers.
  ///
  /// `"g"` matches G and g, `"G"` only what types G, `"?"` whatever types a question mark.
  public func matches(_ key: KeyEquivalent) -> Bool {
    if self.key == key { return true }
    if characters == String(key.character) { return true }
    guard let letter = KeyPress.unshifted(key.character) else { return false }
    return self.key.character == letter && modifiers.contains(.shift)
  }

  /// Whether this is a press of the key with these modifiers, locks and keypad aside.
  ///
  /// An upper-case letter asks for Shift by itself. This is how a keyboard shortcut compares.
  public func matches(_ key: KeyEquivalent, modifiers: EventModifiers) -> Bool {
    let wanted = KeyPress(key, modifiers: modifiers)
    return self.key == wanted.key && self.modifiers.forMatching == wanted.modifiers.forMatching
  }
}
