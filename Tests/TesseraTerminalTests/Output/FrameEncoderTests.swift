import TesseraScreen
import TesseraTerminal
import Testing

@Suite("Frame encoder")
struct FrameEncoderTests {
  // MARK: The first frame

  @Test("the first frame takes a terminal in any state to a blank screen and writes on it")
  func firstFrame() {
    let encoder = FrameEncoder(capabilities: .xterm, size: Size(width: 20, height: 3))
    let surface = Surface(size: Size(width: 20, height: 3))
    surface.write(
      Glyph.glyphs(of: "Hello, world"), at: .zero, style: .plain, clip: surface.bounds)
    var buffer = ByteBuffer()
    let report = encoder.encode(
      surface, damage: Damage(size: surface.size), shifts: [], cursor: nil, into: &buffer)
    let bytes = buffer.bytes
    #expect(Stage.pictures(bytes) == "␛]8;;␛\\␛[m␛[r␛[H␛[JHello, world␛[?25l")
    #expect(report == EncodeReport(cellsChanged: 11, bytes: bytes.count))
  }

  @Test("on a screen that was just entered it has less to undo, once")
  func entered() {
    var stage = Stage(["Hello"])
    stage.encoder.screenWasEntered()
    #expect(stage.frame() == "␛[m␛[H␛[JHello")
    stage.encoder.invalidate()
    #expect(stage.frame() == "␛]8;;␛\\␛[m␛[r␛[H␛[JHello␛[?25l")
  }

  @Test("a screen on a coloured ground is erased in that colour")
  func erasedInColor() {
    let encoder = FrameEncoder(capabilities: .xterm, size: Size(width: 20, height: 3))
    let surface = Surface(size: Size(width: 20, height: 3))
    surface.fill(
      surface.bounds, with: Cell(glyph: .space, style: .onBlue), clip: surface.bounds)
    var buffer = ByteBuffer()
    encoder.encode(
      surface, damage: Damage(size: surface.size), shifts: [], cursor: nil, into: &buffer)
    let bytes = buffer.bytes
    #expect(Stage.pictures(bytes) == "␛]8;;␛\\␛[m␛[r␛[H␛[44m␛[J␛[?25l")
  }

  @Test("bytes go after those that the buffer holds")
  func appends() {
    var stage = Stage(["a"])
    stage.write("b", 0, 0)
    var damage = Damage(size: stage.surface.size)
    damage.insertAll()
    var buffer = ByteBuffer()
    buffer.append("before")
    let report = stage.encoder.encode(
      stage.surface, damage: damage, shifts: [], cursor: nil, into: &buffer)
    let bytes = buffer.bytes
    #expect(Stage.pictures(bytes) == "before␈b")
    #expect(report.bytes == 2)
    #expect(stage.frame() == "")
  }

  // MARK: What is compared

  @Test("a frame like the last one is no bytes")
  func unchanged() {
    var stage = Stage(["one", "two"])
    #expect(stage.frame() == "")
  }

  @Test("what is outside of the damage is not looked at")
  func damageOnly() {
    var stage = Stage(["one", "two"])
    stage.write("1", 0, 0)
    stage.write("2", 0, 1)
    var damage = Damage(size: stage.surface.size)
    damage.insert(Rect(x: 0, y: 1, width: 1, height: 1))
    #expect(stage.frame(damage) == "␍2")
    #expect(stage.frame() == "␛M␈1")
  }

  @Test("a damage that cuts a wide cluster in two still replaces all of it")
  func damageCutsCluster() {
    var stage = Stage(["漢"])
    stage.write("xy", 0, 0)
    var damage = Damage(size: stage.surface.size)
    damage.insert(Rect(x: 1, y: 0, width: 1, height: 1))
    #expect(stage.frame(damage) == "␍xy")
  }

  @Test("a style that looks the same on this terminal is not sent")
  func sameLook() {
    var capabilities = EncoderCapabilities.xterm
    capabilities.colorDepth = .indexed
    var stage = Stage(capabilities: capabilities)
    stage.write("grey", 0, 0, CellStyle(foreground: .rgb(100, 100, 100)))
    _ = stage.frame()
    stage.write("grey", 0, 0, CellStyle(foreground: .rgb(101, 101, 101)))
    #expect(stage.frame() == "")
  }

  @Test("of a space only the background is seen")
  func spaces() {
    var stage = Stage(["a b"])
    stage.write(" ", 1, 0, CellStyle(foreground: .palette(3), attributes: [.bold, .italic]))
    #expect(stage.frame() == "")
    stage.write(" ", 1, 0, .underlined)
    #expect(stage.frame() == "␈␈␛[4m ")
  }

  @Test("two sizes begin anew; a size of nothing writes no cell")
  func sizes() {
    let encoder = FrameEncoder(capabilities: .xterm, size: .zero)
    for size in [Size.zero, Size(width: 0, height: 5), Size(width: 1, height: 1)] {
      let surface = Surface(size: size)
      var buffer = ByteBuffer()
      let report = encoder.encode(
        surface, damage: Damage(size: size), shifts: [],
        cursor: CursorState(position: Point(x: 5, y: 5)), into: &buffer)
      #expect(report.cellsChanged == 0)
      #expect(encoder.shown.size == size)
    }
  }

  @Test("better knowledge of the terminal repaints only if styles look otherwise then")
  func capabilitiesLearned() {
    var known = EncoderCapabilities.xterm
    known.synchronizedOutput = false
    var stage = Stage(["one"], capabilities: known)
    known.synchronizedOutput = true
    stage.encoder.capabilities = known
    #expect(stage.frame() == "")
    known.colorDepth = .indexed
    stage.encoder.capabilities = known
    #expect(stage.frame().hasSuffix("␛[Jone␛[?25l"))
  }

  @Test("with fewer colours a style that was seen before is reduced anew")
  func reducedAnew() {
    var stage = Stage()
    let style = CellStyle(foreground: .rgb(255, 0, 0))
    for (depth, code) in [(ColorDepth.indexed, "38;5;196"), (.ansi16, "91"), (.ansi8, "31")] {
      stage.encoder.capabilities.colorDepth = depth
      stage.write("x", 0, 0, style)
      #expect(stage.frame().contains("␛[\(code)mx"))
    }
  }

  // MARK: Text

  @Test("a digit that counts up costs a backspace and the digit")
  func counter() {
    var stage = Stage(["count 41 of 99"])
    stage.write("2", 7, 0)
    #expect(stage.frame() == "␛[8G2")
    stage.write("3", 7, 0)
    #expect(stage.frame() == "␈3")
    stage.write("50", 6, 0)
    #expect(stage.frame() == "␈␈50")
  }

  @Test("short gaps are written again, long ones jumped over")
  func gaps() {
    var stage = Stage(["abcdefghijklmnop"], width: 60)
    stage.write("A", 0, 0)
    stage.write("C", 2, 0)
    #expect(stage.frame() == "␍AbC")
    stage.write("-", 0, 0)
    stage.write("-", 14, 0)
    #expect(stage.frame() == "␍-␉␉␈␈-")
  }

  @Test("replacing a wide cluster writes both of its columns")
  func wideReplaced() {
    var stage = Stage(["漢字!"])
    stage.write("x", 0, 0)
    #expect(stage.frame() == "␍x ")
    stage.write("語", 0, 0)
    #expect(stage.frame() == "␍語")
  }

  @Test("the half of a wide cluster is never written")
  func halves() {
    var stage = Stage(width: 3, height: 1)
    stage.write("ab漢", 0, 0)
    #expect(stage.frame() == "ab")
    #expect(stage.surface[2, 0] == .blank)
  }

  @Test("a cluster of uncertain width gets clear columns, and the cursor is set anew after it")
  func uncertain() {
    var stage = Stage(["...."], width: 60)
    stage.write("❤️!", 1, 0)
    // U+2764 and a selector: at most four columns anywhere, so what stands there is written again.
    #expect(stage.frame() == "␍.  ␈␈❤️␛[4G! ")
  }

  @Test("an uncertain cluster at the right edge leaves even the row in doubt")
  func uncertainAtEdge() {
    var stage = Stage(width: 6, height: 2)
    stage.write("👍🏽", 4, 0)
    stage.write("x", 0, 1)
    #expect(stage.frame() == "␛[5G  ␛[5G👍🏽␛[2Hx")
  }

  // MARK: Runs

  @Test("a line that ends is erased to its end")
  func eraseRight() {
    var stage = Stage(["some words on a line"])
    stage.fill(4, 0, 36, 1)
    #expect(stage.frame() == "␛[6G␛[K")
  }

  @Test("several blank rows below are erased at once")
  func eraseBelow() {
    var stage = Stage(["keep", "these", "rows", "go", "away"])
    stage.fill(0, 2, 40, 8)
    #expect(stage.frame() == "␛[3H␛[J")
  }

  @Test("long runs of one character are repeated")
  func repetition() {
    var stage = Stage()
    stage.write(String(repeating: "=", count: 30), 0, 0)
    #expect(stage.frame() == "=␛[29b")
    stage.write(String(repeating: "-", count: 5), 0, 0)
    #expect(stage.frame() == "␍-----")
  }

  @Test("without REP a gap in the middle is erased and crossed, and lines are written out")
  func withoutRepetition() {
    var stage = Stage(capabilities: .linuxConsole)
    stage.write(String(repeating: "=", count: 12), 0, 0)
    stage.write("end", 36, 0)
    #expect(stage.frame() == "============␛[37Gend")
    stage.fill(1, 0, 37, 1)
    #expect(stage.frame() == "␍=␛[37X")
  }

  @Test("ECH never leaves half of a wide cluster, which tmux would mistake")
  func eraseBesideCluster() {
    var stage = Stage(["abcdefghijklmnopqrst漢"], capabilities: .linuxConsole)
    stage.fill(0, 0, 21, 1)
    stage.write("x", 21, 0)
    #expect(!stage.frame().contains("X"))
    #expect(stage.encoder.shown.isEqual(to: stage.surface))
  }

  @Test("a terminal that does not colour what it erases gets coloured spaces")
  func withoutColorErase() {
    var capabilities = EncoderCapabilities.xterm
    capabilities.backColorErase = false
    var stage = Stage(width: 10, height: 2, capabilities: capabilities)
    stage.fill(0, 0, 10, 1, .onBlue)
    #expect(stage.frame() == "␛[44m ␛[9b")
    stage.fill(0, 0, 10, 1)
    #expect(stage.frame() == "␍␛[m␛[K")
  }

  // MARK: Typing

  @Test("typing into a line inserts characters")
  func insertion() {
    var stage = Stage(["x", "a beginning, and then the rest of the line"], width: 60)
    stage.fill(0, 1, 60, 1)
    stage.write("a new beginning, and then the rest of the line", 0, 1)
    #expect(stage.frame() == "␍a ␛[4@new ")
  }

  @Test("deleting from a line deletes characters")
  func deletion() {
    var stage = Stage(["a new beginning, and then the rest of the line"], width: 60)
    stage.fill(0, 0, 60, 1)
    stage.write("a beginning, and then the rest of the line", 0, 0)
    #expect(stage.frame() == "␍a ␛[4P")
  }

  @Test("a row in which a wide cluster would move is written instead")
  func noShiftOfClusters() {
    var stage = Stage(["a new beginning, and then the 漢 of the line"], width: 60)
    stage.fill(0, 0, 60, 1)
    stage.write("a beginning, and then the 漢 of the line", 0, 0)
    #expect(stage.frame().contains("漢"))
  }

  // MARK: By look

  @Test("many scattered cells of few looks are written look by look")
  func byLook() {
    var stage = Stage(width: 80, height: 24)
    for y in 0..<24 {
      for x in stride(from: y % 7, to: 80, by: 7) {
        let style = CellStyle(foreground: .palette(UInt8((x + y) % 4)))
        stage.write("#", x, y, style)
      }
    }
    let sent = stage.frame()
    #expect(sent.split(separator: "m").count == 4 + 1)
    #expect(stage.encoder.shown.isEqual(to: stage.surface))
  }

  // MARK: Brackets

  @Test("only a frame of 2 KiB or more is bracketed, and the bracket is closed in it")
  func synchronized() {
    var stage = Stage(width: 100, height: 30)
    stage.write("a small change", 0, 0)
    #expect(!stage.frame().contains("2026"))
    for y in 0..<30 {
      for x in 0..<100 { stage.write(["a", "b", "c"][(x * 7 + y) % 3], x, y) }
    }
    let sent = stage.frame()
    #expect(sent.hasPrefix("␛[?2026h"))
    #expect(sent.hasSuffix("␛[?2026l"))
    #expect(sent.components(separatedBy: "2026").count == 3)
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
