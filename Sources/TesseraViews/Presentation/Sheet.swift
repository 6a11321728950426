public import TesseraGraph
import TesseraScreen

extension View {
  /// Shows a view over the others while a value is true, and holds the focus inside of it.
  ///
  /// The content closes itself with `@Environment(\.dismiss)`, the user with Escape; both make the value
  /// false. `onDismiss` runs when the sheet is gone. The focus goes back to who had it.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        id: isPresented.map { $0 ? AnyHashable(true) : nil },
        close: { isPresented.wrappedValue = false }, onDismiss: onDismiss, content: content))
  }

  /// Shows a view for an item over the others while there is one.
  ///
  /// An item with another id is another sheet; the same id updates the one that is shown.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        id: item.map { $0.map { AnyHashable($0.id) } }, close: { item.wrappedValue = nil },
        onDismiss: onDismiss,
        content: { item.wrappedValue.map { content($0) } }))
  }
}

extension Binding {
  /// A way to read something made of the value.
  fileprivate func map<Result>(_ transform: @escaping (Value) -> Result) -> @MainActor () -> Result
  {
    { transform(wrappedValue) }
  }
}

/// Shows a sheet while there is an id for one.
struct SheetModifier<Sheet: View>: ViewModifier {
  let id: @MainActor () -> AnyHashable?
  let close: @MainActor () -> Void
  let onDismiss: (@MainActor () -> Void)?
  let content: @MainActor () -> Sheet

  func body(content: Content) -> some View {
    let id = id()
    return content.modifier(
      PresentationModifier(
        id.map { _ in SheetFrame(close: close, content: self.content()) },
        id: id ?? AnyHashable(false),
        onCancel: close, onDismiss: onDismiss))
  }
}

/// A sheet as it looks: a box with a border on the terminal's own background.
private struct SheetFrame<Content: View>: View {
  let close: @MainActor () -> Void
  let content: Content

  var body: some View {
    content
      .padding(.horizontal, 1)
      .background(Color(.standard))
      .padding(1)
      .border(.secondary, style: .rounded)
      .background(Color(.standard))
      .transformEnvironment(\.dismissal) { $0 = close }
      .environment(\.isPresented, true)
  }
}
