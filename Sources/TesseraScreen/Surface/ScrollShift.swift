/// A move of rows that a scrolling view declares, so that nobody has to rediscover it.
///
/// The cells inside `rect` moved up by `rows` (down where negative); the rows that came into view
/// are part of the frame's damage, the others are not.
public struct ScrollShift: Equatable, Sendable {
  /// The part of the screen whose rows moved.
  public var rect: Rect
  /// How many rows up; negative for down.
  public var rows: Int

  /// Makes a move of the rows inside a rectangle.
  public init(rect: Rect, rows: Int) {
    self.rect = rect
    self.rows = rows
  }
}
