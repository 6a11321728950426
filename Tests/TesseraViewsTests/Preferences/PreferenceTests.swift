import Tessera
import TesseraTesting
import Testing

private enum Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) {
    value += nextValue()
  }
}

@Suite("Preferences")
@MainActor
struct PreferenceTests {
  private struct Screen<Content: View>: View {
    @State private var names: [String] = ["none yet"]
    @ViewBuilder let content: Content
    var body: some View {
      VStack {
        Text(names.joined(separator: ","))
        content.onPreferenceChange(Names.self) { names = $0 }
      }
    }
  }

  @Test("are reduced in the order of the source")
  func order() {
    let pilot = Pilot(width: 30, height: 6) {
      Screen {
        VStack {
          Text("x").preference(key: Names.self, value: ["a"])
          HStack { Text("y").preference(key: Names.self, value: ["b"]) }
          Text("z").preference(key: Names.self, value: ["c"])
        }
      }
    }
    #expect(pilot.text.contains("a,b,c"))
  }

  @Test("of a view stand in place of what is said inside of it")
  func replaces() {
    let pilot = Pilot(width: 30, height: 6) {
      Screen {
        VStack { Text("x").preference(key: Names.self, value: ["inner"]) }
          .preference(key: Names.self, value: ["outer"])
      }
    }
    #expect(pilot.text.contains("outer"))
    #expect(!pilot.text.contains("inner"))
  }

  @Test("can be edited on their way")
  func transform() {
    let pilot = Pilot(width: 30, height: 6) {
      Screen {
        Text("x").preference(key: Names.self, value: ["a"])
          .transformPreference(Names.self) { $0.append("b") }
      }
    }
    #expect(pilot.text.contains("a,b"))
  }

  @Test("are told at once with the default where no view says anything")
  func initial() {
    let pilot = Pilot(width: 30, height: 6) { Screen { Text("x") } }
    #expect(!pilot.text.contains("none yet"))
  }

  @Test("follow the views that say them")
  func follow() {
    struct Toggling: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown { Text("x").preference(key: Names.self, value: ["here"]) }
          Text("y")
        }
        .onKeyPress("s") {
          isShown.toggle()
          return .handled
        }
      }
    }
    let pilot = Pilot(width: 30, height: 6) { Screen { Toggling() } }
    #expect(pilot.text.contains("here"))
    pilot.press("s")
    #expect(!pilot.text.contains("here"))
  }
}
