import TesseraScreen

/// Replies that are control sequences.
extension TerminalReply {
  /// The reply of a CSI sequence; nil if it is none that is known here.
  init?(_ sequence: ParsedSequence) {
    let marker = sequence.marker == 0 ? nil : Character(Unicode.Scalar(sequence.marker))
    let intermediate =
      sequence.intermediate == 0 ? nil : Character(Unicode.Scalar(sequence.intermediate))
    let numbers = sequence.fields.map { $0.value ?? 0 }
    switch (marker, intermediate, Character(Unicode.Scalar(sequence.final))) {
    case ("?", nil, "c"):
      self = .primaryAttributes(numbers)
    case (">", nil, "c"):
      self = .secondaryAttributes(numbers)
    case (nil, nil, "n") where numbers.count == 1:
      self = .status(numbers[0])
    case ("?", nil, "n") where numbers.count == 2 && numbers[0] == 997:
      guard numbers[1] == 1 || numbers[1] == 2 else { return nil }
      self = .colorScheme(isDark: numbers[1] == 1)
    case (let marker, "$", "y") where numbers.count == 2 && (marker == "?" || marker == nil):
      guard let state = ModeState(rawValue: numbers[1]) else { return nil }
      self = .mode(numbers[0], isPrivate: marker == "?", state: state)
    case ("?", nil, "R") where (2...3).contains(numbers.count),
      (nil, nil, "R") where numbers.count == 2:
      self = .cursorPosition(
        Point(x: TerminalReply.cells(numbers[1] - 1), y: TerminalReply.cells(numbers[0] - 1)))
    case ("?", nil, "u") where numbers.count == 1:
      self = .keyboardFlags(numbers[0])
    case (nil, nil, "t"):
      guard let size = TerminalReply.windowReport(numbers) else { return nil }
      self = size
    default:
      return nil
    }
  }

  /// The size reports of XTWINOPS and of mode 2048.
  private static func windowReport(_ numbers: [Int]) -> TerminalReply? {
    guard numbers.count >= 3 else { return nil }
    let size = Size(width: cells(numbers[2]), height: cells(numbers[1]))
    switch (numbers[0], numbers.count) {
    case (4, 3): return .textAreaPixels(size)
    case (6, 3): return .cellPixels(size)
    case (8, 3): return .textAreaCells(size)
    case (48, 3): return .resized(cells: size, pixels: .zero)
    case (48, 5...):
      let pixels = Size(width: cells(numbers[4]), height: cells(numbers[3]))
      return .resized(cells: size, pixels: pixels)
    default: return nil
    }
  }

  /// A length or coordinate as far as a terminal can have it.
  private static func cells(_ number: Int) -> Int {
    number.clamped(0, 65535)
  }
}
