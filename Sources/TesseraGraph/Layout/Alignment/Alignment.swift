package import TesseraScreen

/// A horizontal and a vertical guide.
public struct Alignment: Hashable, Sendable {
  /// The guide in columns.
  public var horizontal: HorizontalAlignment
  /// The guide in rows.
  public var vertical: VerticalAlignment

  /// Makes an alignment of two guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top side.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom side.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The middle of the first line of text.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The middle of the last line of text.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The leading side of the first line of text.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading side of the last line of text.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing side of the first line of text.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing side of the last line of text.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

extension Alignment {
  /// The guide of an axis.
  package subscript(axis: Axis) -> AlignmentKey {
    axis == .horizontal ? horizontal.key : vertical.key
  }

  /// Where the top leading cell of a view goes, so that its guides lie on those of a box.
  ///
  /// The box has the default guides of its size. The offset is rounded down, also below zero, so
  /// the odd cell is always on the trailing (bottom) side: 5 columns centred in 2 start at -2.
  package func origin(of view: ViewDimensions, in box: Size) -> Point {
    Point(
      x: wholeCells(horizontal.key.defaultHalfCells(in: box), view.halfCells(of: horizontal.key)),
      y: wholeCells(vertical.key.defaultHalfCells(in: box), view.halfCells(of: vertical.key)))
  }

  /// Where the top leading cell of a view goes, so that its guides lie on those of another view.
  package func origin(of view: ViewDimensions, on other: ViewDimensions) -> Point {
    Point(
      x: wholeCells(other.halfCells(of: horizontal.key), view.halfCells(of: horizontal.key)),
      y: wholeCells(other.halfCells(of: vertical.key), view.halfCells(of: vertical.key)))
  }
}

/// The distance from one guide to another, both in half cells, as whole cells rounded down.
func wholeCells(_ guide: Int, _ own: Int) -> Int { (guide - own) >> 1 }
