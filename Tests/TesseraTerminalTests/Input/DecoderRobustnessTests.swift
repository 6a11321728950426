import TesseraScreen
import TesseraTerminal
import Testing

/// A small generator of numbers with a seed that a failing test prints.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  mutating func below(_ bound: Int) -> Int {
    Int(next() >> 33) % bound
  }
}

/// The text that a decoder's findings would put into a field.
private func typedText(_ found: [DecodedInput]) -> String {
  var text = ""
  for case .event(.key(let press)) in found { text += press.characters }
  return text
}

@Suite("Input decoder: any bytes")
struct DecoderRobustnessTests {
  /// Decodes bytes in one read, in random reads, and token by token, and compares.
  private func check(_ bytes: [UInt8], _ numbers: inout SeededNumbers, _ seed: UInt64) {
    var whole = InputDecoder()
    var expected = whole.decode(bytes)
    whole.abandon(into: &expected)

    var split = InputDecoder()
    var found: [DecodedInput] = []
    bytes.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count {
        let end = min(bytes.count, start + 1 + numbers.below(12))
        split.decode(UnsafeRawBufferPointer(rebasing: bytes[start..<end]), into: &found)
        start = end
      }
    }
    split.abandon(into: &found)
    #expect(found == expected, "seed \(seed)")

    var tokenwise = InputDecoder()
    for token in TypedTextScanner(bytes).tokens() {
      let found = tokenwise.decode(Array(bytes[token.range]))
      guard let text = token.text, typedText(found) != text else { continue }
      Issue.record("seed \(seed): \(Array(bytes[token.range])) typed \(typedText(found))")
    }
  }

  @Test("half a million random bytes: no trap, no text out of sequences, reads may end anywhere")
  func uniform() {
    let seed: UInt64 = 20_240_611
    var numbers = SeededNumbers(seed: seed)
    for _ in 0..<250 {
      check((0..<2000).map { _ in UInt8(truncatingIfNeeded: numbers.next()) }, &numbers, seed)
    }
  }

  @Test("half a million bytes full of ESC, brackets, digits and marks: the same")
  func escapes() {
    let seed: UInt64 = 977
    var numbers = SeededNumbers(seed: seed)
    let pieces: [[UInt8]] =
      ["\u{1B}", "\u{1B}", "\u{1B}[", "\u{1B}[", "\u{1B}O", "\u{1B}]", "\u{1B}P", "\u{1B}\\"]
      .map { Array($0.utf8) }
      + ["[", ";", ":", "?", "<", "$", "~", "u", "M", "R", "^", "\u{7}", "\u{18}", "1", "27", "97"]
      .map { Array($0.utf8) }
      + ["\u{1B}[200~", "\u{1B}[201~", "é", "😀", "x", "Y", " ", "0", "5", "\r"].map {
        Array($0.utf8)
      }
      + [[0xC3], [0x80], [0xE2, 0x82], [0xF0], [0xFF]]
    for _ in 0..<250 {
      var bytes: [UInt8] = []
      while bytes.count < 2000 { bytes += pieces[numbers.below(pieces.count)] }
      check(bytes, &numbers, seed)
    }
  }

  @Test("letters inside well-formed sequences are never typed")
  func wellFormed() {
    let seed: UInt64 = 4242
    var numbers = SeededNumbers(seed: seed)
    let letters = Array("abcdefghijklmnopqrstvwxyzABCDEFGHIJKLNPQRSTUVWXYZ")
    var stream = ""
    var text = ""
    for _ in 0..<20_000 {
      let word = String((0..<numbers.below(8)).map { _ in letters[numbers.below(letters.count)] })
      let final = letters[numbers.below(letters.count)]
      switch numbers.below(7) {
      case 0: stream += "\u{1B}[?\(numbers.below(3000));\(numbers.below(9))\(final)"
      case 1: stream += "\u{1B}[\(numbers.below(99))\(final)"
      case 2: stream += "\u{1B}]\(numbers.below(99));\(word)\u{7}"
      case 3: stream += "\u{1B}P\(word)\u{1B}\\"
      case 4: stream += "\u{1B}_\(word)\u{1B}\\"
      case 5: stream += "\u{1B}^\(word)\u{1B}\\"
      default:
        stream += word
        text += word
      }
    }
    var decoder = InputDecoder()
    #expect(typedText(decoder.decode(Array(stream.utf8))) == text, "seed \(seed)")
  }

  @Test("invalid UTF-8 is dropped and what follows is kept")
  func invalid() {
    let cases: [[UInt8]] = [
      [0x80], [0xBF, 0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xE0, 0x80, 0x80],
      [0xED, 0xA0, 0x80], [0xE2, 0x82], [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80], [0xFE], [0xFF], [0xF0, 0x9F, 0x98],
    ]
    for bytes in cases {
      var decoder = InputDecoder()
      #expect(typedText(decoder.decode(bytes + [0x78])) == "x", "\(bytes)")
    }
  }

  @Test("every scalar but controls types itself")
  func everyScalar() {
    var decoder = InputDecoder()
    for value in stride(from: UInt32(0xA0), through: 0x10FFFF, by: 37) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let found = decoder.decode(Array(String(scalar).utf8))
      #expect(typedText(found).unicodeScalars.elementsEqual([scalar]), "\(value)")
    }
  }

  @Test("a control sequence without end is not kept beyond the limit and ends all the same")
  func longParameters() {
    var limits = InputDecoder.Limits()
    limits.parameters = 16
    var decoder = InputDecoder(limits: limits)
    for _ in 0..<100 {
      #expect(decoder.decode(Array((decoder.isUnfinished ? "1;1;1;1;" : "\u{1B}[").utf8)) == [])
      #expect(decoder.keptBytes <= 17)
    }
    #expect(decoder.decode(Array("Ax".utf8)) == [typed("x", "x")])
  }

  @Test("a string without end is not kept beyond the limit and ends all the same")
  func longString() {
    var limits = InputDecoder.Limits()
    limits.string = 1000
    for terminator in ["\u{7}", "\u{1B}\\", "\u{18}"] {
      var decoder = InputDecoder(limits: limits)
      _ = decoder.decode(Array("\u{1B}]52;c;".utf8))
      for _ in 0..<100 {
        #expect(decoder.decode(Array(repeating: 0x41, count: 999)) == [])
        #expect(decoder.keptBytes <= 1000)
      }
      #expect(decoder.decode(Array((terminator + "x").utf8)) == [typed("x", "x")])
      #expect(decoder.keptBytes == 0)
    }
  }

  @Test("a reply of the allowed length is kept, one byte more is not")
  func limit() {
    var limits = InputDecoder.Limits()
    limits.string = 10
    var decoder = InputDecoder(limits: limits)
    #expect(decoder.decode(Array("\u{1B}]0;1234567\u{7}".utf8)) == [unknown("]0;1234567")])
    #expect(decoder.decode(Array("\u{1B}]0;12345678\u{7}".utf8)) == [])
  }
}
