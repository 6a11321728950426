import TesseraTesting
import Testing

@Suite("Emulator: text and controls")
struct PrintingTests {
  @Test("a new terminal is blank, with the cursor shown at the top left")
  func blank() {
    let terminal = TerminalEmulator(width: 5, height: 3)
    #expect(terminal.text == "\n\n")
    #expect(terminal.place == [0, 0])
    #expect(terminal.cursor.isVisible)
    #expect(terminal.cell(x: 4, y: 2) == EmulatorCell())
    #expect(terminal.modes == [7, 25])
  }

  @Test("sizes below one and above the limit are clipped")
  func sizes() {
    #expect(TerminalEmulator(width: 0, height: -3).text == "")
    #expect(TerminalEmulator(width: 1_000_000, height: 1).width == TerminalEmulator.sizeLimit)
    #expect(terminal("abc", width: 1, height: 1).text == "c")
  }

  @Test("text goes from left to right")
  func text() {
    #expect(terminal("hello").text == "hello\n\n\n")
    #expect(terminal("hello").place == [5, 0])
  }

  @Test("cells outside of the screen are blank")
  func outside() {
    #expect(terminal("hello").cell(x: -1, y: 0) == EmulatorCell())
    #expect(terminal("hello").cell(x: 0, y: 99) == EmulatorCell())
    #expect(terminal("hello").rowText(99) == "")
  }

  @Test("CR goes to the first column, LF, VT and FF one row down")
  func lines() {
    #expect(terminal("ab\rc").text == "cb\n\n\n")
    for control in ["\n", "\u{B}", "\u{C}"] {
      #expect(terminal("ab\(control)c").text == "ab\n  c\n\n")
    }
  }

  @Test("LF also returns the carriage in new line mode (SM 20)")
  func newLineMode() {
    #expect(terminal("\u{1B}[20hab\nc\u{1B}[20l\nd").text == "ab\nc\n d\n")
  }

  @Test("BS goes one column back and stops at the first")
  func backspace() {
    #expect(terminal("ab\u{8}c").text == "ac\n\n\n")
    #expect(terminal("ab\u{8}\u{8}\u{8}\u{8}c").text == "cb\n\n\n")
  }

  @Test("BEL is counted and moves nothing")
  func bell() {
    let terminal = terminal("a\u{7}b\u{7}")
    #expect(terminal.bellCount == 2)
    #expect(terminal.text == "ab\n\n\n")
  }

  @Test("NUL and DEL are not seen")
  func padding() {
    #expect(terminal("a\u{0}b\u{7F}c").text == "abc\n\n\n")
  }

  @Test("HT goes to the next stop, each eighth column, and stays in the row")
  func tab() {
    #expect(terminal("a\tb\tc", width: 20).text == "a       b       c\n\n\n")
    #expect(terminal("\t\t\tx", width: 12).rowText(0) == "           x")
  }

  @Test("HTS sets a stop, TBC clears one or all")
  func tabStops() {
    #expect(terminal("\u{1B}[1;4H\u{1B}H\r\tx").rowText(0) == "   x")
    #expect(terminal("\u{1B}[1;9H\u{1B}[g\r\tx").rowText(0) == "         x")
    #expect(
      terminal("\u{1B}[3g\r\tx", width: 20).rowText(0) == String(repeating: " ", count: 19) + "x")
  }

  @Test("CHT and CBT go over several stops")
  func tabCounts() {
    #expect(terminal("\u{1B}[2Ix", width: 20).rowText(0) == "                x")
    #expect(terminal("\u{1B}[1;18H\u{1B}[2Zx", width: 20).rowText(0) == "        x")
    #expect(terminal("\u{1B}[1;18H\u{1B}[99Zx", width: 20).rowText(0) == "x")
  }

  @Test("a full row wraps with the next character, not before")
  func pendingWrap() {
    let full = terminal("0123456789")
    #expect(full.place == [9, 0])
    #expect(full.cursor.isWrapPending)
    full.feed("x")
    #expect(full.text == "0123456789\nx\n\n")
    #expect(!full.cursor.isWrapPending)
  }

  @Test(
    "these leave the wrap pending",
    arguments: ["\u{1B}[31m", "\u{7}", "\t", "\u{1B}(B", "\u{1B}[?25l", "\u{1B}7\u{1B}[H\u{1B}8"])
  func keepsWrap(_ bytes: String) {
    #expect(terminal("0123456789\(bytes)x").rowText(1) == "x")
  }

  @Test(
    "these forget the pending wrap, so that the last column is written again",
    arguments: [
      "\u{1B}[10G", "\u{1B}[C", "\u{1B}[A", "\u{1B}[K", "\u{1B}[1K", "\u{1B}[2K", "\u{1B}[J",
      "\u{1B}[X", "\u{1B}[@", "\u{1B}[P", "\u{1B}[d",
    ])
  func forgetsWrap(_ bytes: String) {
    let terminal = terminal("0123456789\(bytes)x")
    #expect(terminal.rowText(0).last == "x")
    #expect(terminal.rowText(0).count == 10)
    #expect(terminal.rowText(1) == "")
  }

  @Test("the wrap at the bottom scrolls")
  func wrapScrolls() {
    #expect(terminal("\(fourRows)\u{1B}[4;1H0123456789x").text == "def\nghi\n0123456789\nx")
  }

  @Test("without autowrap the last column is written over and over")
  func noAutowrap() {
    let terminal = terminal("\u{1B}[?7l0123456789abc")
    #expect(terminal.text == "012345678c\n\n\n")
    #expect(!terminal.cursor.isWrapPending)
    #expect(terminal.place == [9, 0])
  }

  @Test("insert mode (SM 4) moves the rest of the row to the right")
  func insertMode() {
    #expect(terminal("0123456789\u{1B}[1;3H\u{1B}[4hab").rowText(0) == "01ab234567")
    #expect(terminal("0123456789\u{1B}[1;3H\u{1B}[4ha\u{1B}[4lb").rowText(0) == "01ab345678")
  }

  @Test("the line drawing set shows boxes in G0, and in G1 between SO and SI")
  func lineDrawing() {
    #expect(terminal("\u{1B}(0lqk\u{1B}(Bq").rowText(0) == "┌─┐q")
    #expect(terminal("\u{1B})0q\u{E}qx\u{F}q").rowText(0) == "q─│q")
    #expect(terminal("\u{1B}(0`afgjmntuvw~\u{1B}(B", width: 20).rowText(0) == "◆▒°±┘└┼├┤┴┬·")
  }

  @Test("SS2 and SS3 shift one character, LS2 and LS3 all that follow")
  func shifts() {
    #expect(terminal("\u{1B}*0\u{1B}Nqq").rowText(0) == "─q")
    #expect(terminal("\u{1B}+0\u{1B}Oqq").rowText(0) == "─q")
    #expect(terminal("\u{1B}*0\u{1B}nqq\u{F}q").rowText(0) == "──q")
    #expect(terminal("\u{1B}(A#").rowText(0) == "£")
  }

  @Test("REP repeats the last character, in the style now in force")
  func repeats() {
    #expect(terminal("ab\u{1B}[3bc").rowText(0) == "abbbbc")
    #expect(terminal("a\u{1B}[bc").rowText(0) == "aac")
    #expect(terminal("日\u{1B}[2b").rowText(0) == "日日日")
    #expect(terminal("a\u{1B}[11bc").text == "aaaaaaaaaa\naac\n\n")
  }

  @Test("REP after anything else than a character does nothing and is noted")
  func repeatsNothing() {
    for bytes in ["\u{1B}[3b", "a\u{1B}[1m\u{1B}[3b", "a\r\u{1B}[3b", "a\u{1B}[3b\u{1B}[3b"] {
      #expect(terminal(bytes).unknownSequences.last == "REP 3")
    }
  }

  @Test("DECALN fills the screen with E")
  func alignment() {
    let terminal = terminal("\u{1B}[2;3r\u{1B}[41m\u{1B}#8", width: 3, height: 2)
    #expect(terminal.text == "EEE\nEEE")
    #expect(terminal.place == [0, 0])
    #expect(terminal.cell(x: 0, y: 0) == EmulatorCell("E"))
  }

  @Test("CAN and SUB break a sequence off; what follows is text")
  func cancel() {
    #expect(terminal("a\u{1B}[3\u{18}1mb").rowText(0) == "a1mb")
    #expect(terminal("a\u{1B}[3\u{1A}1mb").rowText(0) == "a1mb")
    #expect(terminal("a\u{1B}[3\u{18}b").unknownSequences == ["aborted sequence"])
  }

  @Test("ESC inside a sequence starts a new one")
  func restart() {
    let terminal = terminal("\u{1B}[2\u{1B}[31mx")
    #expect(terminal.cell(x: 0, y: 0).foreground == .palette(1))
    #expect(terminal.unknownSequences == ["aborted sequence"])
  }

  @Test("a control inside a sequence acts, and the sequence goes on")
  func controlInside() {
    let terminal = terminal("ab\u{1B}[3\r1mc")
    #expect(terminal.rowText(0) == "cb")
    #expect(terminal.cell(x: 0, y: 0).foreground == .palette(1))
  }

  @Test("C1 controls as UTF-8 are no controls, and noted")
  func eightBitControls() {
    let terminal = terminal("a\u{9B}31mb")
    #expect(terminal.rowText(0) == "a31mb")
    #expect(terminal.unknownSequences == ["C1 control U+009B"])
  }
}
