import Tessera
import TesseraTesting
import Testing

@MainActor
private final class Counts {
  var inits = 0
  var bodies = 0
  var appearances = 0
}

@Suite("An update")
@MainActor
struct UpdateTests {
  @Test(
    "a parent's change makes the child's struct anew and evaluates its body only for new inputs")
  func equalChild() {
    struct Child: View {
      let counts: Counts
      let value: Int
      init(counts: Counts, value: Int) {
        self.counts = counts
        self.value = value
        counts.inits += 1
      }
      var body: some View {
        counts.bodies += 1
        return Text("\(value)").onAppear { counts.appearances += 1 }
      }
    }
    struct Parent: View {
      let counts: Counts
      @State private var taps = 0
      @State private var value = 0
      var body: some View {
        VStack {
          Text("taps \(taps)")
          Child(counts: counts, value: value)
        }
        .onKeyPress("t") {
          taps += 1
          return .handled
        }
        .onKeyPress("v") {
          value += 1
          return .handled
        }
      }
    }
    let counts = Counts()
    let pilot = Pilot(width: 20, height: 3) { Parent(counts: counts) }
    #expect((counts.inits, counts.bodies, counts.appearances) == (1, 1, 1))
    pilot.press("t")
    #expect((counts.inits, counts.bodies, counts.appearances) == (2, 1, 1))
    pilot.press("v")
    #expect((counts.inits, counts.bodies, counts.appearances) == (3, 2, 1))
  }

  @Test("a binding's child is evaluated when the value changes, the parent that passes it is not")
  func binding() {
    struct Child: View {
      @Binding var value: Int
      var body: some View {
        Text("\(value)").onKeyPress("+") {
          value += 1
          return .handled
        }
      }
    }
    struct Parent: View {
      let counts: Counts
      @State private var value = 0
      var body: some View {
        counts.bodies += 1
        return VStack { Child(value: $value) }
      }
    }
    let counts = Counts()
    let pilot = Pilot(width: 20, height: 3) { Parent(counts: counts) }
    pilot.press("+")
    #expect(pilot.text.contains("1"))
    #expect(counts.bodies == 1)
    #expect(pilot.lastFrame.bodiesEvaluated == 1)
  }

  @Test("an environment value reaches only the bodies that read its key path")
  func environment() {
    struct Reader: View {
      let counts: Counts
      @Environment(\.lineLimit) private var limit
      var body: some View {
        counts.bodies += 1
        return Text("limit \(limit ?? 0)")
      }
    }
    struct Parent: View {
      let counts: Counts
      @State private var limit = 1
      @State private var isEnabled = true
      var body: some View {
        Reader(counts: counts)
          .lineLimit(limit)
          .disabled(!isEnabled)
          .onKeyPress("l") {
            limit += 1
            return .handled
          }
          .onKeyPress("d") {
            isEnabled.toggle()
            return .handled
          }
      }
    }
    let counts = Counts()
    let pilot = Pilot(width: 20, height: 3) { Parent(counts: counts) }
    pilot.press("l")
    #expect(pilot.text.contains("limit 2"))
    #expect(counts.bodies == 2)
    pilot.press("d")
    #expect(counts.bodies == 2)
  }

  @Test("an unchanged value written again asks for no frame")
  func equalWrite() {
    struct Screen: View {
      @State private var value = 1
      var body: some View {
        Text("\(value)").onKeyPress("s") {
          value = 1
          return .handled
        }
      }
    }
    let pilot = Pilot(width: 20, height: 3) { Screen() }
    let frame = pilot.lastFrame.frame
    pilot.press("s")
    #expect(pilot.lastFrame.frame == frame)
  }

  @Test("a leaf that changes within its size lays out nothing around it")
  func sameSize() {
    struct Number: View {
      @State private var value = 1
      var body: some View {
        Text("\(value)").onKeyPress("+") {
          value += 1
          return .handled
        }
      }
    }
    let pilot = Pilot(width: 40, height: 12) {
      VStack {
        ForEach(0..<5) { row in HStack { ForEach(0..<5) { Text("\(row)\($0)") } } }
        Number()
      }
      .padding()
    }
    pilot.press("+")
    #expect(pilot.lastFrame.nodesLaidOut == 1)
    #expect(pilot.lastFrame.cellsDamaged == 1)
  }
}
