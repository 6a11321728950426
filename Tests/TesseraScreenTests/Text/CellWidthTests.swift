import Testing
import TesseraScreen

@Suite("Cell width")
struct CellWidthTests {
  @Test(
    "a cluster takes the columns that terminals give it",
    arguments: [
      ("a", 1), (" ", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("я", 1), ("א", 1), ("م", 1),
      ("你", 2), ("あ", 2), ("ｱ", 1), ("Ａ", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
      ("─", 1), ("█", 1), ("…", 1), ("°", 1), ("\u{E0B0}", 1), ("\u{3000}", 2),
      ("😀", 2), ("👩🏽‍💻", 2), ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2), ("☝🏽", 2), ("🏳️‍🌈", 2),
      ("🇩🇪", 2), ("🇩", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2),
      ("❤", 1), ("❤\u{FE0F}", 2), ("☺\u{FE0E}", 1), ("⌚", 2), ("⌚\u{FE0E}", 2),
      ("1\u{FE0F}\u{20E3}", 2), ("1\u{20E3}", 1), ("1", 1), ("a\u{FE0F}", 1),
      ("क", 1), ("कि", 2), ("क्ष", 2), ("का", 2), ("กำ", 2),
    ] as [(String, Int)])
  func clusters(_ text: String, _ width: Int) {
    let character = Character(text)
    #expect(CellWidth.width(of: character) == width)
    #expect(Glyph(character).isWide == (width == 2))
  }

  @Test(
    "a scalar takes 0, 1 or 2 columns",
    arguments: [
      ("a", 1), ("\u{301}", 0), ("\u{20E3}", 0), ("\u{200B}", 0), ("\u{200D}", 0), ("\u{AD}", 0),
      ("\u{FE0F}", 0), ("\u{1161}", 0), ("\u{1100}", 2), ("\u{4E00}", 2), ("\u{9FFF}", 2),
      ("\u{3400}", 2), ("\u{20000}", 2), ("\u{3FFFD}", 2), ("\u{1F600}", 2), ("\u{FF01}", 2),
      ("\u{FF61}", 1), ("\u{E000}", 1), ("\u{10FFFD}", 1), ("\u{E0020}", 0), ("\u{7}", 1),
      ("\u{2630}", 2), ("\u{1FAE9}", 2), ("\u{93E}", 1),
    ] as [(Unicode.Scalar, Int)])
  func scalars(_ scalar: Unicode.Scalar, _ width: Int) {
    #expect(CellWidth.width(of: scalar) == width)
  }

  @Test(
    "where terminals disagree the width is uncertain",
    arguments: [
      "❤\u{FE0F}", "☺\u{FE0E}", "⌚\u{FE0E}", "🇩🇪", "🇩", "1\u{FE0F}\u{20E3}", "👩🏽‍💻", "👍🏽",
      "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "क्ष", "का", "กำ", "\u{2630}", "\u{600}1", "\u{378}", "\u{1FAE9}",
    ])
  func uncertain(_ text: String) {
    let character = Character(text)
    #expect(CellWidth.isUncertain(character))
    #expect(Glyph(character).isWidthUncertain)
  }

  @Test(
    "where they agree it is certain, so that no cursor motion is wasted",
    arguments: [
      "a", "é", "e\u{301}", "你", "한", "\u{1112}\u{1161}\u{11AB}", "😀", "─", "│", "█", "…", "❤",
      "✓", "•", "→", "\u{E0B0}", "я", "א", "م", "क", "\u{301}",
    ] as [Character])
  func certain(_ character: Character) {
    #expect(!CellWidth.isUncertain(character))
  }

  @Test("a text takes the sum of its clusters")
  func texts() {
    #expect(CellWidth.width(of: "") == 0)
    #expect(CellWidth.width(of: "Hello") == 5)
    #expect(CellWidth.width(of: "你好, 👩🏽‍💻!") == 9)
    #expect(CellWidth.width(of: "a\u{200B}b\u{FEFF}") == 2)
  }

  @Test("an ASCII character takes one column, and only 0...9, # and * can become keycaps")
  func ascii() {
    for value in UInt8(0x20)..<0x7F {
      let base = Unicode.Scalar(value)
      #expect(CellWidth.width(of: base) == 1)
      var cluster = String.UnicodeScalarView()
      cluster.append(base)
      cluster.append("\u{FE0F}")
      let isKeycapBase = "0123456789#*".unicodeScalars.contains(base)
      #expect(CellWidth.width(of: Character(String(cluster))) == (isKeycapBase ? 2 : 1))
    }
  }
}
