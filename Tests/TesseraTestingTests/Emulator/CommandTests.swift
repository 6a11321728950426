import TesseraTesting
import Testing

@Suite("Emulator: strings (OSC, DCS, APC)")
struct CommandTests {
  @Test("OSC 0, 1 and 2 set the titles, ended by BEL or ST")
  func titles() {
    let terminal = terminal("\u{1B}]0;both\u{7}")
    #expect(terminal.title == "both")
    #expect(terminal.iconTitle == "both")
    terminal.feed("\u{1B}]2;window; ü\u{1B}\\\u{1B}]1;icon\u{7}")
    #expect(terminal.title == "window; ü")
    #expect(terminal.iconTitle == "icon")
  }

  @Test("XTWINOPS 22 and 23 put titles aside and back")
  func titleStack() {
    let terminal = terminal("\u{1B}]0;old\u{7}\u{1B}[22;0t\u{1B}]0;new\u{7}")
    #expect(terminal.titleStack.map(\.title) == ["old"])
    terminal.feed("\u{1B}[23;0t")
    #expect(terminal.title == "old")
    #expect(terminal.titleStack.isEmpty)
    terminal.feed("\u{1B}[23;0t")
    #expect(terminal.title == "old")
    terminal.feed(String(repeating: "\u{1B}[22t", count: 99))
    #expect(terminal.titleStack.count == 10)
  }

  @Test("OSC 8 links the cells that follow, until it comes without address")
  func links() {
    let terminal = terminal(
      "a\u{1B}]8;id=7:x=y;http://a.b/?q;r\u{1B}\\b\u{1B}[0mc\u{1B}]8;;\u{1B}\\d")
    let link = EmulatorHyperlink(uri: "http://a.b/?q;r", id: "7")
    #expect(terminal.cell(x: 0, y: 0).hyperlink == nil)
    #expect(terminal.cell(x: 1, y: 0).hyperlink == link)
    #expect(terminal.cell(x: 2, y: 0).hyperlink == link)
    #expect(terminal.cell(x: 3, y: 0).hyperlink == nil)
  }

  @Test("erased cells have no link")
  func erasedLinks() {
    let terminal = terminal("\u{1B}]8;;http://a\u{7}abc\u{1B}[1;2H\u{1B}[K")
    #expect(terminal.cell(x: 0, y: 0).hyperlink?.uri == "http://a")
    #expect(terminal.cell(x: 1, y: 0) == EmulatorCell())
  }

  @Test("an address too long for terminals is no link")
  func longLinks() {
    let address = String(repeating: "a", count: 2084)
    #expect(terminal("\u{1B}]8;;\(address)\u{7}x").cell(x: 0, y: 0).hyperlink == nil)
  }

  @Test("OSC 4 and 104 change the palette and give it back")
  func palette() {
    let terminal = terminal("\u{1B}]4;1;rgb:12/34/56;2;#ABCDEF\u{7}")
    #expect(terminal.paletteColor(1) == 0x123456)
    #expect(terminal.paletteColor(2) == 0xABCDEF)
    terminal.feed("\u{1B}]104;1\u{7}")
    #expect(terminal.paletteColor(1) == 0xCD0000)
    #expect(terminal.paletteColor(2) == 0xABCDEF)
    terminal.feed("\u{1B}]104\u{7}")
    #expect(terminal.paletteColor(2) == 0x00CD00)
    #expect(terminal.paletteColor(255) == 0xEEEEEE)
  }

  @Test("OSC 10 to 12 change the colours, 110 to 112 give them back")
  func dynamicColors() {
    let terminal = terminal(
      "\u{1B}]11;rgb:f/8/0\u{7}\u{1B}]11;?\u{7}\u{1B}]111\u{7}\u{1B}]11;?\u{7}")
    #expect(
      terminal.answer
        == "\u{1B}]11;rgb:ffff/8888/0000\u{1B}\\\u{1B}]11;rgb:1010/1010/1010\u{1B}\\")
  }

  @Test("OSC 52 fills the clipboard, and is read only where that is allowed")
  func clipboard() {
    let terminal = terminal("\u{1B}]52;c;aGVsbG8=\u{7}\u{1B}]52;p;w7w=\u{7}\u{1B}]52;c;?\u{7}")
    #expect(terminal.clipboard == ["c": "hello", "p": "ü"])
    #expect(terminal.replies.isEmpty)
    var traits = EmulatorTraits()
    traits.allowsClipboardReading = true
    let open = TerminalEmulator(width: 1, height: 1, traits: traits)
    open.feed("\u{1B}]52;c;aGVsbG8=\u{7}\u{1B}]52;c;?\u{7}")
    #expect(open.answer == "\u{1B}]52;c;aGVsbG8=\u{1B}\\")
  }

  @Test("strings are swallowed whole, also those that mean nothing")
  func swallowed() {
    for string in ["Pxyz", "_abc", "^abc", "Xabc", "]777;a;b"] {
      let terminal = terminal("a\u{1B}\(string)\u{1B}\\b")
      #expect(terminal.rowText(0) == "ab")
      #expect(terminal.unknownSequences.count == 1)
    }
    #expect(terminal("a\u{1B}_Gi=1;AAAA\u{1B}\\b").unknownSequences.isEmpty)
    #expect(terminal("a\u{1B}]133;A\u{7}b").unknownSequences.isEmpty)
  }

  @Test("a string that ESC cuts off does nothing, and the new sequence acts")
  func cutOff() {
    let terminal = terminal("\u{1B}]2;title\u{1B}[31mx")
    #expect(terminal.title == "")
    #expect(terminal.cell(x: 0, y: 0).foreground == .palette(1))
    #expect(terminal.unknownSequences == ["aborted sequence"])
  }

  @Test("a string longer than any terminal keeps does nothing")
  func tooLong() {
    let terminal = terminal("\u{1B}]2;\(String(repeating: "x", count: 1 << 21))\u{7}y")
    #expect(terminal.title == "")
    #expect(terminal.rowText(0) == "y")
  }

  @Test("an unknown sequence is swallowed and named")
  func unknown() {
    let terminal = terminal("a\u{1B}[?1;2$zb\u{1B}[1 2mc\u{1B}#3d\u{1B}Ae\u{5}")
    #expect(terminal.rowText(0) == "abcde")
    #expect(
      terminal.unknownSequences == ["CSI ?1;2$z", "aborted sequence", "ESC # 3", "ESC A", "ENQ"])
    terminal.clearUnknownSequences()
    #expect(terminal.unknownSequences.isEmpty)
  }
}
