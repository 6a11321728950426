/// A value that views tell those around them: SwiftUI's `PreferenceKey`.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view inside says one.
  static var defaultValue: Value { get }

  /// Adds the value of the next view, in the order of the source, to that of those before it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil, where no view inside says a value.
  public static var defaultValue: Value { nil }
}
