/// Cuts bytes into tokens by the grammar in the decoder's documentation, and says of each what
/// text it may type: a second opinion, written without a state machine.
struct TypedTextScanner {
  /// A run of bytes that belongs together.
  struct Token {
    var range: Range<Int>
    /// The text that it types; nil if it reports a key which may type.
    var text: String?
  }

  let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func tokens() -> [Token] {
    var tokens: [Token] = []
    var index = 0
    while index < bytes.count {
      let token = token(at: index)
      tokens.append(token)
      index = token.range.upperBound
    }
    return tokens
  }

  private func token(at start: Int) -> Token {
    guard bytes[start] == 0x1B else {
      guard let (end, scalar) = scalar(at: start) else {
        return Token(range: start..<start + 1, text: "")
      }
      let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      return Token(range: start..<end, text: isControl ? "" : String(scalar))
    }
    var index = start
    while byte(index) == 0x1B { index += 1 }
    guard let introducer = byte(index) else { return Token(range: start..<index, text: "") }
    switch Character(Unicode.Scalar(introducer)) {
    case "[": return controlSequence(from: start, content: index + 1)
    case "O": return Token(range: start..<singleShiftEnd(from: index + 1), text: nil)
    case "]", "P", "^", "_", "X":
      let end = stringEnd(from: index + 1, isCommand: introducer == 0x5D)
      return Token(range: start..<end, text: "")
    default:
      // Option and a scalar; a byte that is none is a token of its own.
      return Token(range: start..<(scalar(at: index)?.0 ?? index), text: "")
    }
  }

  private func byte(_ index: Int) -> UInt8? {
    index < bytes.count ? bytes[index] : nil
  }

  /// The scalar at an index, by the standard library's own decoder.
  private func scalar(at start: Int) -> (Int, Unicode.Scalar)? {
    var decoder = UTF8()
    var iterator = bytes[start..<min(start + 4, bytes.count)].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return (start + String(scalar).utf8.count, scalar)
  }

  private func controlSequence(from start: Int, content: Int) -> Token {
    var end = content
    while let next = byte(end), (0x20...0x3F).contains(next) {
      end += 1
      if next == 0x24, let number = Int(text(content..<end - 1)), isRxvtKey(number),
        end - content <= 3
      {
        return Token(range: start..<end, text: "")
      }
    }
    guard let final = byte(end) else { return Token(range: start..<end, text: "") }
    let parameters = text(content..<end)
    switch final {
    case 0x5B where end == content:
      let isTaken = byte(end + 1).map { (0x20...0x7E).contains($0) || $0 == 0x18 || $0 == 0x1A }
      return Token(range: start..<end + (isTaken == true ? 2 : 1), text: "")
    case 0x4D where end == content:
      return Token(range: start..<mouseEnd(from: end + 1), text: "")
    case 0x7E
    where parameters.split(separator: ";", omittingEmptySubsequences: false)[0]
      .split(separator: ":", omittingEmptySubsequences: false).first.flatMap { Int($0) } == 200
      && parameters.utf8.allSatisfy { (0x30...0x3B).contains($0) } && parameters.utf8.count <= 1024:
      return Token(range: start..<pasteEnd(from: end + 1), text: "")
    case 0x75, 0x7E:
      return Token(range: start..<end + 1, text: nil)
    case 0x40...0x7E, 0x18, 0x1A:
      return Token(range: start..<end + 1, text: "")
    default:
      return Token(range: start..<end, text: "")
    }
  }

  private func isRxvtKey(_ number: Int) -> Bool {
    [1...8, 11...15, 17...21, 23...26, 28...29, 31...34].contains { $0.contains(number) }
  }

  private func singleShiftEnd(from start: Int) -> Int {
    var end = start
    while let next = byte(end), (0x30...0x39).contains(next) || next == 0x3B { end += 1 }
    guard let final = byte(end) else { return end }
    return (0x20...0x7E).contains(final) || final == 0x18 || final == 0x1A ? end + 1 : end
  }

  private func mouseEnd(from start: Int) -> Int {
    for index in start..<start + 3 {
      guard let next = byte(index) else { return index }
      guard next >= 0x20 || (next == 0 && index > start) else { return index }
    }
    return start + 3
  }

  private func stringEnd(from start: Int, isCommand: Bool) -> Int {
    var end = start
    while let next = byte(end) {
      switch next {
      case 0x18, 0x1A: return end + 1
      case 0x07 where isCommand: return end + 1
      case 0x1B: return byte(end + 1).map { $0 == 0x5C ? end + 2 : end } ?? end + 1
      default: end += 1
      }
    }
    return end
  }

  private func pasteEnd(from start: Int) -> Int {
    let marker = Array("\u{1B}[201~".utf8)
    var end = start
    while end < bytes.count {
      if bytes[end] == 0x1B, bytes[end...].starts(with: marker) { return end + marker.count }
      end += 1
    }
    return end
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
