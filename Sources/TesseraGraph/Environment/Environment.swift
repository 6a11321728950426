public import Observation

/// A value that a view reads from its environment: SwiftUI's `@Environment`.
@MainActor
@propertyWrapper
public struct Environment<Value>: EngineProperty {
  private enum Content {
    case path(KeyPath<EnvironmentValues, Value>)
    case object(@MainActor (EnvironmentValues) -> Value)
  }

  private let content: Content
  private var values: EnvironmentValues?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    content = .path(keyPath)
  }

  /// Reads the object of a type that was set with `.environment(_:)`.
  ///
  /// Where none was set, reading it is an author's mistake and ends the program with a message.
  public init(_ type: Value.Type) where Value: Observable & AnyObject {
    content = .object { environment in
      guard let object = environment[object: type] else {
        fatalError(
          "No \(type) in the environment. Set it with .environment(_:) on a view around this one.")
      }
      return object
    }
  }

  /// Reads the object of a type that was set with `.environment(_:)`, or nil.
  public init<Object: Observable & AnyObject>(_ type: Object.Type) where Value == Object? {
    content = .object { $0[object: type] }
  }

  /// The value now.
  public var wrappedValue: Value { read(values ?? EnvironmentValues()) }

  package mutating func attach(box: inout AnyObject?, of node: BodyNode) {
    values = node.environment
  }

  package static func isSame(_ old: Environment, _ new: Environment) -> Bool {
    switch (old.content, new.content) {
    case (.path(let old), .path(let new)): old == new
    case (.object, .object): true
    default: false
    }
  }

  package func changes(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    switch content {
    case .path(let path): !FieldComparison.isSame(old[keyPath: path], new[keyPath: path])
    case .object(let read):
      // The values in use, not `old`: a missing object must not be asked for.
      values.map { !FieldComparison.isSame(read($0), read(new)) } ?? true
    }
  }

  private func read(_ environment: EnvironmentValues) -> Value {
    switch content {
    case .path(let path): environment[keyPath: path]
    case .object(let read): read(environment)
    }
  }
}
