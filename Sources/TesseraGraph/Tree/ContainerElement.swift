package import TesseraScreen

/// An element that places any number of others with a `Layout`.
@MainActor
package final class ContainerElement: Element {
  private let container: LayoutContainer
  private var layout: any Layout
  private var known: [Element]?
  /// The children from back to front, where a z index makes that another order than the source's.
  private var sorted: [Element]?

  package init(_ layout: some Layout, in context: NodeContext) {
    self.layout = layout
    container = LayoutContainer(layout)
    super.init(in: context)
  }

  /// Takes over another layout; an equal one changes nothing.
  package func update<L: Layout>(to new: L) {
    if let old = layout as? L, ContainerElement.isSame(old, new) { return }
    let oldOrientation = orientationInside
    layout = new
    container.setLayout(new)
    setNeedsLayout()
    guard orientationInside != oldOrientation else { return }
    for element in elementsInside { element.orientationAroundChanged() }
  }

  private static func isSame<L: Layout>(_ old: L, _ new: L) -> Bool {
    guard let old = old as? AnyLayout, let new = new as? AnyLayout else {
      return FieldComparison.isSame(old, new)
    }
    func isSame<Base: Layout>(_ new: Base) -> Bool {
      (old.base as? Base).map { FieldComparison.isSame($0, new) } ?? false
    }
    return isSame(new.base)
  }

  /// The axis along which the layout lines its elements up, if it is a kind of stack.
  package var orientation: Axis? { container.stackOrientation }

  override package var orientationInside: StackOrientation {
    if let orientation { return .along(orientation) }
    return container.isGrid ? .grid : .none
  }

  override package func orientationAroundChanged() {}

  override package func readingDirectionChanged() {
    // The layout is told the direction with its subviews.
    known = nil
    super.readingDirectionChanged()
  }

  override package var elementsInside: [Element] {
    if let known { return known }
    var elements: [Element] = []
    for child in children { child.collectElements(into: &elements) }
    for element in elements { element.elementParent = self }
    known = elements
    container.setChildren(elements, layoutDirection: environment.layoutDirection)
    return elements
  }

  override package func contentsChanged() {
    // In a pile another order is another picture, though nobody moves.
    if orientation == nil || sorted != nil { setNeedsDraw() }
    known = nil
    sorted = nil
  }

  override package var painting: Painting { .nothing }

  override package func answersForgotten() {
    container.childDidChange()
  }

  override package var layoutPriority: Double {
    _ = elementsInside
    return container.layoutPriority
  }

  override package var spacing: ViewSpacing {
    _ = elementsInside
    return container.spacing
  }

  override package func measure(_ proposal: ProposedViewSize) -> Size {
    _ = elementsInside
    return container.sizeThatFits(proposal)
  }

  override package func layoutContents() {
    sortByZIndex()
    container.place(in: size, proposal: placedProposal)
  }

  private func sortByZIndex() {
    let elements = elementsInside
    let order = elements.contains { $0.zIndex != 0 } ? ContainerElement.backToFront(elements) : nil
    let isSame = (order ?? elements).elementsEqual(sorted ?? elements, by: ===)
    sorted = order
    if !isSame { setNeedsDraw() }
  }

  private static func backToFront(_ elements: [Element]) -> [Element] {
    elements.map { ($0, $0.zIndex) }.enumerated().sorted { a, b in
      a.element.1 != b.element.1 ? a.element.1 < b.element.1 : a.offset < b.offset
    }.map(\.element.0)
  }

  override package var drawingOrder: [Element] { sorted ?? elementsInside }

  override package func measureGuide(
    _ key: AlignmentKey, in size: Size, proposal: ProposedViewSize
  ) -> Int? {
    _ = elementsInside
    return container.explicitAlignment(of: key, in: size, proposal: proposal)
  }

  override package var hasExplicitGuides: Bool {
    elementsInside.contains { $0.hasExplicitGuides }
  }

  // MARK: Drawing

  /// Children that stand one below the other, in order, are found by bisection when they are many.
  private static let manyChildren = 32

  override package func draw(in context: DrawContext) {
    let elements = elementsInside
    guard hasManyRows, sorted == nil, let damage = context.surface.mask else {
      super.draw(in: context)
      return
    }
    let top = max(context.clip.minY, damage.rows.lowerBound) - context.origin.y
    let bottom = min(context.clip.maxY, damage.rows.upperBound) - context.origin.y
    for index in indices(from: top, to: bottom) { elements[index].drawIfDamaged(in: context) }
  }

  private var hasManyRows: Bool {
    container.stackOrientation == .vertical
      && elementsInside.count >= ContainerElement.manyChildren
  }

  /// The children that touch some rows, in the container's coordinates.
  private func indices(from top: Int, to bottom: Int) -> Range<Int> {
    let elements = elementsInside
    let low = elements.bisect({ $0.origin.y + $0.size.height > top })
    let high = elements.bisect({ $0.origin.y >= bottom })
    return low..<max(low, high)
  }
}

extension Array {
  /// The first index at which a condition holds that holds for all after it, too; else `count`.
  func bisect(_ condition: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
