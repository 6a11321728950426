import TesseraScreen
import TesseraTerminal
import Testing

@Suite("Style encoder")
struct StyleEncoderTests {
  /// What is sent between a letter in one style and the next letter in another.
  private func change(
    from old: CellStyle, to new: CellStyle, on capabilities: EncoderCapabilities = .xterm
  ) -> String {
    var stage = Stage(capabilities: capabilities)
    stage.write("a", 0, 0, old)
    _ = stage.frame()
    stage.write("b", 1, 0, new)
    let sent = stage.frame()
    return String(sent.dropLast())
  }

  @Test("colours take their shortest form")
  func colors() {
    func text(_ color: CellColor) -> String {
      change(from: .plain, to: CellStyle(foreground: color))
    }
    #expect(text(.palette(1)) == "␛[31m")
    #expect(text(.palette(9)) == "␛[91m")
    #expect(text(.palette(99)) == "␛[38;5;99m")
    #expect(text(.rgb(1, 20, 255)) == "␛[38;2;1;20;255m")
    func ground(_ color: CellColor) -> String {
      change(from: .plain, to: CellStyle(background: color))
    }
    #expect(ground(.palette(7)) == "␛[47m")
    #expect(ground(.palette(15)) == "␛[107m")
    #expect(ground(.palette(16)) == "␛[48;5;16m")
    #expect(ground(.rgb(0, 0, 0)) == "␛[48;2;0;0;0m")
  }

  @Test("all changes are parameters of one sequence")
  func combined() {
    let style = CellStyle(
      foreground: .palette(2), background: .palette(0), attributes: [.bold, .italic, .inverse])
    #expect(change(from: .plain, to: style) == "␛[1;3;7;32;40m")
  }

  @Test("back to plain is the reset")
  func plain() {
    #expect(change(from: .red, to: .plain) == "␛[m")
    #expect(change(from: CellStyle(attributes: [.dim, .blink]), to: .plain) == "␛[m")
  }

  @Test("the shorter of difference and reset is sent")
  func shorter() {
    let loud = CellStyle(
      foreground: .palette(1), background: .rgb(10, 20, 30), attributes: [.bold, .italic])
    var calm = loud
    calm.foreground = .standard
    #expect(change(from: loud, to: calm) == "␛[39m")
    #expect(change(from: loud, to: .underlined) == "␛[;4m")
    #expect(change(from: .red, to: .onBlue) == "␛[;44m")
  }

  @Test("bold and dim end together, and what stays begins anew")
  func weights() {
    let ground = CellColor.rgb(100, 100, 100)
    let both = CellStyle(background: ground, attributes: [.bold, .dim])
    #expect(
      change(from: both, to: CellStyle(background: ground, attributes: .dim)) == "␛[22;2m")
    #expect(
      change(from: CellStyle(background: ground, attributes: .bold), to: both) == "␛[2m")
  }

  @Test(
    "each attribute has its codes",
    arguments: [
      (TextAttributes.bold, "1", "22"), (.dim, "2", "22"), (.italic, "3", "23"),
      (.blink, "5", "25"), (.inverse, "7", "27"), (.strikethrough, "9", "29"),
      (TextAttributes(underline: .single), "4", "24"),
      (TextAttributes(underline: .double), "4:2", "24"),
      (TextAttributes(underline: .curly), "4:3", "24"),
      (TextAttributes(underline: .dotted), "4:4", "24"),
      (TextAttributes(underline: .dashed), "4:5", "24"),
    ])
  func attributes(attribute: TextAttributes, on: String, off: String) {
    // A colour that is long to say keeps the reset away.
    let colored = CellStyle(foreground: .rgb(200, 200, 200))
    var marked = colored
    marked.attributes = attribute
    #expect(change(from: colored, to: marked) == "␛[\(on)m")
    #expect(change(from: marked, to: colored) == "␛[\(off)m")
  }

  @Test("from one underline to another goes without an end between")
  func underlines() {
    var curly = CellStyle(foreground: .rgb(200, 200, 200))
    curly.attributes = TextAttributes(underline: .curly)
    var single = curly
    single.attributes = TextAttributes(underline: .single)
    #expect(change(from: curly, to: single) == "␛[4:1m")
    #expect(change(from: single, to: curly) == "␛[4:3m")
  }

  @Test("underline colours are sent with colons, which others skip whole")
  func underlineColors() {
    var error = CellStyle(attributes: TextAttributes(underline: .curly))
    error.decoration = Decoration(underlineColor: .rgb(255, 0, 9))
    #expect(change(from: .plain, to: error) == "␛[4:3;58:2::255:0:9m")
    var other = error
    other.decoration = Decoration(underlineColor: .palette(3))
    #expect(change(from: error, to: other) == "␛[58:5:3m")
    #expect(change(from: other, to: CellStyle(attributes: other.attributes)) == "␛[59m")
  }

  @Test("a space between two words keeps their look; a marked one does not")
  func spaceBetween() {
    var stage = Stage()
    stage.write("one", 0, 0, .red)
    stage.write(" ", 3, 0, .plain)
    stage.write("two", 4, 0, .red)
    #expect(stage.frame() == "␛[31mone two")
    stage.write("one", 0, 1, .underlined)
    stage.write(" ", 3, 1, .onBlue)
    stage.write("two", 4, 1, .underlined)
    #expect(stage.frame() == "␊␍␛[;4mone␛[;44m ␛[;4mtwo")
  }

  @Test("a space before another look takes that look on")
  func spaceBefore() {
    var stage = Stage()
    stage.write("one", 0, 0, .underlined)
    stage.write("two", 4, 0, .red)
    #expect(stage.frame() == "␛[4mone␛[;31m two")
  }

  @Test("a link is opened with an id and closed where it ends")
  func links() {
    var stage = Stage()
    var style = CellStyle.plain
    style.decoration = Decoration(link: "https://example.org/a")
    stage.write("here", 0, 0, style)
    stage.write(".", 4, 0)
    let id = style.decorationNumber
    #expect(
      stage.frame() == "␛]8;id=\(id);https://example.org/a␛\\here␛]8;;␛\\.")
  }

  @Test("a link on two rows is one link, and stays open from row to row")
  func linkOnRows() {
    var stage = Stage(width: 6, height: 3)
    var style = CellStyle.plain
    style.decoration = Decoration(link: "https://example.org/b")
    stage.write("abcdef", 0, 0, style)
    stage.write("ghijkl", 0, 1, style)
    let sent = stage.frame()
    #expect(sent.split(separator: "example").count == 2)
    stage.write("x", 0, 2)
    _ = stage.frame()
    stage.write("A", 0, 0, style)
    #expect(stage.frame().contains("id=\(style.decorationNumber);"))
  }
}
