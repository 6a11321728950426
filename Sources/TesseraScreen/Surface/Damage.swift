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
  /// Outside of the damage the old and the new screen are equal, so a boundary that cuts no cluster
  /// of the old one cuts none of the new one either.
  public mutating func alignToClusters(of surface: Surface) {
    guard surface.size == size else { return }
    for y in rows where !spans[y].isEmpty {
      let row = surface.row(y)
      if row[spans[y].start].glyph.isContinuation, spans[y].start > 0 { spans[y].start -= 1 }
      if spans[y].end < size.width, row[spans[y].end].glyph.isContinuation { spans[y].end += 1 }
    }
  }
}
