/// Lets a value that is no view have dynamic properties inside of a view: an app's `@State`.
@MainActor
package struct PropertyHolder<Value>: DynamicProperty {
  /// The value, whose own dynamic properties are filled with the view's.
  package var value: Value

  package init(_ value: Value) {
    self.value = value
  }
}

/// A property whose fields' own fields are searched for dynamic properties.
@MainActor
protocol HoldsProperties {}

extension PropertyHolder: HoldsProperties {}
