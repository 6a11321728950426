import TesseraTesting
import Testing

@Suite("Emulator: any bytes, any chunks, any size")
struct RobustnessTests {
  @Test("the same bytes in any chunks give the same screen", arguments: UInt64(1)...40)
  func chunks(_ seed: UInt64) {
    var grammar = SequenceGrammar(seed: seed, dialect: .all, width: 12, height: 5)
    let bytes = Array(grammar.program(length: 25).utf8)
    let whole = TerminalEmulator(width: 12, height: 5)
    whole.feed(bytes)
    let single = TerminalEmulator(width: 12, height: 5)
    for byte in bytes { single.feed([byte]) }
    expectEqual(whole, single, "seed \(seed), byte by byte")
    for cut in 0...bytes.count {
      let halves = TerminalEmulator(width: 12, height: 5)
      halves.feed(Array(bytes[..<cut]))
      halves.feed(Array(bytes[cut...]))
      expectEqual(whole, halves, "seed \(seed), cut at \(cut)")
    }
  }

  private func expectEqual(
    _ one: TerminalEmulator, _ other: TerminalEmulator, _ comment: Comment
  ) {
    #expect(one.differences(from: other).isEmpty, comment)
    #expect(one.cursor == other.cursor, comment)
    #expect(one.modes == other.modes, comment)
    #expect(one.pen == other.pen, comment)
    #expect(one.replies == other.replies, comment)
    #expect(one.unknownSequences == other.unknownSequences, comment)
    #expect(one.scrollbackText == other.scrollbackText, comment)
  }

  @Test(
    "a million random bytes never trap, and memory stays bounded", arguments: [true, false])
  func randomBytes(_ isMostlySequences: Bool) {
    var random = SeededGenerator(seed: isMostlySequences ? 1 : 2)
    var traits = EmulatorTraits()
    traits.scrollbackLimit = 50
    let terminal = TerminalEmulator(width: 20, height: 6, traits: traits)
    let likely = Array(
      "\u{1B}\u{1B}[[[;;;:?>0123456789@ABCDEFGHIJKLMPSTXZabcdefghlmnpqrstu '$\"".utf8)
    for _ in 0..<100 {
      let chunk = (0..<5_000).map { _ -> UInt8 in
        let number = random.next()
        let byte = UInt8(truncatingIfNeeded: number >> 8)
        return isMostlySequences && number & 7 != 0 ? likely[Int(byte) % likely.count] : byte
      }
      terminal.feed(chunk)
      #expect(terminal.cursor.x < 20 && terminal.cursor.y < 6)
      #expect(terminal.replies.count <= 70_000)
      #expect(terminal.scrollbackCount <= 50)
      #expect(terminal.unknownSequences.count <= 1000)
    }
  }

  @Test("a wide cluster is always whole, whatever happens to it", arguments: UInt64(1)...30)
  func wholeClusters(_ seed: UInt64) {
    var grammar = SequenceGrammar(seed: seed, dialect: .all, width: 7, height: 4)
    for model in [EmulatorWidthModel.wcwidth, .graphemes] {
      let terminal = TerminalEmulator(width: 7, height: 4, widthModel: model)
      for _ in 0..<30 {
        terminal.feed(grammar.program(length: 3) + "日")
        for y in 0..<4 {
          #expect(!terminal.cell(x: 0, y: y).isContinuation, "seed \(seed)")
          for x in 1..<7 where terminal.cell(x: x, y: y).isContinuation {
            #expect(!terminal.cell(x: x - 1, y: y).isContinuation, "seed \(seed)")
            #expect(terminal.cell(x: x - 1, y: y).text != " ", "seed \(seed)")
          }
        }
      }
    }
  }

  @Test("ever new clusters and links do not fill the memory, and those on screen stay right")
  func resources() {
    let terminal = TerminalEmulator(width: 8, height: 2)
    for number in 0..<20_000 {
      let base = Unicode.Scalar(UInt32(0x4E00 + number % 5_000)) ?? "x"
      let mark = Unicode.Scalar(UInt32(0x300 + number / 5_000)) ?? "x"
      let cluster = String(Character(base)) + String(Character(mark))
      terminal.feed("\r\u{1B}]8;;http://\(number)\u{7}\(cluster)|")
      if number % 997 == 0 {
        #expect(terminal.cell(x: 0, y: 0).text == cluster)
        #expect(terminal.cell(x: 0, y: 0).hyperlink?.uri == "http://\(number)")
      }
    }
    #expect(
      terminal.withCells { $0.allSatisfy { $0.glyph < 0x8000_0000 + 9_000 && $0.link < 9_000 } })
  }

  @Test("huge counts are as good as the screen's size")
  func hugeCounts() {
    for final in "ABCDEFGHIJKLMPSTXZ@`abdefr" {
      let terminal = terminal("\(fourRows)\u{1B}[2;2Hx\u{1B}[99999999999;99999999999\(final)")
      #expect(terminal.cursor.x < 10 && terminal.cursor.y < 4)
    }
  }
}

@Suite("Emulator: resizing and comparing")
struct ResizeTests {
  @Test("columns are cut and added at the right")
  func columns() {
    let terminal = terminal("abcdef\r\nghi", width: 6, height: 2)
    terminal.resize(width: 3, height: 2)
    #expect(terminal.text == "abc\nghi")
    #expect(terminal.place == [2, 1])
    terminal.resize(width: 6, height: 2)
    #expect(terminal.text == "abc\nghi")
    terminal.feed("\r\tx")
    #expect(terminal.rowText(1) == "ghi  x")
  }

  @Test("rows are cut below the cursor, then at the top into the scrollback")
  func rows() {
    let bottom = terminal(fourRows)
    bottom.resize(width: 10, height: 2)
    #expect(bottom.text == "ghi\njkl")
    #expect(bottom.scrollbackText == ["abc", "def"])
    let top = terminal("\(fourRows)\u{1B}[1;1H")
    top.resize(width: 10, height: 2)
    #expect(top.text == "abc\ndef")
    #expect(top.scrollbackCount == 0)
  }

  @Test("half a wide cluster at the cut is blanked")
  func wide() {
    let terminal = terminal("a日b", width: 4, height: 1)
    terminal.resize(width: 2, height: 1)
    #expect(terminal.text == "a")
    #expect(terminal.cell(x: 1, y: 0).text == " ")
  }

  @Test("the main screen waits behind the alternate one")
  func alternate() {
    let terminal = terminal("\(fourRows)\u{1B}[?1049hxyz")
    terminal.resize(width: 2, height: 2)
    #expect(terminal.text == "\n")
    terminal.feed("\u{1B}[?1049l")
    #expect(terminal.text == "gh\njk")
    #expect(terminal.place == [1, 1])
  }

  @Test("any sequence of sizes is fine", arguments: UInt64(1)...10)
  func anySizes(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var grammar = SequenceGrammar(seed: seed, dialect: .all, width: 12, height: 5)
    let terminal = TerminalEmulator(width: 12, height: 5)
    for _ in 0..<60 {
      terminal.feed(grammar.program(length: 5))
      terminal.resize(
        width: Int.random(in: -1...20, using: &random),
        height: Int.random(in: -1...9, using: &random))
      #expect(terminal.cursor.x < terminal.width && terminal.cursor.y < terminal.height)
    }
  }

  @Test("mode 2048 reports each new size")
  func report() {
    let terminal = terminal("\u{1B}[?2048h")
    _ = terminal.takeReplies()
    terminal.resize(width: 20, height: 6)
    #expect(terminal.answer == "\u{1B}[48;6;20;120;200t")
  }

  @Test("differences name each cell that is not equal")
  func differences() {
    let one = terminal("abc\r\ne\u{301}", width: 3, height: 2)
    #expect(one.differences(from: terminal("abc\r\ne\u{301}", width: 3, height: 2)).isEmpty)
    let other = terminal("a\u{1B}[1mb\u{1B}[mc\r\ne\u{300}", width: 3, height: 2)
    #expect(one.differences(from: other).map { [$0.x, $0.y] } == [[1, 0], [0, 1]])
    #expect(one.differences(from: terminal("abc", width: 4, height: 1)).count == 1 + 4)
  }

  @Test("packed cells tell the same as cells")
  func packed() {
    let terminal = terminal(
      "\u{1B}[1;31;48;2;1;2;3;4:3me\u{301}日\u{1B}]8;;a\u{7}x", width: 5, height: 1)
    let packed = terminal.withCells { Array($0) }
    #expect(packed.map { terminal.cluster(at: $0.glyph) } == ["e\u{301}", "日", "", "x", " "])
    #expect(packed[1].foreground == EmulatorColor.palette(1).bits)
    #expect(packed[1].background == EmulatorColor.rgb(1, 2, 3).bits)
    #expect(packed[1].attributes & 0x1FF == EmulatorAttributes.bold.rawValue)
    #expect(packed[1].attributes >> 9 == UInt16(EmulatorUnderline.curly.rawValue))
    #expect(packed[2].isContinuation)
    #expect(terminal.hyperlink(at: packed[3].link)?.uri == "a")
    #expect(packed[4] == .blank)
  }
}
