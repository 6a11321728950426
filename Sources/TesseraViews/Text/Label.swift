public import TesseraGraph

/// A title with an icon in front: SwiftUI's `Label`.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  @Environment(\.labelStyle) private var style

  /// Makes a label of a title and an icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The title and the icon in the style of the environment.
  public var body: some View {
    let style: any LabelStyle = style ?? TitleAndIconLabelStyle()
    style.view(
      of: LabelStyleConfiguration(title: StyleLabel(title), icon: StyleLabel(icon)))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a title and the sign for a symbol's name; see `Image(systemName:)`.
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(verbatim: String(title))
    } icon: {
      Image(systemName: name)
    }
  }
}
