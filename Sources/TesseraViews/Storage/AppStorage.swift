public import TesseraGraph

/// A value that is kept in the program's settings file and survives the program: SwiftUI's
/// `@AppStorage`.
///
/// The file is `$XDG_CONFIG_HOME/PROGRAM/settings` (`~/.config/…`), on macOS in Application Support. It
/// is written as soon as a value changes, whole or not at all; several running programs do not lose each
/// other's keys. Where it cannot be written the value lives as long as the program.
@MainActor
@propertyWrapper
public struct AppStorage<Value>: EngineProperty {
  private var stored: Stored<Value>

  private init(_ stored: Stored<Value>) {
    self.stored = stored
  }

  /// The value now.
  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { stored.binding }

  package mutating func attach(box: inout AnyObject?, of node: BodyNode) {
    stored.attach(to: node.environment.settingsStore ?? .configuration)
  }

  package static func isSame(_ old: AppStorage, _ new: AppStorage) -> Bool {
    old.stored.key == new.stored.key
  }
}

extension AppStorage where Value: StorableValue {
  /// A value with what it is where the file has none.
  public init(wrappedValue: Value, _ key: String) {
    self.init(Stored(wrappedValue, key: key))
  }
}

extension AppStorage {
  /// An optional value, nil where the file has none.
  public init<Wrapped: StorableValue>(_ key: String) where Value == Wrapped? {
    self.init(Stored(optional: key))
  }
}

/// A value that is kept in the program's state file: SwiftUI's `@SceneStorage`, for what a window looked
/// like rather than for what the user has set.
@MainActor
@propertyWrapper
public struct SceneStorage<Value>: EngineProperty {
  private var stored: Stored<Value>

  private init(_ stored: Stored<Value>) {
    self.stored = stored
  }

  /// The value now.
  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { stored.binding }

  package mutating func attach(box: inout AnyObject?, of node: BodyNode) {
    stored.attach(to: node.environment.settingsStore ?? .state)
  }

  package static func isSame(_ old: SceneStorage, _ new: SceneStorage) -> Bool {
    old.stored.key == new.stored.key
  }
}

extension SceneStorage where Value: StorableValue {
  /// A value with what it is where the file has none.
  public init(wrappedValue: Value, _ key: String) {
    self.init(Stored(wrappedValue, key: key))
  }
}

extension SceneStorage {
  /// An optional value, nil where the file has none.
  public init<Wrapped: StorableValue>(_ key: String) where Value == Wrapped? {
    self.init(Stored(optional: key))
  }
}

/// A value behind a key: what `@AppStorage` and `@SceneStorage` share.
@MainActor
private struct Stored<Value> {
  let key: String
  private let standard: Value
  private let read: (String) -> Value?
  private let text: (Value) -> String?
  private var store: SettingsStore?

  init(_ standard: Value, key: String) where Value: StorableValue {
    self.key = key
    self.standard = standard
    read = { Value(storedText: $0) }
    text = { $0.storedText }
  }

  init<Wrapped: StorableValue>(optional key: String) where Value == Wrapped? {
    self.key = key
    standard = nil
    read = { Wrapped(storedText: $0) }
    text = { $0?.storedText }
  }

  mutating func attach(to store: SettingsStore) {
    self.store = store
  }

  var value: Value {
    get {
      guard let entry = store?.entry(key) else { return standard }
      entry.source.wasRead()
      return entry.text.flatMap(read) ?? standard
    }
    nonmutating set { store?.set(text(newValue), for: key) }
  }

  var binding: Binding<Value> {
    guard let store else { return .constant(standard) }
    let stored = self
    return Binding(
      get: { stored.value }, set: { stored.value = $0 },
      identity: BindingIdentity(owner: store.entry(key), path: nil))
  }
}
