import TesseraTesting
import Testing

@Suite("Emulator: erasing, inserting, deleting")
struct EditingTests {
  @Test(
    "ED and EL erase from, to and around the cursor, itself included",
    arguments: [
      ("\u{1B}[J", "abc\nd\n\n"),
      ("\u{1B}[0J", "abc\nd\n\n"),
      ("\u{1B}[1J", "\n  f\nghi\njkl"),
      ("\u{1B}[2J", "\n\n\n"),
      ("\u{1B}[3J", "abc\ndef\nghi\njkl"),
      ("\u{1B}[K", "abc\nd\nghi\njkl"),
      ("\u{1B}[1K", "abc\n  f\nghi\njkl"),
      ("\u{1B}[2K", "abc\n\nghi\njkl"),
      ("\u{1B}[X", "abc\nd f\nghi\njkl"),
      ("\u{1B}[99X", "abc\nd\nghi\njkl"),
      ("\u{1B}[@", "abc\nd ef\nghi\njkl"),
      ("\u{1B}[99@", "abc\nd\nghi\njkl"),
      ("\u{1B}[P", "abc\ndf\nghi\njkl"),
      ("\u{1B}[99P", "abc\nd\nghi\njkl"),
      ("\u{1B}[L", "abc\n\ndef\nghi"),
      ("\u{1B}[99L", "abc\n\n\n"),
      ("\u{1B}[M", "abc\nghi\njkl\n"),
      ("\u{1B}[99M", "abc\n\n\n"),
    ])
  func erases(_ bytes: String, _ picture: String) {
    let terminal = terminal("\(fourRows)\u{1B}[2;2H\(bytes)")
    #expect(terminal.text == picture)
    #expect(terminal.unknownSequences.isEmpty)
  }

  @Test("erasing leaves the cursor where it is; IL and DL take it to the first column")
  func cursor() {
    for bytes in ["\u{1B}[J", "\u{1B}[2J", "\u{1B}[K", "\u{1B}[X", "\u{1B}[@", "\u{1B}[P"] {
      #expect(terminal("\u{1B}[2;2H\(bytes)").place == [1, 1])
    }
    for bytes in ["\u{1B}[L", "\u{1B}[M"] {
      #expect(terminal("\u{1B}[2;2H\(bytes)").place == [0, 1])
    }
  }

  @Test(
    "cells that become free take the background in force and nothing else",
    arguments: [
      "\u{1B}[K", "\u{1B}[X", "\u{1B}[J", "\u{1B}[2J", "\u{1B}[@", "\u{1B}[L", "\u{1B}[2M",
      "\u{1B}[2S", "\u{1B}[2T", "\u{1B}[99P",
    ])
  func backgroundErase(_ bytes: String) {
    let text = "\u{1B}[2;1H\u{1B}[1;4;7;31;44m\(bytes)"
    var blue = EmulatorCell()
    blue.background = .palette(4)
    let terminal = terminal(text, height: 2)
    #expect((0..<2).contains { terminal.cell(x: 0, y: $0) == blue })
    var traits = EmulatorTraits()
    traits.erasesWithBackground = false
    let plain = TerminalEmulator(width: 10, height: 2, traits: traits)
    plain.feed(text)
    #expect((0..<2).allSatisfy { plain.cell(x: 0, y: $0) == EmulatorCell() })
  }

  @Test("ICH and insert mode insert cells like erased ones, or as in xterm in the whole style")
  func insertedStyle() {
    #expect(terminal("\u{1B}[4;41m\u{1B}[2@").cell(x: 0, y: 0).underline == .none)
    var traits = EmulatorTraits()
    traits.insertsWithStyle = true
    let xterm = TerminalEmulator(width: 10, height: 1, traits: traits)
    xterm.feed("\u{1B}[4;41m\u{1B}[2@")
    #expect(xterm.cell(x: 0, y: 0).underline == .single)
  }

  @Test("IL and DL keep to the margins, and do nothing outside of them")
  func linesInRegion() {
    let region = "\(fourRows)\u{1B}[2;3r"
    #expect(terminal("\(region)\u{1B}[2;1H\u{1B}[L").text == "abc\n\ndef\njkl")
    #expect(terminal("\(region)\u{1B}[2;1H\u{1B}[M").text == "abc\nghi\n\njkl")
    #expect(terminal("\(region)\u{1B}[4;1H\u{1B}[L").text == "abc\ndef\nghi\njkl")
    #expect(terminal("\(region)\u{1B}[1;1H\u{1B}[M").text == "abc\ndef\nghi\njkl")
  }
}

@Suite("Emulator: scrolling")
struct ScrollingTests {
  @Test(
    "SU and SD move the region, whatever the cursor does",
    arguments: [
      ("\u{1B}[S", "def\nghi\njkl\n"),
      ("\u{1B}[2S", "ghi\njkl\n\n"),
      ("\u{1B}[99S", "\n\n\n"),
      ("\u{1B}[T", "\nabc\ndef\nghi"),
      ("\u{1B}[99T", "\n\n\n"),
      ("\u{1B}[2;3r\u{1B}[S", "abc\nghi\n\njkl"),
      ("\u{1B}[2;3r\u{1B}[T", "abc\n\ndef\njkl"),
    ])
  func scroll(_ bytes: String, _ picture: String) {
    #expect(terminal(fourRows + bytes).text == picture)
  }

  @Test("LF, IND and NEL at the bottom margin scroll the region, RI at the top margin")
  func index() {
    for down in ["\n", "\u{1B}D", "\u{1B}E"] {
      #expect(terminal("\(fourRows)\u{1B}[2;3r\u{1B}[3;1H\(down)").text == "abc\nghi\n\njkl")
    }
    #expect(terminal("\(fourRows)\u{1B}[2;3r\u{1B}[2;1H\u{1B}M").text == "abc\n\ndef\njkl")
  }

  @Test("below the region LF goes down and stops at the edge")
  func outside() {
    let terminal = terminal("\(fourRows)\u{1B}[1;2r\u{1B}[3;1H\n\n\n")
    #expect(terminal.text == "abc\ndef\nghi\njkl")
    #expect(terminal.place == [0, 3])
  }

  @Test("DECSTBM sends the cursor home; a region of one row or turned around is ignored")
  func setRegion() {
    #expect(terminal("\u{1B}[3;3H\u{1B}[2;3r").place == [0, 0])
    #expect(terminal("\u{1B}[2;3r").scrollingRegion.rows == 1..<3)
    #expect(terminal("\u{1B}[2;2r").scrollingRegion.rows == 0..<4)
    #expect(terminal("\u{1B}[3;2r").scrollingRegion.rows == 0..<4)
    #expect(terminal("\u{1B}[2;99r").scrollingRegion.rows == 1..<4)
    #expect(terminal("\u{1B}[2;3r\u{1B}[r").scrollingRegion.rows == 0..<4)
  }

  @Test("rows that leave the main screen at the top are kept, the oldest first")
  func scrollback() {
    let terminal = terminal("1\r\n2\r\n3\r\n4\r\n5\r\n\u{1B}[31m6")
    #expect(terminal.text == "3\n4\n5\n6")
    #expect(terminal.scrollbackText == ["1", "2"])
    #expect(terminal.scrollbackCell(x: 0, row: 1).text == "2")
    terminal.feed("\u{1B}[2S")
    #expect(terminal.scrollbackText == ["1", "2", "3", "4"])
  }

  @Test("nothing is kept from a region below the top, nor from the alternate screen")
  func noScrollback() {
    #expect(terminal("\(fourRows)\u{1B}[2;4r\u{1B}[4;1H\n\n").scrollbackCount == 0)
    #expect(terminal("\u{1B}[?1049h\(fourRows)\n\n").scrollbackCount == 0)
  }

  @Test("the scrollback is bounded, and its lines are counted for ever")
  func bound() {
    var traits = EmulatorTraits()
    traits.scrollbackLimit = 3
    let terminal = TerminalEmulator(width: 4, height: 1, traits: traits)
    for number in 1...10 { terminal.feed("\r\n\(number)") }
    #expect(terminal.scrollbackText == ["7", "8", "9"])
    #expect(terminal.scrolledLineCount == 10)
  }

  @Test("ED 3 throws the scrollback away and is counted")
  func eraseScrollback() {
    let terminal = terminal("1\r\n2\r\n3\r\n4\r\n5\u{1B}[3J")
    #expect(terminal.scrollbackCount == 0)
    #expect(terminal.scrollbackErasureCount == 1)
    #expect(terminal.text == "2\n3\n4\n5")
  }

  @Test("with side margins (DECSLRM) only the columns between them move")
  func sideMargins() {
    let text = "abcd\r\nefgh\r\nijkl\u{1B}[?69h\u{1B}[2;3s"
    #expect(terminal(text + "\u{1B}[S", width: 4, height: 3).text == "afgd\nejkh\ni  l")
    #expect(terminal(text + "\u{1B}[1;2H\u{1B}[P", width: 4, height: 3).rowText(0) == "ac d")
    #expect(terminal(text + "\u{1B}[1;2H\u{1B}[@", width: 4, height: 3).rowText(0) == "a bd")
    #expect(terminal(text + "\u{1B}[1;2HXYZ", width: 4, height: 3).text == "aXYd\neZgh\nijkl")
    #expect(terminal(text + "\u{1B}[?69l\u{1B}[S", width: 4, height: 3).text == "efgh\nijkl\n")
  }

  @Test("DECIC, DECDC, SR and SL move whole columns")
  func columns() {
    let text = "abc\r\ndef\u{1B}[1;2H"
    #expect(terminal(text + "\u{1B}['}", width: 3, height: 2).text == "a b\nd e")
    #expect(terminal(text + "\u{1B}['~", width: 3, height: 2).text == "ac\ndf")
    #expect(terminal(text + "\u{1B}[ A", width: 3, height: 2).text == " ab\n de")
    #expect(terminal(text + "\u{1B}[ @", width: 3, height: 2).text == "bc\nef")
  }
}
