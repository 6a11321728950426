import CNcurses

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Runs a program and waits for it, without Foundation's `Process`: its `waitUntilExit` hangs now and then
/// when several threads wait at once.
enum ChildProcess {
  /// What a program writes to its standard output; nothing where it cannot be started.
  ///
  /// The child has no signal blocked, whatever the test's thread has: a tmux that blocks SIGHUP outlives
  /// its terminals.
  static func output(of arguments: [String]) -> [UInt8] {
    var ends: [Int32] = [-1, -1]
    // At once close-on-exec: a server that another test starts at this moment would hold the pipe open.
    guard cnc_pipe(&ends) == 0 else { return [] }
    defer { close(ends[0]) }

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child = pid_t()
    let error = posix_spawn(&child, arguments[0], &actions, &attributes, &words, environ)
    close(ends[1])
    guard error == 0 else { return [] }

    let bytes = contents(of: ends[0])
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return bytes
  }

  private static func contents(of descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 16 * 1024)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }
}
