import TesseraScreen
import TesseraTesting
import Testing

@Suite("Surface, painted at random")
struct SurfacePropertyTests {
  @Test("no half of a wide cluster is ever alone, and nothing outside of the clip changes but that")
  func halves() {
    for seed in 0..<400 {
      var random = SplitMix(seed: UInt64(seed))
      let size = Size(width: random.between(1, 12), height: random.between(1, 4))
      let surface = Surface(size: size)
      for step in 0..<20 {
        let before = surface.copy()
        let clip = self.clip(&random, size)
        paint(&random, on: surface, clip: clip)
        #expect(isWhole(surface), "seed \(seed), step \(step)")
        #expect(
          outsideIsKept(before, surface, clip), "seed \(seed), step \(step), clip \(clip)")
      }
    }
  }

  @Test("text arrives as it would in a list of columns")
  func model() {
    let choices = Glyph.glyphs(of: "ab漢😀 é字")
    for seed in 0..<400 {
      var random = SplitMix(seed: UInt64(seed))
      let surface = Surface(size: Size(width: random.between(1, 10), height: 1))
      var columns = Array(repeating: Glyph.space, count: surface.size.width)
      for _ in 0..<10 {
        let glyphs = (0..<random.below(5)).map { _ in random.pick(choices) }
        let x = random.between(-3, 11)
        surface.write(glyphs, at: Point(x: x, y: 0), style: .plain, clip: surface.bounds)
        write(glyphs, at: x, into: &columns)
        #expect(surface.row(0).map(\.glyph) == columns, "seed \(seed)")
      }
    }
  }

  /// The same by the simplest rule: each column is taken by force, and who loses half loses all.
  private func write(_ glyphs: [Glyph], at start: Int, into columns: inout [Glyph]) {
    var x = start
    func free(_ place: Int, _ columns: inout [Glyph]) {
      if columns[place].isContinuation { columns[place - 1] = .space }
      if columns[place].isWide { columns[place + 1] = .space }
      columns[place] = .space
    }
    for glyph in glyphs {
      let places = x..<x + glyph.width
      let inside = places.filter { columns.indices.contains($0) }
      for place in inside { free(place, &columns) }
      if inside.count == glyph.width {
        columns[x] = glyph
        if glyph.isWide { columns[x + 1] = .continuation }
      }
      x += glyph.width
    }
  }

  private func clip(_ random: inout SplitMix, _ size: Size) -> Rect {
    Rect(
      x: random.between(-2, size.width), y: random.between(-1, size.height),
      width: random.between(0, size.width + 2), height: random.between(0, size.height + 1))
  }

  private func paint(_ random: inout SplitMix, on surface: Surface, clip: Rect) {
    let choices = Glyph.glyphs(of: "ab漢😀 é字❤️")
    let at = Point(x: random.between(-3, 12), y: random.between(-1, 4))
    let style = CellStyle(background: .palette(UInt8(random.below(8))))
    switch random.below(4) {
    case 0:
      surface.put(random.pick(choices), at: at, style: style, clip: clip)
    case 1:
      let area = Rect(
        origin: at, size: Size(width: random.below(9), height: random.below(3)))
      surface.fill(area, with: Cell(glyph: random.pick(choices), style: style), clip: clip)
    case 2:
      surface.shift(ScrollShift(rect: clip, rows: random.between(-2, 2)))
    default:
      let glyphs = (0..<random.below(6)).map { _ in random.pick(choices) }
      surface.write(glyphs, at: at, style: style, clip: clip)
    }
  }

  private func isWhole(_ surface: Surface) -> Bool {
    for y in 0..<surface.size.height {
      let row = surface.row(y)
      for x in 0..<row.count {
        if row[x].glyph.isWide, x + 1 == row.count || !row[x + 1].glyph.isContinuation {
          return false
        }
        if row[x].glyph.isContinuation, x == 0 || !row[x - 1].glyph.isWide { return false }
      }
    }
    return true
  }

  /// Outside of the clip a cell may only turn from half of a cluster into a space.
  private func outsideIsKept(_ before: Surface, _ after: Surface, _ clip: Rect) -> Bool {
    for y in 0..<before.size.height {
      for x in 0..<before.size.width where !clip.contains(Point(x: x, y: y)) {
        let (old, new) = (before[x, y], after[x, y])
        if old == new { continue }
        let wasHalf = old.glyph.isWide || old.glyph.isContinuation
        guard wasHalf, new.glyph == .space, new.style == old.style else { return false }
      }
    }
    return true
  }
}
