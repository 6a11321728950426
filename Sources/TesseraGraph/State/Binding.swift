/// A way to read and write a value that lives elsewhere: SwiftUI's `Binding`.
@MainActor
@dynamicMemberLookup
@propertyWrapper
public struct Binding<Value>: EngineProperty {
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value) -> Void
  /// What the binding leads to; nil where only its closures know.
  let identity: BindingIdentity?

  /// Makes a binding from two closures.
  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.init(get: get, set: set, identity: nil)
  }

  package init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void,
    identity: BindingIdentity?
  ) {
    self.get = get
    self.set = set
    self.identity = identity
  }

  /// Makes a binding to the wrapped value of a binding to an optional; nil if there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let value = Dependencies.untracked({ base.wrappedValue }) else { return nil }
    self.init(
      get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 },
      identity: base.identity)
  }

  /// Makes a binding to an optional from one to a value; writing nil is ignored.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } },
      identity: base.identity)
  }

  /// A binding that always reads the same value and ignores writing.
  public static func constant(_ value: Value) -> Binding {
    Binding(get: { value }, set: { _ in })
  }

  /// The value that the binding leads to.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding { self }

  /// A binding to a property of the value.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    Binding<Member>(
      get: { get()[keyPath: keyPath] },
      set: { newValue in
        var value = Dependencies.untracked(get)
        value[keyPath: keyPath] = newValue
        set(value)
      },
      identity: identity?.appending(keyPath))
  }

  package mutating func attach(box: inout AnyObject?, of node: BodyNode) {}

  package static func isSame(_ old: Binding, _ new: Binding) -> Bool {
    guard let old = old.identity, let new = new.identity else { return false }
    return old == new
  }
}

/// What a binding leads to: an object that owns the value, and a path from its value.
package struct BindingIdentity: Equatable {
  /// The owner, kept alive so that its identity cannot be taken over by another object.
  let owner: AnyObject
  let path: AnyKeyPath?

  package init(owner: AnyObject, path: AnyKeyPath?) {
    self.owner = owner
    self.path = path
  }

  func appending(_ member: AnyKeyPath) -> BindingIdentity? {
    guard let path else { return BindingIdentity(owner: owner, path: member) }
    return path.appending(path: member).map { BindingIdentity(owner: owner, path: $0) }
  }

  package static func == (lhs: BindingIdentity, rhs: BindingIdentity) -> Bool {
    lhs.owner === rhs.owner && lhs.path == rhs.path
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public nonisolated var id: Value.ID {
    MainActor.assumeIsolated { UncheckedID(value: wrappedValue.id) }.value
  }
}

/// Carries an id, read on the main actor, out of `assumeIsolated` on the same thread.
private struct UncheckedID<ID>: @unchecked Sendable {
  let value: ID
}
