import TesseraScreen

/// Keys that are reported by their code: the kitty keyboard protocol, its ancestor `CSI u`, and
/// xterm's modifyOtherKeys.
extension InputDecoder {
  /// The presses of `CSI code : shifted : base ; modifiers : event ; text u`.
  ///
  /// One press, or as many as the text has scalars; none when the code means no key.
  static func kittyPresses(_ sequence: ParsedSequence) -> [KeyPress] {
    guard let code = sequence.value(0) else { return [] }
    var text: [Unicode.Scalar] = []
    if sequence.fields.count > 2 {
      let field = sequence.fields[2]
      text = ([field.value] + field.details).compactMap(scalar(code:)).filter { $0.value >= 0x20 }
      text.removeAll { (0x7F...0x9F).contains($0.value) }
    }
    let report = KeyReport(
      code: code, shifted: sequence.detail(0, 0).flatMap(scalar(code:)),
      base: sequence.detail(0, 1).flatMap(scalar(code:)),
      modifiers: modifiers(sequence.value(1)), phase: phase(sequence.detail(1, 0)), text: text)
    return report.presses
  }

  /// The presses of xterm's `CSI 27 ; modifiers ; code ~`, in which Shift has already acted.
  static func modifiedPresses(_ sequence: ParsedSequence) -> [KeyPress] {
    guard let code = sequence.value(2) else { return [] }
    let report = KeyReport(
      code: code, shifted: scalar(code: code), base: nil,
      modifiers: modifiers(sequence.value(1)), phase: .down, text: [])
    return report.presses
  }

  private static func scalar(code: Int?) -> Unicode.Scalar? {
    code.flatMap { UInt32(exactly: $0) }.flatMap(Unicode.Scalar.init)
  }
}

/// A key as it was reported, from which follows the press that every encoding gives.
///
/// For Shift-/ on a US keyboard: code 47 (`/`), shifted 63 (`?`), modifiers `.shift`, and perhaps
/// text `?`. The press is key `?` without Shift, which a legacy terminal's `?` gives as well.
private struct KeyReport {
  /// The key's code: a scalar, or one of the protocol's own.
  var code: Int
  /// What the key types with Shift; nil if unknown.
  var shifted: Unicode.Scalar?
  /// The key at the same place on a US keyboard; nil if unknown.
  var base: Unicode.Scalar?
  /// All modifiers, Shift among them.
  var modifiers: EventModifiers
  /// Press, repeat or release.
  var phase: KeyPress.Phases
  /// What the press typed; empty if unknown or nothing.
  var text: [Unicode.Scalar]

  var presses: [KeyPress] {
    if !text.isEmpty, phase != .up, modifiers.isDisjoint(with: .chord) {
      return text.map(typing)
    }
    if let named {
      return [named]
    }
    guard code > 0x20, let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init),
      !(0x7F...0x9F).contains(code), !(0xE000...0xF8FF).contains(code)
    else { return [] }
    return [modifiers.isDisjoint(with: .chord) ? plain(scalar) : chord(scalar)]
  }

  /// The press of a key that types nothing or is Space or on the keypad; nil for others.
  private var named: KeyPress? {
    let known: KeyPress? =
      switch code {
      case 8, 127: KeyPress(.delete)
      case 9: KeyPress(.tab)
      case 13: KeyPress(.return)
      case 27: KeyPress(.escape)
      case 32: KeyPress(.space)
      default: KeySequences.functionalKey(code: code)
      }
    guard let known else { return nil }
    var press = KeyPress(known.key, modifiers: modifiers.union(known.modifiers), phase: phase)
    if !text.isEmpty, phase != .up { press.characters = string(text) }
    return press
  }

  /// The press of a key without Control, Option and their like.
  private func plain(_ scalar: Unicode.Scalar) -> KeyPress {
    var typed = scalar
    if modifiers.contains(.shift) {
      let upper = KeyPress.shifted(Character(scalar))?.unicodeScalars.first
      guard let known = shifted ?? upper ?? alreadyShifted(scalar) else {
        // The layout decides what Shift makes of it, and nobody said.
        return KeyPress(
          phase: phase, key: KeyEquivalent(Character(scalar)), characters: "",
          modifiers: modifiers)
      }
      typed = known
    }
    if modifiers.contains(.capsLock) {
      let character = Character(typed)
      let other =
        modifiers.contains(.shift) ? KeyPress.unshifted(character) : KeyPress.shifted(character)
      typed = other?.unicodeScalars.first ?? typed
    }
    var press = typing(typed)
    if phase == .up { press.characters = "" }
    return press
  }

  /// The scalar itself when it is a letter that has Shift in it, as older terminals send it.
  private func alreadyShifted(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    KeyPress.unshifted(Character(scalar)) == nil ? nil : scalar
  }

  /// A press that types a scalar: letters keep Shift, everything else has used it up.
  private func typing(_ scalar: Unicode.Scalar) -> KeyPress {
    var press = KeyPress(typing: scalar)
    let isUpper = press.modifiers.contains(.shift)
    let isLetter = isUpper || KeyPress.shifted(press.key.character) != nil
    press.phase = phase
    press.modifiers = modifiers
    if isUpper && !modifiers.contains(.capsLock) { press.modifiers.insert(.shift) }
    if !isLetter && press.key != .space { press.modifiers.remove(.shift) }
    if case 57399...57427 = code { press.modifiers.insert(.numericPad) }
    return press
  }

  /// The press of a key with Control, Option or their like.
  ///
  /// With Control or Command the key of another alphabet counts as the one at its place on a US
  /// keyboard: that is what a legacy terminal sends, and Control-C must work in every layout.
  private func chord(_ scalar: Unicode.Scalar) -> KeyPress {
    var key = Character(scalar)
    var modifiers = modifiers
    if modifiers.contains(.shift), let shifted {
      let character = Character(shifted)
      key = KeyPress.unshifted(character) ?? character
      let isLetter = key != character || KeyPress.shifted(character) != nil
      if !isLetter { modifiers.remove(.shift) }
    }
    if !modifiers.isDisjoint(with: [.control, .command]), !key.isASCII, let base, base.isASCII,
      base.value > 0x20
    {
      key = Character(base)
    }
    var press = KeyPress(KeyEquivalent(key), modifiers: modifiers, phase: phase)
    if phase != .up { press.characters = string(text) }
    return press
  }

  private func string(_ scalars: [Unicode.Scalar]) -> String {
    var string = String.UnicodeScalarView()
    string.append(contentsOf: scalars)
    return String(string)
  }
}
