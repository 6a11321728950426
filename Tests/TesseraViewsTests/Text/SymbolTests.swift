import TesseraScreen
import Testing

@testable import TesseraViews

@Suite("Symbols")
struct SymbolTests {
  @Test("each sign is one column wide, and no terminal disagrees")
  func widths() {
    for (name, sign) in Symbols.table {
      let glyph = Glyph(sign)
      #expect(glyph.width == 1, "\(name)")
      #expect(!glyph.isWidthUncertain, "\(name)")
    }
  }
}
