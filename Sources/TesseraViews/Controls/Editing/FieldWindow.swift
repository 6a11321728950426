import TesseraScreen

/// The part of a long line that a field shows: it follows the caret and never cuts a wide cluster.
///
/// It costs what is visible, however long the text is: it is found by walking back from the caret,
/// at most the width of the field.
struct FieldWindow: FieldViewport {
  /// Where the visible part begins, in the UTF-8 of the text.
  private var start = 0

  /// Brings the caret into sight; the last column is kept for it.
  mutating func follow(_ line: FieldLine, caret: Int, size: Size) {
    let room = max(0, size.width - 1)
    start = line.buffer.clusterStart(at: start)
    if caret < start { start = caret }
    // The caret is in sight, and no more of the end is left blank than need be.
    start = max(start, line.start(before: caret, room: room))
    if start > 0 { start = min(start, line.start(before: line.end, room: room)) }
  }

  func point(of offset: Int, in line: FieldLine, size: Size) -> Point? {
    guard offset >= start else { return nil }
    var found: Int?
    let end = line.forEachCluster(in: visible(line), width: size.width) { cluster in
      if cluster.offset == offset { found = cluster.column }
    }
    if found == nil, offset == line.end { found = end }
    return found.flatMap { $0 < size.width ? Point(x: $0, y: 0) : nil }
  }

  func offset(at point: Point, in line: FieldLine, size: Size) -> Int {
    guard point.x >= 0 else { return line.buffer.clusterStart(before: start) }
    var found: Int?
    line.forEachCluster(in: visible(line), width: size.width) { cluster in
      if cluster.column + cluster.width > point.x, found == nil { found = cluster.offset }
    }
    return found ?? line.end
  }

  func forEachCluster(
    in line: FieldLine, size: Size, _ body: (_ cluster: FieldLine.Cluster, _ row: Int) -> Void
  ) {
    line.forEachCluster(in: visible(line), width: size.width) { body($0, 0) }
  }

  private func visible(_ line: FieldLine) -> Range<Int> {
    min(start, line.end)..<line.end
  }
}
