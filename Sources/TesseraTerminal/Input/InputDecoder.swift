import TesseraScreen

/// Turns the terminal's bytes into input events and replies, one read at a time.
///
/// ```swift
/// var decoder = InputDecoder()
/// decoder.decode(bytes, into: &found)          // after each read
/// if decoder.isWaiting { startShortTimer() }   // then: decoder.timeout(into: &found)
/// ```
///
/// It is total: any bytes give some events, and where a read ends makes no difference. It reads
/// UTF-8 and the 7-bit controls of ECMA-48. These are its rules:
///
/// - **Text** is one ``KeyPress`` for each Unicode scalar. Invalid UTF-8 and C1 controls are
///   dropped. Nothing inside an escape sequence is ever text, except in sequences that report a
///   key which types (`CSI … u`, `CSI 27 ; … ~`, the keypad's `SS3`).
/// - **ESC** before a key is Option (Alt): `ESC a`, `ESC ESC [ A`. Before anything else it was the
///   Escape key, so that Escape and a report in one read stay two things. An ESC that ends a read
///   is undecided: ``isWaiting``, and only ``timeout(into:)`` makes it Escape. Of several
///   ESC in a row all but the last two are presses of Escape; the timeout makes the last two so.
/// - **Sequences** that are well formed but unknown become ``TerminalReply/unknown(_:)``;
///   malformed ones and those longer than ``Limits`` are dropped up to their end. A control byte,
///   DEL or a byte above 127 cannot be in a CSI or SS3 sequence: it ends it and counts anew; CAN
///   and SUB only end it. Strings (OSC, DCS, APC, PM, SOS) end with ST, OSC with BEL as well; CAN
///   and SUB drop them, ESC without `\` drops them and starts a new sequence.
/// - **Half a sequence** in which nothing more comes is no key that someone typed: it is kept, so
///   that a late rest is not typed into a field, until ``abandon(into:)``.
/// - **A paste** is one event. Its text has LF for CR and CR LF, U+FFFD for invalid UTF-8, and
///   keeps other controls. Beyond ``Limits/paste`` bytes the rest is dropped.
///
/// Some bytes have two meanings:
///
/// - `CSI 1 ; n R` is F3 with modifiers and the cursor's place in the first row. It is the
///   cursor's place while ``awaitedCursorReports`` says that one was asked for, otherwise F3. Ask
///   with DECXCPR (`CSI ? 6 n`), whose answer is unambiguous.
/// - `CSI M` starts an X10 mouse report of three more bytes, whatever terminfo says.
/// - `CSI n $` with one number is rxvt's Shift; with a `?` or two numbers it is DECRPM.
/// - `ESC [`, `ESC O`, `ESC ]`, `ESC P`, `ESC X`, `ESC ^` and `ESC _` are Option with that key
///   if nothing follows before the timeout, otherwise they start a sequence.
/// - LF is Control-J, BS is Control-H unless `kbs` says that it is Backspace.
public struct InputDecoder: Sendable {
  /// How much the decoder keeps of what does not end, in bytes.
  public struct Limits: Hashable, Sendable {
    /// The parameters of a CSI sequence.
    public var parameters = 1024
    /// The content of an OSC, DCS, APC, PM or SOS string.
    public var string = 1 << 20
    /// The content of a paste.
    public var paste = 64 << 20

    /// The usual limits: 1 KiB, 1 MiB, 64 MiB.
    public init() {}
  }

  /// What the next byte belongs to.
  enum State {
    /// Text and control bytes.
    case ground
    /// The middle of a UTF-8 scalar.
    case scalar
    /// After ESC.
    case escape
    /// After `ESC [`.
    case controlSequence
    /// After `ESC O`.
    case singleShift
    /// After `ESC [ [` of the Linux console.
    case consoleKey
    /// After `ESC [ M`.
    case x10Mouse
    /// Inside OSC, DCS, APC, PM or SOS; the buffer begins with the introducer.
    case string
    /// After an ESC inside a string.
    case stringEscape
    /// Inside a bracketed paste.
    case paste
  }

  /// How many cursor reports (CPR) were asked for and have not come.
  ///
  /// Add one for each `CSI 6 n` written; the decoder takes one away for each report.
  public var awaitedCursorReports = 0

  /// Whether the terminal has confirmed the kitty protocol, in which no key begins with a bare ESC.
  ///
  /// Then ``isWaiting`` stays false, and no timer is needed for the Escape key.
  public var reportsKeysUnambiguously = false

  /// How much is kept of what does not end.
  public let limits: Limits

  var state = State.ground
  /// Whether an ESC stood before the sequence or scalar at hand: Option, if it is a key.
  var hasPrefix = false
  /// Whether the sequence at hand is past its limit and only awaits its end.
  var isSkipping = false
  /// The bytes of the sequence, string or paste at hand.
  var buffer: [UInt8] = []
  /// How many bytes of a paste's end marker were seen.
  var matched = 0
  /// The UTF-8 scalar at hand.
  var scalar = PartialScalar()
  /// The buttons that X10 reports have pressed, the last one last: their releases name none.
  var heldButtons: [PointerEvent.Button] = []

  /// What the control bytes mean: `KeySequences.controls` and the seeds over it.
  let controls: [KeyPress]
  /// Seeds of ESC and one byte.
  let escapeKeys: [UInt8: KeyPress]
  /// Seeds of CSI and SS3 sequences, without the ESC.
  let sequenceKeys: [[UInt8]: KeyPress]

  /// Makes a decoder that knows these key sequences besides its own.
  ///
  /// The usual seeds are terminfo's key strings and the terminal line's erase character
  /// (termios VERASE, for ``KeyEquivalent/delete``). A seed may be one control byte except Return,
  /// Tab and ESC, ESC and one byte except `[`, `O` and ESC, or a CSI or SS3 sequence; others are
  /// left out. CSI and SS3 forms which the decoder knows keep their meaning: terminfo calls
  /// `CSI 1 ; 2 P` F13, here it is Shift-F1 as in every encoding.
  public init(keys: [KeySequence] = [], limits: Limits = Limits()) {
    self.limits = limits
    var controls = KeySequences.controls
    var escapeKeys: [UInt8: KeyPress] = [:]
    var sequenceKeys: [[UInt8]: KeyPress] = [:]
    for key in keys {
      let bytes = key.bytes
      switch (bytes.count, bytes.first) {
      case (1, .some(0x00...0x1F)) where ![0x09, 0x0D, 0x1B].contains(bytes[0]):
        controls[Int(bytes[0])] = key.press
      case (1, 0x7F):
        controls[0x20] = key.press
      case (2, 0x1B) where !(bytes[1] == 0x1B || bytes[1] == 0x5B || bytes[1] == 0x4F):
        if bytes[1] < 0x80 { escapeKeys[bytes[1]] = key.press }
      case (3..., 0x1B) where bytes[1] == 0x5B || bytes[1] == 0x4F:
        sequenceKeys[Array(bytes.dropFirst())] = key.press
      default:
        break
      }
    }
    self.controls = controls
    self.escapeKeys = escapeKeys
    self.sequenceKeys = sequenceKeys
  }

  /// Makes a decoder seeded from terminfo: `capability` returns the string of a name such as
  /// `kcuu1`, or nil.
  public init(limits: Limits = Limits(), capability: (String) -> [UInt8]?) {
    let keys = KeySequences.capabilities.compactMap { name, press in
      capability(name).map { KeySequence(bytes: $0, press: press) }
    }
    self.init(keys: keys, limits: limits)
  }

  /// Decodes the bytes of one read and appends what they hold.
  ///
  /// - Complexity: linear in the number of bytes, pastes included.
  public mutating func decode(_ bytes: UnsafeRawBufferPointer, into found: inout [DecodedInput]) {
    var position = 0
    while position < bytes.count {
      switch state {
      case .ground: position = decodeText(bytes, from: position, into: &found)
      case .string: position = collectString(bytes, from: position, into: &found)
      case .paste: position = collectPaste(bytes, from: position, into: &found)
      default: if step(bytes[position], into: &found) { position += 1 }
      }
    }
  }

  /// Decodes the bytes of one read and returns what they hold.
  public mutating func decode(_ bytes: [UInt8]) -> [DecodedInput] {
    var found: [DecodedInput] = []
    bytes.withUnsafeBytes { decode($0, into: &found) }
    return found
  }

  /// How many bytes of something unfinished are kept; never more than the limits and a few.
  package var keptBytes: Int { buffer.count }

  /// Whether a key may have been pressed that only time can tell from the start of a sequence.
  ///
  /// Call ``timeout(into:)`` if no byte comes within 20 to 50 ms, more over a slow line.
  public var isWaiting: Bool {
    !reportsKeysUnambiguously && isBareIntroducer
  }

  /// Whether a sequence, paste or scalar has begun and not ended.
  ///
  /// Call ``abandon(into:)`` if no byte comes for a second or more: until then keys that are
  /// typed may be taken for the missing rest.
  public var isUnfinished: Bool {
    state != .ground
  }
}
