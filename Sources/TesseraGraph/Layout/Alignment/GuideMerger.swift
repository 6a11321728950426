import TesseraScreen

/// Merges the explicit guides of the views in a container to the one that leaves it.
///
/// The first baseline is the topmost, the last baseline the lowest, an author's guide the mean
/// (rounded down). Sides and middles never leave a container.
package struct GuideMerger {
  private let key: AlignmentKey
  private var count = 0
  private var value = 0

  package init(_ key: AlignmentKey) {
    self.key = key
  }

  /// Adds a view's explicit guide, in cells from the container's origin.
  package mutating func add(_ cells: Int) {
    let cells = cells.asPosition
    count += 1
    switch key.line {
    case .firstTextBaseline: value = count == 1 ? cells : min(value, cells)
    case .lastTextBaseline: value = count == 1 ? cells : max(value, cells)
    case .custom: value = value.saturatingAdding(cells)
    case .start, .center, .end: count = 0
    }
  }

  /// The guide of the container; `nil` if no view sets it.
  package var merged: Int? {
    guard count > 0 else { return nil }
    guard key.line == .custom else { return value }
    let (mean, rest) = value.quotientAndRemainder(dividingBy: count)
    return rest < 0 ? mean - 1 : mean
  }
}
