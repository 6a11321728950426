import TesseraGraph
import TesseraScreen
import Testing

/// Promises that hold for every tree and every size. Trees are made from seeds; a broken promise
/// names its seed.
@Suite("Layout properties")
@MainActor
struct LayoutPropertyTests {
  private static let seeds: Range<UInt64> = 0..<2000

  private static let proposals: [ProposedViewSize] = {
    let lengths: [Int?] = [0, 1, 7, 80, nil, .infinity]
    var proposals = lengths.flatMap { width in
      lengths.map { ProposedViewSize(width: width, height: $0) }
    }
    proposals.append(ProposedViewSize(width: 500, height: 200))
    return proposals
  }()

  /// A few of the proposals for every seed; all of them over the seeds.
  private func proposals(for seed: UInt64) -> [ProposedViewSize] {
    let all = Self.proposals
    return (0..<3).map { all[(Int(seed) * 3 + $0 * 7) % all.count] }
  }

  @Test("every view is placed once, none has a negative size, and stacks have no overlaps")
  func invariants() {
    for seed in Self.seeds {
      var random = RandomTree(seed: seed)
      let root = random.tree()
      for (round, proposal) in proposals(for: seed).enumerated() {
        _ = root.layOut(proposal)
        let isBounded = proposal.width != .infinity && proposal.height != .infinity
        for (element, rect) in root.placed() {
          expect(rect.width >= 0 && rect.height >= 0, seed, proposal)
          let isUnbounded = rect.width.isUnbounded || rect.height.isUnbounded
          expect(!(isBounded && isUnbounded), seed, proposal)
          guard let container = element as? TestContainer else { continue }
          expect(container.children.allSatisfy { $0.frame != nil }, seed, proposal)
          if round == 0 {
            expect(container.children.allSatisfy { $0.placeCount == 1 }, seed, proposal)
          }
          expect(!hasOverlap(container), seed, proposal)
        }
      }
    }
  }

  @Test("a size after other sizes is laid out as if it were the first, with and without memory")
  func history() {
    for seed in Self.seeds {
      let proposals = proposals(for: seed)
      var random = RandomTree(seed: seed)
      let fresh = random.tree()
      _ = fresh.layOut(proposals[2])
      let expected = fresh.placed().map(\.rect)

      random = RandomTree(seed: seed)
      let used = random.tree()
      for proposal in proposals { _ = used.layOut(proposal) }
      expect(used.placed().map(\.rect) == expected, seed, proposals[2])
      used.forgetAll()
      _ = used.layOut(proposals[2])
      expect(used.placed().map(\.rect) == expected, seed, proposals[2])
    }
  }

  @Test("numbers of any size never trap")
  func wildNumbers() {
    for seed in Self.seeds {
      var random = RandomTree(seed: seed, isWild: true)
      let root = random.tree()
      for proposal in proposals(for: seed) {
        _ = root.layOut(proposal)
        for (_, rect) in root.placed() {
          expect(rect.width >= 0 && rect.height >= 0, seed, proposal)
        }
      }
    }
  }

  @Test("the seeds make every kind of element, and trees worth the name")
  func variety() {
    var kinds: Set<String> = []
    var elements = 0
    for seed in Self.seeds {
      var random = RandomTree(seed: seed)
      let all = random.tree().everyElement
      elements += all.count
      kinds.formUnion(all.map { String(describing: type(of: $0)) })
    }
    print("\(Self.seeds.count) trees have \(elements) elements of \(kinds.count) kinds")
    #expect(kinds.count == 5)
    #expect(elements > 10_000)
  }

  /// Whether a view of a stack starts before the one in front of it ends.
  private func hasOverlap(_ stack: TestContainer) -> Bool {
    guard let axis = stack.container.stackOrientation else { return false }
    let frames = stack.children.compactMap(\.frame)
    return zip(frames, frames.dropFirst()).contains { before, after in
      let end = axis == .horizontal ? before.maxX : before.maxY
      let start = axis == .horizontal ? after.minX : after.minY
      // Beyond the unbounded length all positions are one.
      return !end.isUnbounded && end > start
    }
  }

  /// An expectation that costs nothing while it holds: there are hundreds of thousands.
  private func expect(_ isTrue: Bool, _ seed: UInt64, _ proposal: ProposedViewSize) {
    if !isTrue { Issue.record("seed \(seed) in \(proposal)") }
  }
}
