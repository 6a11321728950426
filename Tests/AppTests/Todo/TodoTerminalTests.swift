import Foundation
import Testing

@Suite(
  "The to-do list in a real terminal", .serialized,
  .enabled(if: TmuxSession.isAvailable, "tmux is not installed"))
struct TodoTerminalTests {
  private static let program = TmuxSession.program("Todo")

  private func session(columns: Int = 80, rows: Int = 24) throws -> TmuxSession {
    let session = try TmuxSession(columns: columns, rows: rows)
    session.command("cd \(session.folder.path)")
    session.command("alias todo='\(Self.program) --file todos.json'; clear")
    try session.wait(forEndOf: "alias")
    return session
  }

  @Test("three items are added, one is completed, and after a new start they are there")
  func story() throws {
    let session = try session()
    session.command("todo")
    try session.wait(for: "Nothing to do yet.")
    for title in ["Buy milk", "你好", "👩🏽‍💻 code"] {
      session.type(title)
      session.press("Enter")
    }
    try session.wait(for: "3 open")
    session.press("Escape")
    try session.wait(for: "Space done")
    session.press("Up", "Space")
    try session.wait(for: "2 open · 1 done")
    session.press("C-q")
    try session.waitForPrompt()
    #expect(!session.screen.contains("2 open"))

    session.command("todo")
    try session.wait(for: "2 open · 1 done")
    let rows = session.screen.split(separator: "\n").map(String.init)
    #expect(rows.contains { $0.contains("○ Buy milk") })
    #expect(rows.contains { $0.contains("✓ 你好") })
    #expect(rows.contains { $0.contains("○ 👩") && $0.contains("code") })
  }

  @Test(
    "however it ends, the terminal is as it was before",
    arguments: ["C-q", "C-c", "TERM", "HUP", "INT"])
  func ending(how: String) throws {
    let session = try session()
    session.command("echo before; stty -a > before; todo")
    try session.wait(for: "Nothing to do yet.")
    #expect(session.value("alternate_on") == "1")
    if how.hasPrefix("C-") {
      session.press(how)
    } else {
      let shell = session.value("pane_pid")
      session.kill(how, childOf: shell)
    }
    try session.waitForPrompt()
    session.command("echo status: $?; stty -a > after")
    try session.wait(until: "No status was shown") { $0.contains(/status: \d+\s+ready/) }
    let screen = session.screen
    #expect(screen.contains("before"))
    #expect(!screen.contains("Nothing to do yet."))
    let status = ["C-q": 0, "C-c": 130, "TERM": 143, "HUP": 129, "INT": 130][how] ?? -1
    #expect(screen.contains("status: \(status)"))
    #expect(session.value("alternate_on") == "0")
    #expect(session.value("cursor_flag") == "1")
    #expect(session.value("mouse_any_flag") == "0")
    let before = session.folder.text(of: "before")
    #expect(before?.isEmpty == false)
    #expect(session.folder.text(of: "after") == before)
  }

  @Test("it follows the window, down to almost nothing and back")
  func resize() throws {
    let session = try session()
    session.command("todo")
    try session.wait(for: "Nothing to do yet.")
    session.type("Buy milk")
    session.press("Enter")
    try session.wait(for: "1 open")
    for (columns, rows) in [(20, 6), (2, 2), (120, 40), (48, 12)] {
      session.resize(columns: columns, rows: rows)
      if columns > 10 {
        try session.wait(until: "\(columns)×\(rows) was not drawn") { screen in
          screen.contains("○ Buy milk") && screen.contains("All 1") == (columns >= 48)
        }
      }
    }
  }

  @Test("where files may not grow it goes on, says so, and keeps the list elsewhere at the end")
  func fileSizeLimit() throws {
    let session = try session(columns: 80, rows: 40)
    session.command("export TMPDIR=$PWD; (ulimit -f 4; todo; echo status $?)")
    try session.wait(for: "Nothing to do yet.")
    let title = String(repeating: "long ", count: 80)
    for number in 1...4 {
      session.type("\(number) \(title)")
      session.press("Enter")
    }
    try session.wait(for: "larger than allowed")
    try session.wait(for: "4 open")
    session.press("C-q")
    try session.wait(for: "status 74")
    // What could be written nowhere is printed.
    for number in 1...4 { #expect(session.screen.contains("\"\(number) long long")) }
  }

  @Test("a damaged file is named on the screen and kept")
  func damaged() throws {
    let session = try session()
    session.folder.write("{\"format\": 1, \"items\": [tr", to: "todos.json")
    session.command("todo")
    try session.wait(for: "todos.json is damaged. It is kept as todos.damaged-")
    session.press("C-q")
    try session.waitForPrompt()
    let aside = try #require(session.folder.files.first { $0.hasPrefix("todos.damaged-") })
    #expect(session.folder.text(of: aside) == "{\"format\": 1, \"items\": [tr")
  }

  @Test("help, version, and wrong options, without touching the terminal")
  func options() throws {
    let session = try session(columns: 100, rows: 40)
    session.command("todo --version; todo --help; echo status $?")
    try session.wait(for: "status 0")
    #expect(session.screen.contains("Exit status:"))
    session.command("clear; todo --nonsense; echo status $?")
    try session.wait(for: "status 64")
    session.command("clear; todo --file /dev/null; echo status $?")
    try session.wait(for: "status 66")
    session.command("clear; todo | cat; echo status $?")
    try session.wait(for: "status 0")
    #expect(session.screen.contains("Nothing to do yet."))
  }
}

extension TmuxSession {
  /// Sends a signal to the program that a shell has started.
  func kill(_ signal: String, childOf shell: String) {
    let children = try? String(
      contentsOfFile: "/proc/\(shell)/task/\(shell)/children", encoding: .utf8)
    for child in children?.split(separator: " ") ?? [] {
      if let pid = Int32(child.trimmingCharacters(in: .whitespacesAndNewlines)) {
        let numbers = ["TERM": SIGTERM, "HUP": SIGHUP, "INT": SIGINT]
        Foundation.kill(pid, numbers[signal] ?? SIGTERM)
      }
    }
  }
}
