import Tessera
import TesseraTesting
import Testing

@MainActor
@Suite("Lines of text")
struct TextLinesTests {
  @Test("line spacing puts rows between lines, and as many lines are shown as fit with them")
  func spacing() {
    let text = Text("one two three").lineSpacing(1)
    let pilot = Pilot(width: 5, height: 5) { text }
    #expect(pilot.text == "one\n\ntwo\n\nthree")
    pilot.resize(width: 5, height: 4)
    #expect(pilot.text == "one\n\ntwo…\n")
    pilot.resize(width: 5, height: 2)
    #expect(pilot.text == "one…\n")
  }

  @Test("a reserved number of lines has its spaces, too")
  func reserved() {
    let pilot = Pilot(width: 3, height: 8) {
      Text("one").lineLimit(3, reservesSpace: true).lineSpacing(1)
        .accessibilityIdentifier("text")
    }
    #expect(pilot.frame(of: "text")?.height == 5)
  }

  @Test("the last baseline is that of the last line")
  func baseline() {
    let pilot = Pilot(width: 7, height: 5) {
      HStack(alignment: .lastTextBaseline) {
        Text("a\nb").lineSpacing(2)
        Text("end")
      }
    }
    #expect(pilot.text == " a\n\n\n b end\n")
  }

  @Test("the case of letters follows the environment, and is laid out anew when it changes")
  func textCase() {
    let pilot = Pilot(width: 8, height: 1) { Cased() }
    #expect(pilot.text == " Straße")
    pilot.press("x")
    #expect(pilot.text == "STRASSE")
    pilot.press("x")
    #expect(pilot.text == " Straße")
  }

  private struct Cased: View {
    @State private var isLoud = false

    var body: some View {
      Text("Straße").textCase(isLoud ? .uppercase : nil)
        .onKeyPress("x") {
          isLoud.toggle()
          return .handled
        }
    }
  }

  @Test("a tab reaches to the next of every eight columns, also across styles")
  func tabs() {
    let pilot = Pilot(width: 20, height: 2) {
      Text("a\tb\n\(Text("abc").bold())\t\(Text("d").italic())")
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(pilot.text == "a       b\nabc     d")
    #expect(pilot.cell(x: 8, y: 1).attributes == .italic)
  }
}
