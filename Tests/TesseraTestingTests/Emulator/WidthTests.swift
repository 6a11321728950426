import TesseraTesting
import Testing

@Suite("Emulator: wide text")
struct WidthTests {
  @Test("a wide cluster takes two cells, the second without text")
  func wide() {
    let terminal = terminal("\u{1B}[31m日x")
    #expect(terminal.cell(x: 0, y: 0).text == "日")
    #expect(terminal.cell(x: 1, y: 0).isContinuation)
    #expect(terminal.cell(x: 1, y: 0).foreground == .palette(1))
    #expect(terminal.cell(x: 2, y: 0).text == "x")
    #expect(terminal.text == "日x\n\n\n")
  }

  @Test("one that does not fit in the last column wraps, and leaves that column as it was")
  func wraps() {
    let terminal = terminal("\u{1B}[1;10Hz\u{1B}[1;10H日x")
    #expect(terminal.text == "         z\n日x\n\n")
    #expect(terminal.place == [3, 1])
  }

  @Test("without autowrap it is dropped, and the cursor stays (xterm)")
  func dropped() {
    let terminal = terminal("\u{1B}[?7l\u{1B}[1;10H日")
    #expect(terminal.text == "\n\n\n")
    #expect(terminal.place == [9, 0])
  }

  @Test("on a screen of one column it is dropped")
  func oneColumn() {
    #expect(terminal("日x日", width: 1, height: 2).text == "x\n")
  }

  @Test(
    "overwriting one half blanks the other",
    arguments: [
      ("日本\u{1B}[1;1Hx", "x 本"), ("日本\u{1B}[1;2Hx", " x本"), ("日本\u{1B}[1;2H語", " 語"),
      ("日本\u{1B}[1;4Hx", "日 x"), ("ab日\u{1B}[1;2H語", "a語"),
    ])
  func halves(_ bytes: String, _ picture: String) {
    #expect(terminal(bytes).rowText(0) == picture)
  }

  @Test(
    "so does erasing, inserting and deleting at a half",
    arguments: [
      ("日本\u{1B}[1;2H\u{1B}[K", ""), ("日本\u{1B}[1;3H\u{1B}[1K", ""),
      ("日本\u{1B}[1;2H\u{1B}[X", "  本"), ("日本\u{1B}[1;2H\u{1B}[@", "   本"),
      ("日本\u{1B}[1;2H\u{1B}[P", " 本"), ("日本\u{1B}[1;1H\u{1B}[P", " 本"),
      ("日本\u{1B}[1;1H\u{1B}[4hx", "x日本"),
    ])
  func edits(_ bytes: String, _ picture: String) {
    #expect(terminal(bytes).rowText(0) == picture)
  }

  @Test("a half that insertion pushes to the edge is blanked")
  func pushedOut() {
    let terminal = terminal("abcdefgh日\u{1B}[1;1H\u{1B}[@")
    #expect(terminal.rowText(0) == " abcdefgh")
    #expect(terminal.cell(x: 9, y: 0).text == " ")
  }

  @Test("the other half's style is the pen's, its own, or plain, as the terminal likes")
  func orphans() {
    func half(_ orphan: EmulatorTraits.OrphanedHalf) -> EmulatorColor {
      var traits = EmulatorTraits()
      traits.orphanedHalf = orphan
      let terminal = TerminalEmulator(width: 4, height: 1, traits: traits)
      terminal.feed("\u{1B}[41m日\u{1B}[42m\rx")
      return terminal.cell(x: 1, y: 0).background
    }
    #expect(half(.pen) == .palette(2))
    #expect(half(.kept) == .palette(1))
    #expect(half(.plain) == .default)
  }

  @Test(
    "by wcwidth each scalar counts by itself",
    arguments: [
      ("e\u{301}", ["e\u{301}"]), ("❤\u{FE0F}", ["❤\u{FE0F}"]),
      ("👩\u{200D}🚀", ["👩\u{200D}", "", "🚀", ""]), ("🇩🇪", ["🇩", "🇪"]),
      ("👍🏽", ["👍", "", "🏽", ""]), ("日\u{301}", ["日\u{301}", ""]), ("한", ["한", ""]),
      ("\u{1100}\u{1161}", ["\u{1100}\u{1161}", ""]), ("a\u{200B}b", ["a\u{200B}", "b"]),
      ("ｱ！", ["ｱ", "！", ""]), ("\u{AD}", ["\u{AD}"]), ("⌚①", ["⌚", "", "①"]),
      ("　", ["　", ""]), ("│█", ["│", "█"]),
    ])
  func wcwidth(_ text: String, _ cells: [String]) {
    #expect(self.cells(text, .wcwidth) == cells)
  }

  @Test(
    "by grapheme clusters the whole counts",
    arguments: [
      ("e\u{301}", ["e\u{301}"]), ("❤", ["❤"]), ("❤\u{FE0F}", ["❤\u{FE0F}", ""]),
      ("👩\u{200D}🚀", ["👩\u{200D}🚀", ""]), ("🇩🇪", ["🇩🇪", ""]), ("🇩🇪🇫🇷", ["🇩🇪", "", "🇫🇷", ""]),
      ("👍🏽", ["👍🏽", ""]), ("1\u{FE0F}\u{20E3}", ["1\u{FE0F}\u{20E3}", ""]),
      ("⌚\u{FE0E}", ["⌚\u{FE0E}"]), ("🇩x", ["🇩", "", "x"]), ("日本", ["日", "", "本", ""]),
      ("한", ["한", ""]), ("\u{0600}1", ["\u{0600}1"]),
    ])
  func graphemes(_ text: String, _ cells: [String]) {
    #expect(self.cells(text, .graphemes) == cells)
    #expect(terminal(text + "|", widthModel: .graphemes).cell(x: cells.count, y: 0).text == "|")
  }

  @Test("a custom width decides, between 0 and 2")
  func custom() {
    let model = EmulatorWidthModel.custom { $0 == "a" ? 2 : $0 == "b" ? 0 : $0 == "c" ? 99 : -1 }
    #expect(cells("abc", model) == ["a", "", "c", ""])
    #expect(cells("d", model) == [])
  }

  @Test("mode 2027 changes from scalars to clusters and back")
  func mode2027() {
    #expect(cells("\u{1B}[?2027h🇩🇪", .wcwidth) == ["🇩🇪", ""])
    #expect(cells("\u{1B}[?2027h\u{1B}[?2027l🇩🇪", .wcwidth) == ["🇩", "🇪"])
    #expect(terminal("", widthModel: .graphemes).modes.contains(2027))
  }

  @Test("a control other than SGR and OSC ends the cluster")
  func endsCluster() {
    #expect(cells("🇩\u{1B}[31m🇪", .graphemes) == ["🇩🇪", ""])
    #expect(cells("🇩\u{1B}[1;3H🇪", .graphemes) == ["🇩", "", "🇪", ""])
  }

  @Test("a cluster that grows in the last column moves to the next row")
  func growsAtEdge() {
    let terminal = terminal("\u{1B}[1;10H❤\u{FE0F}x", widthModel: .graphemes)
    #expect(terminal.text == "\n❤\u{FE0F}x\n\n")
  }

  @Test("a mark without letter at the left edge is dropped, else it joins the cell to the left")
  func loneMark() {
    #expect(terminal("\u{301}x").rowText(0) == "x")
    #expect(terminal("ab\r\u{1B}[C\u{301}").cell(x: 0, y: 0).text == "a\u{301}")
    #expect(terminal("0123456789\u{301}").cell(x: 9, y: 0).text == "9\u{301}")
  }

  @Test("a cell keeps a bounded number of marks")
  func bounded() {
    let marks = String(repeating: "\u{301}", count: 1000)
    for model in [EmulatorWidthModel.wcwidth, .graphemes] {
      let terminal = terminal("a\(marks)b", widthModel: model)
      #expect(terminal.cell(x: 0, y: 0).text.unicodeScalars.count == 32)
      #expect(terminal.cell(x: 1, y: 0).text == "b")
    }
  }

  /// The texts of the cells up to the cursor.
  private func cells(_ text: String, _ model: EmulatorWidthModel) -> [String] {
    let terminal = terminal(text, widthModel: model)
    return (0..<terminal.cursor.x).map { terminal.cell(x: $0, y: 0).text }
  }
}

@Suite("Emulator: UTF-8")
struct DecodingTests {
  private func row(_ bytes: [UInt8]) -> String {
    let terminal = TerminalEmulator(width: 20, height: 1)
    terminal.feed(bytes)
    return terminal.rowText(0)
  }

  @Test(
    "each maximal subpart of an ill-formed sequence is one U+FFFD (Unicode, table 3-8)",
    arguments: [
      ([0x41, 0xC0, 0xAF, 0x41], "A\u{FFFD}\u{FFFD}A"),
      ([0xE0, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ([0xED, 0xA0, 0x80, 0x42], "\u{FFFD}\u{FFFD}\u{FFFD}B"),
      ([0xF4, 0x91, 0x92, 0x93, 0xFF, 0x41], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}A"),
      (
        [0xE1, 0x80, 0xE2, 0xF0, 0x91, 0x92, 0xF1, 0xBF, 0x41], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}A"
      ),
      ([0xE6, 0x97, 0x41], "\u{FFFD}A"),
      ([0xE6, 0x97, 0xE6, 0x97, 0xA5], "\u{FFFD}日"),
      ([0xF0, 0x9F, 0x98, 0x80], "😀"),
    ])
  func illFormed(_ bytes: [UInt8], _ text: String) {
    #expect(row(bytes) == text)
  }

  @Test("a control ends an unfinished scalar")
  func control() {
    #expect(row([0x78, 0xE6, 0x97, 0x0D, 0x79]) == "y\u{FFFD}")
    #expect(row([0xE6, 0x1B, 0x5B, 0x31, 0x6D, 0x79]) == "\u{FFFD}y")
  }

  @Test("U+FFFF and other oddities are kept as they are")
  func oddities() {
    #expect(row(Array("\u{FFFF}\u{E000}\u{10FFFF}".utf8)) == "\u{FFFF}\u{E000}\u{10FFFF}")
  }
}
