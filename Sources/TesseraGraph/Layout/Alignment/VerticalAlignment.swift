import TesseraScreen

/// A guide along which views are aligned in a row: a position in rows.
public struct VerticalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// Makes an alignment of a guide that an author defines.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(.vertical, id)
  }

  package init(key: AlignmentKey) {
    self.key = key
  }

  private init(_ line: AlignmentKey.Line) {
    key = AlignmentKey(.vertical, line)
  }

  /// The top side.
  public static let top = VerticalAlignment(.start)
  /// The middle; where it lies between two cells, the odd cell is at the bottom.
  public static let center = VerticalAlignment(.center)
  /// The bottom side.
  public static let bottom = VerticalAlignment(.end)
  /// The bottom of the first line of text; the bottom of a view without text.
  public static let firstTextBaseline = VerticalAlignment(.firstTextBaseline)
  /// The bottom of the last line of text; the bottom of a view without text.
  public static let lastTextBaseline = VerticalAlignment(.lastTextBaseline)
}
