public import TesseraGraph

/// How buttons look: SwiftUI's `ButtonStyle`.
///
/// The style draws the label and shows `isPressed`; pressing itself is the button's. The style's own
/// `@Environment` properties work, so `isFocused` and `isEnabled` can be read.
///
/// ```swift
/// struct Loud: ButtonStyle {
///   @Environment(\.isFocused) private var isFocused
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.bold().inverse(isFocused != configuration.isPressed)
///   }
/// }
/// ```
@MainActor
public protocol ButtonStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View

  /// Makes the look of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What a style is told of a button.
  typealias Configuration = ButtonStyleConfiguration
}

/// What a button's style is told of the button.
@MainActor
public struct ButtonStyleConfiguration {
  /// The type of the label.
  public typealias Label = StyleLabel

  /// What the button is for; nil for nothing in particular.
  public let role: ButtonRole?
  /// What the button says.
  public let label: Label
  /// Whether the button is being pressed.
  public let isPressed: Bool
}

/// How buttons look and how they are pressed: SwiftUI's `PrimitiveButtonStyle`.
@MainActor
public protocol PrimitiveButtonStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View

  /// Makes the look of a button and calls `configuration.trigger()` where it is pressed.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What a style is told of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a button's primitive style is told of the button.
@MainActor
public struct PrimitiveButtonStyleConfiguration {
  /// The type of the label.
  public typealias Label = StyleLabel

  /// What the button is for; nil for nothing in particular.
  public let role: ButtonRole?
  /// What the button says.
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button does.
  public func trigger() { action() }
}

extension View {
  /// Sets how buttons inside look.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    environment(\.buttonStyle, .look(style))
  }

  /// Sets how buttons inside look and are pressed.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    environment(\.buttonStyle, .primitive(style))
  }
}

/// A button, as far as a style of any kind needs it.
struct ButtonParts {
  let role: ButtonRole?
  let label: StyleLabel
  let action: @MainActor () -> Void
}

/// The style of the buttons in a part of the tree.
enum AnyButtonStyle {
  case look(any ButtonStyle)
  case primitive(any PrimitiveButtonStyle)

  /// The view of a button in the style.
  @MainActor
  func body(of button: ButtonParts) -> AnyView {
    switch self {
    case .look(let style):
      AnyView(
        Pressable(Meaning(.button), action: button.action) { isPressed in
          AnyButtonStyle.view(
            of: ButtonStyleConfiguration(
              role: button.role, label: button.label, isPressed: isPressed),
            in: style)
        })
    case .primitive(let style):
      // The style may make a button itself, which must not be given to the same style again.
      AnyView(
        AnyButtonStyle.view(
          of: PrimitiveButtonStyleConfiguration(
            role: button.role, label: button.label, action: button.action),
          in: style
        ).environment(\.buttonStyle, nil))
    }
  }

  @MainActor
  private static func view<Style: ButtonStyle>(
    of configuration: ButtonStyleConfiguration, in style: Style
  ) -> AnyView {
    AnyView(StyleBody(style) { $0.makeBody(configuration: configuration) })
  }

  @MainActor
  private static func view<Style: PrimitiveButtonStyle>(
    of configuration: PrimitiveButtonStyleConfiguration, in style: Style
  ) -> AnyView {
    AnyView(StyleBody(style) { $0.makeBody(configuration: configuration) })
  }
}

extension EnvironmentValues {
  private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyButtonStyle? { nil }
  }

  /// The style that was set; nil for the default one.
  var buttonStyle: AnyButtonStyle? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}
