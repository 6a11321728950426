import Glibc
import Testing

@Suite("The event loop")
struct EventLoopTests {
  @Test(
    "an idle program writes nothing and does not wake up, whatever it did before",
    arguments: [("", "<ready>"), ("k", "<task>"), ("g", "<queue>"), ("n", "<woken>")])
  func idle(key: String, sight: String) {
    let terminal = ProbeTerminal()
    terminal.type(key)
    #expect(terminal.waits(for: sight))
    terminal.type("w")
    #expect(terminal.waits(for: "<wake-ups "))
    #expect(terminal.waits(for: ">"))
    let before = terminal.number(after: "<wake-ups ")
    #expect(terminal.staysQuiet())
    terminal.type("w")
    #expect(terminal.waits(for: "<wake-ups "))
    #expect(terminal.waits(for: ">"))
    // One wake-up: the key.
    #expect(terminal.number(after: "<wake-ups ") == before + 1)
  }

  @Test(
    "tasks, the main queue, deadlines and wake-ups from threads reach the main thread",
    arguments: [("k", "<task>"), ("g", "<queue>"), ("d", "<deadline>"), ("n", "<woken>")])
  func sources(key: String, sight: String) {
    let terminal = ProbeTerminal()
    #expect(terminal.waits(for: "<ready>"))
    terminal.type(key)
    #expect(terminal.waits(for: sight))
  }

  @Test("work that was queued before the loop began is done")
  func earlyWork() {
    let terminal = ProbeTerminal(["PROBE_EARLY": "1"])
    #expect(terminal.waits(for: "<early>"))
  }

  @Test("a window that changes a thousand times is laid out a few times, and at last right")
  func resizes() {
    let terminal = ProbeTerminal()
    #expect(terminal.waits(for: "<ready>"))
    for step in 1...1000 { terminal.resize(columns: Int32(80 + step % 2), rows: Int32(step)) }
    #expect(terminal.waits(for: "<size 80x1000>"))
    terminal.type("r")
    #expect(terminal.waits(for: "<resizes "))
    #expect(terminal.waits(for: ">"))
    #expect(terminal.number(after: "<resizes ") <= 100)
  }

  @Test("keys are handled while the terminal does not read")
  func stoppedReader() {
    let terminal = ProbeTerminal()
    #expect(terminal.waits(for: "<ready>"))
    terminal.type("b")
    #expect(terminal.waitsForOutput())
    terminal.type("q")
    #expect(terminal.end(reading: false) == .exit(0))
    #expect(terminal.lineSettings == ProbeTerminal.newLineSettings)
    #expect(ModeChange.leftovers(in: terminal.output) == [])
  }

  @Test("a terminal that reads again sees the newest screen, not all that it missed")
  func newestWins() {
    let terminal = ProbeTerminal()
    #expect(terminal.waits(for: "<ready>"))
    terminal.type("b")
    #expect(terminal.waitsForOutput())
    terminal.type(String(repeating: "c", count: 1000))
    #expect(terminal.waits(for: "<keys 1001>"))
    #expect(terminal.text.occurrences(of: "<keys ") < 10)
  }

  @Test("a program that dies on a terminal that does not read still undoes its modes")
  func crashUnread() {
    let terminal = ProbeTerminal()
    #expect(terminal.waits(for: "<ready>"))
    terminal.type("b")
    #expect(terminal.waitsForOutput())
    terminal.type("s")
    #expect(terminal.end(reading: false) == .signal(SIGSEGV))
    #expect(terminal.lineSettings == ProbeTerminal.newLineSettings)
    #expect(ModeChange.leftovers(in: terminal.output) == [])
  }

  @Test("a closed window ends the program")
  func hangUp() {
    let terminal = ProbeTerminal()
    #expect(terminal.waits(for: "<ready>"))
    terminal.hangUp()
    #expect(terminal.end() == .signal(SIGHUP))
  }

  @Test("a closed window ends the program that ignores SIGHUP, too")
  func endOfInput() {
    let terminal = ProbeTerminal(script: "trap '' HUP; exec $PROBE")
    #expect(terminal.waits(for: "<ready>"))
    terminal.hangUp()
    #expect(terminal.end() == .signal(SIGHUP))
  }
}

extension ProbeTerminal {
  /// The number that follows the last occurrence of `text`.
  func number(after text: String) -> Int {
    let pattern = Array(text.utf8)
    var last = 0
    while let index = output.index(of: pattern, from: last) { last = index + pattern.count }
    return Int(String(decoding: output[last...].prefix { (48...57).contains($0) }, as: UTF8.self))
      ?? -1
  }
}
