import TesseraScreen

/// A guide along which views are aligned in a column: a position in columns.
public struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// Makes an alignment of a guide that an author defines.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(.horizontal, id)
  }

  package init(key: AlignmentKey) {
    self.key = key
  }

  private init(_ line: AlignmentKey.Line) {
    key = AlignmentKey(.horizontal, line)
  }

  /// The leading side.
  public static let leading = HorizontalAlignment(.start)
  /// The middle; where it lies between two cells, the odd cell is on the trailing side.
  public static let center = HorizontalAlignment(.center)
  /// The trailing side.
  public static let trailing = HorizontalAlignment(.end)
}
