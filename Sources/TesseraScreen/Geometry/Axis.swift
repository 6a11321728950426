/// One of the two directions in which cells are counted.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// Along a row: columns are counted.
  case horizontal
  /// Along a column: rows are counted.
  case vertical

  /// The other axis.
  public var cross: Axis { self == .horizontal ? .vertical : .horizontal }

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit per axis.
    public let rawValue: Int8

    /// Makes a set from its bits; bits without an axis are kept and mean nothing.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes a set of one axis.
    public init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

    /// The horizontal axis.
    public static let horizontal = Set(.horizontal)
    /// The vertical axis.
    public static let vertical = Set(.vertical)

    /// Whether the axis is in the set.
    public func contains(_ axis: Axis) -> Bool { rawValue & (1 << axis.rawValue) != 0 }
  }
}
