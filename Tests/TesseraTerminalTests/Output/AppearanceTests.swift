import TesseraScreen
import TesseraTerminal
import Testing

/// How styles look on terminals that cannot show all of them.
@Suite("Appearance")
struct AppearanceTests {
  @Test("a terminal that can do everything shows a style as it is")
  func everything() {
    var style = CellStyle(
      foreground: .rgb(1, 2, 3), background: .palette(200),
      attributes: [.bold, .italic, TextAttributes(underline: .curly)])
    style.decoration = Decoration(
      underlineColor: .rgb(9, 9, 9), link: "https://example.org")
    #expect(EncoderCapabilities.xterm.appearance(of: style) == style)
  }

  @Test("without colours a background becomes inverse, and a colour alone is lost")
  func monochrome() {
    let shown = EncoderCapabilities.vt100.appearance(of: CellStyle(background: .palette(4)))
    #expect(shown == CellStyle(attributes: .inverse))
    #expect(EncoderCapabilities.vt100.appearance(of: .red) == .plain)
    let both = CellStyle(background: .palette(4), attributes: .inverse)
    #expect(EncoderCapabilities.vt100.appearance(of: both).attributes == .inverse)
    #expect(EncoderCapabilities.minimal.appearance(of: both) == .plain)
  }

  @Test("an underline style becomes a single line, and none where there is none")
  func underlines() {
    let curly = CellStyle(attributes: [.bold, TextAttributes(underline: .curly)])
    #expect(
      EncoderCapabilities.linuxConsole.appearance(of: curly).attributes
        == [.bold, TextAttributes(underline: .single)])
    #expect(EncoderCapabilities.minimal.appearance(of: curly).attributes == [])
  }

  @Test("attributes that the terminal lacks are left out")
  func attributes() {
    let style = CellStyle(attributes: [.italic, .strikethrough, .inverse])
    #expect(EncoderCapabilities.linuxConsole.appearance(of: style).attributes == .inverse)
  }

  @Test("an underline colour is reduced like the others, and dropped without an underline")
  func underlineColor() {
    var capabilities = EncoderCapabilities.xterm
    capabilities.colorDepth = .indexed
    var style = CellStyle(attributes: TextAttributes(underline: .single))
    style.decoration = Decoration(underlineColor: .rgb(255, 0, 0))
    #expect(
      capabilities.appearance(of: style).decoration.underlineColor == .palette(196))
    style.attributes = []
    #expect(capabilities.appearance(of: style).hasDecoration == false)
    capabilities.underlineColor = false
    style.attributes = TextAttributes(underline: .single)
    #expect(capabilities.appearance(of: style).hasDecoration == false)
  }

  @Test("links are dropped where they are not understood")
  func links() {
    var style = CellStyle.plain
    style.decoration = Decoration(link: "https://example.org")
    #expect(EncoderCapabilities.linuxConsole.appearance(of: style) == .plain)
  }
}
