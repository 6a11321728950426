public import TesseraScreen

/// The size that a parent offers to a view, in cells.
///
/// An axis that is `nil` asks for the view's ideal length, zero for its least, and
/// `Int.infinity` for its greatest. The view answers with any size; the parent then only places it.
public struct ProposedViewSize: Hashable, Sendable {
  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the greatest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The offered columns; `nil` asks for the ideal width.
  public var width: Int?
  /// The offered rows; `nil` asks for the ideal height.
  public var height: Int?

  /// Makes a proposal from columns and rows.
  ///
  /// A negative length is taken as zero, and an unbounded one as `Int.infinity`.
  public init(width: Int?, height: Int?) {
    if let width { self.width = width.asLength }
    if let height { self.height = height.asLength }
  }

  /// Makes a proposal of a size.
  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal as a size, with `size` on the axes that are `nil`.
  public func replacingUnspecifiedDimensions(
    by size: Size = Size(width: 10, height: 10)
  ) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  /// The length offered along an axis.
  package subscript(axis: Axis) -> Int? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// Makes a proposal from the length along an axis and the length across it.
  package init(_ axis: Axis, along length: Int?, across cross: Int?) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: length, height: cross)
      : ProposedViewSize(width: cross, height: length)
  }
}
