import Tessera
import TesseraTesting
import Testing

/// Loads for two seconds, then counts ten ticks.
private struct Loading: View {
  @State private var text = "loading"
  @Environment(\.clock) private var clock

  var body: some View {
    Text(text).task {
      do {
        try await clock.sleep(for: .seconds(2))
        text = await Loading.load()
        for tick in 1...10 {
          try await clock.sleep(for: .milliseconds(100))
          text = "tick \(tick)"
        }
      } catch {
        text = "cancelled"
      }
    }
  }

  /// Work off the main actor, in two branches.
  private nonisolated static func load() async -> String {
    async let first = part("loa")
    async let second = part("ded")
    return await first + second
  }

  private nonisolated static func part(_ text: String) async -> String { text }
}

@MainActor
@Suite("Time and tasks of a pilot")
struct SettlingTests {
  @Test("500 runs of a view that loads for two seconds and then ticks give the same frames")
  func sameFrames() async throws {
    var first: String?
    for run in 0..<500 {
      let pilot = Pilot(width: 12, height: 1) { Loading() }
      await pilot.settle()
      #expect(pilot.text.contains("loading"))
      await pilot.advance(by: .milliseconds(1999))
      #expect(pilot.text.contains("loading"))
      await pilot.advance(by: .milliseconds(1))
      #expect(pilot.text.contains("loaded"))
      await pilot.advance(by: .seconds(2))
      #expect(pilot.text.contains("tick 10"))
      // The recording has every byte of every frame and the time of each.
      let cast = pilot.cast
      if let first {
        try #require(cast == first, "run \(run) is another")
      } else {
        first = cast
      }
    }
  }

  @Test("sleeps that an action's own task begins are waited for, too")
  func unstructured() async {
    struct Screen: View {
      @State private var text = "idle"
      @Environment(\.clock) private var clock
      var body: some View {
        Button(text) {
          Task {
            text = "saving"
            try? await clock.sleep(for: .seconds(1))
            text = "saved"
          }
        }
      }
    }
    for _ in 0..<50 {
      let pilot = Pilot(width: 12, height: 1) { Screen() }
      pilot.press(.return)
      await pilot.settle()
      #expect(pilot.text.contains("saving"))
      await pilot.advance(by: .seconds(1))
      #expect(pilot.text.contains("saved"))
    }
  }

  @Test("advance wakes sleepers one after another, each at its own time")
  func order() async {
    struct Screen: View {
      @State private var text = ""
      @Environment(\.clock) private var clock
      var body: some View {
        Text(text)
          .task { await add("b", after: 2) }
          .task { await add("a", after: 1) }
          .task { await add("c", after: 3) }
      }

      private func add(_ letter: String, after seconds: Int) async {
        try? await clock.sleep(for: .seconds(seconds))
        text += letter
      }
    }
    let pilot = Pilot(width: 12, height: 1) { Screen() }
    await pilot.advance(by: .seconds(10))
    #expect(pilot.text.contains("abc"))
  }

  @Test("settle does not wait for a task that waits for the outside world")
  func outside() async throws {
    let (stream, continuation) = AsyncStream<String>.makeStream()
    struct Screen: View {
      let stream: AsyncStream<String>
      @State private var text = "waiting"
      var body: some View {
        Text(text).task { for await line in stream { text = line } }
      }
    }
    let pilot = Pilot(width: 12, height: 1) { Screen(stream: stream) }
    await pilot.settle()
    #expect(pilot.text.contains("waiting"))
    continuation.yield("news")
    await pilot.settle()
    #expect(pilot.text.contains("news"))
    continuation.finish()
    await pilot.settle()
  }

  @Test("wait(until:) waits for other threads, and on time out shows the screen")
  func wait() async throws {
    struct Screen: View {
      @State private var text = "far away"
      var body: some View {
        Text(text).task {
          text = await Task.detached {
            try? await Task.sleep(for: .milliseconds(5))
            return "done"
          }.value
        }
      }
    }
    let pilot = Pilot(width: 12, height: 1) { Screen() }
    try await pilot.wait(until: { pilot.text.contains("done") })
    let error = await #expect(throws: PilotError.self) {
      try await pilot.wait(until: { false }, timeout: .zero)
    }
    #expect(error?.description.contains("done") == true)
  }

  @Test("a task of a pilot that is gone is cancelled and comes to its end")
  func cancelled() async {
    final class Flag { var isCancelled = false }
    let flag = Flag()
    struct Screen: View {
      let flag: Flag
      @Environment(\.clock) private var clock
      var body: some View {
        Text("x").task {
          do { try await clock.sleep(for: .seconds(1)) } catch { flag.isCancelled = true }
        }
      }
    }
    do {
      let pilot = Pilot(width: 4, height: 1) { Screen(flag: flag) }
      await pilot.settle()
    }
    let other = Pilot(width: 4, height: 1) { Text("y") }
    await other.settle()
    #expect(flag.isCancelled)
  }
}
