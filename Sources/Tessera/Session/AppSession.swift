package import TesseraGraph
package import TesseraScreen

/// One running app, apart from any device: a tree, what goes into it, and what comes out.
///
/// Hosts (a terminal, a pipe, a test) give it events and take its frames.
@MainActor
package final class AppSession {
  /// What the app asks of its host.
  package enum Request: Equatable {
    /// The user asked to end the app (Control-Q).
    case quit
    /// The user interrupted the app (Control-C).
    case interrupt
    /// The user wants the shell for a while (Control-Z).
    case suspend
    /// The user wants the app gone with a core dump (Control-\).
    case abort
  }

  /// The tree of the app.
  package let tree: ViewTree
  /// What the views inherit from the host.
  package private(set) var environment: EnvironmentValues
  /// Called for what no view handled and the host must do.
  package var onRequest: @MainActor (Request) -> Void = { _ in }

  /// Makes a session that shows a view.
  package init<Content: View>(
    _ content: Content, size: Size, environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.environment = environment
    tree = ViewTree(size: size)
    tree.show(content, environment: environment)
  }

  /// Changes what the views inherit from the host.
  package func changeEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    change(&environment)
    tree.setEnvironment(environment)
  }

  /// Gives an event to the views; what nobody uses may be a request to the host.
  package func receive(_ event: InputEvent) {
    tree.settle()
    if tree.send(event) { return }
    guard case .key(let press) = event, press.phase == .down,
      let request = AppSession.request(of: press)
    else { return }
    onRequest(request)
  }

  private static func request(of press: KeyPress) -> Request? {
    if press.matches("c", modifiers: .control) { return .interrupt }
    if press.matches("q", modifiers: .control) { return .quit }
    if press.matches("z", modifiers: .control) { return .suspend }
    if press.matches("\\", modifiers: .control) { return .abort }
    return nil
  }
}
