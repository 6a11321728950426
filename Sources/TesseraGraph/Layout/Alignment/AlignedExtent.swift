/// How much room lengths take side by side when their guides are on one line.
///
/// ```
/// lengths 6, 3, 1 with their middles on one line
///   aaaaaa
///    bbb         the odd cell of b and of c is on the trailing side
///     c
/// ```
/// Guides are in half cells, so a middle is exact; the lengths start on whole cells, rounded down.
struct AlignedExtent {
  /// The shared line, in half cells from the start of the extent: the largest guide.
  private(set) var line = 0
  private var reach = 0
  private var isEmpty = true

  /// Adds a length, in cells, with its guide, in half cells from its start.
  mutating func add(length: Int, guide: Int) {
    let rest = 2 * length - guide
    line = isEmpty ? guide : max(line, guide)
    reach = isEmpty ? rest : max(reach, rest)
    isEmpty = false
  }

  /// The whole extent, in cells; zero without any length.
  var length: Int { ((line + reach) >> 1).asLength }

  /// Where a length with a guide starts, in cells.
  func origin(guide: Int) -> Int { wholeCells(line, guide) }
}
