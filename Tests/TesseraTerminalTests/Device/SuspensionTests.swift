import Glibc
import Testing

@Suite("Suspending and coming back")
struct SuspensionTests {
  /// A shell with job control runs the probe, tells that it stopped, and brings it back on a line.
  static let shell = """
    set -m; $PROBE; echo "stopped $?"; stty -g; read line; fg >/dev/null; echo "ended $?"
    """

  @Test("Ctrl-Z gives the terminal to the shell, and fg draws everything again")
  func stopKey() {
    let terminal = ProbeTerminal(script: Self.shell)
    #expect(terminal.waits(for: "<ready>"))
    terminal.type("z")
    #expect(terminal.waits(for: "stopped 148"))
    #expect(terminal.lineSettings == ProbeTerminal.newLineSettings)
    #expect(ModeChange.leftovers(in: terminal.output) == [])

    terminal.type("\n")
    #expect(terminal.waits(for: "\u{1B}[?1049h"))
    #expect(terminal.waits(for: "<resumed>"))
    #expect(terminal.lineSettings != ProbeTerminal.newLineSettings)
    terminal.type("q")
    #expect(terminal.waits(for: "ended 0"))
    #expect(terminal.end() == .exit(0))
    #expect(terminal.lineSettings == ProbeTerminal.newLineSettings)
    #expect(ModeChange.leftovers(in: terminal.output) == [])
  }

  @Test("SIGTSTP from elsewhere does the same")
  func stopSignal() {
    let terminal = ProbeTerminal(script: Self.shell)
    #expect(terminal.waits(for: "<ready>"))
    terminal.type("Z")
    #expect(terminal.waits(for: "stopped 148"))
    #expect(terminal.lineSettings == ProbeTerminal.newLineSettings)
    terminal.type("\n")
    #expect(terminal.waits(for: "\u{1B}[?1049h"))
    terminal.type("q")
    #expect(terminal.waits(for: "ended 0"))
    #expect(terminal.end() == .exit(0))
  }

  @Test("a suspended program that is told to end does not touch the terminal again")
  func endWhileStopped() {
    let terminal = ProbeTerminal(
      script: "set -m; $PROBE; kill %1; fg >/dev/null; echo \"ended $?\"")
    #expect(terminal.waits(for: "<ready>"))
    terminal.type("z")
    #expect(terminal.waits(for: "ended 143"))
    #expect(terminal.lineSettings == ProbeTerminal.newLineSettings)
    #expect(terminal.text.occurrences(of: "\u{1B}[?1049h") == 1)
    #expect(ModeChange.leftovers(in: terminal.output) == [])
  }

  @Test("after SIGSTOP, which nobody can catch, SIGCONT sets all modes again")
  func uncatchableStop() {
    let terminal = ProbeTerminal()
    #expect(terminal.waits(for: "<ready>"))
    terminal.send(SIGSTOP)
    terminal.send(SIGCONT)
    #expect(terminal.waits(for: "\u{1B}[?1049h"))
    #expect(terminal.waits(for: "<resumed>"))
    terminal.type("q")
    #expect(terminal.end() == .exit(0))
    #expect(ModeChange.leftovers(in: terminal.output) == [])
  }

  @Test("an editor gets the terminal as a shell would give it")
  func lending() {
    let terminal = ProbeTerminal()
    #expect(terminal.waits(for: "<ready>"))
    terminal.type("e")
    #expect(terminal.waits(for: "the editor"))
    #expect(terminal.lineSettings == ProbeTerminal.newLineSettings)
    #expect(ModeChange.leftovers(in: terminal.output) == [])
    // Ctrl-C is the editor's own affair.
    terminal.type("\u{3}")
    #expect(terminal.waits(for: "<lent>"))
    terminal.type("q")
    #expect(terminal.end() == .exit(0))
    #expect(terminal.lineSettings == ProbeTerminal.newLineSettings)
  }
}
