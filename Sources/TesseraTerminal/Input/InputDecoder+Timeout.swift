import TesseraScreen

/// What becomes of input that does not go on.
extension InputDecoder {
  /// Decides that the bytes which ``isWaiting`` is about were keys: Escape, or Option and a key.
  ///
  /// Nothing happens when the decoder is not waiting. Half a sequence stays; see
  /// ``abandon(into:)``.
  public mutating func timeout(into found: inout [DecodedInput]) {
    guard isWaiting else { return }
    resolveIntroducer(into: &found)
  }

  /// Gives up on whatever is unfinished, after a long silence or at the end of input.
  ///
  /// A bare introducer becomes its key, a paste is delivered as far as it came, and half a
  /// sequence or scalar is dropped.
  public mutating func abandon(into found: inout [DecodedInput]) {
    if isBareIntroducer {
      resolveIntroducer(into: &found)
    } else if state == .paste {
      buffer.append(contentsOf: InputDecoder.pasteEnd.prefix(matched))
      finishPaste(into: &found)
    } else {
      emitPrefix(into: &found)
    }
    reset()
  }

  /// Whether all there is so far is what Option and a key, or Escape, would send.
  var isBareIntroducer: Bool {
    switch state {
    case .escape: true
    case .controlSequence, .singleShift: buffer.isEmpty && !isSkipping
    case .string: buffer.count == 1 && !isSkipping
    default: false
    }
  }

  /// Makes keys of a bare introducer and returns to the ground state.
  mutating func resolveIntroducer(into found: inout [DecodedInput]) {
    emitPrefix(into: &found)
    switch state {
    case .escape: emit(controls[0x1B], into: &found)
    case .controlSequence: emitOption(KeyPress(typing: "["), into: &found)
    case .singleShift: emitOption(KeyPress(typing: "O"), into: &found)
    case .string: emitOption(KeyPress(typing: Unicode.Scalar(buffer[0])), into: &found)
    default: break
    }
    reset()
  }

  /// Returns to the ground state and lets go of a large buffer.
  mutating func reset() {
    state = .ground
    hasPrefix = false
    isSkipping = false
    matched = 0
    if buffer.capacity > 4096 {
      buffer = []
    } else {
      buffer.removeAll(keepingCapacity: true)
    }
  }
}

/// How found things leave.
extension InputDecoder {
  func emit(_ press: KeyPress, into found: inout [DecodedInput]) {
    found.append(.event(.key(press)))
  }

  /// Emits a key with Option, as an ESC before it says; with Option it types nothing.
  func emitOption(_ press: KeyPress, into found: inout [DecodedInput]) {
    var press = press
    press.modifiers.insert(.option)
    press.characters = ""
    emit(press, into: &found)
  }

  /// Emits a key, with Option if an ESC stood before its sequence.
  func emitSequenceKey(_ press: KeyPress, into found: inout [DecodedInput]) {
    if hasPrefix { emitOption(press, into: &found) } else { emit(press, into: &found) }
  }

  /// Emits the Escape key which an ESC before something that is no key turns out to be.
  mutating func emitPrefix(into found: inout [DecodedInput]) {
    guard hasPrefix else { return }
    hasPrefix = false
    emit(controls[0x1B], into: &found)
  }
}
