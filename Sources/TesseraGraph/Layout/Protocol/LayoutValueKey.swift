/// A kind of value that a view can carry for the layout around it.
///
/// ```swift
/// struct Weight: LayoutValueKey { static let defaultValue = 1 }
/// Text("wide").layoutValue(key: Weight.self, value: 3)   // in a body
/// let weight = subviews[0][Weight.self]                  // in a layout
/// ```
public protocol LayoutValueKey {
  /// What is carried.
  associatedtype Value
  /// The value of a view that carries none.
  static var defaultValue: Value { get }
}
