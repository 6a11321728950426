public import TesseraGraph

/// How text fields look: SwiftUI's `TextFieldStyle`.
///
/// The styles are Tessera's own: `.automatic`, `.plain` and `.roundedBorder`.
@MainActor
public protocol TextFieldStyle {}

/// A type of text field style that Tessera draws.
@MainActor
private protocol DrawnFieldStyle: TextFieldStyle {
  var drawn: FieldStyle { get }
}

/// An underlined field: `.automatic`.
public struct DefaultTextFieldStyle: TextFieldStyle, DrawnFieldStyle {
  /// Makes the style.
  public init() {}

  fileprivate var drawn: FieldStyle { .underlined }
}

/// A field without any decoration: `.plain`.
public struct PlainTextFieldStyle: TextFieldStyle, DrawnFieldStyle {
  /// Makes the style.
  public init() {}

  fileprivate var drawn: FieldStyle { .plain }
}

/// A field in a box of three rows: `.roundedBorder`.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, DrawnFieldStyle {
  /// Makes the style.
  public init() {}

  fileprivate var drawn: FieldStyle { .boxed }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// An underlined field.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without any decoration.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field in a box of three rows.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Sets how text fields inside look.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    environment(\.textFieldStyle, (style as? any DrawnFieldStyle)?.drawn ?? .underlined)
  }

  /// Says what submitting a field inside does; a hint that fields may show, nothing more.
  public func submitLabel(_ label: SubmitLabel) -> some View {
    environment(\.submitLabel, label)
  }
}

/// What submitting a field does, in a word.
public enum SubmitLabel: String, Hashable, Sendable {
  /// Ends the input.
  case done
  /// Goes somewhere.
  case go
  /// Sends what was written.
  case send
  /// Joins something.
  case join
  /// Finds a way.
  case route
  /// Looks for what was written.
  case search
  /// The Return key.
  case `return`
  /// Goes to the next field.
  case next
  /// Goes on.
  case `continue`
}

extension EnvironmentValues {
  private enum TextFieldStyleKey: EnvironmentKey {
    static var defaultValue: FieldStyle { .underlined }
  }

  private enum SubmitLabelKey: EnvironmentKey {
    static var defaultValue: SubmitLabel? { nil }
  }

  var textFieldStyle: FieldStyle {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }

  /// What submitting a field does, where somebody said so.
  public var submitLabel: SubmitLabel? {
    get { self[SubmitLabelKey.self] }
    set { self[SubmitLabelKey.self] = newValue }
  }
}
