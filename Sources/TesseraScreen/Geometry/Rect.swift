/// A half-open rectangle of cells: it holds its origin and ends before `maxX` and `maxY`.
public struct Rect: Hashable, Sendable {
  /// The empty rectangle at the top left.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The top left cell.
  public var origin: Point
  /// How many columns and rows it covers.
  public var size: Size

  /// Makes a rectangle from its top left cell and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from numbers, in cells.
  public init(x: Int, y: Int, width: Int, height: Int) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// The first column.
  public var minX: Int { origin.x }
  /// The first row.
  public var minY: Int { origin.y }
  /// The column after the last.
  public var maxX: Int { origin.x.saturatingAdding(size.width) }
  /// The row after the last.
  public var maxY: Int { origin.y.saturatingAdding(size.height) }
  /// The columns covered.
  public var width: Int { size.width }
  /// The rows covered.
  public var height: Int { size.height }
  /// Whether it covers no cell.
  public var isEmpty: Bool { size.isEmpty }

  /// Whether the cell at `point` is inside.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether every cell of `other` is inside; an empty rectangle is inside everything.
  public func contains(_ other: Rect) -> Bool {
    other.isEmpty
      || (other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY)
  }

  /// Whether the two share a cell.
  public func intersects(_ other: Rect) -> Bool {
    !isEmpty && !other.isEmpty && minX < other.maxX && other.minX < maxX && minY < other.maxY
      && other.minY < maxY
  }

  /// The cells that are in both; empty (of size zero) where there are none.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard left < right, top < bottom else { return Rect(x: left, y: top, width: 0, height: 0) }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle around both; an empty one does not count.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top,
      width: max(maxX, other.maxX).saturatingSubtracting(left),
      height: max(maxY, other.maxY).saturatingSubtracting(top))
  }

  /// The same size, moved by an offset in cells.
  public func offset(by delta: Point) -> Rect {
    Rect(origin: origin + delta, size: size)
  }
}
