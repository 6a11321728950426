import TesseraScreen
import TesseraTerminal

/// Feeds about `bytes` random bytes to input decoders and checks what must hold for any input:
/// no trap, the same events wherever reads end, nothing kept beyond the limits, and no text out of
/// escape sequences.
///
/// Returns whether all of it held; prints the seed and the bytes of the first failure.
func fuzzDecoder(bytes: Int, seed: UInt64) -> Bool {
  var stream = DecoderStream(seed: seed)
  var total = 0
  while total < bytes {
    let round = stream.nextRound()
    total += round.bytes.count
    guard let failure = failure(of: round, stream: &stream) else { continue }
    print("decoder fuzz, seed \(seed), after \(total) bytes: \(failure)")
    print(round.bytes)
    return false
  }
  return true
}

/// Some bytes, and the text they type where that is known by construction.
private struct DecoderRound {
  var bytes: [UInt8] = []
  var text: String?
}

/// What is wrong with a decoder's answer to a round; nil if nothing is.
private func failure(of round: DecoderRound, stream: inout DecoderStream) -> String? {
  var limits = InputDecoder.Limits()
  limits.parameters = 64
  limits.string = 512
  limits.paste = 2048
  let most = 2048 + 8

  var whole = InputDecoder(limits: limits)
  var expected = whole.decode(round.bytes)
  guard whole.keptBytes <= most else { return "kept \(whole.keptBytes) bytes" }
  whole.abandon(into: &expected)
  guard !whole.isUnfinished else { return "unfinished after it was given up" }

  var split = InputDecoder(limits: limits)
  var found: [DecodedInput] = []
  var rest = round.bytes[...]
  while !rest.isEmpty {
    let read = rest.prefix(1 + stream.below(24))
    rest = rest.dropFirst(read.count)
    read.withUnsafeBytes { split.decode($0, into: &found) }
    guard split.keptBytes <= most else { return "kept \(split.keptBytes) bytes" }
  }
  split.abandon(into: &found)
  guard found == expected else { return "the ends of reads made a difference" }

  guard let text = round.text else { return nil }
  var typed = ""
  for case .event(.key(let press)) in expected { typed += press.characters }
  return typed == text ? nil : "typed \(typed) instead of \(text)"
}

/// Random input of several kinds, always the same for a seed.
private struct DecoderStream {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  mutating func below(_ bound: Int) -> Int {
    Int(next() >> 33) % bound
  }

  /// One to five thousand bytes of one kind.
  mutating func nextRound() -> DecoderRound {
    let count = 1000 + below(4000)
    switch below(4) {
    case 0: return uniform(count)
    case 1: return fragments(count)
    case 2: return wellFormed(count)
    default:
      var round = wellFormed(count)
      round.text = nil
      for _ in 0..<1 + below(20) {
        round.bytes[below(round.bytes.count)] = UInt8(truncatingIfNeeded: next())
      }
      return round
    }
  }

  private mutating func uniform(_ count: Int) -> DecoderRound {
    DecoderRound(bytes: (0..<count).map { _ in UInt8(truncatingIfNeeded: next()) })
  }

  private static let fragments: [[UInt8]] =
    [
      "\u{1B}", "\u{1B}", "\u{1B}[", "\u{1B}[", "\u{1B}[<", "\u{1B}[?", "\u{1B}O", "\u{1B}]",
      "\u{1B}]11;rgb:", "\u{1B}]52;c;", "\u{1B}P>|", "\u{1B}P1+r", "\u{1B}_G", "\u{1B}\\",
      "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[M", "\u{1B}[[", "\u{1B}[27;", "[", ";", ";", ":", "?",
      "<", ">", "$", "-", " ", "~", "u", "M", "m", "R", "^", "@", "t", "y", "c", "n", "\u{7}",
      "\u{18}", "\u{1A}", "\r", "\n", "\u{7F}", "0", "1", "2", "5", "9", "27", "97", "200", "57399",
      "99999999999999999999", "é", "漢", "😀", "e\u{301}", "A", "z",
    ].map { Array($0.utf8) } + [
      [0x00], [0x80], [0x9B], [0xC3], [0xE2, 0x82], [0xF0, 0x9F], [0xFF],
    ]

  private mutating func fragments(_ count: Int) -> DecoderRound {
    var bytes: [UInt8] = []
    while bytes.count < count {
      bytes += DecoderStream.fragments[below(DecoderStream.fragments.count)]
    }
    return DecoderRound(bytes: bytes)
  }

  private static let letters = Array("abcdefghijklmnopqrstvwxyzABCDEFGHIJKLNPQRSTUVWXYZ")
  private static let words = ["a", "Z", "é", "漢", "😀", "~", " ", "10", "hello", "[", "\u{301}"]

  /// Text between sequences that are complete and report no key which types.
  private mutating func wellFormed(_ count: Int) -> DecoderRound {
    var stream = ""
    var text = ""
    while stream.utf8.count < count {
      let letters = DecoderStream.letters
      let word = String((0..<below(20)).map { _ in letters[below(letters.count)] })
      let final = letters[below(letters.count)]
      switch below(9) {
      case 0: stream += "\u{1B}[?\(below(3000));\(below(9))\(final)"
      case 1: stream += "\u{1B}[\(below(99));\(below(20))\(final)"
      case 2: stream += "\u{1B}[<\(below(256));\(below(500));\(below(200))M"
      case 3: stream += "\u{1B}]\(below(99));\(word)\u{7}"
      case 4: stream += "\u{1B}P\(word)\u{1B}\\"
      case 5: stream += "\u{1B}_\(word)\u{1B}\\"
      case 6: stream += "\u{1B}\(below(2) == 0 ? "a" : "é")"
      case 7: stream += "\u{1B}[200~\(word)\r\n\u{1B}[A\u{1B}[201~"
      default:
        let typed = DecoderStream.words[below(DecoderStream.words.count)]
        stream += typed
        text += typed
      }
    }
    return DecoderRound(bytes: Array(stream.utf8), text: text)
  }
}
