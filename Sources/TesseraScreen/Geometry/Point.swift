/// A position in character cells: x to the right, y down, (0, 0) top left.
public struct Point: Hashable, Sendable {
  /// The top left corner.
  public static let zero = Point(x: 0, y: 0)

  /// The column, in cells.
  public var x: Int
  /// The row, in cells.
  public var y: Int

  /// Makes a position from a column and a row, in cells.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The sum of two positions; saturates at the ends of `Int`.
  public static func + (lhs: Point, rhs: Point) -> Point {
    Point(x: lhs.x.saturatingAdding(rhs.x), y: lhs.y.saturatingAdding(rhs.y))
  }

  /// The difference of two positions; saturates at the ends of `Int`.
  public static func - (lhs: Point, rhs: Point) -> Point {
    Point(x: lhs.x.saturatingSubtracting(rhs.x), y: lhs.y.saturatingSubtracting(rhs.y))
  }
}
