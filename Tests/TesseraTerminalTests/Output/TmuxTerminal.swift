#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A pane of a real tmux: bytes go in, and it tells what it shows.
///
/// The pane's own program sleeps; the test writes to the pane's tty itself and asks for a status
/// report (DSR 5) after each frame, whose answer says that tmux has taken all in. One client in
/// control mode, fed through a FIFO, prints the screens.
final class TmuxTerminal {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Whether there is a tmux at all.
  static let isInstalled = !TmuxTerminal.output(of: "command -v tmux").isEmpty

  private let tmux: String
  private let folder: String
  private let client: UnsafeMutablePointer<FILE>
  private let commands: Int32
  private let tty: Int32

  init(width: Int, height: Int) throws {
    var template = Array("/tmp/tessera-tmux-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure(description: "no folder") }
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    tmux = "env LC_ALL=C.UTF-8 TERM=xterm tmux -u -S \(folder)/socket -f /dev/null"
    // Should the tests crash, the pane ends by itself, and the server with it.
    _ = TmuxTerminal.output(
      of: "\(tmux) new-session -d -x \(width) -y \(height) 'exec sleep 120' \\;"
        + " set -g status off \\; set -g window-size manual </dev/null >/dev/null 2>&1")
    let path = TmuxTerminal.output(of: "\(tmux) display-message -p '#{pane_tty}'")
    tty = open(String(path.prefix { $0 != "\n" }), O_RDWR | O_NOCTTY | O_CLOEXEC)
    mkfifo("\(folder)/commands", 0o600)
    let attach = "exec \(tmux) -C attach-session -f no-output <\(folder)/commands 2>&1"
    guard tty >= 0, let client = popen(attach, "r") else {
      throw Failure(description: "tmux does not start")
    }
    self.client = client
    commands = open("\(folder)/commands", O_WRONLY | O_CLOEXEC)
    var settings = termios()
    tcgetattr(tty, &settings)
    cfmakeraw(&settings)
    tcsetattr(tty, TCSANOW, &settings)
    _ = try block()
  }

  deinit {
    close(tty)
    // The client stays until it has read the end of its commands.
    try? send(Array("kill-server\n".utf8), to: commands)
    close(commands)
    while TmuxTerminal.line(of: client) != nil {}
    pclose(client)
    _ = TmuxTerminal.output(of: "rm -rf \(folder)")
  }

  /// Sends bytes and waits until the pane has taken them in.
  func feed(_ bytes: [UInt8]) throws {
    try send(bytes + Array("\u{1B}[5n".utf8), to: tty)
    var answer: [UInt8] = []
    while answer.last != UInt8(ascii: "n") {
      var request = pollfd(fd: tty, events: Int16(POLLIN), revents: 0)
      var byte: UInt8 = 0
      guard poll(&request, 1, 10_000) > 0, read(tty, &byte, 1) == 1 else {
        throw Failure(description: "tmux does not answer")
      }
      answer.append(byte)
    }
  }

  /// The rows with SGR, each up to the last cell that text was written to.
  func rows() throws -> [String] {
    try send(Array("capture-pane -p -e -N\n".utf8), to: commands)
    return try block()
  }

  private func send(_ bytes: [UInt8], to descriptor: Int32) throws {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        bytes.baseAddress.map { write(descriptor, $0 + start, bytes.count - start) } ?? 0
      }
      guard count > 0 else { throw Failure(description: "tmux takes no bytes") }
      start += count
    }
  }

  /// The lines of the client's next answer, between `%begin` and `%end`.
  private func block() throws -> [String] {
    var lines: [String]?
    while let line = TmuxTerminal.line(of: client) {
      if line.hasPrefix("%begin ") {
        lines = []
      } else if line.hasPrefix("%end "), let lines {
        return lines
      } else {
        lines?.append(line)
      }
    }
    throw Failure(description: "tmux has gone")
  }

  private static func line(of file: UnsafeMutablePointer<FILE>) -> String? {
    var buffer: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(buffer) }
    let count = getline(&buffer, &capacity, file)
    guard count > 0, let buffer else { return nil }
    let bytes = UnsafeBufferPointer(start: buffer, count: count).map { UInt8(bitPattern: $0) }
    return String(decoding: bytes.last == 0x0A ? bytes.dropLast() : bytes[...], as: UTF8.self)
  }

  private static func output(of command: String) -> String {
    guard let file = popen(command, "r") else { return "" }
    defer { pclose(file) }
    var text = ""
    while let line = line(of: file) { text += line + "\n" }
    return text
  }
}
