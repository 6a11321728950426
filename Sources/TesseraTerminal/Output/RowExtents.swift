import TesseraScreen

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The rows that changed in a frame, each with the columns from its first change to its last.
struct RowExtents: ~Copyable {
  /// A half-open range of columns of a row.
  struct Extent {
    var y: Int
    var start: Int
    var end: Int
  }

  private var extents: ContiguousArray<Extent> = []

  init() {}

  /// How many rows changed.
  var count: Int { extents.count }

  /// One of the rows, from the top.
  subscript(index: Int) -> Extent { extents[index] }

  /// Finds what differs inside of some damage, which has the size of the screens.
  mutating func find(in damage: borrowing Damage, of change: ScreenChange) {
    extents.removeAll(keepingCapacity: true)
    for y in damage.rows {
      let span = damage.spans[y]
      guard !span.isEmpty else { continue }
      let row = change.row(y)
      if let extent = RowExtents.extent(of: row, span.start, span.end) { extents.append(extent) }
    }
  }

  /// Forgets the rows after the first `count`.
  mutating func truncate(to count: Int) {
    extents.removeSubrange(count...)
  }

  private static func extent(of row: RowChange, _ start: Int, _ end: Int) -> Extent? {
    let length = (end - start) * MemoryLayout<Cell>.stride
    guard memcmp(row.old + start, row.new + start, length) != 0 else { return nil }
    var first = start
    var last = end - 1
    while isSame(row.old + first, row.new + first) { first += 1 }
    while isSame(row.old + last, row.new + last) { last -= 1 }
    // Where the damage or the side of a shift cuts a cluster, both halves changed.
    if first > 0, row.old[first].glyph.isContinuation || row.new[first].glyph.isContinuation {
      first -= 1
    }
    last += 1
    if last < row.width, row.old[last].glyph.isContinuation || row.new[last].glyph.isContinuation {
      last += 1
    }
    return Extent(y: row.y, start: first, end: last)
  }
}
