public import TesseraGraph
public import TesseraScreen

/// A field for a line of text: SwiftUI's `TextField`.
///
/// It takes the columns that it is offered and scrolls sideways where the text is longer. While it
/// is empty it shows its prompt or, without one, its title. The keys are those of readline and of
/// desktops (`EditCommand`); Return submits, see `onSubmit(of:_:)`. Line ends that are pasted become
/// spaces.
///
/// With the vertical axis the text wraps and the field grows, up to its line limit; Return then
/// submits where somebody waits for it and else begins a new line.
///
/// ```swift
/// TextField("Name", text: $name)
/// TextField("Port", text: $port, prompt: Text("8080"))
/// ```
public struct TextField<Label: View>: View {
  private let field: Field

  /// Makes a field with any label, which a reader hears; the prompt is shown while it is empty.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    field = Field(text: text, prompt: prompt, title: (label() as? Text)?.string)
  }

  /// What the field is made of.
  public var body: some View { field }
}

extension TextField where Label == Text {
  /// Makes a field with a title, which is shown while the field is empty.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(title, text: text, prompt: nil)
  }

  /// Makes a field with a title and the prompt that is shown while it is empty.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    let title = String(title)
    field = Field(text: text, prompt: prompt ?? Text(verbatim: title), title: title)
  }

  /// Makes a field that scrolls sideways, or that wraps its text and grows.
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    let title = String(title)
    field = Field(
      text: text, prompt: prompt ?? Text(verbatim: title), title: title,
      extent: axis == .vertical ? .growing : .line)
  }
}

/// A field for a line of text that is not shown, as a password: SwiftUI's `SecureField`.
///
/// Each cluster is shown as "•"; words are not told apart.
public struct SecureField<Label: View>: View {
  private let field: Field

  /// Makes a field with any label, which a reader hears; the prompt is shown while it is empty.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    field = Field(
      text: text, prompt: prompt, title: (label() as? Text)?.string, isSecret: true)
  }

  /// What the field is made of.
  public var body: some View { field }
}

extension SecureField where Label == Text {
  /// Makes a field with a title, which is shown while the field is empty.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(title, text: text, prompt: nil)
  }

  /// Makes a field with a title and the prompt that is shown while it is empty.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    let title = String(title)
    field = Field(
      text: text, prompt: prompt ?? Text(verbatim: title), title: title, isSecret: true)
  }
}

/// A field of either kind.
///
/// Its body does not read the text: the leaf does, so that a key evaluates no body, however many
/// fields share one state.
struct Field: View {
  private let text: Binding<String>
  private let prompt: Text?
  private let title: String?
  private let isSecret: Bool
  private let extent: FieldExtent

  private var state: FieldSessionProperty
  @Environment(\.submitHandler) private var submitHandler
  @Environment(\.textFieldStyle) private var style

  init(
    text: Binding<String>, prompt: Text?, title: String?, isSecret: Bool = false,
    extent: FieldExtent = .line
  ) {
    self.text = text
    self.extent = extent
    state = FieldSessionProperty(isMultiline: extent != .line)
    self.prompt = prompt
    self.title = title
    self.isSecret = isSecret
  }

  var body: some View {
    let session = state.session
    session.text = text
    session.isSecret = isSecret
    return FieldView(session: session, extent: extent, prompt: prompt, style: fieldStyle)
      .modifier(ControlModifier(control(of: session)))
  }

  /// A field of many rows has no line below each, unless it is in a box.
  private var fieldStyle: FieldStyle {
    extent == .area && style == .underlined ? .plain : style
  }

  private func control(of session: FieldSession) -> Control {
    var control = Control()
    control.takesText = true
    control.onKey = { press in
      let isReturn = press.key == .return && press.modifiers.forMatching.isEmpty
      if isReturn, press.phase != .up, extent != .area, submitHandler?.submit(.text) == true {
        return .handled
      }
      return session.press(press)
    }
    control.onPaste = session.paste
    control.onPointer = session.point
    control.caret = { session.caret }
    control.meaning = Meaning(isSecret ? .secureField : .textField, label: title)
    control.value = { session.spokenText }
    return control
  }
}
