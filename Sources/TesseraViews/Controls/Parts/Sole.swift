import TesseraGraph

/// Any number of views as exactly one, so that a control is one thing whatever its label is made of.
///
/// Several views stand beside each other.
struct Sole<Content: View>: View, ContainerView {
  let layout = HStackLayout()
  let content: Content

  init(_ content: Content) {
    self.content = content
  }
}
