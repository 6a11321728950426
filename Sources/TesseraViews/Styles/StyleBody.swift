import TesseraGraph

/// What a style makes of a control, as a view of its own, so that the style's `@Environment` and
/// `@State` properties work.
struct StyleBody<Style, Content: View>: View {
  private var style: PropertyHolder<Style>
  private let make: @MainActor (Style) -> Content

  init(_ style: Style, make: @escaping @MainActor (Style) -> Content) {
    self.style = PropertyHolder(style)
    self.make = make
  }

  var body: some View {
    make(style.value)
  }
}
