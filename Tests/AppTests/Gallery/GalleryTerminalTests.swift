import Testing

@Suite(
  "The gallery in a real terminal", .serialized,
  .enabled(if: TmuxSession.isAvailable, "tmux is not installed"))
struct GalleryTerminalTests {
  private static let program = TmuxSession.program("Gallery")

  @Test("one walks through all pages, and comes back to the shell")
  func walk() throws {
    let session = try TmuxSession(columns: 120, rows: 40)
    session.command("clear; \(Self.program)")
    for page in GalleryTests.pages {
      try session.wait(until: "The page “\(page)” did not appear") { screen in
        let title = screen.split(separator: "\n").first { $0.contains("Page.swift") }
        return title?.contains(page) == true
      }
      session.press("Down")
    }
    session.press("C-q")
    try session.waitForPrompt()
    #expect(session.value("alternate_on") == "0")
    #expect(session.value("cursor_flag") == "1")
  }

  @Test("the demo begins in the list of pages, and Tab leads into the page")
  func tab() throws {
    let session = try TmuxSession(columns: 80, rows: 24)
    session.command("clear; \(Self.program) --page Button")
    try session.wait(for: "Pressed 0 times")
    session.press("Tab", "Enter")
    try session.wait(for: "Pressed 1 times")
    session.press("C-c")
    try session.waitForPrompt()
  }

  @Test("pages are named, and one that does not exist is not shown")
  func options() throws {
    let session = try TmuxSession(columns: 80, rows: 40)
    session.command("clear; \(Self.program) --list; echo status $?")
    try session.wait(for: "status 0")
    for page in GalleryTests.pages { #expect(session.screen.contains(page)) }
    session.command("clear; \(Self.program) --page nonsense; echo status $?")
    try session.wait(for: "status 64")
  }
}
