import CNcurses
import Glibc
import Testing

@Suite("Every way out gives the terminal back")
struct EveryWayOutTests {
  /// A key that the probe understands, and how the process must end.
  struct Way: CustomTestStringConvertible {
    let name: String
    let key: String
    let end: ProbeTerminal.End
    var testDescription: String { name }
  }

  /// How a Swift trap ends a process.
  #if arch(x86_64)
  static let trap = ProbeTerminal.End.signal(SIGILL)
  #else
  static let trap = ProbeTerminal.End.signal(SIGTRAP)
  #endif

  static let keys = [
    Way(name: "the normal end", key: "q", end: .exit(0)),
    Way(name: "exit from anywhere", key: "x", end: .exit(7)),
    Way(name: "abort", key: "a", end: .signal(SIGABRT)),
    Way(name: "fatalError", key: "f", end: trap),
    Way(name: "fatalError on another thread", key: "F", end: trap),
    Way(name: "an index out of range", key: "i", end: trap),
    Way(name: "a bad pointer", key: "s", end: .signal(SIGSEGV)),
    Way(name: "a stack overflow on the main thread", key: "o", end: .signal(SIGSEGV)),
  ]

  @Test("a program that ends by itself leaves settings and modes as they were", arguments: keys)
  func ends(_ way: Way) {
    let terminal = ProbeTerminal()
    #expect(terminal.waits(for: "<ready>"))
    #expect(terminal.lineSettings != ProbeTerminal.newLineSettings)
    terminal.type(way.key)
    #expect(terminal.end() == way.end)
    #expect(terminal.lineSettings == ProbeTerminal.newLineSettings)
    #expect(ModeChange.leftovers(in: terminal.output) == [])
  }

  static let signals = [
    SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSYS,
    SIGALRM, SIGUSR1, SIGUSR2,
  ]

  @Test(
    "a program that a signal ends leaves them as they were, and dies of that signal",
    arguments: signals)
  func ends(signal: Int32) {
    let terminal = ProbeTerminal()
    #expect(terminal.waits(for: "<ready>"))
    terminal.send(signal)
    #expect(terminal.end() == .signal(signal))
    #expect(terminal.lineSettings == ProbeTerminal.newLineSettings)
    #expect(ModeChange.leftovers(in: terminal.output) == [])
  }

  @Test("what was set is undone in reverse order, and nothing follows")
  func reverseOrder() {
    let terminal = ProbeTerminal()
    #expect(terminal.waits(for: "<ready>"))
    terminal.type("q")
    #expect(terminal.end() == .exit(0))
    let changes = ModeChange.all(in: terminal.output)
    let half = changes.count / 2
    #expect(half > 0)
    #expect(changes.suffix(half) == changes.prefix(half).reversed().map(\.inverse)[...])
    #expect(terminal.text.hasSuffix("\u{1B}[?1049l"))
  }

  @Test("pushed keyboard flags and titles are popped")
  func pops() {
    let terminal = ProbeTerminal()
    #expect(terminal.waits(for: "<ready>"))
    terminal.type("mtq")
    #expect(terminal.end() == .exit(0))
    #expect(terminal.text.contains("\u{1B}[>1u"))
    #expect(terminal.text.contains("\u{1B}]2;atitle\u{1B}\\"))
    #expect(terminal.text.contains("\u{1B}[23;2t\u{1B}[<u"))
  }

  @Test(
    "ended after any of its acts on the terminal, a program gives it back",
    arguments: [SIGTERM, SIGSEGV])
  func endsAnywhere(signal: Int32) {
    for act in 1...64 {
      let terminal = ProbeTerminal(["PROBE_ACT": "\(act)", "PROBE_SIGNAL": "\(signal)"])
      // Modes are changed, text is captured, and the last key is typed only when all else is drawn.
      if terminal.waits(for: "<ready>") {
        terminal.type("mtpc")
        if terminal.waits(for: "<keys") { terminal.type("q") }
      }
      let end = terminal.end()
      #expect(terminal.lineSettings == ProbeTerminal.newLineSettings, "after act \(act)")
      #expect(ModeChange.leftovers(in: terminal.output) == [], "after act \(act)")
      if end == .exit(0) {
        #expect(act > 6, "the signal came in vain after act \(act)")
        return
      }
      #expect(end == .signal(signal), "after act \(act)")
    }
    Issue.record("the probe never ran to its end")
  }

  @Test("a second SIGTERM ends a program whose main thread is stuck")
  func stuck() {
    let terminal = ProbeTerminal()
    #expect(terminal.waits(for: "<ready>"))
    terminal.type("T")
    #expect(terminal.waits(for: "<stuck>"))
    terminal.send(SIGTERM)
    while terminal.signalIsWaiting(SIGTERM) {}
    terminal.send(SIGTERM)
    #expect(terminal.end() == .signal(SIGTERM))
    #expect(terminal.lineSettings == ProbeTerminal.newLineSettings)
    #expect(ModeChange.leftovers(in: terminal.output) == [])
  }

  @Test("a write to a broken pipe is an error and not the end")
  func brokenPipe() {
    let terminal = ProbeTerminal()
    #expect(terminal.waits(for: "<ready>"))
    terminal.send(SIGPIPE)
    terminal.type("c")
    #expect(terminal.waits(for: "<keys 1>"))
  }
}
