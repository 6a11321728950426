import Observation
import Tessera
import TesseraScreen
import TesseraTesting
import Testing

@MainActor
@Suite("Canvas")
struct CanvasTests {
  @Test("takes the room that is offered and draws cells, texts and areas into it")
  func drawing() {
    let pilot = Pilot(width: 8, height: 4) {
      Canvas { context, size in
        context.stroke(Rect(origin: .zero, size: size), style: .ascii)
        context.put("é", x: 1, y: 1)
        context.put("你", x: 2, y: 1)
        context.write("héy", x: 4, y: 1)
        context.write("abc", x: 1, y: 2)
        context.draw(Text("x").bold() + Text("y"), x: 5, y: 2)
      }
    }
    #expect(pilot.text == "+------+\n|é你héy|\n|abc xy|\n+------+")
    #expect(pilot.cell(x: 5, y: 2).attributes == .bold)
    #expect(pilot.cell(x: 6, y: 2).attributes.isEmpty)
  }

  @Test("is clipped to its own cells")
  func clipping() {
    let pilot = Pilot(width: 6, height: 3) {
      Canvas { context, _ in
        context.fill(Rect(x: -9, y: -9, width: 99, height: 99), with: Glyph("x"), style: .plain)
        context.write("abcdef", x: -2, y: 0)
        context.put("你", x: 1, y: 0, style: .plain)
        context.put("z", x: Int.max, y: Int.min)
        context.write("far", x: Int.max, y: 0)
      }
      .frame(width: 2, height: 1)
    }
    #expect(pilot.text == "\n  c\n")
  }

  @Test("colours are the palette's or 24 bits, and what is clear keeps what is behind")
  func colors() {
    let pilot = Pilot(width: 4, height: 1) {
      Canvas { context, size in
        context.fill(Rect(x: 0, y: 0, width: 2, height: 1), with: .blue)
        context.fill(Rect(x: 1, y: 0, width: 1, height: 1), with: Color(hex: 0xFFFFFF).opacity(0))
        context.put("a", x: 0, y: 0, color: .red)
        context.put(
          Glyph(ascii: 0x62), x: 2, y: 0,
          style: CellStyle(foreground: .rgb(1, 2, 3), background: .rgb(4, 5, 6)))
        context.put("c", x: 3, y: 0, style: context.style(attributes: .bold))
      }
      .background(Color.green)
    }
    #expect(pilot.cell(x: 0, y: 0).foreground == .palette(1))
    #expect(pilot.cell(x: 0, y: 0).background == .palette(4))
    #expect(pilot.cell(x: 1, y: 0).background == .palette(4))
    #expect(pilot.cell(x: 2, y: 0).background == .rgb(4, 5, 6))
    #expect(pilot.cell(x: 3, y: 0).background == .palette(2))
    #expect(pilot.cell(x: 3, y: 0).attributes == .bold)
  }

  @Observable
  @MainActor
  final class Model {
    var letter: Character = "a"
    var other = 0
  }

  private struct Letters: View {
    @State private var count = 0
    let model: Model

    var body: some View {
      VStack(alignment: .leading) {
        Counted(count: $count, model: model)
        Button("Count") { count += 1 }
      }
    }
  }

  private struct Counted: View {
    @Binding var count: Int
    let model: Model

    var body: some View {
      Canvas { context, _ in
        context.put(model.letter, x: 0, y: 0)
        context.write("\(count)", x: 1, y: 0)
      }
    }
  }

  @Test("is drawn again, and nothing else is done, when what it read changes")
  func tracking() {
    let model = Model()
    let pilot = Pilot(width: 10, height: 2) { Letters(model: model) }
    #expect(pilot.row(0) == "a0")
    let frame = pilot.lastFrame.frame
    model.other = 1
    pilot.press(.escape)
    #expect(pilot.lastFrame.frame == frame)
    model.letter = "b"
    pilot.press(.escape)
    #expect(pilot.row(0) == "b0")
    #expect(pilot.lastFrame.bodiesEvaluated == 0)
    #expect(pilot.lastFrame.nodesLaidOut == 0)
    pilot.press(.return)
    #expect(pilot.row(0) == "b1")
  }

  @Test("keeps what is in front of it when it is drawn again")
  func front() {
    let model = Model()
    let pilot = Pilot(width: 4, height: 1) {
      Canvas { context, size in
        for x in 0..<size.width { context.put(model.letter, x: x, y: 0) }
      }
      .overlay { Text("!") }
    }
    #expect(pilot.text == "a!aa")
    model.letter = "b"
    pilot.press(.escape)
    #expect(pilot.text == "b!bb")
  }
}
