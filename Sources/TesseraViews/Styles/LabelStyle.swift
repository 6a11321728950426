public import TesseraGraph

/// How labels look: SwiftUI's `LabelStyle`.
@MainActor
public protocol LabelStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View

  /// Makes the look of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What a style is told of a label.
  typealias Configuration = LabelStyleConfiguration
}

extension LabelStyle {
  /// The view of a label in the style, with the style's own properties filled.
  func view(of configuration: LabelStyleConfiguration) -> AnyView {
    AnyView(StyleBody(self) { $0.makeBody(configuration: configuration) })
  }
}

/// What a label's style is told of the label.
@MainActor
public struct LabelStyleConfiguration {
  /// The type of the title.
  public typealias Title = StyleLabel

  /// The type of the icon.
  public typealias Icon = StyleLabel

  /// The words.
  public let title: Title
  /// The sign in front of them.
  public let icon: Icon
}

extension View {
  /// Sets how labels inside look.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    environment(\.labelStyle, style)
  }
}

extension EnvironmentValues {
  private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: (any LabelStyle)? { nil }
  }

  /// The style that was set; nil for the default one.
  var labelStyle: (any LabelStyle)? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

/// The icon and then the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}

  /// The icon, one column, the title.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .top, spacing: 1) {
      configuration.icon
      configuration.title
    }
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}

  /// The icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon and then the title.
  public static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
  /// The icon and then the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
