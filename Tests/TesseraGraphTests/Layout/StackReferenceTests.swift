import TesseraGraph
import TesseraScreen
import Testing

/// The rules S2 to S4 once more, in the plainest words: every child is probed, always.
private struct ReferenceStack {
  struct Child {
    let priority: Double
    let length: (Int) -> Int
  }

  static func lengths(_ children: [Child], spacing: Int, offer: Int) -> [Int] {
    var lengths = Array(repeating: 0, count: children.count)
    var rest = offer - spacing * max(0, children.count - 1)
    for priority in Set(children.map(\.priority)).sorted(by: >) {
      let reserved = children.filter { $0.priority < priority }.reduce(0) { $0 + $1.length(0) }
      var group = children.indices.filter { children[$0].priority == priority }
      group.sort { isServedBefore(children[$0], children[$1]) ?? ($0 < $1) }
      var available = rest - reserved
      for (served, index) in group.enumerated() {
        lengths[index] = children[index].length(max(available, 0) / (group.count - served))
        available -= lengths[index]
        rest -= lengths[index]
      }
    }
    return lengths
  }

  private static func isServedBefore(_ one: Child, _ two: Child) -> Bool? {
    let (least, most) = ([one.length(0), two.length(0)], [one, two].map { $0.length(.infinity) })
    switch (most[0].isUnbounded, most[1].isUnbounded) {
    case (true, true): return least[0] == least[1] ? nil : least[0] > least[1]
    case (true, false): return false
    case (false, true): return true
    case (false, false):
      let ranges = [most[0] - least[0], most[1] - least[1]]
      return ranges[0] == ranges[1] ? nil : ranges[0] < ranges[1]
    }
  }
}

@Suite("Stack solver against its rules")
@MainActor
struct StackReferenceTests {
  @Test("shortcuts change no length, for 3,000 random rows")
  func shortcuts() {
    var generator = SeededGenerator(seed: 7)
    for round in 0..<3000 {
      let children = (0..<Int.random(in: 0..<7, using: &generator)).map { _ in
        randomChild(&generator)
      }
      let spacing = Int.random(in: -1..<3, using: &generator)
      let stack = TestContainer(
        HStackLayout(spacing: spacing),
        children.map { child in
          TestLeaf(priority: child.priority) { proposal in
            Size(width: child.length(proposal.width ?? 0), height: 1)
          }
        })
      for _ in 0..<4 {
        let offer = Int.random(in: 0..<60, using: &generator)
        let widths = stack.frames(in: offer, 1).map(\.width)
        let expected = ReferenceStack.lengths(children, spacing: spacing, offer: offer)
        if widths != expected {
          Issue.record("round \(round), offer \(offer): \(widths) is not \(expected)")
        }
      }
    }
  }

  /// Children as they come, and some whose answers make no sense.
  private func randomChild(_ generator: inout SeededGenerator) -> ReferenceStack.Child {
    let one = Int.random(in: 0..<12, using: &generator)
    let two = one + Int.random(in: 0..<12, using: &generator)
    let length: (Int) -> Int =
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: { _ in one }
      case 1: { $0 }
      case 2: { max($0, one) }
      case 3: { $0.clamped(one, two) }
      case 4: { min($0, two) }
      // Takes less the more is offered.
      default: { $0 > 20 ? one : two }
      }
    let priorities = [0, 0, 0, 1, -1, -Double.infinity]
    let priority = priorities[Int.random(in: 0..<6, using: &generator)]
    return ReferenceStack.Child(priority: priority, length: length)
  }
}
