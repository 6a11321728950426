public import TesseraScreen

/// The values that the engine itself reads.
extension EnvironmentValues {
  private enum ColorSchemeKey: EnvironmentKey {
    static let defaultValue = ColorScheme.dark
  }

  private enum LayoutDirectionKey: EnvironmentKey {
    static let defaultValue = LayoutDirection.leftToRight
  }

  private enum IsEnabledKey: EnvironmentKey {
    static let defaultValue = true
  }

  private enum IsFocusedKey: EnvironmentKey {
    static let defaultValue = false
  }

  private enum ClockKey: EnvironmentKey {
    static let defaultValue: any Clock<Duration> = ContinuousClock()
  }

  /// Whether the terminal's background is light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The direction in which lines are read.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Whether controls can be used; `.disabled(true)` on any view around makes it false.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// Whether the nearest view around that can have the focus has it.
  public var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }

  /// The clock that the app lives by: the real one, or a test's that a test moves.
  ///
  /// Sleep on it (`try await clock.sleep(for: .seconds(1))`) where a test should move the time.
  public var clock: any Clock<Duration> {
    get { self[ClockKey.self] }
    set { self[ClockKey.self] = newValue }
  }
}

extension View {
  /// Switches the controls inside off; a view inside cannot switch them on again.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }
}

struct DisabledModifier: EnvironmentChanging {
  let isDisabled: Bool

  func change(_ environment: inout EnvironmentValues) {
    environment.isEnabled = environment.isEnabled && !isDisabled
  }
}
