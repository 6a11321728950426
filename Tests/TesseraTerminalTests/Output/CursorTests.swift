import TesseraScreen
import TesseraTerminal
import Testing

@Suite("Hardware cursor")
struct CursorTests {
  @Test("a hidden cursor costs nothing; shown and moved it costs only that")
  func changes() {
    var stage = Stage(["text"])
    #expect(stage.frame() == "")
    stage.cursor = CursorState(position: Point(x: 4, y: 0))
    #expect(stage.frame() == "␛[?25h")
    #expect(stage.frame() == "")
    stage.cursor = CursorState(position: Point(x: 3, y: 0))
    #expect(stage.frame() == "␈")
    stage.cursor = nil
    #expect(stage.frame() == "␛[?25l")
  }

  @Test("a shown cursor is taken back to the caret after drawing")
  func back() {
    var stage = Stage(["text", "more"])
    stage.cursor = CursorState(position: Point(x: 1, y: 0))
    _ = stage.frame()
    stage.write("x", 1, 1)
    #expect(stage.frame() == "␊x␛M␈")
  }

  @Test("shapes are sent when they change, and the user's own only after another")
  func shapes() {
    var stage = Stage()
    stage.cursor = CursorState(position: .zero)
    #expect(stage.frame() == "␛[?25h")
    stage.cursor = CursorState(position: .zero, shape: .bar)
    #expect(stage.frame() == "␛[6 q")
    stage.encoder.invalidate()
    stage.cursor = CursorState(position: .zero)
    #expect(stage.frame().hasSuffix("␛[0 q␛[?25h"))
  }

  @Test("a position outside of the screen is held at its edge")
  func outside() {
    var stage = Stage(width: 10, height: 3)
    stage.cursor = CursorState(position: Point(x: .max, y: .max))
    #expect(stage.frame() == "␊␊␛[9C␛[?25h")
    stage.cursor = CursorState(position: Point(x: .min, y: -1))
    #expect(stage.frame() == "␛[H")
  }

  @Test(
    "motions take the cheapest way",
    arguments: [
      (Point(x: 21, y: 5), "␛[C"), (Point(x: 19, y: 5), "␈"), (Point(x: 17, y: 5), "␈␈␈"),
      (Point(x: 0, y: 5), "␍"), (Point(x: 1, y: 5), "␍␛[C"), (Point(x: 24, y: 5), "␉"),
      (Point(x: 23, y: 5), "␉␈"), (Point(x: 20, y: 6), "␊"), (Point(x: 20, y: 8), "␊␊␊"),
      (Point(x: 20, y: 4), "␛M"), (Point(x: 20, y: 3), "␛[2A"), (Point(x: 0, y: 6), "␍␊"),
      (Point(x: 0, y: 0), "␛[H"), (Point(x: 0, y: 9), "␛[10H"), (Point(x: 39, y: 9), "␊␊␊␊␛[40G"),
      (Point(x: 12, y: 5), "␛[8D"), (Point(x: 30, y: 0), "␛[d␛[31G"),
    ])
  func motions(target: Point, expected: String) {
    var stage = Stage(height: 12)
    stage.cursor = CursorState(position: Point(x: 20, y: 5))
    _ = stage.frame()
    stage.cursor = CursorState(position: target)
    let sent = stage.frame()
    #expect(sent.unicodeScalars.count <= expected.unicodeScalars.count, "\(sent)")
  }
}
