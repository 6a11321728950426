import TesseraScreen

/// A text of several lines, wrapped into the rows of a field.
///
/// A row ends at a line end, after the last space that there was room for, or else between clusters.
/// Spaces at its end hang over: they are part of the row though they are not seen.
struct TextRows {
  /// One row: what it shows, without its line end, in the UTF-8 of the text.
  typealias Row = Range<Int>

  /// The rows in order; at least one, and one more after a line end that ends the text.
  private(set) var rows: [Row] = []

  /// Wraps a text; the last column is kept for the caret.
  ///
  /// - Complexity: O(n) in the size of the text.
  init(_ line: FieldLine, width: Int) {
    let room = max(1, width - 1)
    line.withBytes { bytes in
      var start = 0
      var column = 0
      var offset = 0
      /// Behind the last space of the row, and the column there.
      var chance: (offset: Int, column: Int)?
      while offset < bytes.count {
        let next = line.next(bytes, after: offset)
        if bytes[offset] == 0x0A || bytes[offset] == 0x0D {
          rows.append(start..<offset)
          start = next
          column = 0
          chance = nil
        } else {
          let width = line.cluster(bytes, offset, at: column).width
          let isSpace = bytes[offset] == 0x20 || bytes[offset] == 0x09
          if column + width > room, column > 0, !isSpace {
            let end = chance?.offset ?? offset
            rows.append(start..<end)
            column -= chance?.column ?? column
            start = end
            chance = nil
          }
          column += width
          if isSpace { chance = (next, column) }
        }
        offset = next
      }
      rows.append(start..<bytes.count)
    }
  }

  /// The row of an offset: the last one that does not begin after it.
  func row(of offset: Int) -> Int {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// The column of an offset in its row.
  func column(of offset: Int, in line: FieldLine) -> Int {
    let row = rows[row(of: offset)]
    let end = max(row.lowerBound, min(offset, row.upperBound))
    return line.forEachCluster(in: row.lowerBound..<end, width: .max) { _ in }
  }

  /// The offset at a column of a row: of the cluster there, or the end of the row.
  func offset(atColumn column: Int, row: Int, in line: FieldLine) -> Int {
    let index = row.clamped(0, rows.count - 1)
    var found: Int?
    line.forEachCluster(in: rows[index], width: .max) { cluster in
      if cluster.column + cluster.width > column, found == nil { found = cluster.offset }
    }
    if let found { return found }
    let end = rows[index].upperBound
    // The end of a row that was wrapped is the start of the next one.
    let isWrapped = index + 1 < rows.count && rows[index + 1].lowerBound == end
    return isWrapped ? line.buffer.clusterStart(before: end) : end
  }
}
