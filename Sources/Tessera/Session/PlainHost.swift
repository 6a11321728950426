import TesseraGraph
import TesseraScreen

/// Shows an app without a terminal: its first screen as plain text, for pipes, files and CI.
///
/// No escape sequence is written, and nothing waits for input.
@MainActor
struct PlainHost {
  private let session: AppSession

  init<Content: View>(_ content: Content, size: Size) {
    session = AppSession(content, size: size)
  }

  /// Writes the screen to standard output, lines without trailing blanks, empty lines at the end left
  /// out.
  func write() {
    session.tree.runFrame()
    var text = session.tree.surface.text
    while text.hasSuffix("\n") { text.removeLast() }
    ProcessEnvironment.write(text + "\n", to: 1)
    session.tree.close()
  }
}
