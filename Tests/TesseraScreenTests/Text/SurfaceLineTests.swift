import TesseraScreen
import Testing

@Suite("Lines on a surface")
struct SurfaceLineTests {
  private func painted(
    _ source: String, width: Int, limit: Int? = nil, truncation: TextTruncation = .tail
  ) -> [String] {
    let text = PreparedText(source)
    let lines = text.lines(width: width, limit: limit, truncation: truncation)
    let surface = Surface(size: Size(width: width + 2, height: lines.count))
    for y in 0..<lines.count {
      for cell in surface.row(y).indices { surface.row(y)[cell].glyph = Glyph(ascii: 0x2E) }
    }
    for (y, line) in lines.enumerated() {
      surface.write(
        line, of: text, at: Point(x: 1, y: y), style: .plain,
        clip: Rect(x: 0, y: 0, width: 100, height: 100))
    }
    return (0..<lines.count).map { y in surface.row(y).map(\.glyph.description).joined() }
  }

  @Test("a line is painted from its origin, … included")
  func lines() {
    #expect(painted("the quick brown", width: 9) == [".the quick.", ".brown....."])
    #expect(painted("the quick brown", width: 9, limit: 1) == [".the quic…."])
    #expect(painted("abcdefgh", width: 5, limit: 1, truncation: .middle) == [".ab…gh."])
    #expect(painted("אבג", width: 4) == [".גבא.."])
    #expect(painted("hy\u{AD}phen", width: 4) == [".hy-..", ".phen."])
  }

  @Test("a wide cluster in one column leaves the neighbour alone")
  func narrow() {
    #expect(painted("你", width: 1) == [". ."])
  }
}
