import Tessera
import TesseraTesting
import Testing

@MainActor
private final class Log {
  var lines: [String] = []
  func callAsFunction(_ line: String) { lines.append(line) }
}

@Suite("Lifecycle")
@MainActor
struct LifecycleTests {
  @Test("onAppear runs innermost first, in written order, and all tasks start after it")
  func order() async {
    let log = Log()
    let pilot = Pilot(width: 20, height: 3) {
      VStack {
        Text("x")
          .task { log("inner task") }
          .onAppear { log("inner first") }
          .onAppear { log("inner second") }
      }
      .onAppear { log("outer") }
      .task { log("outer task") }
    }
    await pilot.settle()
    #expect(
      log.lines == ["inner first", "inner second", "outer", "inner task", "outer task"])
  }

  @Test("onAppear on a group runs for each view in it")
  func group() {
    let log = Log()
    _ = Pilot(width: 20, height: 3) {
      VStack {
        Group {
          Text("a")
          Text("b")
        }
        .onAppear { log("appeared") }
      }
    }
    #expect(log.lines == ["appeared", "appeared"])
  }

  @Test("onDisappear runs when a view goes, and its task is cancelled")
  func disappear() async {
    let log = Log()
    struct Screen: View {
      let log: Log
      @State private var isShown = true
      @Environment(\.clock) private var clock
      var body: some View {
        VStack {
          if isShown {
            Text("x")
              .onDisappear { log("gone") }
              .task {
                do {
                  try await clock.sleep(for: .seconds(10))
                  log("slept")
                } catch { log("cancelled") }
              }
          }
        }
        .onKeyPress("s") {
          isShown.toggle()
          return .handled
        }
      }
    }
    let pilot = Pilot(width: 20, height: 3) { Screen(log: log) }
    await pilot.settle()
    pilot.press("s")
    await pilot.settle()
    #expect(log.lines == ["gone", "cancelled"])
  }

  @Test("task(id:) is cancelled and begins again when the id changes")
  func taskID() async {
    let log = Log()
    struct Screen: View {
      let log: Log
      @State private var id = 1
      @Environment(\.clock) private var clock
      var body: some View {
        Text("x")
          .task(id: id) {
            let mine = id
            log("start \(mine)")
            do { try await clock.sleep(for: .seconds(10)) } catch { log("cancelled \(mine)") }
          }
          .onKeyPress("n") {
            id += 1
            return .handled
          }
      }
    }
    let pilot = Pilot(width: 20, height: 3) { Screen(log: log) }
    await pilot.settle()
    pilot.press("n")
    await pilot.settle()
    #expect(
      log.lines == ["start 1", "cancelled 1", "start 2"]
        || log.lines == ["start 1", "start 2", "cancelled 1"])
  }

  @Test("a task that sleeps on the clock goes on when the clock is moved")
  func virtualTime() async {
    struct Loader: View {
      @State private var text = "loading"
      @Environment(\.clock) private var clock
      var body: some View {
        Text(text).task {
          try? await clock.sleep(for: .seconds(2))
          text = "done"
        }
      }
    }
    let pilot = Pilot(width: 20, height: 3) { Loader() }
    await pilot.settle()
    #expect(pilot.text.contains("loading"))
    await pilot.advance(by: .seconds(1))
    #expect(pilot.text.contains("loading"))
    await pilot.advance(by: .seconds(1))
    #expect(pilot.text.contains("done"))
  }

  @Test("onChange tells the old and the new value once, however often it was written")
  func change() {
    let log = Log()
    struct Screen: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        Text("\(count)")
          .onChange(of: count) { old, new in log("\(old)→\(new)") }
          .onKeyPress("a") {
            count += 1
            count += 1
            return .handled
          }
          .onKeyPress("s") {
            count = count + 0
            return .handled
          }
      }
    }
    let pilot = Pilot(width: 20, height: 3) { Screen(log: log) }
    pilot.press("a")
    pilot.press("s")
    pilot.press("a")
    #expect(log.lines == ["0→2", "2→4"])
  }

  @Test("onChange(initial: true) runs at first with the value twice")
  func initialChange() {
    let log = Log()
    _ = Pilot(width: 20, height: 3) {
      Text("x").onChange(of: 7, initial: true) { log("\($0) \($1)") }
    }
    #expect(log.lines == ["7 7"])
  }

  @Test("what onAppear changes is shown in the same frame")
  func sameFrame() {
    struct Screen: View {
      @State private var text = "before"
      var body: some View { Text(text).onAppear { text = "after" } }
    }
    let pilot = Pilot(width: 20, height: 3) { Screen() }
    #expect(pilot.text.contains("after"))
    #expect(pilot.lastFrame.frame == 1)
  }

  @Test("state written in a body warns and ends with the right screen")
  func writeInBody() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        if count < 3 { count += 1 }
        return Text("\(count)")
      }
    }
    let pilot = Pilot(width: 20, height: 3) { Screen() }
    #expect(pilot.text.contains("3"))
    #expect(pilot.warnings.count == 1)
  }

  @Test("a screen opened and closed a thousand times leaves no node behind")
  func noLeak() {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          if isShown { Details() }
        }
        .onKeyPress("s") {
          isShown.toggle()
          return .handled
        }
      }
    }
    struct Details: View {
      @State private var n = 0
      var body: some View { Text("\(n)").task {}.onAppear { n += 1 } }
    }
    let pilot = Pilot(width: 20, height: 3) { Screen() }
    let before = pilot.lastFrame.nodesAlive
    for _ in 0..<1000 {
      pilot.press("s")
      pilot.press("s")
    }
    #expect(pilot.lastFrame.nodesAlive == before)
  }
}
