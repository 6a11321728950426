import TesseraScreen

/// The rows of a text that a field of several rows shows: it follows the caret up and down.
struct AreaWindow: FieldViewport {
  /// The first row in sight.
  private var top = 0
  private var wrapped: (revision: Int, width: Int, rows: TextRows)?

  /// The rows of the text in a width; kept until the text or the width is another.
  mutating func rows(of line: FieldLine, width: Int) -> TextRows {
    let rows = known(line, width) ?? TextRows(line, width: width)
    wrapped = (line.buffer.revision, width, rows)
    return rows
  }

  private func known(_ line: FieldLine, _ width: Int) -> TextRows? {
    guard let wrapped, wrapped.revision == line.buffer.revision, wrapped.width == width else {
      return nil
    }
    return wrapped.rows
  }

  private func rows(_ line: FieldLine, _ size: Size) -> TextRows {
    known(line, size.width) ?? TextRows(line, width: size.width)
  }

  mutating func follow(_ line: FieldLine, caret: Int, size: Size) {
    let rows = rows(of: line, width: size.width)
    let row = rows.row(of: caret)
    let height = max(1, size.height)
    // The caret is in sight, and no more rows are left blank than need be.
    top = max(top, row - height + 1)
    top = min(top, row, max(0, rows.rows.count - height))
  }

  func point(of offset: Int, in line: FieldLine, size: Size) -> Point? {
    let rows = rows(line, size)
    let row = rows.row(of: offset) - top
    guard row >= 0, row < size.height else { return nil }
    // Behind the spaces that hang over the caret rests at the edge.
    let column = min(rows.column(of: offset, in: line), size.width - 1)
    return column < 0 ? nil : Point(x: column, y: row)
  }

  func offset(at point: Point, in line: FieldLine, size: Size) -> Int {
    let rows = rows(line, size)
    return rows.offset(atColumn: max(0, point.x), row: top + point.y, in: line)
  }

  func forEachCluster(
    in line: FieldLine, size: Size, _ body: (_ cluster: FieldLine.Cluster, _ row: Int) -> Void
  ) {
    let rows = rows(line, size).rows
    for row in top..<max(top, min(rows.count, top + size.height)) {
      line.forEachCluster(in: rows[row], width: size.width) { body($0, row - top) }
    }
  }
}
