import Foundation

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A pane of a real tmux, into whose tty a test writes and whose screen it reads back.
///
/// The test opens the pane's tty itself, so that no program has to be started for each case. A
/// status request (DSR 5) after the bytes tells when tmux has taken them all in; the screen comes
/// through one tmux client in control mode.
final class TmuxPane {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  static let isInstalled = executable != nil

  private static let executable: String? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return path.split(separator: ":").map { "\($0)/tmux" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  private let width: Int
  private let height: Int
  private let folder: URL
  private let client: pid_t
  private var server: pid_t = 0
  private let commands: Int32
  private let answers: Int32
  /// What tmux calls its version, such as `3.3a`.
  private(set) var version = ""
  private var terminal: Int32 = -1
  private var unread: [UInt8] = []

  init(width: Int, height: Int) throws {
    guard let executable = TmuxPane.executable else { throw Failure(description: "no tmux") }
    self.width = width
    self.height = height
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tessera-tmux-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let tmux = [executable, "-S", folder.appendingPathComponent("socket").path]
    // The size is set by hand, or the client in control mode would change it. Should the tests
    // crash, the pane ends by itself, and the server with it.
    let starter = try TmuxPane.spawn(
      tmux + [
        "-f", "/dev/null", "-u", "new-session", "-d", "-x", "\(width)", "-y", "\(height)",
        "exec sleep 120", ";", "set", "-g", "window-size", "manual", ";", "set", "-g", "status",
        "off",
      ])
    var status: Int32 = 0
    waitpid(starter, &status, 0)
    var input: [Int32] = [-1, -1]
    var output: [Int32] = [-1, -1]
    guard status == 0, pipe(&input) == 0, pipe(&output) == 0 else {
      throw Failure(description: "tmux new-session ended with \(status)")
    }
    for descriptor in input + output { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    client = try TmuxPane.spawn(
      tmux + ["-C", "attach-session", "-f", "no-output"], input: input[0], output: output[1])
    close(input[0])
    close(output[1])
    commands = input[1]
    answers = output[0]
    _ = try nextBlock()
    let size = try command("display-message -p '#{pane_width}x#{pane_height}'")
    guard size == ["\(width)x\(height)"] else { throw Failure(description: "size is \(size)") }
    server = try command("display-message -p '#{pid}'").first.flatMap { pid_t($0) } ?? 0
    version = try command("display-message -p '#{version}'").first ?? ""
    let tty = try command("display-message -p '#{pane_tty}'").first ?? ""
    terminal = open(tty, O_RDWR | O_NOCTTY)
    guard terminal >= 0 else { throw Failure(description: "cannot open the pane's tty \(tty)") }
    var settings = termios()
    tcgetattr(terminal, &settings)
    cfmakeraw(&settings)
    tcsetattr(terminal, TCSANOW, &settings)
  }

  deinit {
    if terminal >= 0 { close(terminal) }
    // Asked to end by its command, a server with a client in control mode may wait for ever.
    if server > 0 { kill(server, SIGKILL) }
    kill(client, SIGKILL)
    var status: Int32 = 0
    waitpid(client, &status, 0)
    close(commands)
    close(answers)
    try? FileManager.default.removeItem(at: folder)
  }

  /// What a pane shows, as far as tmux tells.
  struct Screen {
    /// The lines with SGR, up to the last cell that text was written to.
    var lines: [String]
    /// The same lines after a mark was written into each last column: now the erased cells before
    /// it show their colours, which tmux leaves out at the end of a line.
    var markedLines: [String]
    /// The cursor's column; a filled last column counts as one of its own.
    var x: Int
    var y: Int
  }

  /// What the pane shows after a reset and `bytes`.
  func screen(after bytes: [UInt8]) throws -> Screen {
    // CAN ends what a case may have left open; the alternate screen and the saved cursor survive a
    // reset of tmux.
    try show(Array("\u{18}\u{1B}[?1049l\u{1B}c\u{1B}7".utf8) + bytes + [0x18])
    let lines = try command("capture-pane -p -e -N")
    let place = try command("display-message -p '#{cursor_x} #{cursor_y}'")
    let numbers = (place.first ?? "").split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 2 else { throw Failure(description: "no cursor in \(place)") }
    let marks = (1...height).map { "\u{1B}[\($0);\(width)HZ" }.joined()
    try show(Array("\u{1B}[?6;7l\u{1B}[4l\u{F}\u{1B}(B\u{1B}[m\(marks)".utf8))
    let markedLines = try command("capture-pane -p -e -N")
    return Screen(lines: lines, markedLines: markedLines, x: numbers[0], y: numbers[1])
  }

  /// Writes bytes and waits until tmux has taken them in.
  private func show(_ bytes: [UInt8]) throws {
    try write(bytes + Array("\u{1B}[5n".utf8), to: terminal)
    try waitForReply("\u{1B}[0n")
  }

  // MARK: Talking to tmux

  /// Starts a program. `Process` would not do: it waits until the server, too, has closed what it
  /// inherited.
  private static func spawn(
    _ arguments: [String], input: Int32? = nil, output: Int32? = nil
  ) throws -> pid_t {
    #if canImport(Glibc)
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #else
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (descriptor, source) in [(Int32(0), input), (1, output), (2, nil)] {
      if let source {
        posix_spawn_file_actions_adddup2(&actions, source, descriptor)
      } else {
        posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
      }
    }
    var environment = ProcessInfo.processInfo.environment
    environment["TMUX"] = nil
    environment["TERM"] = "xterm"
    environment["LC_ALL"] = "C.UTF-8"
    let values = environment.map { strdup("\($0.key)=\($0.value)") }
    let words = arguments.map { strdup($0) }
    defer { for pointer in values + words { free(pointer) } }
    // A test runs on a thread that blocks signals; a child would inherit that and never hear of its
    // terminal's end.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var process: pid_t = 0
    let error = posix_spawn(
      &process, arguments[0], &actions, &attributes, words + [nil], values + [nil])
    guard error == 0 else { throw Failure(description: "cannot start \(arguments): \(error)") }
    return process
  }

  /// Sends a command to the client in control mode and returns the lines that it prints.
  private func command(_ text: String) throws -> [String] {
    try write(Array((text + "\n").utf8), to: commands)
    return try nextBlock()
  }

  /// The lines between the next `%begin` and its `%end`.
  private func nextBlock() throws -> [String] {
    var lines: [String]?
    while true {
      let line = try nextLine()
      if line.hasPrefix("%begin ") {
        lines = []
      } else if line.hasPrefix("%end ") {
        return lines ?? []
      } else if line.hasPrefix("%error ") {
        throw Failure(description: "tmux: \(lines ?? [])")
      } else {
        lines?.append(line)
      }
    }
  }

  private func nextLine() throws -> String {
    while true {
      if let end = unread.firstIndex(of: 0x0A) {
        let line = String(decoding: unread[..<end], as: UTF8.self)
        unread.removeSubrange(...end)
        return line
      }
      unread += try read(answers, "an answer of tmux")
    }
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeBytes(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { throw Failure(description: "cannot write to the pane") }
      rest = rest.dropFirst(count)
    }
  }

  private func waitForReply(_ reply: String) throws {
    var seen: [UInt8] = []
    while !String(decoding: seen, as: UTF8.self).contains(reply) {
      seen += try read(terminal, "the reply \(reply.debugDescription)")
    }
  }

  private func read(_ descriptor: Int32, _ what: String) throws -> [UInt8] {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, 10_000) > 0 else {
      throw Failure(description: "waited 10 s for \(what)")
    }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = buffer.withUnsafeMutableBytes { readBytes(descriptor, $0.baseAddress, $0.count) }
    guard count > 0 else { throw Failure(description: "no more bytes for \(what)") }
    return Array(buffer[..<count])
  }
}

// The methods above have the names of the calls that they make.
private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

private func readBytes(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int)
  -> Int
{
  read(descriptor, bytes, count)
}
