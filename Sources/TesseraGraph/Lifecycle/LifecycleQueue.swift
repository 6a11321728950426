/// What authors asked to be told about, in the order in which it is told.
///
/// One round: what changed and what appeared, innermost first and in written order, then what went,
/// then all tasks start.
@MainActor
final class LifecycleQueue {
  private var appearing: [@MainActor () -> Void] = []
  private var disappearing: [@MainActor () -> Void] = []
  private var starting: [@MainActor () -> Void] = []

  /// Whether something waits to be told.
  var hasMore: Bool { !appearing.isEmpty || !disappearing.isEmpty || !starting.isEmpty }

  /// Queues an action for what appeared or changed.
  func appear(_ action: @escaping @MainActor () -> Void) { appearing.append(action) }

  /// Queues an action for what went.
  func disappear(_ action: @escaping @MainActor () -> Void) { disappearing.append(action) }

  /// Queues the start of a task.
  func start(_ action: @escaping @MainActor () -> Void) { starting.append(action) }

  /// Tells everything that waits; what the actions queue themselves waits for the next round.
  func run() {
    guard hasMore else { return }
    let round = appearing + disappearing + starting
    appearing.removeAll(keepingCapacity: true)
    disappearing.removeAll(keepingCapacity: true)
    starting.removeAll(keepingCapacity: true)
    for action in round { action() }
  }
}
