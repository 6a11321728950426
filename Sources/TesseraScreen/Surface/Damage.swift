/// The cells that must be painted and compared anew: one span of columns for each row.
///
/// Painting is held inside these spans and so is the comparison, so that a small change costs a
/// small amount. Two changes far apart on one row become one span; that costs a little painting and
/// no bytes, since only cells that differ are written.
public struct Damage: Equatable, Sendable {
  /// A half-open range of columns; empty when `start >= end`.
  public struct Span: Equatable, Sendable {
    /// No column.
    public static let empty = Span(start: .max, end: 0)

    /// The first column.
    public var start: Int
    /// The column after the last.
    public var end: Int

    /// Makes a span of columns.
    public init(start: Int, end: Int) {
      self.start = start
      self.end = end
    }

    /// Whether it holds no column.
    public var isEmpty: Bool { start >= end }
  }

  /// The size of the screen that the damage belongs to.
  public private(set) var size: Size
  /// One span for each row of the screen.
  public private(set) var spans: [Span]
  /// The rows that may hold damage, half-open; outside them every span is empty.
  public private(set) var rows: Range<Int>

  /// Makes undamaged rows for a screen; a negative size counts as zero.
  public init(size: Size) {
    self.size = Size(width: max(0, size.width), height: max(0, size.height))
    spans = Array(repeating: .empty, count: self.size.height)
    rows = 0..<0
  }

  /// Whether nothing is damaged.
  public var isEmpty: Bool { rows.isEmpty }

  /// Adds a rectangle; what lies outside of the screen is ignored.
  public mutating func insert(_ rect: Rect) {
    let inside = rect.intersection(Rect(origin: .zero, size: size))
    guard !inside.isEmpty else { return }
    spans.withUnsafeMutableBufferPointer { spans in
      for y in inside.minY..<inside.maxY {
        spans[y].start = min(spans[y].start, inside.minX)
        spans[y].end = max(spans[y].end, inside.maxX)
      }
    }
    rows =
      rows.isEmpty
      ? inside.minY..<inside.maxY
      : min(rows.lowerBound, inside.minY)..<max(rows.upperBound, inside.maxY)
  }

  /// Adds the whole screen.
  public mutating func insertAll() {
    insert(Rect(origin: .zero, size: size))
  }

  /// Adds all of another damage of a screen of the same size.
  public mutating func formUnion(_ other: Damage) {
    for y in other.rows where !other.spans[y].isEmpty {
      let span = other.spans[y]
      insert(Rect(x: span.start, y: y, width: span.end - span.start, height: 1))
    }
  }

  /// Forgets all damage; keeps the memory.
  public mutating func removeAll() {
    spans.withUnsafeMutableBufferPointer { spans in
      for y in rows { spans[y] = .empty }
    }
    rows = 0..<0
  }

  /// Moves damage along with rows of cells, and adds the rows that the move leaves to be painted.
  ///
  /// Damage that was there stays: what moved onto it may differ from what belongs there.
  public mutating func shift(_ shift: ScrollShift) {
    let area = shift.rect.intersection(Rect(origin: .zero, size: size))
    guard !area.isEmpty, shift.rows != 0 else { return }
    // In the direction of the move, so that no span is read after it was widened.
    for step in 0..<area.height {
      let y = shift.rows > 0 ? area.minY + step : area.maxY - 1 - step
      let start = max(spans[y].start, area.minX)
      let end = min(spans[y].end, area.maxX)
      guard start < end else { continue }
      let moved = Rect(x: start, y: y - shift.rows, width: end - start, height: 1)
      insert(moved.intersection(area))
    }
    let exposed = min(abs(shift.rows), area.height)
    insert(
      Rect(
        x: area.minX, y: shift.rows > 0 ? area.maxY - exposed : area.minY, width: area.width,
        height: exposed))
  }

  /// Whether every cell of a rectangle is damaged; an empty rectangle is.
  public func contains(_ rect: Rect) -> Bool {
    let inside = rect.intersection(Rect(origin: .zero, size: size))
    guard !inside.isEmpty else { return true }
    return (inside.minY..<inside.maxY).allSatisfy {
      spans[$0].start <= inside.minX && spans[$0].end >= inside.maxX
    }
  }

  /// Whether a rectangle touches damage.
  public func intersects(_ rect: Rect) -> Bool {
    let low = max(rect.minY, rows.lowerBound)
    let high = min(rect.maxY, rows.upperBound)
    guard low < high else { return false }
    return spans.withUnsafeBufferPointer { spans in
      for y in low..<high where spans[y].start < rect.maxX && rect.minX < spans[y].end {
        return true
      }
      return false
    }
  }

  /// Widens spans whose ends cut a wide cluster of the surface in two.
  ///
  /// Where the old screen shows no cluster and the new one does, `Surface.takeCuts` finds the cut.
  public mutating func alignToClusters(of surface: Surface) {
    guard surface.size == size else { return }
    for y in rows where !spans[y].isEmpty {
      let row = surface.row(y)
      if row[spans[y].start].glyph.isContinuation, spans[y].start > 0 { spans[y].start -= 1 }
      if spans[y].end < size.width, row[spans[y].end].glyph.isContinuation { spans[y].end += 1 }
    }
  }
}
