import Tessera
import TesseraTesting
import Testing

@MainActor
private final class Counts {
  var bodies = 0
}

@Suite("Equality of views")
@MainActor
struct EqualityTests {
  private struct Parent<Content: View>: View {
    @State private var stamp = 0
    let content: (Int) -> Content
    var body: some View {
      content(stamp).onKeyPress("p") {
        stamp += 1
        return .handled
      }
    }
  }

  private struct Rounded: View, Equatable {
    let counts: Counts
    let value: Int
    let name: String
    nonisolated static func == (lhs: Rounded, rhs: Rounded) -> Bool {
      lhs.value / 10 == rhs.value / 10
    }
    var body: some View {
      counts.bodies += 1
      return Text("\(name) \(value)")
    }
  }

  @Test("a view with its own == is evaluated only for another value by it")
  func ownEquality() {
    let counts = Counts()
    let pilot = Pilot(width: 20, height: 2) {
      Parent { Rounded(counts: counts, value: $0, name: "v") }
    }
    for _ in 0..<9 { pilot.press("p") }
    #expect(counts.bodies == 1)
    pilot.press("p")
    #expect(counts.bodies == 2)
    #expect(pilot.text.contains("v 10"))
  }

  @Test("equatable() compares by == too")
  func equatable() {
    let counts = Counts()
    let pilot = Pilot(width: 20, height: 2) {
      Parent { Rounded(counts: counts, value: $0, name: "v").equatable() }
    }
    for _ in 0..<9 { pilot.press("p") }
    #expect(counts.bodies == 1)
  }

  @Test("a closure that captures nothing new keeps a view equal, a new one does not")
  func closures() {
    struct Child: View {
      let counts: Counts
      let action: () -> Void
      var body: some View {
        counts.bodies += 1
        return Text("x")
      }
    }
    let counts = Counts()
    let pilot = Pilot(width: 20, height: 2) {
      Parent { stamp in Child(counts: counts) { _ = stamp } }
    }
    pilot.press("p")
    #expect(counts.bodies == 2)
  }
}
