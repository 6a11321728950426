import TesseraGraph
import TesseraScreen
import TesseraViews
import Testing

/// A random arrangement of views, as a value, so that two trees can be made of it.
private indirect enum Sketch: Equatable {
  case text(String, Color?)
  case row([Sketch], spacing: Int?)
  case column([Sketch], spacing: Int?)
  case pile([Sketch])
  case padded(Sketch, Int)
  case framed(Sketch, width: Int, height: Int)
  case moved(Sketch, x: Int, y: Int)
  case behind(Sketch, Color)
  case over(Sketch, Sketch)
  case maybe(Sketch, isShown: Bool)
  case space
  case rule
  case fill(Color)
}

private struct SketchView: View {
  let sketch: Sketch

  var body: some View {
    switch sketch {
    case .text(let string, let color): AnyView(Text(string).foregroundStyle(color ?? .primary))
    case .row(let parts, let spacing):
      AnyView(HStack(spacing: spacing) { Parts(parts: parts) })
    case .column(let parts, let spacing):
      AnyView(VStack(alignment: .leading, spacing: spacing) { Parts(parts: parts) })
    case .pile(let parts): AnyView(ZStack { Parts(parts: parts) })
    case .padded(let part, let length): AnyView(SketchView(sketch: part).padding(length))
    case .framed(let part, let width, let height):
      AnyView(SketchView(sketch: part).frame(width: width, height: height))
    case .moved(let part, let x, let y): AnyView(SketchView(sketch: part).offset(x: x, y: y))
    case .behind(let part, let color): AnyView(SketchView(sketch: part).background(color))
    case .over(let part, let top):
      AnyView(SketchView(sketch: part).overlay { SketchView(sketch: top) })
    case .maybe(let part, let isShown):
      AnyView(Group { if isShown { SketchView(sketch: part) } })
    case .space: AnyView(Spacer())
    case .rule: AnyView(Divider())
    case .fill(let color): AnyView(color)
    }
  }
}

private struct Parts: View {
  let parts: [Sketch]
  var body: some View {
    ForEach(parts.indices, id: \.self) { SketchView(sketch: parts[$0]) }
  }
}

/// Makes sketches, and changes them a little.
private struct SketchMaker {
  var random: SeededGenerator

  private static let words = [
    "a", "Hello", "你好", "👩🏽‍💻", "the quick brown fox", "x\ny", "", "─", "e\u{301}", "🇩🇪 flag", "0",
  ]
  private static let colors: [Color] = [.red, .blue, .green, .palette(200), Color(hex: 0x102030)]

  mutating func sketch(depth: Int) -> Sketch {
    switch random.below(depth > 0 ? 14 : 4) {
    case 0, 1: .text(pick(SketchMaker.words), random.below(2) == 0 ? nil : pick(SketchMaker.colors))
    case 2: random.below(2) == 0 ? .space : .rule
    case 3:
      random.below(4) == 0 ? .fill(pick(SketchMaker.colors)) : .text(pick(SketchMaker.words), nil)
    case 4, 5: .row(parts(depth), spacing: random.below(3) == 0 ? random.below(3) : nil)
    case 6, 7: .column(parts(depth), spacing: random.below(3) == 0 ? random.below(3) : nil)
    case 8: .pile(parts(depth))
    case 9: .padded(sketch(depth: depth - 1), random.below(3))
    case 10: .framed(sketch(depth: depth - 1), width: random.below(12), height: random.below(5))
    case 11:
      .moved(sketch(depth: depth - 1), x: random.below(7) - 3, y: random.below(5) - 2)
    case 12:
      random.below(2) == 0
        ? .behind(sketch(depth: depth - 1), pick(SketchMaker.colors))
        : .over(sketch(depth: depth - 1), sketch(depth: depth - 1))
    default: .maybe(sketch(depth: depth - 1), isShown: random.below(2) == 0)
    }
  }

  private mutating func parts(_ depth: Int) -> [Sketch] {
    (0..<random.below(4)).map { _ in sketch(depth: depth - 1) }
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[random.below(elements.count)]
  }

  mutating func changed(_ sketch: Sketch, depth: Int) -> Sketch {
    if random.below(4) == 0 { return self.sketch(depth: depth) }
    switch sketch {
    case .row(let parts, let spacing): return .row(changed(parts, depth), spacing: spacing)
    case .column(let parts, let spacing): return .column(changed(parts, depth), spacing: spacing)
    case .pile(let parts): return .pile(changed(parts, depth))
    case .padded(let part, let length):
      return .padded(
        changed(part, depth: depth - 1), random.below(3) == 0 ? random.below(3) : length)
    case .framed(let part, let width, let height):
      return .framed(changed(part, depth: depth - 1), width: width, height: height)
    case .moved(let part, let x, let y):
      return random.below(2) == 0
        ? .moved(part, x: x + random.below(3) - 1, y: y)
        : .moved(changed(part, depth: depth - 1), x: x, y: y)
    case .behind(let part, let color): return .behind(changed(part, depth: depth - 1), color)
    case .over(let part, let top):
      return random.below(2) == 0
        ? .over(changed(part, depth: depth - 1), top) : .over(part, changed(top, depth: depth - 1))
    case .maybe(let part, let isShown):
      return random.below(2) == 0
        ? .maybe(part, isShown: !isShown)
        : .maybe(changed(part, depth: depth - 1), isShown: isShown)
    default: return self.sketch(depth: 0)
    }
  }

  private mutating func changed(_ parts: [Sketch], _ depth: Int) -> [Sketch] {
    var parts = parts
    if parts.isEmpty || random.below(5) == 0 {
      parts.insert(sketch(depth: depth - 1), at: random.below(parts.count + 1))
    } else if random.below(5) == 0 {
      parts.remove(at: random.below(parts.count))
    } else {
      let index = random.below(parts.count)
      parts[index] = changed(parts[index], depth: depth - 1)
    }
    return parts
  }
}

@Suite("Painting only the damage")
@MainActor
struct IncrementalPaintingTests {
  @Test("gives the screen that painting everything gives", arguments: 0..<40)
  func incrementalEqualsFull(seed: Int) {
    var maker = SketchMaker(random: SeededGenerator(seed: UInt64(seed)))
    let size = Size(width: 10 + maker.random.below(30), height: 3 + maker.random.below(12))
    var sketch = maker.sketch(depth: 4)
    let tree = ViewTree(size: size)
    tree.show(SketchView(sketch: sketch), environment: EnvironmentValues())
    tree.runFrame()
    for step in 0..<25 {
      sketch = maker.changed(sketch, depth: 4)
      tree.show(SketchView(sketch: sketch), environment: EnvironmentValues())
      let before = tree.surface.copy()
      tree.takeDamage()
      tree.runFrame()
      let fresh = ViewTree(size: size)
      fresh.show(SketchView(sketch: sketch), environment: EnvironmentValues())
      fresh.runFrame()
      guard tree.surface.isEqual(to: fresh.surface) else {
        Issue.record(
          """
          seed \(seed) step \(step): \(sketch)
          incremental:
          \(tree.surface.text)
          full:
          \(fresh.surface.text)
          before:
          \(before.text)
          """)
        return
      }
      #expect(isCovered(from: before, to: tree.surface, by: tree.damage))
      fresh.close()
    }
    tree.close()
  }

  /// Whether every cell that changed is in the damage, so that the comparison finds it.
  private func isCovered(from old: Surface, to new: Surface, by damage: Damage) -> Bool {
    for y in 0..<new.size.height {
      for x in 0..<new.size.width where old[x, y] != new[x, y] {
        let span = damage.spans[y]
        if x < span.start || x >= span.end { return false }
      }
    }
    return true
  }
}
