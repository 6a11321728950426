import TesseraGraph
import TesseraScreen

/// Changes the look of every cell of a view, whatever is drawn there: how controls show that they
/// have the focus, are pressed, or are switched off.
///
/// Attributes do most of it, so that it is seen without colours too.
struct Highlight: Decorating {
  /// Attributes that are added.
  var attributes: TextAttributes = []
  /// The colour of all text; nil leaves it.
  var foreground: Color?
  /// What is filled in behind; nil leaves it.
  var background: Color?

  func draw(
    in context: DrawContext, size: Size, environment: EnvironmentValues,
    drawContent: (DrawContext) -> Void
  ) {
    if let background {
      context.fill(Rect(origin: .zero, size: size), with: background, in: environment)
    }
    drawContent(context)
    guard !attributes.isEmpty || foreground != nil else { return }
    let color = foreground.map { context.resolve($0, in: environment) }
    context.surface.restyle(Rect(origin: context.origin, size: size), clip: context.clip) { style in
      style.attributes.formUnion(attributes)
      if let color { style.foreground = color }
    }
  }
}

extension Highlight {
  func untouchedArea(in size: Size) -> Rect {
    let isNone = attributes.isEmpty && foreground == nil && background == nil
    return isNone ? Rect(origin: .zero, size: size) : .zero
  }

  /// Nothing is changed.
  static let none = Highlight()
  /// A control that cannot be used.
  static let disabled = Highlight(attributes: .dim)

  /// A control that has the focus: a block of a colour, or inverse where there are no colours.
  static func focused(_ color: Color) -> Highlight {
    Highlight(attributes: .inverse, foreground: color)
  }

  /// A control that is pressed: the block of the focus goes out for a moment.
  static func pressed(_ color: Color) -> Highlight {
    Highlight(attributes: .bold, foreground: color)
  }

  /// The look of a control in a state.
  static func control(
    isEnabled: Bool, isFocused: Bool, isPressed: Bool = false, color: Color
  ) -> Highlight {
    if !isEnabled { return .disabled }
    if isPressed { return .pressed(color) }
    return isFocused ? .focused(color) : .none
  }
}

/// The highlight of a control in the state that its environment tells of: a change of the focus
/// evaluates no body for it.
private struct ControlHighlight: Decorating {
  let isPressed: Bool
  let color: Color?

  func draw(
    in context: DrawContext, size: Size, environment: EnvironmentValues,
    drawContent: (DrawContext) -> Void
  ) {
    let highlight = Highlight.control(
      isEnabled: environment.isEnabled, isFocused: environment.isFocused, isPressed: isPressed,
      color: color ?? environment.tint)
    highlight.draw(in: context, size: size, environment: environment, drawContent: drawContent)
  }
}

extension View {
  /// Changes the look of every cell of the view.
  func highlight(_ highlight: Highlight) -> some View {
    modifier(DecorationModifier(highlight))
  }

  /// Shows over the view whether the control around it has the focus, is pressed or is disabled, in
  /// a colour or, if it is nil, the tint.
  func controlHighlight(isPressed: Bool, color: Color? = nil) -> some View {
    modifier(DecorationModifier(ControlHighlight(isPressed: isPressed, color: color)))
  }
}
