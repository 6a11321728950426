import TesseraTerminal
import Testing

@Suite("Asking the terminal")
struct QueryTests {
  @Test("the first batch is 14 bytes, is closed by DA1 and is asked once")
  @MainActor func firstBatch() throws {
    var query = CapabilityQuery()
    let (capabilities, environment) = try terminal(["TERM": "xterm-256color"])
    let bytes = query.ask(.first, of: capabilities, in: environment)
    #expect(text(bytes) == "\u{1B}[?u\u{1B}]11;?\u{7}\u{1B}[c")
    #expect(bytes.count == 14)
    #expect(query.outstanding == 1 && !query.isAnswered)
    #expect(query.ask(.first, of: capabilities, in: environment) == [])
    query.close()
    #expect(query.outstanding == 0 && query.isAnswered)
  }

  @Test(
    "terminals that would print a question are not asked it",
    arguments: [
      (["TERM": "linux"], ""),
      (["TERM": "vt100"], ""),
      (
        ["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"],
        "\u{1B}]11;?\u{7}\u{1B}[c"
      ),
    ])
  @MainActor func exceptions(variables: [String: String], expected: String) throws {
    var query = CapabilityQuery()
    let (capabilities, environment) = try terminal(variables)
    #expect(text(query.ask(.first, of: capabilities, in: environment)) == expected)
  }

  @Test("synchronized output is asked about after the first input, unless the user wants none")
  @MainActor func synchronizedOutput() throws {
    for (variables, isAsked) in [
      (["TERM": "xterm"], true), (["TERM": "xterm", "TESSERA_SYNC": "0"], false),
    ] {
      var query = CapabilityQuery()
      let (capabilities, environment) = try terminal(variables)
      let questions = text(query.ask(.second, of: capabilities, in: environment))
      #expect(questions.contains("2026") == isAsked)
    }
  }

  @Test("replies switch on what they promise")
  func learning() {
    let terminal = ProbeTerminal()
    #expect(terminal.waits(for: "<ready>"))
    terminal.type("?")
    #expect(terminal.waits(for: "\u{1B}[c"))
    terminal.type("\u{1B}[?0u\u{1B}[?2026;2$y\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?62c")
    #expect(terminal.waits(for: "\u{1B}[>1u"))
    terminal.type("S")
    #expect(terminal.waits(for: "<synchronized true, light>"))
    terminal.type("q")
    // The end asks once more, to know when the last report has come.
    #expect(terminal.waits(for: "\u{1B}[c"))
    #expect(terminal.text.hasSuffix("\u{1B}[?1049l\u{1B}[c"))
    terminal.type("\u{1B}[?62c")
    #expect(terminal.end() == .exit(0))
    #expect(terminal.text.occurrences(of: "\u{1B}[<u") == 1)
  }

  @Test("replies and mouse reports that come late are not typed at the shell")
  func lateReplies() {
    let terminal = ProbeTerminal(script: "$PROBE; read line; echo \"the shell got <$line>\"")
    #expect(terminal.waits(for: "<ready>"))
    terminal.type("?")
    #expect(terminal.waits(for: "\u{1B}[c"))
    terminal.type("q")
    #expect(terminal.waits(for: "\u{1B}[?1049l"))
    terminal.type("\u{1B}[<35;1;1M\u{1B}[?2026;2$y\u{1B}]11;rgb:0/0/0\u{1B}\\\u{1B}[?62ctyped\n")
    #expect(terminal.waits(for: "the shell got <typed>"))
  }

  @Test("what was typed ahead reaches the shell when no reply is awaited")
  func typedAhead() {
    let terminal = ProbeTerminal(script: "$PROBE; read line; echo \"the shell got <$line>\"")
    #expect(terminal.waits(for: "<ready>"))
    terminal.type("q")
    #expect(terminal.waits(for: "\u{1B}[?1049l"))
    terminal.type("typed\n")
    #expect(terminal.waits(for: "the shell got <typed>"))
  }

  @MainActor private func terminal(
    _ variables: [String: String]
  ) throws -> (Capabilities, TerminalEnvironment) {
    let environment = TerminalEnvironment { variables[$0] }
    return (Capabilities(try Terminfo(environment, descriptor: 1), environment), environment)
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
