import TesseraTesting
import Testing

@Suite("Emulator: colours and attributes")
struct RenditionTests {
  private func style(_ bytes: String) -> EmulatorCell {
    terminal("\(bytes)x").cell(x: 0, y: 0)
  }

  @Test(
    "each attribute is switched on and off by its own numbers",
    arguments: [
      (1, 22, EmulatorAttributes.bold), (2, 22, .dim), (3, 23, .italic), (5, 25, .blink),
      (6, 25, .rapidBlink), (7, 27, .inverse), (8, 28, .invisible), (9, 29, .strikethrough),
      (53, 55, .overline),
    ])
  func attributes(_ on: Int, _ off: Int, _ attribute: EmulatorAttributes) {
    #expect(style("\u{1B}[\(on)m").attributes == attribute)
    #expect(style("\u{1B}[\(on)m\u{1B}[\(off)m").attributes == [])
    #expect(style("\u{1B}[\(on)m\u{1B}[m") == EmulatorCell("x"))
    #expect(style("\u{1B}[1;2;3;5;7;8;9;53;\(off)m").attributes.contains(attribute) == false)
  }

  @Test(
    "underlines come in five styles",
    arguments: [
      ("4", EmulatorUnderline.single), ("21", .double), ("4:0", .none), ("4:1", .single),
      ("4:2", .double), ("4:3", .curly), ("4:4", .dotted), ("4:5", .dashed), ("4:3;24", .none),
    ])
  func underlines(_ codes: String, _ underline: EmulatorUnderline) {
    #expect(style("\u{1B}[\(codes)m").underline == underline)
  }

  @Test("30-37, 90-97, 40-47 and 100-107 choose from the palette, 39 and 49 the default")
  func basicColors() {
    for number in UInt8(0)..<8 {
      #expect(style("\u{1B}[\(30 + number)m").foreground == .palette(number))
      #expect(style("\u{1B}[\(90 + number)m").foreground == .palette(number + 8))
      #expect(style("\u{1B}[\(40 + number)m").background == .palette(number))
      #expect(style("\u{1B}[\(100 + number)m").background == .palette(number + 8))
    }
    #expect(style("\u{1B}[31;42m\u{1B}[39m").foreground == .default)
    #expect(style("\u{1B}[31;42m\u{1B}[49m").background == .default)
  }

  @Test(
    "38 takes a number of the palette or three components, with semicolons or colons",
    arguments: [
      ("38;5;200", EmulatorColor.palette(200)), ("38:5:200", .palette(200)),
      ("38;2;1;2;3", .rgb(1, 2, 3)), ("38:2:1:2:3", .rgb(1, 2, 3)), ("38:2::1:2:3", .rgb(1, 2, 3)),
      ("38;2;255;;3", .rgb(255, 0, 3)), ("1;38;5;9;4", .palette(9)),
    ])
  func extendedColors(_ codes: String, _ color: EmulatorColor) {
    #expect(style("\u{1B}[\(codes)m").foreground == color)
    let background = codes.replacing("38", with: "48")
    #expect(style("\u{1B}[\(background)m").background == color)
    let line = codes.replacing("38", with: "58")
    #expect(style("\u{1B}[\(line)m").underlineColor == color)
    #expect(style("\u{1B}[\(line)m\u{1B}[59m").underlineColor == .default)
  }

  @Test("numbers around a colour keep their own meaning")
  func neighbours() {
    let cell = style("\u{1B}[1;38;2;1;2;3;4;48:5:7;9m")
    #expect(cell.attributes == [.bold, .strikethrough])
    #expect(cell.underline == .single)
    #expect(cell.foreground == .rgb(1, 2, 3))
    #expect(cell.background == .palette(7))
  }

  @Test("missing numbers are 0")
  func missing() {
    #expect(style("\u{1B}[1m\u{1B}[;4m").isBold == false)
    #expect(style("\u{1B}[1;;4m").attributes == [])
    #expect(style("\u{1B}[1m\u{1B}[m").attributes == [])
  }

  @Test(
    "what is no rendition changes nothing and is noted",
    arguments: ["38;5;256", "38;2;1;2", "38;9", "38", "4:9", "99", "38:2:1", "1:2", "58;2;0;0;300"])
  func unknown(_ codes: String) {
    #expect(style("\u{1B}[\(codes)m") == EmulatorCell("x"))
    #expect(terminal("\u{1B}[\(codes)m").unknownSequences == ["SGR \(codes)"])
  }

  @Test("more parameters than a terminal keeps are noted")
  func tooMany() {
    let codes = (0..<33).map { _ in "1" }.joined(separator: ";")
    #expect(terminal("\u{1B}[\(codes)m").unknownSequences == ["more than 32 parameters"])
  }

  @Test("the pen is what the next character will look like")
  func pen() {
    let terminal = terminal("\u{1B}[1;31;48;5;7m")
    var expected = EmulatorCell()
    expected.attributes = .bold
    expected.foreground = .palette(1)
    expected.background = .palette(7)
    #expect(terminal.pen == expected)
  }

  @Test("what cannot be seen on a space does not count for looks")
  func visible() {
    let plain = EmulatorCell()
    var cell = EmulatorCell()
    cell.foreground = .palette(1)
    cell.attributes = [.bold, .italic]
    #expect(cell != plain)
    #expect(cell.visible == plain.visible)
    cell.attributes.insert(.inverse)
    #expect(cell.visible != plain.visible)
    cell.attributes = []
    cell.underline = .single
    #expect(cell.visible != plain.visible)
  }

  @Test("a cell describes itself in a line")
  func description() {
    let cell = style("\u{1B}[1;4:3;31;48;2;16;32;48m")
    #expect(cell.description == "\"x\" bold, curly underline, text 1, behind #102030")
    #expect(EmulatorCell().description == "\" \"")
  }

  @Test("colours survive their packed form")
  func packing() {
    for color in [
      EmulatorColor.default, .palette(0), .palette(255), .rgb(0, 0, 0), .rgb(1, 2, 255),
    ] {
      #expect(EmulatorColor(bits: color.bits) == color)
    }
    #expect(EmulatorColor(bits: 0xFF00_0000) == .default)
  }
}
