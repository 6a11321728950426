import Tessera
import TesseraTesting
import Testing

@MainActor
private final class Log {
  var lines: [String] = []
  func callAsFunction(_ line: String) { lines.append(line) }
}

private struct Detail: View {
  let number: Int
  @State private var count = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("detail \(number) count \(count)")
      Button("Count") { count += 1 }
      Button("Close") { dismiss() }
      NavigationLink("Deeper", value: number + 1)
    }
    .navigationTitle("Detail \(number)")
  }
}

private struct Root: View {
  let log: Log
  @State private var count = 0

  var body: some View {
    VStack {
      Text("root \(count)")
      Button("Up") { count += 1 }
      NavigationLink("Open", value: 1)
    }
    .navigationTitle("Root")
    .onAppear { log("root appears") }
    .onDisappear { log("root disappears") }
    .navigationDestination(for: Int.self) { Detail(number: $0) }
  }
}

@Suite("A navigation stack")
@MainActor
struct NavigationTests {
  private let log = Log()

  @Test("pushes and pops screens; covered ones keep their state and hear of it")
  func pushAndPop() throws {
    let pilot = Pilot(width: 40, height: 12) { NavigationStack { Root(log: log) } }
    try pilot.find(.button, "Up").press()
    try pilot.find(.button, "Open ›").press()
    #expect(pilot.text.contains("detail 1 count 0"))
    #expect(pilot.text.contains("Detail 1"))
    #expect(!pilot.text.contains("root"))
    try pilot.find(.button, "Count").press()
    try pilot.find(.button, "Deeper ›").press()
    #expect(pilot.text.contains("detail 2 count 0"))
    pilot.press(.escape)
    #expect(pilot.text.contains("detail 1 count 1"))
    try pilot.find(.button, "‹ Back").press()
    #expect(pilot.text.contains("root 1"))
    #expect(log.lines == ["root appears", "root disappears", "root appears"])
  }

  @Test("gives the focus back to the link that pushed")
  func focus() throws {
    let pilot = Pilot(width: 40, height: 12) { NavigationStack { Root(log: log) } }
    try pilot.find(.button, "Open ›").press()
    pilot.press(.escape)
    #expect(pilot.focused?.label == "Open ›")
  }

  @Test("dismiss removes the screen of the view that calls it")
  func dismiss() throws {
    let pilot = Pilot(width: 40, height: 12) { NavigationStack { Root(log: log) } }
    try pilot.find(.button, "Open ›").press()
    try pilot.find(.button, "Deeper ›").press()
    try pilot.find(.button, "Close").press()
    #expect(pilot.text.contains("detail 1"))
  }

  @Test("follows a path of the author's, and keeps screens that stay in it")
  func path() throws {
    struct Screen: View {
      let log: Log
      @State private var path = [1, 2]
      var body: some View {
        NavigationStack(path: $path) { Root(log: log) }
          .onKeyPress("x") {
            path = [1]
            return .handled
          }
          .onKeyPress("y") {
            path = [1, 7]
            return .handled
          }
      }
    }
    let pilot = Pilot(width: 40, height: 12) { Screen(log: log) }
    #expect(pilot.text.contains("detail 2 count 0"))
    pilot.press("x")
    try pilot.find(.button, "Count").press()
    pilot.press("y")
    #expect(pilot.text.contains("detail 7 count 0"))
    pilot.press(.escape)
    #expect(pilot.text.contains("detail 1 count 1"))
  }

  @Test("shows a sentence for a value that nobody has a screen for")
  func noDestination() throws {
    let pilot = Pilot(width: 70, height: 12) {
      NavigationStack { NavigationLink("Open", value: "text") }
    }
    try pilot.find(.button, "Open ›").press()
    #expect(pilot.text.contains("No screen for String"))
  }
}

@Suite("Tabs")
@MainActor
struct TabViewTests {
  private struct Tally: View {
    let name: String
    let log: Log
    @State private var count = 0
    var body: some View {
      VStack {
        Text("\(name) \(count)")
        Button("Count") { count += 1 }
      }
      .onAppear { log("\(name) appears") }
      .onDisappear { log("\(name) disappears") }
    }
  }

  @Test("keep the state of those behind, and tell them when they are shown")
  func state() throws {
    let log = Log()
    let pilot = Pilot(width: 40, height: 10) {
      TabView {
        Tally(name: "first", log: log).tabItem { Text("One") }.tag(1)
        Tab("Two", value: 2) { Tally(name: "second", log: log) }
      }
    }
    #expect(pilot.text.contains("first 0"))
    #expect(!pilot.text.contains("second"))
    try pilot.find(.button, "Count").press()
    try pilot.find(.button, "Two").press()
    #expect(pilot.text.contains("second 0"))
    try pilot.find(.button, "One").press()
    #expect(pilot.text.contains("first 1"))
    #expect(
      log.lines.filter { $0.hasPrefix("first") } == [
        "first appears", "first disappears", "first appears",
      ])
  }

  @Test("follow a selection of the author's")
  func selection() {
    struct Screen: View {
      @State private var tab = "b"
      var body: some View {
        TabView(selection: $tab) {
          Tab("A", value: "a") { Text("content a") }
          Tab("B", value: "b") { Text("content b") }
        }
        .onKeyPress("x") {
          tab = "a"
          return .handled
        }
      }
    }
    let pilot = Pilot(width: 40, height: 10) { Screen() }
    #expect(pilot.text.contains("content b"))
    pilot.press("x")
    #expect(pilot.text.contains("content a"))
  }
}
