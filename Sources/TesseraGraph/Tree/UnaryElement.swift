package import TesseraScreen

/// An element around exactly one other: what most modifiers become.
///
/// Unless a subclass says otherwise it is invisible to layouts: size, priority, spacing, guides and
/// layout values are those of the element inside.
@MainActor
package class UnaryElement: Element {
  /// The node of the modified view; nil where the wrapped element was given directly.
  private var content: Node?
  private var wrapped: Element?
  private var isWrappedKnown = false

  /// The element inside; nil when the content shows nothing.
  package final var child: Element? {
    if !isWrappedKnown {
      isWrappedKnown = true
      wrapped = content?.elements.first
      wrapped?.elementParent = self
    }
    return wrapped
  }

  /// The node that shows the element inside, with all that stands between; it shows nothing else.
  final var outermostNodeOfContent: Node? {
    if let content { return content }
    guard var node: Node = wrapped else { return nil }
    while let outer = node.parent, outer !== parent, outer.elements.count == 1 { node = outer }
    return node
  }

  /// Gives the element the node of its content.
  package final func attach(content node: Node) {
    content = node
    setChildren([node] + children)
    contentAttached()
  }

  /// Gives the element the one that it wraps, which lives elsewhere in the tree.
  package final func attach(wrapped element: Element) {
    wrapped = element
    isWrappedKnown = true
    element.elementParent = self
    contentAttached()
  }

  /// Called once, when the content has been made; it is inside, so it was told first.
  package func contentAttached() {}

  override package func contentsChanged() {
    if content != nil { isWrappedKnown = false }
  }

  override package var elementsInside: [Element] {
    child.map { [$0] } ?? []
  }

  override package func draw(in context: DrawContext) {
    child?.drawIfDamaged(in: context)
  }

  override package func measure(_ proposal: ProposedViewSize) -> Size {
    child?.sizeThatFits(proposal) ?? .zero
  }

  override package func layoutContents() {
    child?.place(at: .zero, proposal: placedProposal)
  }

  override package var layoutPriority: Double { child?.layoutPriority ?? 0 }

  override package var spacing: ViewSpacing { child?.spacing ?? .zero }

  override package func measureGuide(
    _ key: AlignmentKey, in size: Size, proposal: ProposedViewSize
  ) -> Int? {
    child?.explicitAlignment(of: key, in: size, proposal: proposal)
  }

  override package func layoutValue(for key: ObjectIdentifier) -> Any? {
    child?.layoutValue(for: key)
  }

  override package var layoutValuesVersion: Int { child?.layoutValuesVersion ?? 0 }

  override package var hasExplicitGuides: Bool { child?.hasExplicitGuides ?? false }

  override package var orientationInside: StackOrientation { .around }

  override package func orientationAroundChanged() {
    child?.orientationAroundChanged()
  }
}

/// A modifier that becomes an element around each element of its content.
@MainActor
package protocol ElementModifier: PrimitiveModifier {
  /// The type of the element.
  associatedtype Wrapper: UnaryElement

  /// Makes an element for the modifier, without its content.
  func makeElement(in context: NodeContext) -> Wrapper

  /// Gives an element the modifier's new values.
  func updateElement(_ element: Wrapper)
}

extension ElementModifier {
  package static func multiplicity<Content: View>(of content: Content.Type) -> Multiplicity {
    ViewNodes.multiplicity(of: content)
  }

  package static func makeNode<Content: View>(
    _ modifier: Self, content: Content, in context: NodeContext
  ) -> Node {
    if ViewNodes.multiplicity(of: Content.self) == .one {
      let element = modifier.makeElement(in: context)
      element.attach(content: ViewNodes.make(content, in: element.context))
      return element
    }
    let node = DistributingNode(modifier, in: context)
    node.setChildren([ViewNodes.make(content, in: node.context)])
    return node
  }

  package static func updateNode<Content: View>(_ node: Node, to modifier: Self, content: Content) {
    if ViewNodes.multiplicity(of: Content.self) == .one {
      modifier.updateElement(unsafeDowncast(node, to: Wrapper.self))
    } else {
      unsafeDowncast(node, to: DistributingNode<Self>.self).update(to: modifier)
    }
    ViewNodes.update(node.children[0], to: content)
  }
}

/// The node of a modifier on any number of views: it keeps one wrapper around each.
@MainActor
package final class DistributingNode<Modifier: ElementModifier>: Node {
  private(set) var modifier: Modifier
  private var wrappers: [(wrapped: Element, wrapper: Modifier.Wrapper)] = []
  private var isUpToDate = false

  init(_ modifier: Modifier, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context)
  }

  func update(to modifier: Modifier) {
    self.modifier = modifier
    for (_, wrapper) in wrappers { modifier.updateElement(wrapper) }
    for wrapper in rowWrappers.values { modifier.updateElement(wrapper) }
  }

  override package func elementsChanged() {
    isUpToDate = false
    super.elementsChanged()
  }

  // MARK: Rows

  /// The wrappers of a lazy container's rows, by what they wrap.
  private var rowWrappers: [ObjectIdentifier: Modifier.Wrapper] = [:]

  override package var rowCount: Int { children.first?.rowCount ?? 0 }

  override package func row(at index: Int) -> Element? {
    guard let row = children.first?.row(at: index) else { return nil }
    if let wrapper = rowWrappers[ObjectIdentifier(row)] { return wrapper }
    let wrapper = modifier.makeElement(in: context)
    rowWrappers[ObjectIdentifier(row)] = wrapper
    addChild(wrapper)
    wrapper.attach(wrapped: row)
    return wrapper
  }

  override package func releaseRows(outside kept: Range<Int>) {
    children.first?.releaseRows(outside: kept)
    let gone = rowWrappers.filter { $0.value.child?.isAlive != true }
    for key in gone.keys { rowWrappers[key] = nil }
    removeChildren(Array(gone.values))
  }

  override package func rowID(at index: Int) -> AnyHashable? { children.first?.rowID(at: index) }

  override package func rowOffset(ofID id: AnyHashable, near: Int, within distance: Int) -> Int? {
    children.first?.rowOffset(ofID: id, near: near, within: distance)
  }

  override package func rowActions(at index: Int) -> EditableRow? {
    children.first?.rowActions(at: index)
  }

  // MARK: Elements

  override package func collectElements(into elements: inout [Element]) {
    if !isUpToDate { wrap() }
    for (_, wrapper) in wrappers { elements.append(wrapper) }
  }

  private func wrap() {
    isUpToDate = true
    guard let content = children.first else { return }
    let known = Dictionary(
      wrappers.map { (ObjectIdentifier($0.wrapped), $0.wrapper) }, uniquingKeysWith: { a, _ in a })
    wrappers = content.elements.map { element in
      if let wrapper = known[ObjectIdentifier(element)] { return (element, wrapper) }
      let wrapper = modifier.makeElement(in: context)
      wrapper.attach(wrapped: element)
      return (element, wrapper)
    }
    setChildrenQuietly([content] + wrappers.map(\.wrapper) + Array(rowWrappers.values))
  }
}
