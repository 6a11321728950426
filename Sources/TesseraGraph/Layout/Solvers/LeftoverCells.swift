import TesseraScreen

/// Cells that are shared among some members, one after another.
///
/// Each is offered its even share of what is left, rounded down, and takes what it likes; so the
/// odd cells go to those that come last, and nothing is lost or given twice:
/// ```
/// 10 among 3     offers 3, 3, 4
/// 10 among 3     offers 3 (takes 1), 4, 5
/// ```
struct LeftoverCells {
  /// What is left; below zero once members took more than there was.
  private(set) var remaining: Int
  private var members: Int

  init(_ cells: Int, among members: Int) {
    remaining = cells
    self.members = members
  }

  /// The share of the next member.
  var offer: Int {
    if remaining <= 0 || members <= 0 { return 0 }
    return remaining.isUnbounded ? .infinity : remaining / members
  }

  /// Whether every member will be offered nothing, so that their order does not matter.
  var areExhausted: Bool { remaining <= 0 }

  /// Notes what the next member took; an unbounded amount stays unbounded.
  mutating func take(_ cells: Int) {
    members -= 1
    if !remaining.isUnbounded { remaining = remaining.saturatingSubtracting(cells) }
  }
}

/// How much a member's length gives way: the order in which members are offered their share.
///
/// The least flexible comes first. Among members without an upper bound, the one with the larger
/// least length does. Otherwise source order decides.
struct Flexibility {
  private let range: Int
  private let minimum: Int

  init(minimum: Int, maximum: Int) {
    range = maximum.isUnbounded ? .infinity : maximum.saturatingSubtracting(minimum)
    self.minimum = maximum.isUnbounded ? minimum : 0
  }

  /// Whether a member comes before another that stands behind it in the source.
  @inline(__always)
  static func < (lhs: Flexibility, rhs: Flexibility) -> Bool {
    lhs.range != rhs.range ? lhs.range < rhs.range : lhs.minimum > rhs.minimum
  }
}

/// Puts the members in a range in the order of their flexibility; ties are in index order.
///
/// Groups are small, or in order already; then nothing is allocated.
func sortByFlexibility(
  _ order: inout [Int], in range: Range<Int>, _ flexibility: (Int) -> Flexibility
) {
  func precedes(_ first: Int, _ second: Int) -> Bool {
    let one = flexibility(first)
    let two = flexibility(second)
    if one < two { return true }
    return !(two < one) && first < second
  }
  let insertionLimit = 24
  if range.count > insertionLimit {
    let isSorted = range.dropFirst().allSatisfy { !precedes(order[$0], order[$0 - 1]) }
    if !isSorted { order[range].sort(by: precedes) }
    return
  }
  for end in range.dropFirst() {
    let member = order[end]
    var slot = end
    while slot > range.lowerBound, precedes(member, order[slot - 1]) {
      order[slot] = order[slot - 1]
      slot -= 1
    }
    order[slot] = member
  }
}
