/// What a frame came to.
public struct EncodeReport: Equatable, Sendable {
  /// The cells that were written, since the terminal showed something else there.
  public var cellsChanged: Int
  /// The bytes made for the frame.
  public var bytes: Int

  /// Makes a report of two numbers.
  public init(cellsChanged: Int = 0, bytes: Int = 0) {
    self.cellsChanged = cellsChanged
    self.bytes = bytes
  }
}
