import TesseraGraph
import TesseraScreen
import TesseraViews
import Testing

/// Promises that hold for every tree of views and every size. Trees are made from seeds; a broken
/// promise names its seed.
@MainActor
@Suite("Layout properties of views")
struct ViewPropertyTests {
  private static let seeds: Range<UInt64> = 0..<500

  private static let sizes = [
    Size(width: 0, height: 0), Size(width: 1, height: 1), Size(width: 7, height: 3),
    Size(width: 0, height: 9), Size(width: 40, height: 12), Size(width: 80, height: 24),
    Size(width: 13, height: 50), Size(width: 500, height: 200),
  ]

  /// Three of the sizes for every seed; all of them over the seeds.
  private func sizes(for seed: UInt64) -> [Size] {
    (0..<3).map { Self.sizes[(Int(seed) * 3 + $0 * 5) % Self.sizes.count] }
  }

  private func tree(_ seed: UInt64, _ size: Size) -> ViewTree {
    var random = RandomView(seed: seed)
    let tree = ViewTree(size: size)
    tree.show(random.view(), environment: EnvironmentValues())
    run(tree)
    return tree
  }

  private func run(_ tree: ViewTree) {
    for _ in 0..<10 where tree.needsFrame { tree.runFrame() }
  }

  /// The places of all elements that are shown, from back to front.
  private func places(_ tree: ViewTree) -> [Rect] {
    var places: [Rect] = []
    func visit(_ element: Element) {
      places.append(element.absoluteFrame)
      for child in element.elementsInside { visit(child) }
    }
    if let root = tree.root { visit(root) }
    return places
  }

  @Test("a screen of one size after others looks as if it were the first, and no size traps")
  func history() {
    var elements = 0
    for seed in Self.seeds {
      let sizes = sizes(for: seed)
      let used = tree(seed, sizes[0])
      for size in sizes.dropFirst() {
        used.resize(to: size)
        run(used)
      }
      let fresh = tree(seed, sizes[2])
      let expected = places(fresh)
      elements += expected.count
      expect(places(used) == expected, seed, "other places")
      expect(used.surface.text == fresh.surface.text, seed, "another picture")
      expect(!used.needsFrame && !fresh.needsFrame, seed, "no rest")
      expect(expected.allSatisfy { $0.width >= 0 && $0.height >= 0 }, seed, "a negative size")
      used.close()
      fresh.close()
    }
    print("\(Self.seeds.count) trees of views show \(elements) elements")
    #expect(elements > 10_000)
  }

  @Test("a screen that is read from right to left is the mirror image, as far as places go")
  func mirrored() {
    for seed in Self.seeds.prefix(200) {
      var random = RandomView(seed: seed)
      let view = random.view()
      let size = Size(width: 60, height: 20)
      let plain = ViewTree(size: size)
      plain.show(view, environment: EnvironmentValues())
      run(plain)
      var environment = EnvironmentValues()
      environment.layoutDirection = .rightToLeft
      plain.setEnvironment(environment)
      run(plain)
      let turned = ViewTree(size: size)
      turned.show(view, environment: environment)
      run(turned)
      expect(places(plain) == places(turned), seed, "turning later is not the same")
      expect(plain.surface.text == turned.surface.text, seed, "another picture")
      plain.close()
      turned.close()
    }
  }

  /// An expectation that costs nothing while it holds.
  private func expect(_ isTrue: Bool, _ seed: UInt64, _ what: String) {
    if !isTrue { Issue.record("seed \(seed): \(what)") }
  }
}
