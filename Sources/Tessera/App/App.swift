package import TesseraGraph

/// A program: SwiftUI's `App`.
///
/// ```swift
/// @main
/// struct Hello: App {
///   var body: some Scene {
///     WindowGroup { Text("Hello, world") }
///   }
/// }
/// ```
///
/// The app draws on the terminal's alternate screen and gives the terminal back on every way out.
/// Control-C and Control-Q end it unless a view handles them, Control-Z suspends it.
///
/// Exit status: 0 when the app ends by itself or by Control-Q; as ended by SIGINT (130 in a shell) for
/// Control-C; as ended by the signal for a signal or a lost terminal; 69 (`EX_UNAVAILABLE`) with a
/// message on standard error when there is no usable terminal to run on. With standard output piped to
/// a file or a program, the first screen is written there as plain text, and the status is 0.
@MainActor
public protocol App {
  /// The type of the scene that `body` returns.
  associatedtype Body: Scene

  /// What the program shows.
  @SceneBuilder var body: Body { get }

  /// Makes the program; called once, when it starts.
  init()
}

extension App {
  /// Runs the program until it ends: the entry point that `@main` uses.
  public static func main() {
    Launcher.run(AppRoot(app: Self()))
  }
}

/// The root view of an app: its first scene's content.
///
/// The app's own `@State` and the like live in this view's node.
package struct AppRoot<A: App>: View {
  private let holder: PropertyHolder<A>

  /// Makes the root of an app.
  package init(app: A) {
    holder = PropertyHolder(app)
  }

  package var body: some View {
    SceneContent.view(of: holder.value.body)
  }
}
