import Tessera

extension Pilot {
  /// So many rounds in which nothing happened mean that the app rests.
  private static let quietRounds = 8
  /// So many rounds mean that something never comes to rest.
  private static let mostRounds = 100_000

  /// Everything that has happened so far, as numbers that only grow.
  private var activity: [Int] { [host.frames, executor.jobCount, clock.eventCount] }

  /// Runs the app until it rests: no frame is asked for, and each task has ended or sleeps on the
  /// clock.
  ///
  /// Nothing waits by time. Tasks of `.task` run on the main thread with all that they call, one job
  /// after another, so that every run is the same. A task that waits for the outside world (another
  /// thread, a real sleep) is not waited for; see `wait(until:)`. An app that never rests is left
  /// after some time, with one of `warnings`.
  public func settle() async {
    var quiet = 0
    for _ in 0..<Pilot.mostRounds {
      let before = activity
      // What is runnable on the main actor now runs before this comes back.
      await Task.yield()
      // So do, on their way through the threads, the steps of tasks that an action started.
      await Pilot.passThroughThreads()
      run()
      quiet = activity == before ? quiet + 1 : 0
      if quiet == Pilot.quietRounds { return }
    }
    complain("The app never came to rest: a task or a view keeps going without sleeping.")
  }

  @concurrent
  private nonisolated static func passThroughThreads() async {}

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
  /// The recording cannot be written.
  case notRecorded(String)

  /// A sentence, and the screen or the tree of elements.
  public var description: String {
    switch self {
    case .timeout(let screen): "The condition did not come true in time. The screen:\n\(screen)"
    case .notFound(let what, let tree):
      "No element is \(what)\(what.hasSuffix("?") ? "" : ".") The elements:\n\(tree)"
    case .refused(let why), .notRecorded(let why): why
    }
  }
}
