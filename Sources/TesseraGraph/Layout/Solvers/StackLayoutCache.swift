import TesseraScreen

/// What a stack remembers between calls: its children's wishes, and the last division of space.
public struct StackLayoutCache {
  struct Item {
    let priority: Double
    /// The distance to the child before; zero for the first.
    let gap: Int
    /// The length when zero is offered, at the probed length across; below zero if unknown.
    var minimum = -1
    /// The length when infinity is offered, at the probed length across; below zero if unknown.
    var maximum = -1
    /// The last division: what the child was offered, what it took, and its guide across, in half
    /// cells.
    var proposal = ProposedViewSize.unspecified
    var size = Size.zero
    var guide = 0
  }

  var items: [Item]
  /// The children by falling priority; within a group of one priority in any order.
  var order: [Int]
  /// The ranges of `order` that have one priority.
  let groups: [Range<Int>]
  /// All gaps together.
  let spacing: Int
  /// The length across at which minimums and maximums were asked for; the outer `nil` is none.
  private(set) var probedCross: Int?? = .none
  /// How the children lie across, in the last division.
  var extent = AlignedExtent()
  /// The proposal of the last division, and the size that it led to.
  var solved: (proposal: ProposedViewSize, size: Size)?

  init(_ subviews: LayoutSubviews, axis: Axis, spacing: Int?) {
    let count = subviews.count
    items = []
    items.reserveCapacity(count)
    var total = 0
    var previous: ViewSpacing?
    for offset in 0..<count {
      let element = subviews.element(offset: offset)
      var gap = 0
      if let spacing {
        gap = offset == 0 ? 0 : spacing.asPosition
      } else {
        let wish = element.spacing
        if let previous { gap = previous.distance(to: wish, along: axis).asPosition }
        previous = wish
      }
      total = total.saturatingAdding(gap)
      let priority = element.layoutPriority
      items.append(Item(priority: priority.isNaN ? 0 : priority, gap: gap))
    }
    self.spacing = total.asPosition
    order = Array(0..<count)
    groups = StackLayoutCache.group(&order, items)
  }

  /// Sorts by falling priority and finds the groups; the usual single group costs one look.
  private static func group(_ order: inout [Int], _ items: [Item]) -> [Range<Int>] {
    guard let first = items.first else { return [] }
    if items.allSatisfy({ $0.priority == first.priority }) { return [0..<items.count] }
    order.sort {
      let (one, two) = (items[$0].priority, items[$1].priority)
      return one != two ? one > two : $0 < $1
    }
    var groups: [Range<Int>] = []
    var start = 0
    for end in 1...order.count
    where end == order.count || items[order[end]].priority != items[order[start]].priority {
      groups.append(start..<end)
      start = end
    }
    return groups
  }

  /// Keeps the probes that were made at a length across, or forgets those of another.
  mutating func prepareProbes(cross: Int?) {
    if case .some(let probed) = probedCross, probed == cross { return }
    probedCross = .some(cross)
    for index in items.indices {
      items[index].minimum = -1
      items[index].maximum = -1
    }
  }
}
