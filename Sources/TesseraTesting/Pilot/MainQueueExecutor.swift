import Dispatch
import Synchronization

/// Runs tasks on the main thread, with all that they call outside of the main actor, in the order in
/// which it became runnable.
///
/// Without it `try await clock.sleep(for: .seconds(1))` would begin on some other thread, at some
/// other time in each run.
final class MainQueueExecutor: TaskExecutor {
  private let count = Atomic<Int>(0)

  /// How many jobs there were so far.
  var jobCount: Int { count.load(ordering: .relaxed) }

  func enqueue(_ job: consuming ExecutorJob) {
    count.add(1, ordering: .relaxed)
    let job = UnownedJob(job)
    DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
