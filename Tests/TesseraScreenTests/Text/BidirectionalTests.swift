import TesseraScreen
import Testing

/// The first line as it stands on the screen, from left to right.
private func shown(_ text: String, _ width: Int? = nil, limit: Int? = nil) -> String {
  let prepared = PreparedText(text)
  let lines = prepared.lines(width: width, limit: limit)
  return lines.first.map { prepared.glyphs(of: $0).map(\.description).joined() } ?? ""
}

@Suite("Text that runs from right to left")
struct BidirectionalTests {
  @Test("Hebrew words are turned, and stand in their order from the right")
  func hebrew() {
    #expect(shown("אבג") == "גבא")
    #expect(shown("אבג דהו") == "והד גבא")
    #expect(PreparedText("אבג").paragraphs.map(\.isRightToLeft) == [true])
  }

  @Test("in a text that starts from the left only the Hebrew is turned")
  func mixed() {
    #expect(shown("abc אבג def") == "abc גבא def")
    #expect(shown("אבג abc דהו") == "והד abc גבא")
    #expect(PreparedText("abc אבג").paragraphs.map(\.isRightToLeft) == [false])
  }

  @Test("numbers keep their order")
  func numbers() {
    #expect(shown("אבג 123 דהו") == "והד 123 גבא")
    #expect(shown("abc אבג 123") == "abc 123 גבא")
    #expect(shown("אבג 1,234.5%") == "1,234.5% גבא")
    #expect(shown("مرحبا 12-34") == "34-12 ابحرم")
  }

  @Test("brackets are mirrored, and keep together around foreign text")
  func brackets() {
    #expect(shown("אבג (דהו)") == "(והד) גבא")
    #expect(shown("אבג (abc) ד") == "ד (abc) גבא")
    #expect(shown("a (אבג) b") == "a (גבא) b")
    #expect(shown("א<ב") == "ב>א")
  }

  @Test("an accent stays on its letter")
  func marks() {
    #expect(shown("בּגּ") == "גּבּ")
  }

  @Test("each line is ordered on its own, after wrapping")
  func lines() {
    let text = PreparedText("אבג דהו זחט")
    let shown = text.lines(width: 8).map { text.glyphs(of: $0).map(\.description).joined() }
    #expect(shown == ["והד גבא", "טחז"])
  }

  @Test("the … stands where the text goes on: at the left of a text from the right")
  func truncation() {
    #expect(shown("אבג דהו", 5, limit: 1) == "…גבא")
    #expect(shown("abc דהוז", 7, limit: 1) == "abc הד…")
  }

  @Test("direction marks draw nothing and turn what is beside them")
  func directionMarks() {
    #expect(shown("אב!") == "!בא")
    #expect(shown("a אב!") == "a בא!")
    #expect(shown("a אב!\u{200F}") == "a !בא")
    #expect(shown("\u{200F}abc!") == "!abc")
  }

  @Test("each paragraph has its own direction")
  func paragraphs() {
    let text = PreparedText("אב!\nab!\n\u{200F}\n\u{200F}ab!")
    #expect(text.paragraphs.map(\.isRightToLeft) == [true, false, true, true])
    let shown = text.lines().map { text.glyphs(of: $0).map(\.description).joined() }
    #expect(shown == ["!בא", "ab!", "", "!ab"])
  }

  @Test("every glyph is shown once, with its index", arguments: 1...10)
  func permutation(seed: UInt64) {
    var random = TextRandom(seed: seed)
    let pieces = ["א", "ב", "م", "a", "1", "٢", " ", "(", ")", "[", "]", ",", "-", "%", "\u{200F}"]
    for _ in 0..<100 {
      let source = (0..<20).map { _ in pieces[Int.random(in: 0..<15, using: &random)] }.joined()
      let text = PreparedText(source)
      for line in text.lines(width: 9) {
        var indices: [Int] = []
        text.forEachGlyph(of: line) { _, index in indices.append(index) }
        #expect(indices.sorted() == Array(line.range), "\(source), seed \(seed)")
      }
    }
  }

  @Test("other text pays nothing: it has no order of its own")
  func leftToRight() {
    #expect(!PreparedText("abc 你好 👩🏽‍💻 (1)").isBidirectional)
    #expect(PreparedText("abc א").isBidirectional)
  }
}
