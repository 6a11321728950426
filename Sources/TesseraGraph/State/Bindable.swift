public import Observation

/// Makes bindings to the properties of an `@Observable` object: SwiftUI's `@Bindable`.
@MainActor
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Wraps an object.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Wraps an object.
  public init(_ wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// The wrapper, whose members are bindings.
  public var projectedValue: Bindable { self }
}

extension Bindable where Value: Observable & AnyObject {
  /// A binding to a property of the object.
  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    let object = wrappedValue
    return Binding(
      get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 },
      identity: BindingIdentity(owner: object, path: keyPath))
  }
}
