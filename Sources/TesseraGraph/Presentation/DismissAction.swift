/// Closes what the view is presented in: the nearest sheet, alert or pushed screen.
///
/// Where nothing is presented it does nothing.
@MainActor
public struct DismissAction {
  private let action: @MainActor () -> Void

  package init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  /// Closes the presentation.
  public func callAsFunction() {
    action()
  }
}

extension EnvironmentValues {
  private enum DismissKey: EnvironmentKey {
    static var defaultValue: (@MainActor () -> Void)? { nil }
  }

  private enum IsPresentedKey: EnvironmentKey {
    static let defaultValue = false
  }

  package var dismissal: (@MainActor () -> Void)? {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Closes the nearest presentation around the view.
  @MainActor public var dismiss: DismissAction {
    DismissAction(dismissal ?? {})
  }

  /// Whether the view is presented: in a sheet, an alert or a pushed screen.
  public var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}
