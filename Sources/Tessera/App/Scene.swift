public import TesseraGraph

/// A part of a program with a life of its own: a window's worth of views.
@MainActor
public protocol Scene {
  /// The type of the scene that `body` returns.
  associatedtype Body: Scene

  /// What the scene is made of.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// Builds one scene from the statements of a closure.
@MainActor
@resultBuilder
public enum SceneBuilder {
  /// One scene is itself.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// The screen of a program, which it fills: SwiftUI's `WindowGroup`.
///
/// A terminal has one window.
public struct WindowGroup<Content: View>: Scene, WindowScene {
  let content: Content

  /// Makes the screen of the views that the builder makes.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Traps: the library shows a window itself.
  public var body: Never {
    preconditionFailure("WindowGroup is shown by Tessera itself and has no body")
  }
}

/// A scene with views to show.
@MainActor
protocol WindowScene {
  associatedtype Content: View
  var content: Content { get }
}

/// Finds the views of a scene.
@MainActor
enum SceneContent {
  /// The content of the scene's window, through scenes that are made of others.
  static func view<S: Scene>(of scene: S) -> AnyView {
    if let window = scene as? any WindowScene { return AnyView(content(of: window)) }
    return view(of: scene.body)
  }

  private static func content<W: WindowScene>(of window: W) -> some View { window.content }
}
