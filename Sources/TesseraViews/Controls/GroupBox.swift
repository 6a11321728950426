public import TesseraGraph
import TesseraScreen

/// A box around views, with a title in its upper line: SwiftUI's `GroupBox`.
///
///     ╭─ Network ───────╮
///     │ Address  ::1    │
///     ╰─────────────────╯
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Makes a box with any label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The label in the line, and the content inside.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      titleRow
      VStack(alignment: .leading) { content }
        .padding(EdgeInsets(top: 0, leading: 2, bottom: 1, trailing: 2))
    }
    .background { RoundedRectangle(cornerRadius: 1).stroke(.tertiary) }
    .modifier(ControlModifier(group))
  }

  /// The row of the upper line; the line goes on where the label does not stand.
  private var titleRow: some View {
    HStack(spacing: 0) {
      Ornament(" ")
      label.bold().lineLimit(1)
      Ornament(" ")
    }
    .frame(height: 1)
    .padding(EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 2))
  }

  private var group: Control {
    var control = Control()
    control.isFocusable = false
    control.meaning = Meaning(.group)
    return control
  }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a title.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(verbatim: String(title)) }
  }
}
