import TesseraTesting
import Testing

@Suite("Emulator: modes and screens")
struct ModeTests {
  @Test(
    "each private mode is seen while it is on",
    arguments: [
      1, 5, 6, 12, 47, 66, 69, 1000, 1002, 1003, 1004, 1005, 1006, 1007, 1015, 1016, 1047, 1049,
      2004, 2026, 2027, 2031, 2048,
    ])
  func modes(_ mode: Int) {
    let terminal = terminal("\u{1B}[?\(mode)h")
    #expect(terminal.modes.contains(mode))
    terminal.feed("\u{1B}[?\(mode)l")
    #expect(terminal.modes == [7, 25])
    #expect(terminal.unknownSequences.isEmpty)
  }

  @Test("several modes may stand in one sequence")
  func several() {
    #expect(terminal("\u{1B}[?1000;1006;2004h").modes == [7, 25, 1000, 1006, 2004])
  }

  @Test("modes that nobody knows are noted and stay off")
  func unknown() {
    let terminal = terminal("\u{1B}[?1234h\u{1B}[99l")
    #expect(terminal.modes == [7, 25])
    #expect(terminal.unknownSequences == ["DECSET 1234", "RM 99"])
  }

  @Test("a terminal may lack modes")
  func unsupported() {
    var traits = EmulatorTraits()
    traits.unsupportedModes = [2026]
    let terminal = TerminalEmulator(width: 4, height: 1, traits: traits)
    terminal.feed("\u{1B}[?2026h\u{1B}[?2026$p")
    #expect(!terminal.isSynchronizing)
    #expect(terminal.answer == "\u{1B}[?2026;0$y")
  }

  @Test("SM and RM switch insert and new line mode")
  func ansiModes() {
    #expect(terminal("\u{1B}[4;20h").ansiModes == [4, 20])
    #expect(terminal("\u{1B}[4;20h\u{1B}[4l").ansiModes == [20])
  }

  @Test("DECKPAM and DECKPNM switch the keypad")
  func keypad() {
    #expect(terminal("\u{1B}=").isKeypadApplication)
    #expect(!terminal("\u{1B}=\u{1B}>").isKeypadApplication)
  }

  @Test("1049 saves the cursor, shows a clear screen, and gives both back")
  func alternate() {
    let terminal = terminal("abc\u{1B}[?1049h")
    #expect(terminal.isAlternateScreen)
    #expect(terminal.text == "\n\n\n")
    #expect(terminal.place == [3, 0])
    terminal.feed("\u{1B}[3;3Hxyz\u{1B}[?1049l")
    #expect(!terminal.isAlternateScreen)
    #expect(terminal.text == "abc\n\n\n")
    #expect(terminal.place == [3, 0])
  }

  @Test(
    "47 keeps what the alternate screen showed, 1047 clears it when leaving, both keep the cursor")
  func olderAlternates() {
    #expect(terminal("\u{1B}[?47hab\u{1B}[?47l\u{1B}[?47h").text == "ab\n\n\n")
    #expect(terminal("\u{1B}[?1047hab\u{1B}[?1047l\u{1B}[?47h").text == "\n\n\n")
    #expect(terminal("\u{1B}[?47hab\u{1B}[?47l").place == [2, 0])
    #expect(terminal("\u{1B}[2;2H\u{1B}[?1048h\u{1B}[H\u{1B}[?1048l").place == [1, 1])
  }

  @Test("while a frame is held back, the viewer sees the one before")
  func synchronized() {
    let terminal = terminal("old")
    #expect(terminal.presented.rowText(0) == "old")
    terminal.feed("\u{1B}[?2026h\rnew")
    #expect(terminal.isSynchronizing)
    #expect(terminal.presented.rowText(0) == "old")
    #expect(terminal.presented.cursor.x == 3)
    #expect(terminal.rowText(0) == "new")
    terminal.feed("\u{1B}[?2026l")
    #expect(terminal.presented.rowText(0) == "new")
  }

  @Test("a snapshot does not change with the terminal")
  func snapshot() {
    let terminal = terminal("\u{1B}[1me\u{301}日")
    let snapshot = terminal.snapshot
    terminal.feed("\u{1B}[2J")
    #expect(snapshot.text == "e\u{301}日\n\n\n")
    #expect(snapshot.cell(x: 0, y: 0).isBold)
    #expect(snapshot.cell(x: 2, y: 0).isContinuation)
    #expect(snapshot.cell(x: 99, y: 0) == EmulatorCell())
  }

  @Test("kitty keyboard flags are a stack of each screen")
  func kittyKeyboard() {
    let terminal = terminal("\u{1B}[>1u\u{1B}[>5u")
    #expect(terminal.keyboardFlags == 5)
    #expect(terminal.keyboardStackDepth == 2)
    terminal.feed("\u{1B}[?1049h")
    #expect(terminal.keyboardFlags == 0)
    terminal.feed("\u{1B}[?1049l\u{1B}[<u")
    #expect(terminal.keyboardFlags == 1)
    terminal.feed("\u{1B}[<9u")
    #expect(terminal.keyboardFlags == 0)
    #expect(terminal.keyboardStackDepth == 0)
  }

  @Test("CSI = u sets, adds and removes flags")
  func kittyFlags() {
    #expect(terminal("\u{1B}[=5u").keyboardFlags == 5)
    #expect(terminal("\u{1B}[=5u\u{1B}[=2;2u").keyboardFlags == 7)
    #expect(terminal("\u{1B}[=5u\u{1B}[=4;3u").keyboardFlags == 1)
    #expect(terminal("\u{1B}[=5u").keyboardStackDepth == 0)
  }

  @Test("the kitty stack is bounded, and a terminal without the protocol notes it")
  func kittyBounds() {
    #expect(terminal(String(repeating: "\u{1B}[>1u", count: 99)).keyboardStackDepth == 15)
    var traits = EmulatorTraits()
    traits.hasKittyKeyboard = false
    let terminal = TerminalEmulator(width: 1, height: 1, traits: traits)
    terminal.feed("\u{1B}[>1u\u{1B}[?u")
    #expect(terminal.unknownSequences == ["KITTY push 1", "KITTY query"])
    #expect(terminal.replies.isEmpty)
  }

  @Test("XTMODKEYS sets modifyOtherKeys")
  func modifyOtherKeys() {
    #expect(terminal("\u{1B}[>4;2m").modifyOtherKeys == 2)
    #expect(terminal("\u{1B}[>4;2m\u{1B}[>4m").modifyOtherKeys == 0)
    #expect(terminal("\u{1B}[>4;1m\u{1B}[>4n").modifyOtherKeys == 0)
    #expect(terminal("\u{1B}[>4;1m\u{1B}[>m").modifyOtherKeys == 0)
  }

  @Test("XTSAVE and XTRESTORE keep modes")
  func savedModes() {
    let terminal = terminal(
      "\u{1B}[?2004h\u{1B}[?2004;1000s\u{1B}[?2004l\u{1B}[?1000h\u{1B}[?2004;1000r")
    #expect(terminal.modes == [7, 25, 2004])
  }

  @Test("DECSTR resets modes, margins and style, and leaves screen and cursor alone")
  func softReset() {
    let terminal = terminal(
      "abc\u{1B}[2;3r\u{1B}[?1;6h\u{1B}[?25;7l\u{1B}[4h\u{1B}=\u{1B}[1m\u{1B}(0\u{1B}[2;2H\u{1B}[!p"
    )
    #expect(terminal.text == "abc\n\n\n")
    #expect(terminal.place == [1, 2])
    #expect(terminal.modes == [7, 25])
    #expect(terminal.ansiModes == [])
    #expect(!terminal.isKeypadApplication)
    #expect(terminal.scrollingRegion.rows == 0..<4)
    #expect(terminal.pen == EmulatorCell())
  }

  @Test("RIS makes the terminal as new, but for its titles and counts")
  func fullReset() {
    let terminal = terminal(
      "\u{1B}]2;t\u{7}\(fourRows)\n\n\u{1B}[?1049h\u{1B}[2;3r\u{1B}[?1004h\u{1B}[>4;2m\u{1B}[>1u\u{1B}[31m"
        + "\u{1B}]8;;http://a\u{7}\u{1B}[3g\u{1B}[5 q\u{1B}[4h\u{1B}c")
    #expect(terminal.differences(from: TerminalEmulator(width: 10, height: 4)).isEmpty)
    #expect(terminal.modes == [7, 25])
    #expect(terminal.cursor == EmulatorCursor())
    #expect(terminal.pen == EmulatorCell())
    #expect(terminal.scrollbackCount == 0)
    #expect(terminal.scrollbackErasureCount == 0)
    #expect(terminal.modifyOtherKeys == 0)
    #expect(terminal.keyboardStackDepth == 0)
    #expect(terminal.scrollingRegion.rows == 0..<4)
    #expect(terminal.title == "t")
    terminal.feed("\tx")
    #expect(terminal.rowText(0) == "        x")
  }
}
