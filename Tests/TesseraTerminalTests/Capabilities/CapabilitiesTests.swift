import TesseraScreen
import TesseraTerminal
import Testing

@Suite("Capabilities")
@MainActor struct CapabilitiesTests {
  @Test(
    "the depth of colour follows TERM, COLORTERM, NO_COLOR, FORCE_COLOR and TESSERA_COLOR",
    arguments: [
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], ColorDepth.trueColor),
      (["TERM": "xterm-256color", "COLORTERM": "24bit"], .trueColor),
      (["TERM": "xterm-256color"], .indexed),
      (["TERM": "xterm"], .ansi8),
      (["TERM": "linux"], .ansi8),
      (["TERM": "vt100"], .monochrome),
      (["TERM": "vt100", "COLORTERM": "truecolor"], .monochrome),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor", "STY": "1.tty"], .indexed),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"], .monochrome),
      (["TERM": "xterm-256color", "NO_COLOR": ""], .indexed),
      (["TERM": "xterm", "FORCE_COLOR": "3"], .trueColor),
      (["TERM": "xterm", "FORCE_COLOR": "2"], .indexed),
      (["TERM": "xterm", "FORCE_COLOR": "1"], .ansi16),
      (["TERM": "xterm-256color", "FORCE_COLOR": "0"], .monochrome),
      (["TERM": "xterm", "NO_COLOR": "1", "TESSERA_COLOR": "24bit"], .trueColor),
      (["TERM": "xterm", "TESSERA_COLOR": "256"], .indexed),
      (["TERM": "xterm-256color", "TESSERA_COLOR": "16"], .ansi16),
      (["TERM": "xterm-256color", "TESSERA_COLOR": "8"], .ansi8),
      (["TERM": "xterm-256color", "TESSERA_COLOR": "none"], .monochrome),
      (["TERM": "xterm-256color", "TESSERA_COLOR": "rainbow"], .indexed),
    ])
  func depth(variables: [String: String], depth: ColorDepth) throws {
    #expect(try capabilities(variables).colorDepth == depth)
  }

  @Test("terminfo's abilities are found")
  func terminfo() throws {
    let xterm = try capabilities(["TERM": "xterm-256color"])
    #expect(xterm.isANSI && xterm.isXtermLike && xterm.alternateScreen)
    #expect(xterm.repeatsCharacters && xterm.erasesCharacters && xterm.erasesToLineEnd)
    #expect(xterm.erasesWithBackground && xterm.scrollsRegions && xterm.scrollsByCount)
    #expect(xterm.insertsLines && xterm.insertsCharacters && xterm.movesByAxis)
    #expect(!xterm.synchronizedOutput && !xterm.kittyKeyboard && !xterm.graphemeClusters)

    let vt100 = try capabilities(["TERM": "vt100"])
    #expect(vt100.isANSI && !vt100.repeatsCharacters)
    #expect(!vt100.isXtermLike && !vt100.alternateScreen && !vt100.hyperlinks)
    #expect(!vt100.erasesCharacters && !vt100.insertsLines)
  }

  @Test("Terminal.app, which calls itself xterm-256color, is not trusted with REP")
  func terminalApp() throws {
    let variables = ["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"]
    #expect(try capabilities(variables).repeatsCharacters == false)
  }

  @Test(
    "emulators that draw curly underlines are known by name",
    arguments: [
      ["KITTY_WINDOW_ID": "1"], ["TERM_PROGRAM": "WezTerm"], ["VTE_VERSION": "7006"],
    ])
  func underlines(variables: [String: String]) throws {
    let plain = try capabilities(["TERM": "xterm-256color", "VTE_VERSION": "4000"])
    #expect(!plain.underlineStyles)
    let modern = try capabilities(["TERM": "xterm-256color"].merging(variables) { $1 })
    #expect(modern.underlineStyles && modern.underlineColor)
  }

  @Test("COLUMNS and LINES are numbers or nothing")
  func size() {
    #expect(environment(["COLUMNS": "100", "LINES": "30"]).size == Size(width: 100, height: 30))
    #expect(environment(["COLUMNS": "100"]).size == nil)
    #expect(environment(["COLUMNS": "0", "LINES": "30"]).size == nil)
    #expect(environment(["COLUMNS": "-1", "LINES": "x"]).size == nil)
    #expect(environment(["COLUMNS": "99999999999999999999", "LINES": "1"]).size == nil)
  }

  @Test("SSH is recognised")
  func remote() {
    #expect(environment(["SSH_TTY": "/dev/pts/1"]).isRemote)
    #expect(!environment([:]).isRemote)
  }

  private func environment(_ variables: [String: String]) -> TerminalEnvironment {
    TerminalEnvironment { variables[$0] }
  }

  private func capabilities(_ variables: [String: String]) throws -> Capabilities {
    let environment = environment(variables)
    return Capabilities(try Terminfo(environment, descriptor: 1), environment)
  }
}
