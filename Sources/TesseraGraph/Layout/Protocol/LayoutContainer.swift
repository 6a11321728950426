package import TesseraScreen

/// A layout at work, as a tree's container owns it: the layout, its cache and its children.
///
/// The container remembers nothing about proposals; its element does (`SizeCache`).
package final class LayoutContainer {
  private var layout: any Layout
  private var box: LayoutBox
  private var children: LayoutChildren
  /// Whether the layout, a child, or something inside a child has changed since the cache was made.
  private var isStale = false

  package init(
    _ layout: any Layout, children elements: [any LayoutElement] = [],
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.layout = layout
    children = LayoutChildren(elements, layoutDirection: layoutDirection)
    box = LayoutBox.make(layout, subviews: LayoutSubviews(children))
  }

  /// The axis along which the layout lines its children up, if it is a kind of stack.
  package var stackOrientation: Axis? {
    // Only the layout inside an AnyLayout knows.
    if let layout = layout as? AnyLayout {
      return type(of: layout.base).layoutProperties.stackOrientation
    }
    return box.stackOrientation
  }

  /// Whether the children of a row of the layout stand side by side.
  package var isGrid: Bool {
    layout is GridLayout || (layout as? AnyLayout)?.base is GridLayout
  }

  /// Takes another layout; the children stay.
  package func setLayout(_ layout: any Layout) {
    self.layout = layout
    if box.adopt(layout) {
      isStale = true
    } else {
      box = LayoutBox.make(layout, subviews: children.subviews)
      isStale = false
    }
  }

  /// Takes other children, or another reading direction.
  package func setChildren(
    _ elements: [any LayoutElement], layoutDirection: LayoutDirection = .leftToRight
  ) {
    children = LayoutChildren(elements, layoutDirection: layoutDirection)
    isStale = true
  }

  /// Notes that a child answers differently from now on: its size, spacing, priority, guides or
  /// layout values.
  package func childDidChange() { isStale = true }

  /// Minus infinity without children, so that an empty container takes room last.
  package var layoutPriority: Double { children.elements.isEmpty ? -.infinity : 0 }

  package var spacing: ViewSpacing {
    refresh()
    return box.spacing(subviews: children.subviews)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    refresh()
    return box.sizeThatFits(proposal, subviews: children.subviews).asLengths
  }

  /// Places every child, relative to the container's origin.
  ///
  /// `size` is the container's answer to `proposal`.
  package func place(in size: Size, proposal: ProposedViewSize) {
    refresh()
    let bounds = Rect(origin: .zero, size: size)
    children.beginPlacing()
    box.placeSubviews(in: bounds, proposal: proposal, subviews: children.subviews)
    children.place(in: bounds, proposal: proposal)
  }

  package func explicitAlignment(
    of key: AlignmentKey, in size: Size, proposal: ProposedViewSize
  ) -> Int? {
    refresh()
    return box.explicitAlignment(
      of: key, in: Rect(origin: .zero, size: size), proposal: proposal,
      subviews: children.subviews)
  }

  private func refresh() {
    guard isStale else { return }
    isStale = false
    box.updateCache(subviews: children.subviews)
  }
}
