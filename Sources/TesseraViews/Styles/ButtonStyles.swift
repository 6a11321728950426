public import TesseraGraph
import TesseraScreen

/// The look of buttons where nobody set another: `[ Save ]`, a filled block while it has the focus.
///
/// Focus, pressing and being disabled are shown with attributes, so that they are seen on any
/// background and without colours; the size is always the same.
public struct DefaultButtonStyle: ButtonStyle {
  /// Makes the style.
  public init() {}

  /// The label between brackets.
  public func makeBody(configuration: Configuration) -> some View {
    let color = configuration.role?.color
    configuration.label
      .transformEnvironment(\.textStyle) { if let color { $0.foreground = color } }
      .bracketed()
      .controlHighlight(isPressed: configuration.isPressed, color: color)
  }
}

/// Buttons with a quiet fill behind: `.bordered`.
public struct BorderedButtonStyle: ButtonStyle {
  @Environment(\.tint) private var tint

  /// Makes the style.
  public init() {}

  /// The label between brackets, on a fill.
  public func makeBody(configuration: Configuration) -> some View {
    let color = configuration.role?.color ?? tint
    configuration.label.foregroundStyle(color).bracketed()
      .controlHighlight(isPressed: configuration.isPressed, color: color)
      .highlight(Highlight(background: .controlFill))
  }
}

/// Buttons as filled blocks, for what is done most: `.borderedProminent`.
///
/// The focus adds brackets and bold to the block, in the room that is kept for them.
public struct BorderedProminentButtonStyle: ButtonStyle {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint

  /// Makes the style.
  public init() {}

  /// The label in a filled block.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.bracketed(isFocused).highlight(look(configuration))
  }

  private func look(_ configuration: Configuration) -> Highlight {
    var look = Highlight.control(
      isEnabled: isEnabled, isFocused: true, isPressed: configuration.isPressed,
      color: configuration.role?.color ?? tint)
    if !isEnabled { look.attributes.insert(.inverse) }
    if isFocused { look.attributes.insert(.bold) }
    return look
  }
}

/// Buttons that are nothing but their label: `.plain`.
public struct PlainButtonStyle: ButtonStyle {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled

  /// Makes the style.
  public init() {}

  /// The label, inverse while it has the focus.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.highlight(plainLook(configuration.isPressed))
  }

  private func plainLook(_ isPressed: Bool) -> Highlight {
    if !isEnabled { return .disabled }
    if isPressed { return Highlight(attributes: .bold) }
    return isFocused ? Highlight(attributes: .inverse) : .none
  }
}

/// Buttons as labels in the accent colour, without a border: `.borderless`.
public struct BorderlessButtonStyle: ButtonStyle {
  @Environment(\.tint) private var tint

  /// Makes the style.
  public init() {}

  /// The label in colour.
  public func makeBody(configuration: Configuration) -> some View {
    let color = configuration.role?.color ?? tint
    configuration.label
      .foregroundStyle(color)
      .controlHighlight(isPressed: configuration.isPressed, color: color)
  }
}

/// Buttons that look like links: `.link`.
public struct LinkButtonStyle: ButtonStyle {
  @Environment(\.tint) private var tint

  /// Makes the style.
  public init() {}

  /// The label in colour and underlined.
  public func makeBody(configuration: Configuration) -> some View {
    let color = configuration.role?.color ?? tint
    configuration.label
      .foregroundStyle(color)
      .underline()
      .controlHighlight(isPressed: configuration.isPressed, color: color)
  }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  /// `[ Save ]`, a filled block while it has the focus.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// `[ Save ]` on a quiet fill.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// A filled block.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// Nothing but the label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the accent colour.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle where Self == LinkButtonStyle {
  /// The label in the accent colour and underlined.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension ButtonRole {
  /// The colour of buttons in the role; nil for the usual one.
  var color: Color? { self == .destructive ? .red : nil }
}

extension Color {
  /// What controls are filled with: a little off the background, in light and dark.
  static let controlFill = Color(light: .palette(254), dark: .palette(236))
}

extension View {
  /// The view between the brackets of a button, or with room for them.
  func bracketed(_ isBracketed: Bool = true) -> some View {
    HStack(spacing: 0) {
      Ornament(isBracketed ? "[ " : "  ")
      self
      Ornament(isBracketed ? " ]" : "  ")
    }
  }
}
