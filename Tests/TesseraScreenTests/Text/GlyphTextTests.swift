import Testing
import TesseraScreen

@Suite("Glyphs from text")
struct GlyphTextTests {
  @Test(
    "what a terminal would obey becomes a visible symbol",
    arguments: [
      ("\u{1B}", "␛"), ("\u{7}", "␇"), ("\0", "␀"), ("\t", "␉"), ("\n", "␊"), ("\r", "␍"),
      ("\r\n", "␤"), ("\u{85}", "␤"), ("\u{2028}", "␤"), ("\u{7F}", "␡"), ("\u{9B}", "\u{FFFD}"),
      ("\u{80}", "\u{FFFD}"), ("\u{202E}", "\u{FFFD}"),
      ("\u{200B}", "\u{FFFD}"), ("\u{FEFF}", "\u{FFFD}"),
    ] as [(Character, Character)])
  func symbols(_ character: Character, _ symbol: Character) {
    #expect(Glyph(character).character == symbol)
    #expect(Glyph(character).width == 1)
  }

  @Test("a noncharacter becomes U+FFFD", arguments: [0xFDD0, 0xFFFE, 0xFFFF, 0x1FFFE, 0x10FFFF])
  func noncharacters(_ value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(Glyph(Character(scalar)) == .replacement)
  }

  @Test("a lone mark stands on a dotted circle, so that it cannot join the cell before it")
  func loneMarks() {
    #expect(Glyph("\u{301}").description == "\u{25CC}\u{301}")
    #expect(Glyph("\u{93E}").description == "\u{25CC}\u{93E}")
    #expect(Glyph("\u{1161}").description == "\u{25CC}\u{1161}")
    #expect(Glyph.glyphs(of: "\u{301}").map(\.description) == ["\u{25CC}\u{301}"])
    #expect(Glyph.glyphs(of: "\u{200B}\u{301}a").map(\.description) == ["\u{25CC}\u{301}", "a"])
  }

  @Test("every ASCII byte makes a glyph, the printable ones themselves")
  func ascii() {
    #expect(Glyph(ascii: 0x41).character == "A")
    #expect(Glyph(ascii: 0x20) == .space)
    #expect(Glyph(ascii: 0x1B).character == "␛")
    #expect(Glyph(ascii: 0x7F).character == "␡")
    #expect(Glyph(ascii: 0xC3) == .replacement)
    for byte in UInt8(0)..<0x80 {
      #expect(Glyph(ascii: byte) == Glyph(Character(Unicode.Scalar(byte))))
    }
  }

  @Test("the same cluster is the same glyph, another one another")
  func identity() {
    #expect(Glyph("👩🏽‍💻") == Glyph("👩🏽‍💻"))
    #expect(Glyph("👩🏽‍💻") != Glyph("👩🏾‍💻"))
    #expect(Glyph("e\u{301}").description.unicodeScalars.count == 2)
  }

  @Test("a text becomes its clusters")
  func texts() {
    let text = "Hi 你好 👨‍👩‍👧‍👦e\u{301}🇩🇪🇫🇷한"
    #expect(Glyph.glyphs(of: text).map(\.character) == Array(text))
    #expect(Glyph.glyphs(of: "") == [])
    var glyphs = Glyph.glyphs(of: "ab")
    Glyph.appendGlyphs(of: "[你好!]".dropFirst().dropLast(), to: &glyphs)
    #expect(glyphs.map(\.description).joined() == "ab你好!")
  }

  @Test(
    "what is invisible on its own makes no cell",
    arguments: [
      "\u{200B}", "\u{200D}", "\u{200C}", "\u{AD}", "\u{FEFF}", "\u{2060}", "\u{200E}", "\u{200F}",
      "\u{61C}", "\u{2066}", "\u{2069}", "\u{FE0F}", "\u{E0041}", "\u{3164}", "\u{180E}", "\u{34F}",
    ])
  func invisible(_ text: String) {
    #expect(Glyph.glyphs(of: text) == [])
    #expect(Glyph.glyphs(of: text + "你").map(\.character) == ["你"])
  }

  @Test("a mark that Swift sets apart joins the cluster before it, as in the terminal")
  func burmese() {
    let glyphs = Glyph.glyphs(of: "ကာက")
    #expect(glyphs.map(\.description) == ["ကာ", "က"])
    #expect(glyphs.map(\.width) == [2, 1])
  }

  @Test("a cluster of hundreds of marks is cut to 64 bytes")
  func zalgo() {
    let glyph = Glyph(Character("e" + String(repeating: "\u{301}", count: 500)))
    #expect(glyph.utf8Count == 63)
    #expect(glyph.description == "e" + String(repeating: "\u{301}", count: 31))
    #expect(glyph.width == 1)
  }

  @Test("the bytes of a glyph come out the same by every way")
  func bytes() {
    for character in "a é 你 😀 👨‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 \u{1B}" {
      let glyph = Glyph(character)
      var appended: [UInt8] = [1]
      glyph.appendUTF8(to: &appended)
      let copied = [UInt8](unsafeUninitializedCapacity: Glyph.longestUTF8) { buffer, count in
        count = buffer.baseAddress.map { glyph.copyUTF8(into: $0, capacity: buffer.count) } ?? 0
      }
      #expect(Array(appended.dropFirst()) == Array(glyph.description.utf8))
      #expect(copied == Array(glyph.description.utf8))
      #expect(glyph.utf8Count == copied.count)
    }
  }

  @Test("where the bytes do not fit nothing is written")
  func noRoom() {
    var target: [UInt8] = [7, 7]
    let count = target.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { Glyph("你").copyUTF8(into: $0, capacity: 2) }
    }
    #expect(count == 0)
    #expect(target == [7, 7])
  }

  @Test("a continuation has no text")
  func continuation() {
    var bytes: [UInt8] = []
    Glyph.continuation.appendUTF8(to: &bytes)
    #expect(bytes == [])
    #expect(Glyph.continuation.utf8Count == 0)
    #expect(Glyph.continuation.description == "")
    #expect(Glyph.continuation.character == " ")
  }
}
