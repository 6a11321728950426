import Tessera
import TesseraTesting
import Testing

@MainActor
@Suite("Reading direction")
struct ReadingDirectionTests {
  @Test("a row, its alignments and its padding are mirrored where lines are read from the right")
  func mirrored() {
    let pilot = Pilot(width: 12, height: 5) {
      VStack(alignment: .leading) {
        HStack {
          Text("one")
          Spacer()
          Text("two")
        }
        Text("lead").padding(.leading, 2)
        Text("trail").frame(maxWidth: .infinity, alignment: .trailing)
        Text("ab\nc").multilineTextAlignment(.trailing)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(pilot.text == "two      one\n      lead\ntrail\n          ab\n          c")
  }

  @Test("the direction can change, and each view stays where its own direction puts it")
  func change() {
    let pilot = Pilot(width: 10, height: 2) { Turning() }
    #expect(pilot.text == "a bb    cc\nx")
    pilot.press("t")
    #expect(pilot.text == "cc    bb a\n         x")
    pilot.press("t")
    #expect(pilot.text == "a bb    cc\nx")
  }

  private struct Turning: View {
    @State private var isTurned = false

    var body: some View {
      VStack(alignment: .leading) {
        HStack {
          Text("a")
          Text("bb")
          Spacer()
          Text("cc")
        }
        Text("x")
      }
      .environment(\.layoutDirection, isTurned ? .rightToLeft : .leftToRight)
      .onKeyPress("t") {
        isTurned.toggle()
        return .handled
      }
    }
  }

  @Test("the pointer meets a view where it is seen")
  func pointer() {
    var presses = 0
    let pilot = Pilot(width: 10, height: 1) {
      HStack {
        Button("no") {}.buttonStyle(.plain)
        Spacer()
        Button("go") { presses += 1 }.buttonStyle(.plain)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(pilot.text == "go      no")
    pilot.click(x: 0, y: 0)
    #expect(presses == 1)
  }
}
