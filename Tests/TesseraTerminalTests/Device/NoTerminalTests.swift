import Testing

@Suite("Without a usable terminal")
struct NoTerminalTests {
  @Test("output into a pipe says so and draws nothing")
  func pipe() {
    let terminal = ProbeTerminal(script: "$PROBE | cat")
    #expect(terminal.waits(for: "Standard output is not a terminal"))
    #expect(terminal.end() == .exit(0))
    #expect(!terminal.text.contains("\u{1B}"))
  }

  @Test("input from a pipe leaves the keys to the terminal")
  func pipedInput() {
    let terminal = ProbeTerminal(script: "echo q | $PROBE; echo \"ended $?\"")
    #expect(terminal.waits(for: "<ready>"))
    terminal.type("q")
    #expect(terminal.waits(for: "ended 0"))
  }

  @Test(
    "a TERM that is dumb, missing, unknown or without a cursor is an error in a sentence",
    arguments: [
      ("dumb", "TERM is dumb"), ("", "TERM is not set"),
      ("no-such-terminal", "TERM is no-such-terminal, which the terminfo database does not know"),
    ])
  func term(name: String, sentence: String) {
    let terminal = ProbeTerminal(["TERM": name])
    #expect(terminal.waits(for: sentence))
    #expect(terminal.end() == .exit(3))
    #expect(!terminal.text.contains("\u{1B}"))
    #expect(terminal.lineSettings == ProbeTerminal.newLineSettings)
  }

  @Test("a terminal without other screens is left with the cursor below the picture")
  func oneScreen() {
    let terminal = ProbeTerminal(["TERM": "linux"])
    #expect(terminal.waits(for: "<ready>"))
    terminal.type("q")
    #expect(terminal.end() == .exit(0))
    #expect(terminal.text.hasSuffix("\u{1B}[999H\r\n"))
    #expect(!terminal.text.contains("1049"))
    #expect(ModeChange.leftovers(in: terminal.output) == [])
  }

  @Test("a terminal that reports no size counts as 80 by 24")
  func noSize() {
    let terminal = ProbeTerminal()
    #expect(terminal.waits(for: "<ready>"))
    terminal.resize(columns: 0, rows: 0)
    #expect(terminal.waits(for: "<size 80x24>"))
  }
}
