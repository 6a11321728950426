/// One of the four sides of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The first row.
  case top
  /// The first column in reading direction.
  case leading
  /// The last row.
  case bottom
  /// The last column in reading direction.
  case trailing

  /// A set of sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit per side.
    public let rawValue: Int8

    /// Makes a set from its bits; bits without a side are kept and mean nothing.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes a set of one side.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The top side.
    public static let top = Set(.top)
    /// The leading side.
    public static let leading = Set(.leading)
    /// The bottom side.
    public static let bottom = Set(.bottom)
    /// The trailing side.
    public static let trailing = Set(.trailing)
    /// The leading and the trailing side.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom side.
    public static let vertical: Set = [.top, .bottom]
    /// All four sides.
    public static let all: Set = [.horizontal, .vertical]

    /// Whether the side is in the set.
    public func contains(_ edge: Edge) -> Bool { rawValue & (1 << edge.rawValue) != 0 }
  }
}

/// The leading or the trailing side.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The first column in reading direction.
  case leading
  /// The last column in reading direction.
  case trailing

  /// The same side among all four.
  public var edge: Edge { self == .leading ? .leading : .trailing }

  /// A set of the leading and trailing sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit per side.
    public let rawValue: Int8

    /// Makes a set from its bits; bits without a side are kept and mean nothing.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes a set of one side.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

    /// The leading side.
    public static let leading = Set(.leading)
    /// The trailing side.
    public static let trailing = Set(.trailing)
    /// Both sides.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The top or the bottom side.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The first row.
  case top
  /// The last row.
  case bottom

  /// The same side among all four.
  public var edge: Edge { self == .top ? .top : .bottom }

  /// A set of the top and bottom sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit per side.
    public let rawValue: Int8

    /// Makes a set from its bits; bits without a side are kept and mean nothing.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes a set of one side.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    /// The top side.
    public static let top = Set(.top)
    /// The bottom side.
    public static let bottom = Set(.bottom)
    /// Both sides.
    public static let all: Set = [.top, .bottom]
  }
}
