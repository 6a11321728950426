import TesseraTesting
import Testing

@Suite("Emulator: moving the cursor")
struct MotionTests {
  @Test(
    "each motion ends where ECMA-48 says",
    arguments: [
      ("\u{1B}[2;3H", [2, 1]),
      ("\u{1B}[2;3f", [2, 1]),
      ("\u{1B}[H", [0, 0]),
      ("\u{1B}[;3H", [2, 0]),
      ("\u{1B}[3H", [0, 2]),
      ("\u{1B}[0;0H", [0, 0]),
      ("\u{1B}[99;99H", [9, 3]),
      ("\u{1B}[A", [4, 1]),
      ("\u{1B}[99A", [4, 0]),
      ("\u{1B}[B", [4, 3]),
      ("\u{1B}[99B", [4, 3]),
      ("\u{1B}[C", [5, 2]),
      ("\u{1B}[0C", [5, 2]),
      ("\u{1B}[99C", [9, 2]),
      ("\u{1B}[2D", [2, 2]),
      ("\u{1B}[99D", [0, 2]),
      ("\u{1B}[E", [0, 3]),
      ("\u{1B}[2F", [0, 0]),
      ("\u{1B}[7G", [6, 2]),
      ("\u{1B}[7`", [6, 2]),
      ("\u{1B}[2a", [6, 2]),
      ("\u{1B}[2d", [4, 1]),
      ("\u{1B}[e", [4, 3]),
      ("\u{1B}D", [4, 3]),
      ("\u{1B}E", [0, 3]),
      ("\u{1B}M", [4, 1]),
    ])
  func motion(_ bytes: String, _ place: [Int]) {
    #expect(terminal("\u{1B}[3;5H\(bytes)").place == place)
  }

  @Test("CUU and CUD stop at the margins, and outside of them at the screen's edge")
  func margins() {
    #expect(terminal("\u{1B}[2;3r\u{1B}[3;1H\u{1B}[9A").place == [0, 1])
    #expect(terminal("\u{1B}[2;3r\u{1B}[2;1H\u{1B}[9B").place == [0, 2])
    #expect(terminal("\u{1B}[2;3r\u{1B}[1;1H\u{1B}[9A").place == [0, 0])
    #expect(terminal("\u{1B}[2;3r\u{1B}[4;1H\u{1B}[9B").place == [0, 3])
  }

  @Test("in origin mode positions count from the region and stay inside")
  func originMode() {
    let terminal = terminal("\u{1B}[2;3r\u{1B}[?6h")
    #expect(terminal.place == [0, 1])
    terminal.feed("\u{1B}[9;3H")
    #expect(terminal.place == [2, 2])
    terminal.feed("\u{1B}[1d")
    #expect(terminal.place == [2, 1])
    terminal.feed("\u{1B}[?6l")
    #expect(terminal.place == [0, 0])
  }

  @Test("DECSC and DECRC keep place, style, charset, origin mode and pending wrap")
  func saveAndRestore() {
    let terminal = terminal(
      "\u{1B}[1;31m\u{1B}(0\u{1B}[2;10Hx\u{1B}7\u{1B}[m\u{1B}(B\u{1B}[H\u{1B}8")
    #expect(terminal.place == [9, 1])
    #expect(terminal.cursor.isWrapPending)
    terminal.feed("q")
    #expect(terminal.rowText(2) == "─")
    #expect(terminal.cell(x: 0, y: 2).isBold)
    #expect(terminal.cell(x: 0, y: 2).foreground == .palette(1))
  }

  @Test("SCOSC and SCORC do the same")
  func ansiSave() {
    #expect(terminal("\u{1B}[2;3H\u{1B}[s\u{1B}[H\u{1B}[u").place == [2, 1])
  }

  @Test("DECRC without DECSC goes home in plain style")
  func restoreNothing() {
    let terminal = terminal("\u{1B}[1m\u{1B}[2;3H\u{1B}8x")
    #expect(terminal.rowText(0) == "x")
    #expect(!terminal.cell(x: 0, y: 0).isBold)
  }

  @Test("DECSCUSR sets the cursor's form")
  func cursorStyle() {
    #expect(terminal("").cursor.shape == .block)
    #expect(terminal("\u{1B}[3 q").cursor.shape == .underline)
    #expect(terminal("\u{1B}[3 q").cursor.isBlinking)
    #expect(terminal("\u{1B}[6 q").cursor.shape == .bar)
    #expect(!terminal("\u{1B}[6 q").cursor.isBlinking)
    #expect(terminal("\u{1B}[5 q\u{1B}[0 q").cursor == terminal("").cursor)
  }

  @Test("DECTCEM hides and shows the cursor")
  func visibility() {
    let terminal = terminal("\u{1B}[?25l")
    #expect(!terminal.cursor.isVisible)
    terminal.feed("\u{1B}[?25h")
    #expect(terminal.cursor.isVisible)
  }
}
