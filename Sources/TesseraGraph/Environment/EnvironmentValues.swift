/// A value's place in the environment, and what it is where nobody set it.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where nobody set one.
  static var defaultValue: Value { get }
}

/// What views inherit from those around them: SwiftUI's `EnvironmentValues`.
///
/// A copy shares its memory until it is written.
public struct EnvironmentValues {
  /// The values that were set, by the identity of their key types.
  private final class Storage {
    var values: [ObjectIdentifier: Any]

    init(_ values: [ObjectIdentifier: Any]) { self.values = values }
  }

  private var storage = Storage([:])

  /// Makes an environment in which nothing was set.
  public init() {}

  /// The value for a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { self[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type that `.environment(_:)` set.
  package subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { storage.values[ObjectIdentifier(type)] as? Object }
    set { self[ObjectIdentifier(type)] = newValue }
  }

  private subscript(key: ObjectIdentifier) -> Any? {
    get { storage.values[key] }
    set {
      var values = storage.values
      values[key] = newValue
      storage = Storage(values)
    }
  }

  /// Whether two environments are one and the same, without looking at their values.
  package func isIdentical(to other: EnvironmentValues) -> Bool {
    storage === other.storage
  }
}
