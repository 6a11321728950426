import Tessera
import TesseraTesting
import Testing

@MainActor
@Suite("GeometryReader")
struct GeometryReaderTests {
  @Test("its content is made for the size that it has, and again when the screen is another")
  func size() {
    let pilot = Pilot(width: 20, height: 2) {
      GeometryReader { geometry in
        if geometry.size.width < 10 {
          Text("narrow")
        } else {
          Text("\(geometry.size.width)×\(geometry.size.height)")
        }
      }
    }
    #expect(pilot.text == "20×2\n")
    pilot.resize(width: 30, height: 1)
    #expect(pilot.text == "30×1")
    pilot.resize(width: 9, height: 1)
    #expect(pilot.text == "narrow")
    pilot.resize(width: 0, height: 0)
    pilot.resize(width: 12, height: 1)
    #expect(pilot.text == "12×1")
  }

  @Test("it takes the room that a stack leaves, at the top leading corner")
  func stack() {
    let pilot = Pilot(width: 12, height: 3) {
      VStack(alignment: .leading) {
        Text("above")
        GeometryReader { Text("\($0.size.height) rows") }
        Text("below")
      }
    }
    #expect(pilot.text == "above\n1 rows\nbelow")
  }

  @Test("state that its content reads makes it again, and the content's own state is kept")
  func state() {
    let pilot = Pilot(width: 20, height: 2) { Outer() }
    #expect(pilot.text == "outer 0\ninner 0")
    pilot.press("o")
    pilot.press("i")
    pilot.resize(width: 18, height: 2)
    #expect(pilot.text == "outer 1\ninner 1")
  }

  @Test("what appears in its first frame and changes it at once is laid out in the same frame")
  func changeOnAppear() {
    let pilot = Pilot(width: 20, height: 4) {
      GeometryReader { _ in
        HStack(alignment: .top) { Log().frame(maxHeight: .infinity, alignment: .top) }
      }
    }
    #expect(pilot.text == "above\nappeared\n\n")
  }

  private struct Log: View {
    @State private var lines: [String] = []

    var body: some View {
      VStack(alignment: .leading) {
        Text("above").onAppear { lines.append("appeared") }
        ForEach(lines, id: \.self) { Text($0) }
      }
    }
  }

  private struct Outer: View {
    @State private var count = 0

    var body: some View {
      GeometryReader { _ in
        VStack(alignment: .leading) {
          Text("outer \(count)")
          Inner()
        }
      }
      .onKeyPress("o") {
        count += 1
        return .handled
      }
    }
  }

  private struct Inner: View {
    @State private var count = 0

    var body: some View {
      Text("inner \(count)").onKeyPress("i") {
        count += 1
        return .handled
      }
    }
  }
}
