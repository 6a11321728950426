public import TesseraGraph
public import TesseraScreen

/// A view that scrolls its content: SwiftUI's `ScrollView`.
///
/// Along the scrolled axes the content has its ideal length and the view takes what is offered;
/// across it is as long as the content. Several views stand below each other, as in a `VStack`.
///
/// The arrow keys, Page Up, Page Down, Home and End scroll while the view, or something inside that
/// does not use them, has the focus, and so does the wheel. The view itself stops the Tab key only
/// where nothing inside does and there is something to scroll.
///
/// ```swift
/// ScrollView {
///   ForEach(lines) { line in Text(line.text) }
/// }
/// ```
///
/// A bar over the last column shows where one is, while there is something to scroll. It is drawn
/// behind what stands there.
public struct ScrollView<Content: View>: View, PrimitiveView {
  package static var multiplicity: Multiplicity { .one }

  /// What is scrolled.
  public var content: Content
  /// The axes along which one can scroll.
  public var axes: Axis.Set
  /// Whether a bar shows where one is.
  public var showsIndicators: Bool

  /// Makes a scroll view.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  package static func makeNode(_ view: Self, in context: NodeContext) -> Node {
    ScrollElement.make(
      view.content, axes: view.axes, showsIndicators: view.showsIndicators, in: context)
  }

  package static func updateNode(_ node: Node, to view: Self) {
    ScrollElement.update(
      node, to: view.content, axes: view.axes, showsIndicators: view.showsIndicators)
  }
}
