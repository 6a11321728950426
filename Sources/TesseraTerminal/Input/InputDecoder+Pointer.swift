import TesseraScreen

/// Mouse reports: SGR (1006), urxvt (1015) and X10 (xterm ctlseqs, "Mouse Tracking").
extension InputDecoder {
  /// The event of `CSI < code ; x ; y M` (or `m` for a release) or of `CSI code ; x ; y M`.
  ///
  /// Coordinates are held between 0 and 65535.
  static func pointerEvent(_ sequence: ParsedSequence) -> PointerEvent? {
    guard sequence.fields.count == 3, sequence.intermediate == 0,
      let code = sequence.value(0), let x = sequence.value(1), let y = sequence.value(2)
    else { return nil }
    let location = Point(x: (x - 1).clamped(0, 65535), y: (y - 1).clamped(0, 65535))
    let isRelease = sequence.final == UInt8(ascii: "m")
    switch (sequence.marker, sequence.final) {
    case (UInt8(ascii: "<"), UInt8(ascii: "M")), (UInt8(ascii: "<"), UInt8(ascii: "m")):
      return pointerEvent(code: code, location: location, isRelease: isRelease)
    case (0, UInt8(ascii: "M")) where code >= 32:
      return pointerEvent(code: code - 32, location: location, isRelease: (code - 32) & 0x63 == 3)
    default:
      return nil
    }
  }

  /// Takes one of the three bytes of an X10 report, each 32 more than its value.
  ///
  /// A coordinate beyond 223 comes as NUL from xterm and is taken as 223. The release says no
  /// button: it is the one that was pressed last.
  mutating func stepX10Mouse(_ byte: UInt8, into found: inout [DecodedInput]) -> Bool {
    guard byte >= 0x20 || (byte == 0 && !buffer.isEmpty) else {
      reset()
      return false
    }
    buffer.append(byte)
    guard buffer.count == 3 else { return true }
    let code = Int(buffer[0]) - 32
    let location = Point(x: coordinate(buffer[1]), y: coordinate(buffer[2]))
    reset()
    if var event = InputDecoder.pointerEvent(
      code: code, location: location, isRelease: code & 0x63 == 3)
    {
      if case .down(let button) = event.kind, heldButtons.count < 16 { heldButtons.append(button) }
      if case .up = event.kind { event.kind = .up(heldButtons.popLast() ?? .left) }
      found.append(.event(.pointer(event)))
    }
    return true
  }

  private func coordinate(_ byte: UInt8) -> Int {
    byte == 0 ? 222 : max(0, Int(byte) - 33)
  }

  /// The event of a button code; nil for codes that mean nothing.
  ///
  /// The two low bits and 64 or 128 are the button; 4 is Shift, 8 Option, 16 Control, 32 motion.
  private static func pointerEvent(
    code: Int, location: Point, isRelease: Bool
  ) -> PointerEvent? {
    guard code < 256 else { return nil }
    var modifiers: EventModifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.option) }
    if code & 16 != 0 { modifiers.insert(.control) }
    let number = code & 3
    let isMotion = code & 32 != 0
    let kind: PointerEvent.Kind
    switch code & 0xC0 {
    case 0x40:
      guard !isRelease, !isMotion else { return nil }
      kind = wheel[number]
    case 0x00 where number == 3:
      kind = isMotion ? .move : .up(.left)
    case 0x00:
      let buttons: [PointerEvent.Button] = [.left, .middle, .right]
      kind = button(buttons[number], isRelease: isRelease, isMotion: isMotion)
    case 0x80:
      kind = button(.other(8 + number), isRelease: isRelease, isMotion: isMotion)
    default:
      return nil
    }
    return PointerEvent(location: location, kind: kind, modifiers: modifiers)
  }

  private static let wheel: [PointerEvent.Kind] = [
    .scroll(x: 0, y: -1), .scroll(x: 0, y: 1), .scroll(x: -1, y: 0), .scroll(x: 1, y: 0),
  ]

  private static func button(
    _ button: PointerEvent.Button, isRelease: Bool, isMotion: Bool
  ) -> PointerEvent.Kind {
    if isRelease { return .up(button) }
    return isMotion ? .drag(button) : .down(button)
  }
}
