public import TesseraGraph
import TesseraScreen

/// A value with what it is called: SwiftUI's `LabeledContent`.
///
/// The label stands at the leading side, the content at the trailing one.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  @Environment(\.areLabelsHidden) private var areLabelsHidden

  /// Makes a labelled content.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The label, room, the content.
  public var body: some View {
    if areLabelsHidden {
      content
    } else {
      HStack(alignment: .top, spacing: 1) {
        label
        Spacer(minLength: 0)
        content
      }
    }
  }
}

extension LabeledContent where Label == Text {
  /// Makes a content with a title.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(verbatim: String(title)) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a value with a title; the value is a little quieter.
  public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
    self.init(title) { Text(verbatim: String(value)).foregroundStyle(.secondary) }
  }
}

extension View {
  /// Hides the labels of controls inside that would stand beside them; readers still hear them.
  public func labelsHidden() -> some View {
    environment(\.areLabelsHidden, true)
  }
}

extension EnvironmentValues {
  private enum LabelsHiddenKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether controls show no labels beside them.
  package var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}
