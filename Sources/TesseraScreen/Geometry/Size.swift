/// A width and a height, in character cells.
public struct Size: Hashable, Sendable {
  /// No cells at all.
  public static let zero = Size(width: 0, height: 0)

  /// The columns.
  public var width: Int
  /// The rows.
  public var height: Int

  /// Makes a size from columns and rows.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Whether the size covers no cell.
  public var isEmpty: Bool { width <= 0 || height <= 0 }
}
