/// A node that says, or edits, the value of one preference.
@MainActor
class PreferenceSource<Key: PreferenceKey>: Node {
  /// The value that the node gives those around it, made of what the views inside say.
  func value(of inner: Key.Value?) -> Key.Value? { inner }

  /// Tells those who read the preference to look again.
  final func changed() {
    tree.preferences.changed(ObjectIdentifier(Key.self))
  }

  override func willRemove() {
    super.willRemove()
    changed()
  }
}

/// The node of `.preference`: its value stands in place of what the views inside say.
final class PreferenceNode<Key: PreferenceKey>: PreferenceSource<Key> {
  var stated: Key.Value?

  override func value(of inner: Key.Value?) -> Key.Value? { stated }
}

/// The node of `.transformPreference`: it edits what the views inside say.
final class PreferenceTransformNode<Key: PreferenceKey>: PreferenceSource<Key> {
  var transform: @MainActor (inout Key.Value) -> Void = { _ in }
  /// The view whose anchor the transform writes down, if it does.
  var anchoredView: AnchoredView?

  private lazy var reads = ReadTracker(for: self)

  override func value(of inner: Key.Value?) -> Key.Value? {
    var value = inner ?? Key.defaultValue
    reads.track { transform(&value) }
    return value
  }

  /// What the closure has read is another value; its own is, perhaps, too.
  override func dependencyChanged() {
    changed()
    tree.requestFrame()
  }

  override func willRemove() {
    super.willRemove()
    reads.cancel()
  }
}

extension Node {
  /// What the views below say of a preference, the node itself included; nil where none says anything.
  final func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var folded: Key.Value?
    for child in children where !child.isCovered {
      guard let next = child.preference(key) else { continue }
      if var value = folded {
        Key.reduce(value: &value) { next }
        folded = value
      } else {
        folded = next
      }
    }
    guard let source = self as? PreferenceSource<Key> else { return folded }
    return source.value(of: folded)
  }
}

/// Someone who wants to know a preference of the views inside.
@MainActor
protocol PreferenceReader: Node {
  /// The preference.
  var preferenceKey: ObjectIdentifier { get }

  /// Looks at the preference again, since some view's has changed.
  func readPreference()
}

/// Who reads which preferences, and which have changed since they were read.
@MainActor
final class PreferenceStore {
  private var readers: [ObjectIdentifier: any PreferenceReader] = [:]
  private var dirty: Set<ObjectIdentifier> = []

  /// Whether somebody must look again.
  var hasMore: Bool { !dirty.isEmpty }

  func add(_ reader: any PreferenceReader) {
    readers[ObjectIdentifier(reader)] = reader
    dirty.insert(reader.preferenceKey)
  }

  func remove(_ reader: any PreferenceReader) {
    readers[ObjectIdentifier(reader)] = nil
  }

  func changed(_ key: ObjectIdentifier) {
    // Without readers nobody will ever look, and nothing is left to do.
    if !readers.isEmpty { dirty.insert(key) }
  }

  /// Other views are shown than before: everybody looks again.
  func everythingChanged() {
    for reader in readers.values { dirty.insert(reader.preferenceKey) }
  }

  /// Lets those who read a changed preference look again, the innermost first.
  func run() {
    guard !dirty.isEmpty else { return }
    let changed = dirty
    dirty.removeAll()
    let due = readers.values.filter { changed.contains($0.preferenceKey) }
    for reader in due.sorted(by: { $0.depth > $1.depth }) where reader.isAlive {
      reader.readPreference()
    }
  }
}
