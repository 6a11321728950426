public import TesseraGraph

/// A part of a control, of any type, as a style is given it: its label, its icon, its title.
public struct StyleLabel: View {
  let content: AnyView

  init<Content: View>(_ content: Content) {
    self.content = AnyView(content)
  }

  /// The part itself; several views stand beside each other.
  public var body: some View { Sole(content) }
}
