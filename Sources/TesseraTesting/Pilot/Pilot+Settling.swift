import Synchronization
import Tessera

/// Counts the author's tasks that have begun and not ended.
final class TaskCounter: Sendable {
  private let count = Mutex(0)

  var running: Int { count.withLock { $0 } }

  func begin() { count.withLock { $0 += 1 } }
  func end() { count.withLock { $0 -= 1 } }
}

extension Pilot {
  /// So many rounds in which nothing happened mean that tasks wait for something outside.
  private static let quietRounds = 50
  /// So many rounds mean that something never comes to rest.
  private static let mostRounds = 100_000

  /// Runs the app until it rests: no frame is asked for, and each task has ended or sleeps on the
  /// clock.
  ///
  /// Nothing waits by time. A task that waits for the outside world (another thread, a real sleep) is
  /// not waited for; see `wait(until:)`.
  public func settle() async {
    var quiet = 0
    for _ in 0..<Pilot.mostRounds {
      let before = (tasks.running, clock.sleeperCount)
      // Everything that is runnable on the main actor now runs before this comes back.
      await Task.yield()
      let frames = host.frames
      host.drawFrames()
      let after = (tasks.running, clock.sleeperCount)
      if host.frames != frames || before != after {
        quiet = 0
        continue
      }
      quiet += 1
      if after.0 <= after.1, quiet > 3 { return }
      if quiet > Pilot.quietRounds { return }
    }
  }

  /// Moves the clock on, deadline by deadline, and lets the app run at each.
  public func advance(by duration: Duration) async {
    await settle()
    let end = clock.now.advanced(by: duration)
    while let next = clock.nextDeadline, next <= end {
      clock.move(to: next)
      await settle()
    }
    clock.move(to: end)
    await settle()
  }

  /// Runs the app until a condition holds, for work that goes on elsewhere.
  ///
  /// - Throws: `PilotError.timeout` with the screen, when the real time is over.
  public func wait(
    until condition: @MainActor () -> Bool, timeout: Duration = .seconds(10)
  ) async throws {
    let end = ContinuousClock.now + timeout
    while true {
      await settle()
      if condition() { return }
      if ContinuousClock.now >= end { throw PilotError.timeout(screen: text) }
      try await ContinuousClock().sleep(for: .milliseconds(1))
    }
  }
}

/// What a pilot could not do.
public enum PilotError: Error, CustomStringConvertible {
  /// A condition did not come true in time.
  case timeout(screen: String)
  /// No element is what was looked for.
  case notFound(String, tree: String)
  /// The element cannot be used as a user would use it.
  case refused(String)

  /// A sentence, and the screen or the tree of elements.
  public var description: String {
    switch self {
    case .timeout(let screen): "The condition did not come true in time. The screen:\n\(screen)"
    case .notFound(let what, let tree): "No element is \(what). The elements:\n\(tree)"
    case .refused(let why): why
    }
  }
}
