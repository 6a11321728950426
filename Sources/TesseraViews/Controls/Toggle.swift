public import TesseraGraph

/// A control that is on or off: SwiftUI's `Toggle`.
///
/// Space, Return and a click turn it over.
///
/// ```swift
/// Toggle("Wrap lines", isOn: $wrapsLines)
/// Toggle("Dark", isOn: $isDark).toggleStyle(.switch)
/// ```
public struct Toggle<Label: View>: View {
  @Binding private var isOn: Bool
  private let label: Label

  @Environment(\.toggleStyle) private var style

  /// Makes a toggle with any label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }

  /// What the toggle is made of: its label in the style of the environment.
  public var body: some View {
    let meaning = Meaning(.toggle, value: isOn ? "on" : "off", isSelected: isOn)
    let toggle = $isOn
    let style: any ToggleStyle = style ?? CheckboxToggleStyle()
    let label = StyleLabel(label)
    Pressable(meaning, action: { toggle.wrappedValue.toggle() }) { isPressed in
      let configuration = ToggleStyleConfiguration(
        label: label, isOn: toggle, isPressed: isPressed)
      style.view(of: configuration)
    }
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title.
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(verbatim: String(title)) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes the toggle that a style is given, to be styled further.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}
