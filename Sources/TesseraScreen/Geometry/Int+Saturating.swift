extension Int {
  /// The length of an unbounded axis: 2^40 cells.
  ///
  /// A length at or above half of it counts as unbounded, so that the sum of two never traps.
  public static let infinity = 1 << 40

  /// Whether the length stands for an unbounded axis.
  public var isUnbounded: Bool { self >= Int.infinity / 2 }

  /// The sum, held at the ends of `Int` instead of trapping.
  public func saturatingAdding(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  /// The difference, held at the ends of `Int` instead of trapping.
  public func saturatingSubtracting(_ other: Int) -> Int {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other < 0 ? .max : .min) : difference
  }

  /// The value, held between `low` and `high`; `low` wins when they are crossed.
  public func clamped(_ low: Int, _ high: Int) -> Int {
    Swift.max(low, Swift.min(self, high))
  }
}
