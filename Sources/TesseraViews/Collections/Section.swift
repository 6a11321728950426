public import TesseraGraph
import TesseraScreen

/// Rows of a list that belong together, with a heading and a footing: SwiftUI's `Section`.
///
/// The heading and the footing are rows of their own that cannot be selected. Outside of a list the
/// three simply follow each other.
///
/// ```swift
/// List {
///   Section("Fruit") { ForEach(fruit) { Text($0.name) } }
///   Section { ForEach(roots) { Text($0.name) } } header: { Text("Roots") } footer: { Text("…") }
/// }
/// ```
public struct Section<Parent: View, Content: View, Footer: View>: View, RowGroup {
  private let header: Parent
  private let content: Content
  private let footer: Footer

  /// Makes a section with a heading and a footing.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// The heading, the rows and the footing, one after the other.
  public var body: some View {
    header.bold().modifier(RowTraitsModifier { $0.kind = .header })
    content
    footer.foregroundStyle(.secondary).modifier(RowTraitsModifier { $0.kind = .footer })
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Makes a section without a heading.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Footer == EmptyView {
  /// Makes a section with a heading.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView {
  /// Makes a section with a footing.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Makes a section with a title.
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}
