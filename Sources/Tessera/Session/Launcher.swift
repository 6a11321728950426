import CNcurses
import TesseraGraph
import TesseraScreen
import TesseraTerminal

/// Starts an app on what there is: the terminal, or a pipe.
@MainActor
enum Launcher {
  /// The status of a program that finds no usable terminal: `EX_UNAVAILABLE` of sysexits.h.
  private static let unavailable: Int32 = 69

  static func run<Content: View>(_ content: Content) {
    let environment = TerminalEnvironment.current()
    do {
      let session = try TerminalSession(environment: environment)
      let reason = try TerminalHost(content, session: session).run()
      reason.endProcess()
    } catch {
      if cnc_isatty(1) == 0 {
        PlainHost(content, size: environment.size ?? Size(width: 80, height: 24)).write()
        return
      }
      ProcessEnvironment.write("\(error)\n", to: 2)
      ProcessEnvironment.end(status: unavailable)
    }
  }
}
