import Tessera
import TesseraTesting
import Testing

/// A view whose state says how often it was pressed with its own key.
private struct Tally: View {
  @State private var count = 0
  let key: KeyEquivalent
  var label = "n"

  var body: some View {
    Text("\(label)=\(count)")
      .onKeyPress(key) {
        count += 1
        return .handled
      }
  }
}

@Suite("Identity")
@MainActor
struct IdentityTests {
  @Test("the two branches of an if are two identities, also of one type")
  func branches() {
    struct Screen: View {
      @State private var isFirst = true
      var body: some View {
        VStack {
          if isFirst { Tally(key: "a", label: "first") } else { Tally(key: "a", label: "second") }
        }
        .onKeyPress("s") {
          isFirst.toggle()
          return .handled
        }
      }
    }
    let pilot = Pilot(width: 20, height: 3) { Screen() }
    pilot.press("a")
    #expect(pilot.text.contains("first=1"))
    pilot.press("s")
    #expect(pilot.text.contains("second=0"))
    pilot.press("s")
    #expect(pilot.text.contains("first=0"))
  }

  @Test("a ternary inside one view is one identity")
  func ternary() {
    struct Screen: View {
      @State private var isFirst = true
      var body: some View {
        Tally(key: "a", label: isFirst ? "first" : "second")
          .onKeyPress("s") {
            isFirst.toggle()
            return .handled
          }
      }
    }
    let pilot = Pilot(width: 20, height: 3) { Screen() }
    pilot.press("a")
    pilot.press("s")
    #expect(pilot.text.contains("second=1"))
  }

  @Test("an optional view that comes and goes leaves its siblings' state alone")
  func optional() {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown { Text("extra") }
          Tally(key: "a")
        }
        .onKeyPress("s") {
          isShown.toggle()
          return .handled
        }
      }
    }
    let pilot = Pilot(width: 20, height: 3) { Screen() }
    pilot.press("a")
    pilot.press("s")
    #expect(!pilot.text.contains("extra"))
    #expect(pilot.text.contains("n=1"))
  }

  @Test("stable ids keep each row's state when a row is inserted in front")
  func stableIDs() {
    struct Screen: View {
      @State private var names = ["b", "c"]
      var body: some View {
        VStack {
          ForEach(names, id: \.self) { Tally(key: KeyEquivalent(Character($0)), label: $0) }
        }
        .onKeyPress("i") {
          names.insert("a", at: 0)
          return .handled
        }
      }
    }
    let pilot = Pilot(width: 20, height: 4) { Screen() }
    pilot.press("b")
    pilot.press("i")
    #expect(pilot.text.contains("a=0"))
    #expect(pilot.text.contains("b=1"))
  }

  @Test("indexes as ids move state to the wrong row, as in SwiftUI")
  func indexIDs() {
    struct Screen: View {
      @State private var names = ["b", "c"]
      var body: some View {
        VStack {
          ForEach(names.indices, id: \.self) { index in
            Tally(key: KeyEquivalent(Character(names[index])), label: names[index])
          }
        }
        .onKeyPress("i") {
          names.insert("a", at: 0)
          return .handled
        }
      }
    }
    let pilot = Pilot(width: 20, height: 4) { Screen() }
    pilot.press("b")
    pilot.press("i")
    #expect(pilot.text.contains("a=1"))
    #expect(pilot.text.contains("b=0"))
  }

  @Test("duplicate ids are shown, all of them")
  func duplicates() {
    let pilot = Pilot(width: 20, height: 4) {
      VStack { ForEach(["x", "x", "y"], id: \.self) { Text($0) } }
    }
    #expect(pilot.text.split(separator: "\n").map { $0.trimmed } == ["x", "x", "y"])
  }

  @Test("another value of .id starts the state over; the same value keeps it")
  func explicitID() {
    struct Screen: View {
      @State private var id = 0
      @State private var other = 0
      var body: some View {
        VStack {
          Text("\(other)")
          Tally(key: "a").id(id)
        }
        .onKeyPress("n") {
          id += 1
          return .handled
        }
        .onKeyPress("o") {
          other += 1
          return .handled
        }
      }
    }
    let pilot = Pilot(width: 20, height: 3) { Screen() }
    pilot.press("a")
    pilot.press("o")
    #expect(pilot.text.contains("n=1"))
    pilot.press("n")
    #expect(pilot.text.contains("n=0"))
  }

  @Test("AnyView keeps the state of one wrapped type and drops it with another")
  func erased() {
    struct Screen: View {
      @State private var isTally = true
      @State private var other = 0
      var body: some View {
        VStack {
          Text("\(other)")
          isTally ? AnyView(Tally(key: "a")) : AnyView(Text("none"))
        }
        .onKeyPress("s") {
          isTally.toggle()
          return .handled
        }
        .onKeyPress("o") {
          other += 1
          return .handled
        }
      }
    }
    let pilot = Pilot(width: 20, height: 3) { Screen() }
    pilot.press("a")
    pilot.press("o")
    #expect(pilot.text.contains("n=1"))
    pilot.press("s")
    pilot.press("s")
    #expect(pilot.text.contains("n=0"))
  }
}

extension Substring {
  var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
