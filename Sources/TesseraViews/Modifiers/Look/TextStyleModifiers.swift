public import TesseraGraph
public import TesseraScreen

extension View {
  /// Makes the texts inside bold, unless they say otherwise themselves.
  public func bold(_ isActive: Bool = true) -> some View {
    modifier(TextStyleModifier(attribute: .bold, isActive: isActive))
  }

  /// Makes the texts inside italic, unless they say otherwise themselves.
  public func italic(_ isActive: Bool = true) -> some View {
    modifier(TextStyleModifier(attribute: .italic, isActive: isActive))
  }

  /// Makes the texts inside fainter.
  public func dimmed(_ isActive: Bool = true) -> some View {
    modifier(TextStyleModifier(attribute: .dim, isActive: isActive))
  }

  /// Exchanges foreground and background of the texts inside.
  public func inverse(_ isActive: Bool = true) -> some View {
    modifier(TextStyleModifier(attribute: .inverse, isActive: isActive))
  }

  /// Strikes the texts inside through.
  public func strikethrough(_ isActive: Bool = true) -> some View {
    modifier(TextStyleModifier(attribute: .strikethrough, isActive: isActive))
  }

  /// Underlines the texts inside.
  public func underline(
    _ isActive: Bool = true, style: UnderlineStyle = .single, color: Color? = nil
  ) -> some View {
    modifier(
      UnderlineModifier(
        underline: isActive ? style : UnderlineStyle.none, color: isActive ? color : nil))
  }

  /// Gives the text and the symbols inside a colour.
  public func foregroundStyle(_ color: Color) -> some View {
    modifier(ForegroundModifier(color: color))
  }

  /// Gives the text inside a colour, or the default one; SwiftUI's older name.
  public func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundModifier(color: color))
  }

  /// Gives controls inside an accent of their own; nil goes back to the default.
  public func tint(_ color: Color?) -> some View {
    environment(\.tint, color ?? .accentColor)
  }
}

struct TextStyleModifier: EnvironmentChanging {
  let attribute: TextAttributes
  let isActive: Bool

  func change(_ environment: inout EnvironmentValues) {
    environment.textStyle.set(attribute, isActive)
  }
}

struct UnderlineModifier: EnvironmentChanging {
  let underline: UnderlineStyle
  let color: Color?

  func change(_ environment: inout EnvironmentValues) {
    environment.textStyle.underline = underline
    environment.textStyle.underlineColor = color
  }
}

struct ForegroundModifier: EnvironmentChanging {
  let color: Color?

  func change(_ environment: inout EnvironmentValues) {
    environment.textStyle.foreground = color
  }
}

extension EnvironmentValues {
  private enum TintKey: EnvironmentKey {
    static let defaultValue = Color.accentColor
  }

  /// The colour with which controls mark focus and choice.
  public var tint: Color {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}
