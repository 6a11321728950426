public import TesseraGraph
import TesseraScreen

/// How toggles look: SwiftUI's `ToggleStyle`.
///
/// Turning over is the toggle's own; the style draws the label and `isOn`. Its `@Environment`
/// properties work.
@MainActor
public protocol ToggleStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View

  /// Makes the look of a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What a style is told of a toggle.
  typealias Configuration = ToggleStyleConfiguration
}

extension ToggleStyle {
  /// The view of a toggle in the style, with the style's own properties filled.
  func view(of configuration: ToggleStyleConfiguration) -> AnyView {
    AnyView(StyleBody(self) { $0.makeBody(configuration: configuration) })
  }
}

/// What a toggle's style is told of the toggle.
@MainActor
public struct ToggleStyleConfiguration {
  /// The type of the label.
  public typealias Label = StyleLabel

  /// What the toggle says.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the toggle is being pressed.
  public let isPressed: Bool

  init(label: Label, isOn: Binding<Bool>, isPressed: Bool) {
    self.label = label
    _isOn = isOn
    self.isPressed = isPressed
  }
}

extension View {
  /// Sets how toggles inside look.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    environment(\.toggleStyle, style)
  }
}

extension EnvironmentValues {
  private enum ToggleStyleKey: EnvironmentKey {
    static var defaultValue: (any ToggleStyle)? { nil }
  }

  /// The style that was set; nil for the default one.
  var toggleStyle: (any ToggleStyle)? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

/// A box in front of the label: `[x] Wrap lines`.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}

  /// The box and the label.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .top, spacing: 1) {
      Ornament(configuration.isOn ? "[x]" : "[ ]")
      configuration.label
    }
    .controlHighlight(isPressed: configuration.isPressed)
  }
}

/// A switch after the label, at the trailing side: `Wrap lines      ──●`.
public struct SwitchToggleStyle: ToggleStyle {
  @Environment(\.tint) private var tint

  /// Makes the style.
  public init() {}

  /// The label and the switch.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .top, spacing: 0) {
      configuration.label
      Spacer(minLength: 1)
      Ornament(configuration.isOn ? "──●" : "○──")
        .foregroundColor(configuration.isOn ? tint : nil)
    }
    .controlHighlight(isPressed: configuration.isPressed)
  }
}

/// A button that stays down: `[ Bold ]` when off, `[✓Bold ]` when on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}

  /// The label between brackets, with a tick while it is on.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Ornament(configuration.isOn ? "[✓" : "[ ")
      configuration.label.bold(configuration.isOn)
      Ornament(" ]")
    }
    .controlHighlight(isPressed: configuration.isPressed)
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box in front of the label.
  public static var automatic: CheckboxToggleStyle { CheckboxToggleStyle() }
  /// A box in front of the label.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch at the trailing side.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
