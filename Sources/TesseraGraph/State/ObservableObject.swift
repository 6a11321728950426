import Synchronization

/// An object whose changes views can watch: the older way, before `@Observable`; Combine's protocol.
///
/// Combine does not exist outside of Apple's systems, so Tessera brings the little that views need of
/// it: `objectWillChange` and `@Published`.
public protocol ObservableObject: AnyObject {
  /// Tells before the object changes.
  var objectWillChange: ObservableObjectPublisher { get }
}

/// Tells its subscribers that an object is about to change; any thread may send.
public final class ObservableObjectPublisher: Sendable {
  private struct Subscribers {
    var count = 0
    var actions: [Int: @Sendable () -> Void] = [:]
  }

  private let subscribers = Mutex(Subscribers())

  /// Makes a publisher without subscribers.
  public init() {}

  /// Tells all subscribers.
  public func send() {
    let actions = subscribers.withLock { Array($0.actions.values) }
    for action in actions { action() }
  }

  /// Adds a subscriber; the number ends the subscription.
  func subscribe(_ action: @escaping @Sendable () -> Void) -> Int {
    subscribers.withLock { subscribers in
      subscribers.count += 1
      subscribers.actions[subscribers.count] = action
      return subscribers.count
    }
  }

  func cancel(_ number: Int) {
    subscribers.withLock { $0.actions[number] = nil }
  }
}

/// The publishers of objects that did not make one themselves, kept as long as the objects live.
private final class PublisherTable: Sendable {
  /// Unchecked: the object is never used, only asked whether it still lives.
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let publisher = ObservableObjectPublisher()

    var isAlive: Bool { object != nil }
  }

  static let shared = PublisherTable()

  private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    let new = Entry(object: object)
    return entries.withLock { entries in
      // The object lives; an entry of another one at the same address has lost its own.
      if let entry = entries[key], entry.isAlive { return entry.publisher }
      if entries.count > 64, entries.count & (entries.count - 1) == 0 {
        for (key, entry) in entries where !entry.isAlive { entries[key] = nil }
      }
      entries[key] = new
      return new.publisher
    }
  }
}

extension ObservableObject {
  /// The object's own publisher, made when it is first asked for.
  public var objectWillChange: ObservableObjectPublisher {
    PublisherTable.shared.publisher(of: self)
  }
}

/// A property of an `ObservableObject` whose changes are told: Combine's `@Published`.
@propertyWrapper
public struct Published<Value> {
  private var value: Value

  /// Makes a property with a value.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// Makes a property with a value.
  public init(initialValue: Value) {
    value = initialValue
  }

  /// Only properties of classes can be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { preconditionFailure("@Published is only available on properties of classes") }
    set { preconditionFailure("@Published is only available on properties of classes") }
  }

  /// The value, told to the object's publisher before it changes.
  public static subscript<Object: ObservableObject>(
    _enclosingInstance object: Object,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].value }
    set {
      object.objectWillChange.send()
      object[keyPath: storageKeyPath].value = newValue
    }
  }
}
