import TesseraScreen

/// How much room there is along an axis, roughly: SwiftUI's `UserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little: less than 60 columns, or less than 20 rows.
  case compact
  /// Enough for things side by side: a terminal of the usual 80 columns and 24 rows is regular.
  case regular
}

extension EnvironmentValues {
  private enum HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
  }

  private enum VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
  }

  /// Whether the screen is wide: `.compact` below 60 columns.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// Whether the screen is high: `.compact` below 20 rows.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The same environment on a screen of a size.
  func with(sizeClassesFor size: Size) -> EnvironmentValues {
    let horizontal: UserInterfaceSizeClass = size.width < 60 ? .compact : .regular
    let vertical: UserInterfaceSizeClass = size.height < 20 ? .compact : .regular
    guard horizontalSizeClass != horizontal || verticalSizeClass != vertical else { return self }
    var values = self
    values.horizontalSizeClass = horizontal
    values.verticalSizeClass = vertical
    return values
  }
}
