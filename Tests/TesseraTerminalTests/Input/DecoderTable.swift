import TesseraScreen
import TesseraTerminal
import Testing

/// One line of the table: what a terminal sends, and what it must become.
struct DecoderRow: CustomTestStringConvertible {
  var terminal: String
  /// The bytes, with control pictures (`␛`, `␡`) for control bytes.
  var sent: String
  var expected: [DecodedInput]

  init(_ terminal: String, _ sent: String, _ expected: DecodedInput...) {
    self.terminal = terminal
    self.sent = sent
    self.expected = expected
  }

  var bytes: [UInt8] { DecoderRow.bytes(sent) }
  var testDescription: String { "\(terminal) \(sent)" }

  /// The bytes of a text in which control pictures stand for control bytes.
  static func bytes(_ text: String) -> [UInt8] {
    text.unicodeScalars.flatMap { scalar -> [UInt8] in
      switch scalar.value {
      case 0x2400...0x241F: [UInt8(scalar.value - 0x2400)]
      case 0x2421: [0x7F]
      default: Array(String(scalar).utf8)
      }
    }
  }
}

/// A key that types nothing.
func key(
  _ key: KeyEquivalent, _ modifiers: EventModifiers = [], _ phase: KeyPress.Phases = .down
) -> DecodedInput {
  .event(.key(KeyPress(phase: phase, key: key, characters: "", modifiers: modifiers)))
}

/// A key that types.
func typed(
  _ characters: String, _ key: KeyEquivalent, _ modifiers: EventModifiers = [],
  _ phase: KeyPress.Phases = .down
) -> DecodedInput {
  .event(.key(KeyPress(phase: phase, key: key, characters: characters, modifiers: modifiers)))
}

/// Something the pointer did.
func pointer(
  _ kind: PointerEvent.Kind, _ x: Int, _ y: Int, _ modifiers: EventModifiers = []
) -> DecodedInput {
  .event(.pointer(PointerEvent(location: Point(x: x, y: y), kind: kind, modifiers: modifiers)))
}

/// A sequence of no known meaning.
func unknown(_ text: String) -> DecodedInput {
  .reply(.unknown(text))
}

/// All the tables.
let decoderTable: [DecoderRow] =
  textRows + xtermRows + otherTerminalRows + chordRows + kittyRows + pointerRows + replyRows
