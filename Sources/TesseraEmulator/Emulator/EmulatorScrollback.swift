/// The lines that have left the main screen at the top, the oldest first.
struct EmulatorScrollback {
  private var rows: [ContiguousArray<PackedCell>] = []
  /// Where the oldest row stands, once `rows` has become a ring.
  private var start = 0
  /// How many lines ever came in.
  private(set) var total = 0
  /// How often ED 3 has thrown them away.
  private(set) var erasures = 0

  var count: Int { rows.count }

  subscript(index: Int) -> ContiguousArray<PackedCell> {
    rows[(start + index) % rows.count]
  }

  mutating func append(_ cells: UnsafePointer<PackedCell>, count: Int, limit: Int) {
    total += 1
    guard limit > 0 else { return }
    let row = ContiguousArray(UnsafeBufferPointer(start: cells, count: count))
    if rows.count < limit {
      rows.append(row)
    } else {
      rows[start] = row
      start = (start + 1) % rows.count
    }
  }

  mutating func erase() {
    clear()
    erasures += 1
  }

  mutating func clear() {
    rows.removeAll()
    start = 0
  }

  /// Lets `change` rewrite each cell in place.
  mutating func updateCells(_ change: (inout PackedCell) -> Void) {
    for row in rows.indices {
      for column in rows[row].indices { change(&rows[row][column]) }
    }
  }
}
