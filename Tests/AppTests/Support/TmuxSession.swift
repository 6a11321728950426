import Foundation
import Testing

/// A shell in a real terminal, which is tmux: what a test types, and what it sees.
///
/// Each session has a server of its own, which ends with it. All waiting is for something to appear,
/// with a limit that only a failure reaches.
final class TmuxSession {
  /// What did not happen, and the screen on which it did not.
  struct Failure: Error, CustomStringConvertible {
    let what: String
    let screen: String

    var description: String { "\(what). The screen:\n\(screen)" }
  }

  private static let limit = 15.0
  private static let tmux = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/opt/homebrew/bin/tmux"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Whether there is a tmux at all.
  static var isAvailable: Bool { tmux != nil }

  /// Where the programs were built: beside the test bundle, which an argument names.
  static func program(_ name: String) -> String {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? "."
    return URL(fileURLWithPath: bundle).deletingLastPathComponent().appendingPathComponent(name)
      .path
  }

  /// A folder for the test's files; it ends with the session.
  let folder = TemporaryFolder()

  /// Starts a shell with the prompt `ready$`.
  init(columns: Int, rows: Int, environment: [String: String] = [:]) throws {
    var variables = environment.map { "\($0)=\($1)" }
    variables += ["PS1=ready$ ", "LC_ALL=C.UTF-8", "SWIFT_BACKTRACE=enable=no", "ENV="]
    run(
      ["-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "env"]
        + variables + ["sh"])
    run(["set-option", "-g", "status", "off"])
    run(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
    try waitForPrompt()
  }

  deinit {
    run(["kill-server"])
    unlink(folder.path("socket"))
  }

  // MARK: Doing

  /// Types a text, letter by letter.
  func type(_ text: String) {
    run(["send-keys", "-l", "--", text])
  }

  /// Presses keys, by tmux's names: `Enter`, `Escape`, `C-q`, `Down`.
  func press(_ keys: String...) {
    run(["send-keys", "--"] + keys)
  }

  /// Types a command line and runs it.
  func command(_ line: String) {
    type(line)
    press("Enter")
  }

  /// Gives the window another size.
  func resize(columns: Int, rows: Int) {
    run(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  // MARK: Seeing

  /// The rows of the screen, without blanks at their ends.
  var screen: String { run(["capture-pane", "-p"]) }

  /// A value of tmux, such as `cursor_flag` or `alternate_on`.
  func value(_ name: String) -> String {
    run(["display-message", "-p", "#{\(name)}"]).trimmingCharacters(in: .newlines)
  }

  /// Waits until the screen shows a text.
  func wait(for text: String) throws {
    try wait(until: "“\(text)” did not appear") { $0.contains(text) }
  }

  /// Waits until the screen no longer shows a text.
  func wait(forEndOf text: String) throws {
    try wait(until: "“\(text)” did not go") { !$0.contains(text) }
  }

  /// Waits until the shell asks for the next command.
  func waitForPrompt() throws {
    try wait(until: "The shell did not come back") { screen in
      screen.split(separator: "\n").last?.hasPrefix("ready$") == true
    }
  }

  /// Waits until a condition holds for the screen.
  func wait(until what: String, _ condition: (String) throws -> Bool) throws {
    let end = Date.now.addingTimeInterval(Self.limit)
    var screen = screen
    while try !condition(screen) {
      if Date.now > end { throw Failure(what: what, screen: screen) }
      usleep(10_000)
      screen = self.screen
    }
  }

  @discardableResult
  private func run(_ arguments: [String]) -> String {
    guard let tmux = Self.tmux else { return "" }
    let bytes = ChildProcess.output(of: [tmux, "-u", "-S", folder.path("socket")] + arguments)
    return String(decoding: bytes, as: UTF8.self)
  }
}
