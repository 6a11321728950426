import TesseraScreen
import TesseraTesting
import Testing

@Suite("Damage")
struct DamageTests {
  private let size = Size(width: 10, height: 5)

  private func damage(_ rects: Rect...) -> Damage {
    var damage = Damage(size: size)
    for rect in rects { damage.insert(rect) }
    return damage
  }

  /// The spans as text: a row of `#` for each row.
  private func picture(_ damage: Damage) -> [String] {
    damage.spans.map { span in
      String((0..<damage.size.width).map { $0 >= span.start && $0 < span.end ? "#" : "." })
    }
  }

  @Test("new damage is none, of a negative size as well")
  func new() {
    #expect(damage().isEmpty)
    #expect(Damage(size: Size(width: -1, height: -1)).spans.isEmpty)
  }

  @Test("a rectangle is added where it is inside of the screen")
  func insert() {
    let damage = damage(Rect(x: 7, y: 3, width: 99, height: 99))
    #expect(
      picture(damage) == ["..........", "..........", "..........", ".......###", ".......###"])
    #expect(damage.rows == 3..<5)
  }

  @Test(
    "what is empty or outside adds nothing",
    arguments: [
      Rect.zero, Rect(x: 3, y: 3, width: 0, height: 2), Rect(x: 10, y: 0, width: 1, height: 1),
      Rect(x: 0, y: -5, width: 10, height: 5), Rect(x: 1, y: 1, width: -4, height: 4),
      Rect(x: .max, y: .max, width: .max, height: .max),
    ])
  func nothing(rect: Rect) {
    #expect(damage(rect).isEmpty)
  }

  @Test("two places on one row become one span")
  func span() {
    let damage = damage(
      Rect(x: 1, y: 1, width: 1, height: 1), Rect(x: 6, y: 1, width: 2, height: 2))
    #expect(
      picture(damage) == ["..........", ".#######..", "......##..", "..........", ".........."])
  }

  @Test("the union covers both and the screen is all of it")
  func union() {
    var first = damage(Rect(x: 0, y: 0, width: 2, height: 1))
    first.formUnion(damage(Rect(x: 4, y: 2, width: 2, height: 1)))
    #expect(first.rows == 0..<3)
    #expect(first.spans[1].isEmpty)
    first.insertAll()
    #expect(picture(first) == Array(repeating: "##########", count: 5))
  }

  @Test("forgotten damage is like new")
  func removeAll() {
    var damage = damage(Rect(x: 0, y: 1, width: 9, height: 3))
    damage.removeAll()
    #expect(damage == Damage(size: size))
  }

  @Test("a rectangle touches damage if they share a cell")
  func intersects() {
    let damage = damage(Rect(x: 2, y: 1, width: 3, height: 2))
    #expect(damage.intersects(Rect(x: 4, y: 2, width: 5, height: 5)))
    #expect(!damage.intersects(Rect(x: 5, y: 1, width: 2, height: 2)))
    #expect(!damage.intersects(Rect(x: 2, y: 3, width: 3, height: 2)))
    #expect(!damage.intersects(.zero))
  }

  @Test("a span that cuts a wide cluster is widened over it")
  func aligned() {
    let surface = Surface(size: size)
    surface.write("漢字漢字漢", 0, 2)
    var damage = damage(Rect(x: 3, y: 2, width: 2, height: 1))
    damage.alignToClusters(of: surface)
    #expect(picture(damage)[2] == "..####....")
    damage.alignToClusters(of: Surface(size: .zero))
    #expect(picture(damage)[2] == "..####....")
  }

  @Test("the damage of random rectangles is each row's span from the first cell to the last")
  func model() {
    for seed in 0..<200 {
      var random = SplitMix(seed: UInt64(seed))
      var damage = Damage(size: size)
      var touched = Array(repeating: [Int](), count: size.height)
      for _ in 0..<random.below(5) {
        let rect = Rect(
          x: random.between(-3, 10), y: random.between(-2, 5), width: random.below(6),
          height: random.below(4))
        damage.insert(rect)
        for y in 0..<size.height {
          touched[y] += (0..<size.width).filter { rect.contains(Point(x: $0, y: y)) }
        }
      }
      for y in 0..<size.height {
        let span = damage.spans[y]
        #expect(span.isEmpty == touched[y].isEmpty, "seed \(seed)")
        guard let first = touched[y].min(), let last = touched[y].max() else { continue }
        #expect(span == Damage.Span(start: first, end: last + 1), "seed \(seed)")
        #expect(damage.rows.contains(y), "seed \(seed)")
      }
    }
  }
}
