public import TesseraGraph
import TesseraScreen

/// Views that can be folded away below a title: SwiftUI's `DisclosureGroup`.
///
/// Return, Space and a click turn it over; the right arrow opens it and the left one closes it. What
/// is folded away does not exist: its state begins anew.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let expansion: Binding<Bool>?
  private let label: Label
  private let content: @MainActor () -> Content

  @State private var isExpandedHere = false

  /// Makes a group with any label that is folded away until it is opened.
  public init(
    @ViewBuilder content: @escaping @MainActor () -> Content, @ViewBuilder label: () -> Label
  ) {
    expansion = nil
    self.content = content
    self.label = label()
  }

  /// Makes a group with any label that is open while a binding is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    expansion = isExpanded
    self.content = content
    self.label = label()
  }

  /// The title with its mark, and the content below it.
  public var body: some View {
    let isExpanded = expansion ?? $isExpandedHere
    VStack(alignment: .leading, spacing: 0) {
      DisclosureTitle(isExpanded: isExpanded, label: label)
      if isExpanded.wrappedValue {
        VStack(alignment: .leading) { content() }.padding(.leading, 2)
      }
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a title that is folded away until it is opened.
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(content: content) { Text(verbatim: String(title)) }
  }

  /// Makes a group with a title that is open while a binding is true.
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(verbatim: String(title)) }
  }
}

private struct DisclosureTitle<Label: View>: View {
  @Binding var isExpanded: Bool
  let label: Label

  var body: some View {
    let expansion = $isExpanded
    Pressable(meaning, action: { expansion.wrappedValue.toggle() }) { isPressed in
      HStack(alignment: .top, spacing: 1) {
        Ornament(expansion.wrappedValue ? "▾" : "▸")
        label
      }
      .controlHighlight(isPressed: isPressed)
    }
    .onKeyPress(.rightArrow) { set(true) }
    .onKeyPress(.leftArrow) { set(false) }
  }

  private var meaning: Meaning {
    var meaning = Meaning(.button, value: isExpanded ? "expanded" : "collapsed")
    if isExpanded { meaning.traits.insert(.isExpanded) }
    return meaning
  }

  private func set(_ isOpen: Bool) -> KeyPress.Result {
    guard isExpanded != isOpen else { return .ignored }
    isExpanded = isOpen
    return .handled
  }
}
