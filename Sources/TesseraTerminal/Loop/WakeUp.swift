import CNcurses
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Ends the wait of an event loop from any thread, or from a signal handler.
package final class WakeUp: Sendable {
  /// The descriptor that becomes readable.
  let reader: Int32
  /// The descriptor to write to.
  let writer: Int32
  private let isRaised = Atomic(false)

  /// Opens the descriptor.
  ///
  /// Without descriptors there can be no program: it ends with a sentence when none is left.
  package init() {
    var writer: Int32 = -1
    reader = cnc_wake_open(&writer)
    self.writer = writer
    precondition(reader >= 0, "No file descriptor is left for the event loop; raise ulimit -n.")
  }

  deinit {
    close(reader)
    if writer != reader { close(writer) }
  }

  /// Ends the wait, or keeps the next one from beginning.
  ///
  /// What the loop is to find must be in place before the call. Calls while one is under way cost no
  /// system call.
  package func wake() {
    if !isRaised.exchange(true, ordering: .acquiringAndReleasing) { cnc_wake(writer) }
  }

  /// Takes note of all calls so far.
  func drain() {
    cnc_wake_drain(reader)
    // After the read: a call in between finds the flag up and writes nothing, but its work is in
    // place, and this exchange sees it before the loop looks for work.
    _ = isRaised.exchange(false, ordering: .acquiringAndReleasing)
  }
}
