#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Keeps other copies of the program from saving at the same moment.
///
/// The lock is on a file of its own, since the list's file is another one after each saving. Where
/// nothing can be locked (some network disks) it holds nobody up.
enum FileLock {
  private static let tries = 50
  private static let pause: UInt32 = 10_000

  /// Runs `body` with the lock, which is waited for at most half a second.
  ///
  /// - Throws: `FileFailure` when another copy holds it for longer, as one that is stopped in the
  ///   middle does, and what `body` throws.
  static func hold<Result>(
    besides file: DiskFile, _ body: () throws(FileFailure) -> Result
  ) throws(FileFailure) -> Result {
    let descriptor = open(path(of: file), O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return try body() }
    defer { close(descriptor) }
    for _ in 0..<tries {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return try body() }
      usleep(pause)
    }
    throw FileFailure(reason: "another copy of the program is writing it")
  }

  private static func path(of file: DiskFile) -> String {
    file.path.dropLast(file.name.count) + ".\(file.name).lock"
  }
}
