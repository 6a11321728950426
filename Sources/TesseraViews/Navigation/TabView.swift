public import TesseraGraph
import TesseraScreen

/// Several views of which one is shown, chosen in a bar of tabs: SwiftUI's `TabView`.
///
/// Views behind keep their state; `onAppear` and `onDisappear` run as one is shown and hidden.
///
/// ```swift
/// TabView(selection: $tab) {
///   Inbox().tabItem { Text("Inbox") }.tag("inbox")
///   Tab("Sent", value: "sent") { Sent() }
/// }
/// ```
public struct TabView<Selection: Hashable, Content: View>: View {
  private let selection: Binding<AnyHashable?>?
  private let content: Content
  @State private var own: AnyHashable?
  @State private var options: [TabOption] = []

  /// Makes tabs of the views of a builder; the selection is the tag of the one shown.
  public init(selection: Binding<Selection>, @ViewBuilder content: () -> Content) {
    self.selection = Binding(
      get: { AnyHashable(selection.wrappedValue) },
      set: { if let value = $0?.base as? Selection { selection.wrappedValue = value } })
    self.content = content()
  }

  /// Makes tabs of the views of a builder, which keep the selection themselves.
  public init(@ViewBuilder content: () -> Content) where Selection == Int {
    selection = nil
    self.content = content()
  }

  private var chosen: AnyHashable? { selection?.wrappedValue ?? own ?? options.first?.tag }

  /// The bar and the view shown.
  public var body: some View {
    let chosen = chosen
    VStack(spacing: 0) {
      HStack(spacing: 1) {
        ForEach(options, id: \.tag) { option in
          Button {
            choose(option.tag)
          } label: {
            option.label
          }
          .buttonStyle(TabButtonStyle(isChosen: option.tag == chosen))
        }
        Spacer(minLength: 0)
      }
      Divider()
      Choice(content, chosen: chosen) { options in
        self.options = options.map {
          TabOption(tag: $0.tag, label: $0.label ?? AnyView(Text("\(String(describing: $0.tag))")))
        }
      }
    }
  }

  private func choose(_ tag: AnyHashable) {
    if let selection { selection.wrappedValue = tag } else { own = tag }
  }
}

/// A tab as the bar knows it.
private struct TabOption {
  let tag: AnyHashable
  let label: AnyView
}

/// A tab's button: the chosen one stands out, also without colours.
private struct TabButtonStyle: ButtonStyle {
  let isChosen: Bool
  @Environment(\.isFocused) private var isFocused

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .bold(isChosen)
      .underline(isChosen)
      .inverse(isFocused)
      .foregroundStyle(isChosen ? .accentColor : .secondary)
  }
}

/// One tab with a title: SwiftUI's `Tab`.
public struct Tab<Value: Hashable, Content: View>: View {
  private let title: String
  private let value: Value
  private let content: Content

  /// Makes a tab that is chosen by a value.
  public init<S: StringProtocol>(_ title: S, value: Value, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.value = value
    self.content = content()
  }

  /// The content with its title and tag.
  public var body: some View {
    VStack { content }
      .tabItem { Text(verbatim: title) }
      .tag(value)
  }
}

extension View {
  /// Labels the view in the bar of the tabs around.
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    layoutValue(key: ChoiceLabelKey.self, value: AnyView(label()))
  }
}
