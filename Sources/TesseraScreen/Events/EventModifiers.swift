/// The modifier keys held during an event: SwiftUI's set, and what a terminal knows beyond it.
///
/// How a terminal's modifiers are named here (xterm ctlseqs, "PC-Style Function Keys"; kitty
/// keyboard protocol, "Modifiers"):
///
/// | terminal | here |
/// |---|---|
/// | Shift | ``shift`` |
/// | Alt, or an ESC in front of the key | ``option`` |
/// | Control | ``control`` |
/// | Super, Windows, Command; xterm's Meta (the same bit) | ``command`` |
/// | Hyper | ``hyper`` |
/// | Meta of the kitty protocol | ``meta`` |
/// | Caps Lock, Num Lock | ``capsLock``, ``numLock`` |
///
/// Only the kitty protocol reports ``command``, ``hyper``, ``meta`` and the locks.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The Caps Lock state.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// The Shift key.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// The Control key.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// The Option key, which most keyboards call Alt.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// The Command key, which most keyboards call Super or Windows.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// A key on the numeric keypad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// The Function key; no terminal reports it.
  public static let function = EventModifiers(rawValue: 1 << 6)
  /// The Hyper key.
  public static let hyper = EventModifiers(rawValue: 1 << 7)
  /// The Meta key, where a keyboard has one besides Alt.
  public static let meta = EventModifiers(rawValue: 1 << 8)
  /// The Num Lock state.
  public static let numLock = EventModifiers(rawValue: 1 << 9)
  /// Every modifier.
  public static let all = EventModifiers(rawValue: (1 << 10) - 1)

  /// The modifiers that make a press a command instead of text: all but Shift, locks and keypad.
  public static let chord: EventModifiers = [.control, .option, .command, .hyper, .meta]

  /// The modifiers a shortcut compares: without the locks, the keypad and the Function key.
  ///
  /// Num Lock being on must not stop Control-C from working.
  public var forMatching: EventModifiers {
    subtracting([.capsLock, .numLock, .numericPad, .function])
  }
}
