import TesseraScreen

/// The states between ESC and the end of a sequence.
extension InputDecoder {
  /// Takes one byte in a state that goes byte by byte; false if the byte counts anew.
  ///
  /// A byte is refused only on the way to the ground state or to the state after ESC, which
  /// refuses none that the ground state does not take: no byte is offered more than three times.
  mutating func step(_ byte: UInt8, into found: inout [DecodedInput]) -> Bool {
    switch state {
    case .scalar: return stepScalar(byte, into: &found)
    case .escape: return stepEscape(byte, into: &found)
    case .controlSequence: return stepControlSequence(byte, into: &found)
    case .singleShift: return stepSingleShift(byte, into: &found)
    case .consoleKey: return stepConsoleKey(byte, into: &found)
    case .x10Mouse: return stepX10Mouse(byte, into: &found)
    case .stringEscape: return stepStringEscape(byte, into: &found)
    case .ground, .string, .paste: return false
    }
  }

  private mutating func stepEscape(_ byte: UInt8, into found: inout [DecodedInput]) -> Bool {
    switch byte {
    case 0x1B:
      emitPrefix(into: &found)
      hasPrefix = true
    case _ where escapeKeys[byte] != nil:
      if let press = escapeKeys[byte] { emitSequenceKey(press, into: &found) }
      reset()
    case UInt8(ascii: "["):
      begin(.controlSequence)
    case UInt8(ascii: "O"):
      begin(.singleShift)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      begin(.string)
      buffer.append(byte)
    case 0x20...0x7E:
      emitPrefix(into: &found)
      emitOption(KeySequences.typed[Int(byte) - 0x20], into: &found)
      reset()
    case 0x00...0x1F, 0x7F:
      emitPrefix(into: &found)
      emitOption(controls[min(Int(byte), 0x20)], into: &found)
      reset()
    default:
      emitPrefix(into: &found)
      hasPrefix = true
      guard let started = PartialScalar(lead: byte) else {
        emitPrefix(into: &found)
        reset()
        return false
      }
      scalar = started
      state = .scalar
    }
    return true
  }

  /// Enters a state with an empty buffer.
  private mutating func begin(_ state: State) {
    self.state = state
    isSkipping = false
    buffer.removeAll(keepingCapacity: true)
  }

  private mutating func stepControlSequence(
    _ byte: UInt8, into found: inout [DecodedInput]
  ) -> Bool {
    switch byte {
    case 0x20...0x3F:
      append(byte, limit: limits.parameters)
      // rxvt ends Shift with `$`, which is no final byte by ECMA-48.
      if byte == UInt8(ascii: "$"), let press = InputDecoder.rxvtKey(buffer) {
        emitSequenceKey(press, into: &found)
        reset()
      }
    case UInt8(ascii: "[") where buffer.isEmpty && !isSkipping:
      state = .consoleKey
    case UInt8(ascii: "M") where buffer.isEmpty && !isSkipping:
      emitPrefix(into: &found)
      state = .x10Mouse
    case 0x40...0x7E:
      finishControlSequence(final: byte, into: &found)
    default:
      return interrupt(byte, into: &found)
    }
    return true
  }

  private mutating func stepSingleShift(_ byte: UInt8, into found: inout [DecodedInput]) -> Bool {
    switch byte {
    case 0x30...0x39, 0x3B:
      append(byte, limit: 16)
    case 0x20...0x7E:
      finishSingleShift(final: byte, into: &found)
    default:
      return interrupt(byte, into: &found)
    }
    return true
  }

  private mutating func stepConsoleKey(_ byte: UInt8, into found: inout [DecodedInput]) -> Bool {
    guard (0x20...0x7E).contains(byte) else { return interrupt(byte, into: &found) }
    if let press = KeySequences.consoleKey(final: byte) {
      emitSequenceKey(press, into: &found)
    } else {
      emitPrefix(into: &found)
    }
    reset()
    return true
  }

  private mutating func append(_ byte: UInt8, limit: Int) {
    guard !isSkipping else { return }
    buffer.append(byte)
    if buffer.count > limit { isSkipping = true }
  }

  /// Ends a sequence at a byte that cannot be in it; CAN and SUB are used up by that.
  private mutating func interrupt(_ byte: UInt8, into found: inout [DecodedInput]) -> Bool {
    if isBareIntroducer {
      resolveIntroducer(into: &found)
    } else {
      emitPrefix(into: &found)
      reset()
    }
    return byte == 0x18 || byte == 0x1A
  }
}
