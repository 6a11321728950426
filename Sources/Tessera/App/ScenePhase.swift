public import TesseraGraph

/// Whether the user can see and use the app: SwiftUI's `ScenePhase`.
public enum ScenePhase: Hashable, Sendable, Comparable {
  /// Suspended with Control-Z: the shell has the terminal.
  case background
  /// Seen, but the terminal's window has lost the keyboard focus.
  case inactive
  /// Seen and used.
  case active
}

extension EnvironmentValues {
  private enum ScenePhaseKey: EnvironmentKey {
    static let defaultValue = ScenePhase.active
  }

  /// Whether the user can see and use the app.
  ///
  /// Terminals that do not report the focus leave it at `.active` until the app is suspended.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
