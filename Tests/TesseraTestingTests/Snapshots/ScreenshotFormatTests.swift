import Foundation
import Tessera
import Testing

@testable import TesseraTesting

@MainActor
@Suite("How snapshots write a screen")
struct ScreenshotFormatTests {
  private let specimen = Screenshot.of(60, 20) { Specimen() }

  @Test("text has the rows as the pilot shows them")
  func text() {
    let pilot = Pilot(width: 60, height: 20) { Specimen() }
    #expect(pilot.screenshot.text == pilot.text + "\n")
  }

  @Test("a terminal that is sent the ANSI form shows the screen, cell by cell")
  func ansi() {
    let terminal = TerminalEmulator(width: 60, height: 21, widthModel: .graphemes)
    terminal.feed(specimen.ansi.replacing("\n", with: "\r\n"))
    #expect(terminal.unknownSequences.isEmpty)
    for y in 0..<20 {
      for x in 0..<60 {
        let cell = specimen[x, y]
        let shown = terminal.cell(x: x, y: y)
        #expect(shown.text == cell.glyph.description, "(\(x), \(y))")
        #expect(shown.foreground.bits == cell.style.foreground.rawValue, "(\(x), \(y))")
        #expect(shown.background.bits == cell.style.background.rawValue, "(\(x), \(y))")
        #expect(shown.isBold == cell.style.attributes.contains(.bold), "(\(x), \(y))")
        #expect(shown.underline.rawValue == cell.style.attributes.underline.rawValue)
        #expect(shown.hyperlink?.uri == cell.style.decoration.link, "(\(x), \(y))")
      }
    }
  }

  @Test(
    "every form is read as the screen of which it was written", arguments: SnapshotFormat.allCases)
  func roundTrip(format: SnapshotFormat) throws {
    let read = try format.read(format.contents(of: specimen))
    #expect(format.compared(read).differences(from: format.compared(specimen)).isEmpty)
  }

  @Test("random screens in every style come back from ANSI and SVG as they were")
  func randomScreens() throws {
    var generator = SplitMix(seed: 7)
    for _ in 0..<50 {
      let shot = randomScreen(&generator)
      let ansi = try Screenshot(ansi: shot.ansi)
      #expect(ansi.differences(from: shot).isEmpty)
      let svg = try Screenshot(svg: shot.svg)
      #expect(svg == shot)
    }
  }

  @Test("a space keeps only what can be seen of it")
  func invisible() {
    let shot = Screenshot.of(3, 1) { Text(" x ").bold().foregroundStyle(.red) }
    #expect(shot[0, 0] == .blank)
    #expect(shot[1, 0].style.attributes == .bold)
  }

  @Test("an SVG is well-formed XML that refers to nothing outside")
  func wellFormed() throws {
    let svg = specimen.svg
    #expect(XMLScanner.problem(in: svg) == nil)
    #expect(!svg.contains("url("))
    #expect(!svg.contains("<script") && !svg.contains("<style") && !svg.contains("<image"))
    #expect(svg.contains("<a href=\"https://example.org/?a=1&amp;b=2\">"))
  }

  @Test("each cluster of an SVG stands on its own cell")
  func grid() {
    let shot = Screenshot.of(12, 1) { Text("a漢b😀c") }
    let svg = shot.svg
    let start = CellGrid.x(2)
    func x(_ cells: Double) -> String { CellGrid.number(start + cells * CellGrid.width) }
    #expect(shot.text == "  a漢b😀c\n")
    #expect(svg.contains("<text x=\"\(x(0))\" y=\"21.4\">a</text>"))
    #expect(svg.contains("<text x=\"\(x(2))\" y=\"21.4\" text-anchor=\"middle\">漢</text>"))
    #expect(svg.contains("<text x=\"\(x(3))\" y=\"21.4\">b</text>"))
    #expect(svg.contains("<text x=\"\(x(5))\" y=\"21.4\" text-anchor=\"middle\">😀</text>"))
    #expect(svg.contains("<text x=\"\(x(6))\" y=\"21.4\">c</text>"))
  }

  @Test("a link that would run something leads nowhere")
  func links() {
    let shot = Screenshot.of(4, 1) { Text("x").link("javascript:alert(1)") }
    #expect(shot[1, 0].style.decoration.link == "javascript:alert(1)")
    #expect(!shot.svg.contains("href"))
  }

  @Test("box-drawing characters lead to the edges of the cell that they should")
  func boxes() throws {
    let corner = try #require(BoxDrawing("┏"))
    #expect(corner.right == .heavy && corner.down == .heavy)
    #expect(corner.up == .none && corner.left == .none)
    let mixed = try #require(BoxDrawing("╢"))
    #expect(mixed.left == .light && mixed.up == .double && mixed.down == .double)
    #expect(BoxDrawing("╱") == nil && BoxDrawing("a") == nil)
    for value in UInt32(0x2500)...0x257F where !(0x2571...0x2573).contains(value) {
      let scalar = try #require(Unicode.Scalar(value))
      let box = try #require(BoxDrawing(scalar))
      let path = box.path(x: 0, y: 0)
      let arms = [box.up, box.right, box.down, box.left]
      let isThin = arms.contains { $0 == .light || $0 == .double }
      #expect(path.light.isEmpty == !isThin, "\(scalar)")
      #expect(path.heavy.isEmpty == !arms.contains(.heavy), "\(scalar)")
    }
  }

  private func randomScreen(_ random: inout SplitMix) -> Screenshot {
    var shot = Screenshot(size: Size(width: random.between(1, 30), height: random.between(1, 8)))
    shot.colorScheme = random.oneIn(2) ? .light : .dark
    let glyphs = Glyph.glyphs(of: "abc <&>\"\\é─漢😀")
    for y in 0..<shot.size.height {
      var x = 0
      while x < shot.size.width {
        var glyph = random.pick(glyphs)
        if glyph.isWide, x + 1 == shot.size.width { glyph = .space }
        let style = randomStyle(&random)
        shot[x, y] = Cell(glyph: glyph, style: style)
        if glyph.isWide { shot[x + 1, y] = Cell(glyph: .continuation, style: style) }
        x += glyph.width
      }
    }
    return shot
  }

  private func randomStyle(_ random: inout SplitMix) -> CellStyle {
    guard !random.oneIn(3) else { return .plain }
    var style = CellStyle(
      foreground: randomColor(&random), background: randomColor(&random),
      attributes: TextAttributes(rawValue: UInt16(random.below(64))))
    style.attributes.underline = random.pick(UnderlineStyle.allCases)
    if random.oneIn(3) {
      style.decoration = Decoration(
        underlineColor: randomColor(&random), link: random.oneIn(2) ? "https://x.org/\\" : nil)
    }
    return style
  }

  private func randomColor(_ random: inout SplitMix) -> CellColor {
    switch random.below(3) {
    case 0: .standard
    case 1: .palette(UInt8(random.below(256)))
    default: .rgb(UInt8(random.below(256)), 0, UInt8(random.below(256)))
    }
  }
}
