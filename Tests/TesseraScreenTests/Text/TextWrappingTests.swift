import TesseraScreen
import Testing

/// The lines as they would be read on the screen.
private func lines(
  _ text: String, _ width: Int?, limit: Int? = nil, _ truncation: TextTruncation = .tail
) -> [String] {
  let prepared = PreparedText(text)
  return prepared.lines(width: width, limit: limit, truncation: truncation).map { line in
    prepared.glyphs(of: line).map(\.description).joined()
  }
}

private let fox = "the quick brown fox jumps over the lazy dog"

@Suite("Wrapping")
struct TextWrappingTests {
  @Test("a line takes the words that fit, and drops the space at its end")
  func words() {
    #expect(lines(fox, 12) == ["the quick", "brown fox", "jumps over", "the lazy dog"])
    #expect(lines("a b c d e f", 3) == ["a b", "c d", "e f"])
    #expect(lines("ab   cd", 4) == ["ab", "cd"])
    #expect(lines("ab cd", 5) == ["ab cd"])
  }

  @Test("a word that is wider than the line is broken between clusters")
  func longWords() {
    #expect(lines("supercalifragilistic", 7) == ["superca", "lifragi", "listic"])
    #expect(lines("a bcdefg hi", 3) == ["a", "bcd", "efg", "hi"])
    #expect(lines("e\u{301}e\u{301}e\u{301}", 2) == ["e\u{301}e\u{301}", "e\u{301}"])
    #expect(lines("👩🏽‍💻👩🏽‍💻👩🏽‍💻", 5) == ["👩🏽‍💻👩🏽‍💻", "👩🏽‍💻"])
  }

  @Test("every line end of Unicode ends a line")
  func lineEnds() {
    #expect(
      lines("a\nb\r\nc\rd\u{B}e\u{C}f\u{85}g\u{2028}h\u{2029}i", nil)
        == "abcdefghi".map(String.init))
    #expect(lines("a\n\nb\n", nil) == ["a", "", "b", ""])
    #expect(lines("", nil) == [""])
  }

  @Test("spaces at the start of a text are kept, spaces at its end as long as they fit")
  func outerSpaces() {
    #expect(lines("  ab", 10) == ["  ab"])
    #expect(lines("  ab cd", 5) == ["  ab", "cd"])
    #expect(lines("ab  ", 4) == ["ab  "])
    #expect(lines("ab  ", 3) == ["ab"])
    #expect(lines("    ab", 2) == ["  ", "ab"])
    #expect(lines("     ", 2) == ["  "])
  }

  @Test("a line may end after a hyphen inside a word, not after one that starts it")
  func hyphens() {
    #expect(lines("well-known", 6) == ["well-", "known"])
    #expect(lines("use --long-flag", 9) == ["use", "--long-", "flag"])
    #expect(lines("--flags", 4) == ["--fl", "ags"])
    #expect(lines("in 2024-2025", 8) == ["in", "2024-202", "5"])
    #expect(lines("and/or", 5) == ["and/", "or"])
    #expect(lines("see /usr/lib", 8) == ["see", "/usr/lib"])
  }

  @Test(
    "ideographs part anywhere, but closing marks keep to what is before, opening to what is after")
  func kinsoku() {
    #expect(lines("你好世界", 4) == ["你好", "世界"])
    #expect(lines("你好世界", 5) == ["你好", "世界"])
    #expect(lines("你好，世界", 4) == ["你", "好，", "世界"])
    #expect(lines("你好（世界）", 6) == ["你好", "（世", "界）"])
    #expect(lines("コーヒー", 2) == ["コ", "ー", "ヒ", "ー"])
    #expect(lines("がっこう", 4) == ["がっ", "こう"])
    #expect(lines("東京Tower", 6) == ["東京", "Tower"])
  }

  @Test("Hangul wraps at its spaces")
  func hangul() {
    #expect(lines("안녕 세상아", 7) == ["안녕", "세상아"])
    #expect(lines("안녕하세요", 4) == ["안녕", "하세", "요"])
  }

  @Test("invisible characters say where a line may end and where not")
  func marks() {
    #expect(lines("abc\u{200B}def", 4) == ["abc", "def"])
    #expect(lines("a b\u{A0}c", 4) == ["a", "b\u{A0}c"])
    #expect(lines("a well-\u{2060}known", 8) == ["a", "well-kno", "wn"])
    #expect(lines("a 你\u{2060}好", 5) == ["a", "你好"])
    #expect(lines("ab     \u{2060}c", 4) == ["ab", "c"])
  }

  @Test("a soft hyphen is drawn only where the line ends at it")
  func softHyphen() {
    #expect(lines("hyphen\u{AD}ation", nil) == ["hyphenation"])
    #expect(lines("hyphen\u{AD}ation", 8) == ["hyphen-", "ation"])
    #expect(lines("hyphen\u{AD}ation", 7) == ["hyphen-", "ation"])
    #expect(lines("hyphen\u{AD}ation", 6) == ["hyphen", "ation"])
    #expect(PreparedText("hyphen\u{AD}ation").size(width: 8) == Size(width: 7, height: 2))
  }

  @Test("tabs stop every eight columns, or as asked")
  func tabs() {
    #expect(lines("a\tb", nil) == ["a       b"])
    #expect(lines("12345678\tb", nil) == ["12345678        b"])
    #expect(lines("你\tb\n\tc", nil) == ["你      b", "        c"])
    #expect(PreparedText("a\tb", tabWidth: 4).naturalWidth == 5)
    #expect(PreparedText("a\tb", tabWidth: 0).naturalWidth == 3)
  }

  @Test("in no width at all there is one empty line", arguments: [0, -1, Int.min])
  func noWidth(_ width: Int) {
    let text = PreparedText("a\nb")
    #expect(text.size(width: width) == Size(width: 0, height: 1))
    #expect(text.lines(width: width).map { text.glyphs(of: $0) } == [[]])
  }

  @Test("a wide cluster in one column is a space, and the text goes on")
  func tooNarrow() {
    let text = PreparedText("你a")
    #expect(lines("你a", 1) == [" ", "a"])
    #expect(text.size(width: 1) == Size(width: 1, height: 2))
  }

  @Test("an unbounded width is as wide as the text", arguments: [Int.infinity, .max, nil])
  func unbounded(_ width: Int?) {
    #expect(PreparedText("\(fox)\nab").size(width: width) == Size(width: 43, height: 2))
    #expect(lines("\(fox)\nab", width, limit: 1) == ["\(fox)…"])
  }

  @Test("the pieces of a styled text know their glyphs")
  func pieces() {
    let text = PreparedText(pieces: ["ab", "", "你\tc\n", "e", "\u{301}f"])
    #expect(text.glyphs.map(\.description).joined() == "ab你    ce\u{301}f")
    #expect(text.pieceEnds == [2, 2, 8, 9, 10])
    #expect((0..<10).map { text.piece(at: $0) } == [0, 0, 2, 2, 2, 2, 2, 2, 3, 4])
    #expect(PreparedText(pieces: []).pieceEnds == [])
    #expect(PreparedText(pieces: ["", ""]).pieceEnds == [0, 0])
  }
}
