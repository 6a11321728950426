import Tessera
import TesseraTesting
import Testing

private struct Counter: View {
  @State private var count = 0
  let label: String

  var body: some View {
    HStack {
      Text(label)
      Text("\(count)")
    }
    .onKeyPress("a") {
      count += 1
      return .handled
    }
  }
}

@Suite("A change of state")
@MainActor
struct StateChangeTests {
  @Test("evaluates one body, paints one cell and writes a few bytes")
  func oneBody() {
    let pilot = Pilot(width: 30, height: 6) {
      VStack(alignment: .leading) {
        Text("Hello 你好 world")
        Counter(label: "count")
        ForEach(0..<3) { Text("row \($0)") }
      }
    }
    #expect(pilot.text.contains("count 0"))
    pilot.press("a")
    #expect(pilot.text.contains("count 1"))
    #expect(pilot.lastFrame.bodiesEvaluated == 1)
    #expect(pilot.lastFrame.cellsChanged == 1)
    #expect(pilot.lastFrame.bytesWritten <= 12)
  }
}
