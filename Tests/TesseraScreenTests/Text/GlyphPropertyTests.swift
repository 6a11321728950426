import Testing
import TesseraScreen

@Suite("Glyphs from any text")
struct GlyphPropertyTests {
  @Test("whatever the text, a glyph takes 1 or 2 columns and holds no control", arguments: 1...8)
  func harmless(seed: UInt64) {
    var random = TextRandom(seed: seed)
    for _ in 0..<100 {
      let text = random.text(length: 24)
      for glyph in Glyph.glyphs(of: text) + text.map({ Glyph($0) }) {
        #expect(glyph.width == 1 || glyph.width == 2)
        #expect(isHarmless(glyph), "\(scalars(of: text)), seed \(seed)")
        #expect((1...Glyph.longestUTF8).contains(glyph.utf8Count))
      }
    }
  }

  @Test("every scalar alone makes a harmless glyph")
  func everyScalar() {
    for value in UInt32(0)..<0x3_0000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let glyph = Glyph(Character(scalar))
      if !isHarmless(glyph) { Issue.record("\(String(value, radix: 16))") }
    }
  }

  @Test("no glyph starts with a mark, so that none can join the cell before it", arguments: 1...10)
  func noMarkFirst(seed: UInt64) {
    var random = TextRandom(seed: seed)
    for _ in 0..<100 {
      for glyph in Glyph.glyphs(of: random.text(length: 24)) {
        let first = glyph.description.unicodeScalars.first
        #expect(first.map { CellWidth.width(of: $0) } != 0)
      }
    }
  }

  @Test("glyphs and characters agree where the text has nothing invisible", arguments: 1...10)
  func clusters(seed: UInt64) {
    var random = TextRandom(seed: seed)
    let pieces: [String] = [
      "a", "é", "e\u{301}", "你", "한", "😀", "👩🏽‍💻", "🇩🇪", "1\u{FE0F}\u{20E3}", "क्ष", "─", " ", "\r\n",
      "\u{1112}\u{1161}", "\u{1B}", "я", "ﷺ",
    ]
    for _ in 0..<50 {
      let text = (0..<20).map { _ in pieces[Int.random(in: 0..<17, using: &random)] }.joined()
      #expect(Glyph.glyphs(of: text) == text.map { Glyph($0) }, "seed \(seed)")
    }
  }

  private func isHarmless(_ glyph: Glyph) -> Bool {
    glyph.description.unicodeScalars.allSatisfy { scalar in
      let value = scalar.value
      return value >= 0x20 && !(0x7F...0x9F).contains(value) && !(0x202A...0x202E).contains(value)
        && value & 0xFFFE != 0xFFFE && !(0x2028...0x2029).contains(value)
    }
  }

  private func scalars(of text: String) -> String {
    text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
  }
}
