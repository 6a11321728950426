public import TesseraGraph

/// What a button is for, beyond its label.
public struct ButtonRole: Hashable, Sendable {
  private enum Kind: Hashable {
    case destructive
    case cancel
    case confirm
    case close
  }

  private let kind: Kind

  /// Deletes something, or does what cannot be undone; drawn in red.
  public static let destructive = ButtonRole(kind: .destructive)
  /// Ends something without doing it.
  public static let cancel = ButtonRole(kind: .cancel)
  /// Does what was asked about.
  public static let confirm = ButtonRole(kind: .confirm)
  /// Closes what is shown.
  public static let close = ButtonRole(kind: .close)
}

/// A control that does something when it is pressed: SwiftUI's `Button`.
///
/// Return and Space press it at once, a click when the button of the pointer comes up inside.
///
/// ```swift
/// Button("Save") { save() }
/// Button("Delete", role: .destructive) { delete() }
/// ```
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  @Environment(\.buttonStyle) private var style

  /// Makes a button with any label.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Makes a button with a role and any label.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// What the button is made of: its label in the style of the environment.
  public var body: some View {
    let style = style ?? .look(DefaultButtonStyle())
    Sole(style.body(of: ButtonParts(role: role, label: StyleLabel(label), action: action)))
  }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(title, role: nil, action: action)
  }

  /// Makes a button with a title and a role.
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(verbatim: String(title)) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes the button that a primitive style is given, to be styled further.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}
