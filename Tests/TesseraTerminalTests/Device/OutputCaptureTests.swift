import Glibc
import Testing

@Suite("Stray output")
struct OutputCaptureTests {
  @Test("print never lands on the screen and is shown after the end")
  func shownAfterwards() {
    let terminal = ProbeTerminal()
    #expect(terminal.waits(for: "<ready>"))
    terminal.type("pc")
    #expect(terminal.waits(for: "<keys 2>"))
    #expect(!terminal.text.contains("stray"))
    terminal.type("q")
    #expect(terminal.waits(for: "\u{1B}[?1049la stray line\r\n"))
    #expect(terminal.end() == .exit(0))
  }

  @Test("the log can be read while the program runs")
  func readableMeanwhile() {
    let terminal = ProbeTerminal()
    #expect(terminal.waits(for: "<ready>"))
    terminal.type("pl")
    #expect(terminal.waits(for: "<log a stray line>"))
  }

  @Test("the reason of a fatalError is shown", arguments: ["f", "F"])
  func crash(key: String) {
    let terminal = ProbeTerminal()
    #expect(terminal.waits(for: "<ready>"))
    terminal.type("p" + key)
    #expect(terminal.waits(for: "\u{1B}[?1049la stray line\r\n"))
    #expect(terminal.waits(for: "Fatal error: the reason"))
  }

  @Test("of very much output the end is shown, and that something is missing")
  func bounded() {
    let terminal = ProbeTerminal()
    #expect(terminal.waits(for: "<ready>"))
    terminal.type("Pq")
    #expect(terminal.end() == .exit(0))
    #expect(terminal.text.contains("[earlier output was dropped]\r\n"))
    #expect(terminal.text.hasSuffix("line 99999\r\n"))
    #expect(terminal.output.count < 80_000)
  }

  @Test("what is printed for days does not fill the memory")
  func trimmed() {
    let terminal = ProbeTerminal()
    #expect(terminal.waits(for: "<ready>"))
    terminal.type("PPP")
    for count in 4...300 {
      terminal.type("c")
      #expect(terminal.waits(for: "<keys \(count)>"))
    }
    var file = stat()
    #expect(stat("/proc/\(terminal.pid)/fd/1", &file) == 0)
    #expect(file.st_size > 3_000_000)
    #expect(file.st_blocks * 512 < 1_500_000)
    terminal.type("q")
    #expect(terminal.end() == .exit(0))
    #expect(terminal.text.hasSuffix("line 99999\r\n"))
  }

  @Test("a standard error that is a file is left alone")
  func redirected() {
    let terminal = ProbeTerminal(script: "$PROBE 2>/dev/null; echo \"ended $?\"")
    #expect(terminal.waits(for: "<ready>"))
    terminal.type("pEq")
    #expect(terminal.waits(for: "a stray line"))
    #expect(terminal.waits(for: "ended 0"))
    #expect(!terminal.text.contains("an error line"))
  }
}
