public import TesseraScreen

/// The distances that a view would like to keep from its neighbours, in cells.
///
/// A side without a wish takes the default of the axis: one column between neighbours in a row,
/// and no blank row between neighbours in a column.
public struct ViewSpacing: Hashable, Sendable {
  /// Wishes for no distance at all, at every side.
  public static let zero = ViewSpacing(top: 0, leading: 0, bottom: 0, trailing: 0)

  package var top: Int?
  package var leading: Int?
  package var bottom: Int?
  package var trailing: Int?

  /// Makes spacing without a wish at any side: neighbours take the defaults.
  public init() {}

  package init(top: Int?, leading: Int?, bottom: Int?, trailing: Int?) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The distance to the view that follows along an axis, in cells.
  ///
  /// The larger of the two wishes holds; where neither view has one, the default of the axis.
  /// So the default gap beside a `Spacer`, which wishes for zero, is zero.
  public func distance(to next: ViewSpacing, along axis: Axis) -> Int {
    let (end, start) =
      axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    switch (end, start) {
    case (nil, nil): return ViewSpacing.defaultDistance(along: axis)
    case (let wish?, nil), (nil, let wish?): return wish
    case (let first?, let second?): return max(first, second)
    }
  }

  /// Takes, at the given sides, the larger of both wishes.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(edge) {
      self[edge] = ViewSpacing.larger(self[edge], other[edge], along: edge.axis)
    }
  }

  /// The spacing with, at the given sides, the larger of both wishes.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }
}

extension ViewSpacing {
  /// The distance between neighbours of which neither has a wish.
  package static func defaultDistance(along axis: Axis) -> Int { axis == .horizontal ? 1 : 0 }

  /// The wish at a side; `nil` is the default of its axis.
  package subscript(edge: Edge) -> Int? {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// The spacing without wishes at the given sides.
  package func resetting(_ edges: Edge.Set) -> ViewSpacing {
    var copy = self
    for edge in Edge.allCases where edges.contains(edge) { copy[edge] = nil }
    return copy
  }

  /// The spacing of a `Spacer`: no distance along its axis, or along both outside of a stack.
  package static func spacer(along axis: Axis?) -> ViewSpacing {
    switch axis {
    case .horizontal: ViewSpacing(top: nil, leading: 0, bottom: nil, trailing: 0)
    case .vertical: ViewSpacing(top: 0, leading: nil, bottom: 0, trailing: nil)
    case nil: .zero
    }
  }

  private static func larger(_ first: Int?, _ second: Int?, along axis: Axis) -> Int? {
    switch (first, second) {
    case (nil, nil): nil
    // A side without a wish counts as the default, and goes on following it.
    case (let wish?, nil), (nil, let wish?): wish > defaultDistance(along: axis) ? wish : nil
    case (let first?, let second?): max(first, second)
    }
  }
}

extension Edge {
  /// The axis that crosses the side.
  package var axis: Axis { self == .leading || self == .trailing ? .horizontal : .vertical }
}
