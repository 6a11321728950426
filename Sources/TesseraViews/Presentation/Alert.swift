public import TesseraGraph
import TesseraScreen

extension View {
  /// Asks the user something while a value is true: a title, a message and buttons.
  ///
  /// Every button closes the alert first and then runs its action. Without buttons there is an OK.
  /// Escape presses the button with the cancel role; where all buttons are destructive, a Cancel is
  /// added.
  public func alert<S: StringProtocol, Actions: View, Message: View>(
    _ title: S, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    modifier(
      DialogModifier(
        title: String(title), isPresented: isPresented, alwaysCancels: false, actions: actions,
        message: message))
  }

  /// Asks the user something while a value is true: a title and buttons.
  public func alert<S: StringProtocol, Actions: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Asks the user something about data while a value is true and there is data.
  public func alert<S: StringProtocol, Value, Actions: View, Message: View>(
    _ title: S, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping @MainActor (Value) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Value) -> Message
  ) -> some View {
    alert(
      title,
      isPresented: Binding(
        get: { isPresented.wrappedValue && data != nil }, set: { isPresented.wrappedValue = $0 })
    ) {
      if let data { actions(data) }
    } message: {
      if let data { message(data) }
    }
  }

  /// Lets the user choose what to do while a value is true; there is always a way to cancel.
  public func confirmationDialog<S: StringProtocol, Actions: View, Message: View>(
    _ title: S, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    modifier(
      DialogModifier(
        title: String(title), isPresented: isPresented, alwaysCancels: true, actions: actions,
        message: message))
  }

  /// Lets the user choose what to do while a value is true; there is always a way to cancel.
  public func confirmationDialog<S: StringProtocol, Actions: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    confirmationDialog(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }
}

/// Shows an alert or a dialog while a value is true.
struct DialogModifier<Actions: View, Message: View>: ViewModifier {
  let title: String
  let isPresented: Binding<Bool>
  let alwaysCancels: Bool
  let actions: @MainActor () -> Actions
  let message: @MainActor () -> Message

  func body(content: Content) -> some View {
    let close: @MainActor () -> Void = { isPresented.wrappedValue = false }
    let dialog =
      isPresented.wrappedValue
      ? DialogView(
        title: title, alwaysCancels: alwaysCancels, close: close, actions: actions(),
        message: message()) : nil
    return content.modifier(
      PresentationModifier(dialog, id: true, onCancel: close, onDismiss: nil))
  }
}

/// An alert or a dialog as it looks.
private struct DialogView<Actions: View, Message: View>: View {
  let title: String
  let alwaysCancels: Bool
  let close: @MainActor () -> Void
  let actions: Actions
  let message: Message
  @State private var roles: [DialogRole] = []

  private static var hasNoActions: Bool { Actions.self == EmptyView.self }

  private var needsCancel: Bool {
    let hasCancel = roles.contains(.cancel)
    let isAllDestructive = !roles.isEmpty && roles.allSatisfy { $0 == .destructive }
    return !hasCancel && (alwaysCancels || isAllDestructive)
  }

  var body: some View {
    VStack(spacing: 1) {
      VStack {
        Text(verbatim: title).bold()
        message.foregroundStyle(.secondary)
      }
      .multilineTextAlignment(.center)
      HStack {
        if Self.hasNoActions && !alwaysCancels {
          Button("OK") {}.keyboardShortcut(.cancelAction)
        } else {
          actions.onPreferenceChange(DialogRoles.self) { roles = $0 }
          if needsCancel { Button("Cancel", role: .cancel) {} }
        }
      }
      .buttonStyle(DialogButtonStyle(close: close))
    }
    .padding(.horizontal, 2)
    .padding(1)
    .background(Color(.standard))
    .border(.accentColor, style: .rounded)
    .padding(1)
    .transformEnvironment(\.dismissal) { $0 = close }
    .environment(\.isPresented, true)
  }
}

/// What a dialog wants to know of its buttons.
private enum DialogRole {
  case plain
  case cancel
  case destructive
}

private enum DialogRoles: PreferenceKey {
  static let defaultValue: [DialogRole] = []

  static func reduce(value: inout [DialogRole], nextValue: () -> [DialogRole]) {
    value += nextValue()
  }
}

/// A dialog's button closes the dialog, then acts; the one that cancels is pressed by Escape.
private struct DialogButtonStyle: PrimitiveButtonStyle {
  let close: @MainActor () -> Void

  func makeBody(configuration: Configuration) -> some View {
    let role: DialogRole =
      switch configuration.role {
      case .cancel: .cancel
      case .destructive: .destructive
      default: .plain
      }
    Button(role: configuration.role) {
      close()
      configuration.trigger()
    } label: {
      configuration.label
    }
    .buttonStyle(.bordered)
    .keyboardShortcut(role == .cancel ? KeyboardShortcut.cancelAction : nil)
    .preference(key: DialogRoles.self, value: [role])
  }
}
