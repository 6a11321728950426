/// Distances inwards from the four sides of a rectangle, in cells.
///
/// A negative inset reaches outwards.
public struct EdgeInsets: Hashable, Sendable {
  /// No distance at any side.
  public static let zero = EdgeInsets()

  /// Rows from the top side.
  public var top: Int
  /// Columns from the leading side.
  public var leading: Int
  /// Rows from the bottom side.
  public var bottom: Int
  /// Columns from the trailing side.
  public var trailing: Int

  /// Makes insets of zero.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Makes insets from four distances, in cells.
  public init(top: Int, leading: Int, bottom: Int, trailing: Int) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets of one distance at the given sides, in cells, and zero at the others.
  public init(_ edges: Edge.Set, _ length: Int) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  /// The leading and trailing insets together; saturates at the ends of `Int`.
  public var horizontal: Int { leading.saturatingAdding(trailing) }
  /// The top and bottom insets together; saturates at the ends of `Int`.
  public var vertical: Int { top.saturatingAdding(bottom) }
}

extension Rect {
  /// The rectangle that is left inside the insets.
  ///
  /// Its size is never negative: crossed sides meet at the leading (top) inset.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: origin.x.saturatingAdding(insets.leading), y: origin.y.saturatingAdding(insets.top),
      width: max(0, size.width.saturatingSubtracting(insets.horizontal)),
      height: max(0, size.height.saturatingSubtracting(insets.vertical)))
  }
}
