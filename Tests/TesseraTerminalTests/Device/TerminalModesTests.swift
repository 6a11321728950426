import TesseraTerminal
import Testing

@Suite("The ledger of modes")
struct TerminalModesTests {
  @Test("neighbours travel in one sequence, and everything in 39 bytes")
  func frugal() {
    var modes = TerminalModes()
    let bytes = modes.set([
      .alternateScreen, .bracketedPaste, .focusReports, .mouse(.drags), .noAutowrap, .hiddenCursor,
    ])
    #expect(text(bytes) == "\u{1B}[?1049h\u{1B}[?2004;1004;1002;1006h\u{1B}[?7;25l")
    #expect(bytes.count == 39)
  }

  @Test("undoing is setting in reverse")
  func reverse() {
    var modes = TerminalModes()
    _ = modes.set([.alternateScreen, .bracketedPaste, .kittyKeyboard(flags: 5), .noAutowrap])
    #expect(
      text(modes.undoBytes) == "\u{1B}[?7h\u{1B}[<u\u{1B}[?2004l\u{1B}[?1049l")
  }

  @Test("a mode that is set already costs nothing and is undone once")
  func twice() {
    var modes = TerminalModes()
    _ = modes.set([.bracketedPaste])
    #expect(modes.set([.bracketedPaste]) == [])
    #expect(text(modes.undoBytes) == "\u{1B}[?2004l")
  }

  @Test("another kind of mouse report replaces the one before")
  func replacement() {
    var modes = TerminalModes()
    _ = modes.set([.mouse(.drags)])
    #expect(text(modes.set([.mouse(.motion)])) == "\u{1B}[?1006;1002l\u{1B}[?1003;1006h")
    #expect(text(modes.undoBytes) == "\u{1B}[?1006;1003l")
  }

  @Test("keyboard flags that change are popped before they are pushed")
  func pushes() {
    var modes = TerminalModes()
    _ = modes.set([.kittyKeyboard(flags: 1)])
    #expect(text(modes.set([.kittyKeyboard(flags: 3)])) == "\u{1B}[<u\u{1B}[>3u")
    #expect(text(modes.undoBytes) == "\u{1B}[<u")
  }

  @Test("a mode that is undone leaves the ledger")
  func undo() {
    var modes = TerminalModes()
    _ = modes.set([.bracketedPaste, .mouse(.buttons)])
    #expect(text(modes.undo(.mouse(.motion))) == "\u{1B}[?1006;1000l")
    #expect(modes.undo(.mouse(.motion)) == [])
    #expect(modes.active == [.bracketedPaste])
  }

  @Test("an empty ledger undoes nothing")
  func empty() {
    #expect(TerminalModes().undoBytes == [])
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
