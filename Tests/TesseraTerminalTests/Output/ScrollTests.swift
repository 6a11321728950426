import TesseraScreen
import TesseraTerminal
import TesseraTesting
import Testing

@Suite("Scrolling")
struct ScrollTests {
  private static let words = [
    "alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel", "india", "juliet",
  ]

  private func lines(_ count: Int = 10) -> [String] {
    (0..<count).map { "\(ScrollTests.words[$0 % 10]) and more of the \($0)th line" }
  }

  /// Moves rows and blanks those that come in.
  private func shift(_ stage: Stage, _ shift: ScrollShift) {
    stage.surface.shift(shift)
    let exposed = shift.rows > 0 ? shift.rect.maxY - shift.rows : shift.rect.minY
    stage.fill(shift.rect.minX, exposed, shift.rect.width, abs(shift.rows))
  }

  @Test("a whole screen goes up by a line feed in the last row")
  func lineFeed() {
    var stage = Stage(lines())
    let whole = ScrollShift(rect: stage.surface.bounds, rows: 1)
    shift(stage, whole)
    #expect(stage.frame([whole]) == "␊")
  }

  @Test("a whole screen goes down by SD, or by RI where there is no SD")
  func down() {
    let whole = ScrollShift(rect: Rect(x: 0, y: 0, width: 40, height: 10), rows: -2)
    var stage = Stage(lines())
    shift(stage, whole)
    #expect(stage.frame([whole]) == "␛[2T")
    var old = Stage(lines(), capabilities: .vt100)
    shift(old, whole)
    #expect(old.frame([whole]) == "␛[H␛M␛M")
  }

  @Test("rows that end with the screen are deleted above or inserted")
  func linesDeleted() {
    var stage = Stage(lines())
    let lower = ScrollShift(rect: Rect(x: 0, y: 4, width: 40, height: 6), rows: 2)
    shift(stage, lower)
    #expect(stage.frame([lower]) == "␛[5A␛[2M")
    let back = ScrollShift(rect: lower.rect, rows: -1)
    shift(stage, back)
    #expect(stage.frame([back]) == "␛[L")
  }

  @Test("rows in the middle scroll between margins, which go again")
  func margins() {
    var stage = Stage(lines())
    let middle = ScrollShift(rect: Rect(x: 0, y: 2, width: 40, height: 6), rows: 1)
    shift(stage, middle)
    #expect(stage.frame([middle]) == "␛[3;8r␛[S␛[r")
    var console = Stage(lines(), capabilities: .linuxConsole)
    shift(console, middle)
    #expect(console.frame([middle]) == "␛[7A␛[M␛[8H␛[L")
    var old = Stage(lines(), capabilities: .vt100)
    shift(old, middle)
    #expect(old.frame([middle]) == "␛[3;8r␛[7B␊␛[r")
  }

  @Test("what comes in is in the ground that it shall have")
  func background() {
    var stage = Stage(width: 40, height: 10)
    stage.fill(0, 0, 40, 10, .onBlue)
    for (y, line) in lines().enumerated() { stage.write(line, 0, y, .onBlue) }
    _ = stage.frame()
    let whole = ScrollShift(rect: stage.surface.bounds, rows: 1)
    stage.surface.shift(whole)
    stage.fill(0, 9, 40, 1, .onBlue)
    #expect(stage.frame([whole]) == "␊")
  }

  @Test("a shift of what is blank anyway is only compared")
  func notWorthIt() {
    var stage = Stage(["a"])
    let whole = ScrollShift(rect: stage.surface.bounds, rows: 1)
    shift(stage, whole)
    #expect(stage.frame([whole]) == "␈ ")
  }

  @Test("a narrow shift scrolls whole rows if what stands beside it is alike")
  func narrow() {
    var stage = Stage(lines(), width: 44)
    for y in 0..<10 { stage.write("│", 42, y) }
    _ = stage.frame()
    let part = ScrollShift(rect: Rect(x: 0, y: 0, width: 42, height: 10), rows: 1)
    shift(stage, part)
    #expect(stage.frame([part]) == "␊␈│")
  }

  @Test("a narrow shift beside other text is drawn, not scrolled")
  func narrowBesideText() {
    var stage = Stage(lines(), width: 80)
    for y in 0..<10 { stage.write(String(repeating: "\(y)", count: 38), 42, y) }
    _ = stage.frame()
    let part = ScrollShift(rect: Rect(x: 0, y: 0, width: 10, height: 10), rows: 1)
    shift(stage, part)
    let sent = stage.frame([part])
    #expect(!sent.contains("S") && !sent.contains("M") && sent.contains("bravo"))
  }

  @Test("a shift whose side cuts a wide cluster repairs the half beside it")
  func cutsCluster() {
    let size = Size(width: 8, height: 3)
    var replay = ScreenReplay(capabilities: .minimal, size: size)
    let screen = Surface(size: size)
    for y in 0..<3 {
      screen.write(
        Glyph.glyphs(of: "ab漢cd"), at: Point(x: 0, y: y), style: .plain, clip: screen.bounds)
    }
    #expect(replay.showAll(screen) == nil)
    let shift = ScrollShift(rect: Rect(x: 3, y: 0, width: 5, height: 3), rows: 1)
    screen.shift(shift)
    #expect(screen[2, 0].glyph == .space)
    let failure = replay.show(screen, damage: Damage(size: size), shifts: [shift])
    #expect(failure == nil)
  }

  @Test("shifts of any size and place are harmless")
  func absurd() {
    var stage = Stage(lines())
    let far = Rect(x: .min, y: .min, width: .max, height: .max)
    for rect in [far, Rect(x: 5, y: 50, width: 10, height: 10), stage.surface.bounds, .zero] {
      for rows in [Int.min, -11, 0, 11, Int.max] {
        let shift = ScrollShift(rect: rect, rows: rows)
        stage.surface.shift(shift)
        #expect(stage.frame([shift]) == "")
      }
    }
  }
}
