import Synchronization

/// A clock that stands still until a test moves it.
///
/// Who sleeps on it wakes when the test has moved it past the deadline, in the order of the deadlines.
public final class VirtualClock: Clock, Sendable {
  /// A moment on the clock: the time since it was made.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public let offset: Duration

    /// The moment some time later.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// The time to another moment.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether a moment comes before another.
    public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let number: Int
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [Sleeper] = []
    var cancelled: Set<Int> = []
    var count = 0
    var events = 0
  }

  private let state = Mutex(State())

  /// Makes a clock at zero.
  public init() {}

  /// The moment that the clock shows.
  public var now: Instant { state.withLock { $0.now } }

  /// The smallest step, which is none.
  public var minimumResolution: Duration { .zero }

  /// How many sleeps have begun or ended so far.
  var eventCount: Int { state.withLock { $0.events } }

  /// The next deadline that somebody sleeps for.
  var nextDeadline: Instant? { state.withLock { $0.sleepers.map(\.deadline).min() } }

  /// Sleeps until the clock shows a moment.
  ///
  /// - Throws: `CancellationError` when the task is cancelled meanwhile.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let ends: Result<Void, any Error>? = state.withLock { state in
          if state.cancelled.remove(number) != nil { return .failure(CancellationError()) }
          if deadline <= state.now { return .success(()) }
          state.events += 1
          state.sleepers.append(
            Sleeper(deadline: deadline, number: number, continuation: continuation))
          return nil
        }
        if let ends { continuation.resume(with: ends) }
      }
    } onCancel: {
      let sleeper = state.withLock { state -> Sleeper? in
        guard let index = state.sleepers.firstIndex(where: { $0.number == number }) else {
          state.cancelled.insert(number)
          return nil
        }
        state.events += 1
        return state.sleepers.remove(at: index)
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Moves the clock to a moment and wakes those whose deadline has come.
  func move(to moment: Instant) {
    let woken = state.withLock { state -> [Sleeper] in
      state.now = max(state.now, moment)
      let due = state.sleepers.filter { $0.deadline <= state.now }
      state.sleepers.removeAll { $0.deadline <= state.now }
      state.events += due.count
      return due.sorted { ($0.deadline, $0.number) < ($1.deadline, $1.number) }
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }
}
