/// The screens that are pushed on a navigation stack, whatever the types of their values.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  /// Makes an empty path.
  public init() {}

  /// Makes a path of values, the first pushed first.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// How many screens are pushed.
  public var count: Int { elements.count }

  /// Whether no screen is pushed.
  public var isEmpty: Bool { elements.isEmpty }

  /// Pushes the screen of a value.
  public mutating func append<Value: Hashable>(_ value: Value) {
    elements.append(AnyHashable(value))
  }

  /// Pops screens from the end; more than there are empties the path.
  public mutating func removeLast(_ count: Int = 1) {
    elements.removeLast(max(0, min(count, elements.count)))
  }
}
