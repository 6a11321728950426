import TesseraScreen

/// What a complete CSI or SS3 sequence means.
extension InputDecoder {
  /// Finds the meaning of a CSI sequence: a key first, then reports, then the seeds.
  mutating func finishControlSequence(final: UInt8, into found: inout [DecodedInput]) {
    defer { if state == .controlSequence { reset() } }
    guard !isSkipping, let sequence = ParsedSequence(buffer, final: final) else {
      emitPrefix(into: &found)
      return
    }
    let isCursorReport = takesAsCursorReport(sequence)
    let presses = isCursorReport ? [] : InputDecoder.presses(sequence)
    for press in presses { emitSequenceKey(press, into: &found) }
    if !presses.isEmpty { return }
    let bytes = [UInt8(ascii: "[")] + buffer + [final]
    if !isCursorReport, let press = sequenceKeys[bytes] {
      emitSequenceKey(press, into: &found)
      return
    }
    emitPrefix(into: &found)
    if beginsPaste(sequence) { return }
    if let event = InputDecoder.pointerEvent(sequence) {
      found.append(.event(.pointer(event)))
    } else if let isFocused = InputDecoder.focus(sequence) {
      found.append(.event(.focus(isFocused)))
    } else if !InputDecoder.isSilent(sequence) {
      let reply = TerminalReply(sequence) ?? .unknown(String(decoding: bytes, as: UTF8.self))
      found.append(.reply(reply))
    }
  }

  /// Finds the meaning of an SS3 sequence: `SS3 letter`, or `SS3 modifiers letter` as some send it.
  mutating func finishSingleShift(final: UInt8, into found: inout [DecodedInput]) {
    defer { reset() }
    let bytes = [UInt8(ascii: "O")] + buffer + [final]
    if !isSkipping, var press = KeySequences.singleShiftKey(final: final),
      let sequence = ParsedSequence(buffer, final: final), sequence.fields.count <= 2
    {
      let modifiers = InputDecoder.modifiers(sequence.fields.last?.value)
      press.modifiers.formUnion(modifiers)
      if !modifiers.isDisjoint(with: .chord) { press.characters = "" }
      emitSequenceKey(press, into: &found)
    } else if let press = sequenceKeys[bytes] {
      emitSequenceKey(press, into: &found)
    } else {
      emitPrefix(into: &found)
      guard !isSkipping else { return }
      found.append(.reply(.unknown(String(decoding: bytes, as: UTF8.self))))
    }
  }

  /// The key of `CSI number $`, rxvt's Shift; nil while the sequence may be something else.
  static func rxvtKey(_ bytes: [UInt8]) -> KeyPress? {
    guard bytes.count <= 3,
      let sequence = ParsedSequence(bytes, final: 0), sequence.marker == 0,
      sequence.fields.count == 1, let number = sequence.value(0),
      var press = KeySequences.key(number: number)
    else { return nil }
    press.modifiers.insert(.shift)
    return press
  }

  /// The presses that a CSI sequence reports; none if it is about no key.
  private static func presses(_ sequence: ParsedSequence) -> [KeyPress] {
    guard sequence.marker == 0, sequence.intermediate == 0 else { return [] }
    switch sequence.final {
    case UInt8(ascii: "u"): return kittyPresses(sequence)
    case UInt8(ascii: "~") where sequence.value(0) == 27: return modifiedPresses(sequence)
    default: break
    }
    guard var press = functionPress(sequence) else { return [] }
    press.modifiers.formUnion(modifiers(modifierField(sequence)))
    press.phase = phase(sequence.detail(1, 0))
    return [press]
  }

  /// The key of a CSI sequence without regard to its modifiers.
  private static func functionPress(_ sequence: ParsedSequence) -> KeyPress? {
    let number = sequence.value(0)
    switch sequence.final {
    case UInt8(ascii: "~"):
      return number.flatMap(KeySequences.key(number:))
    case UInt8(ascii: "^"):
      return number.flatMap(KeySequences.key(number:)).map { $0.adding(.control) }
    case UInt8(ascii: "@"):
      return number.flatMap(KeySequences.key(number:)).map { $0.adding([.control, .shift]) }
    case UInt8(ascii: "Z"):
      return KeySequences.bareKey(final: sequence.final)
    case UInt8(ascii: "I") where sequence.fields.count == 2:
      // mintty and Konsole: Control-Tab.
      return KeyPress(.tab)
    case _ where sequence.fields.isEmpty:
      return KeySequences.key(final: sequence.final) ?? KeySequences.bareKey(final: sequence.final)
    default:
      let isModified = sequence.fields.count == 1 || (number ?? 1) == 1
      return isModified ? KeySequences.key(final: sequence.final) : nil
    }
  }

  /// The number that holds the modifiers: the second, or the only one of an old `CSI 5 A`.
  private static func modifierField(_ sequence: ParsedSequence) -> Int? {
    if sequence.fields.count > 1 { return sequence.value(1) }
    return (0x41...0x5A).contains(sequence.final) ? sequence.value(0) : nil
  }

  /// The modifiers of xterm's and kitty's encoding: one more than their bits; 1 if missing.
  static func modifiers(_ number: Int?) -> EventModifiers {
    let bits = max(0, (number ?? 1) - 1)
    var modifiers: EventModifiers = []
    for (index, modifier) in modifierBits.enumerated() where bits >> index & 1 == 1 {
      modifiers.insert(modifier)
    }
    return modifiers
  }

  private static let modifierBits: [EventModifiers] = [
    .shift, .option, .control, .command, .hyper, .meta, .capsLock, .numLock,
  ]

  /// The phase of the kitty protocol's event type.
  static func phase(_ eventType: Int?) -> KeyPress.Phases {
    switch eventType {
    case 2: .repeat
    case 3: .up
    default: .down
    }
  }

  /// Whether the sequence answers a query for the cursor's place, and counts the answer.
  private mutating func takesAsCursorReport(_ sequence: ParsedSequence) -> Bool {
    guard sequence.final == UInt8(ascii: "R"), sequence.marker == 0, sequence.intermediate == 0,
      sequence.fields.count == 2, sequence.fields.allSatisfy({ $0.details.isEmpty }),
      let row = sequence.value(0), let column = sequence.value(1)
    else { return false }
    let canBeKey = row == 1 && (2...256).contains(column)
    guard awaitedCursorReports > 0 || !canBeKey else { return false }
    awaitedCursorReports = max(0, awaitedCursorReports - 1)
    return true
  }

  /// Enters a paste at `CSI 200 ~`.
  private mutating func beginsPaste(_ sequence: ParsedSequence) -> Bool {
    guard sequence.final == UInt8(ascii: "~"), sequence.marker == 0, sequence.value(0) == 200
    else { return false }
    reset()
    state = .paste
    return true
  }

  /// Whether a sequence with a known meaning has nothing to say: a stray end of a paste.
  private static func isSilent(_ sequence: ParsedSequence) -> Bool {
    sequence.final == UInt8(ascii: "~") && sequence.marker == 0 && sequence.value(0) == 201
  }

  /// Focus reports, `CSI I` and `CSI O` (DECSET 1004).
  private static func focus(_ sequence: ParsedSequence) -> Bool? {
    guard sequence.marker == 0, sequence.intermediate == 0, sequence.fields.isEmpty else {
      return nil
    }
    switch sequence.final {
    case UInt8(ascii: "I"): return true
    case UInt8(ascii: "O"): return false
    default: return nil
    }
  }
}

extension KeyPress {
  /// The press with further modifiers.
  func adding(_ modifiers: EventModifiers) -> KeyPress {
    var press = self
    press.modifiers.formUnion(modifiers)
    return press
  }
}
