package import TesseraScreen

/// What a leaf of the tree does: it answers proposals and draws; it has nothing inside.
///
/// A value that lives in its element. It must not ask its element to measure or draw: it is being
/// changed while it works.
@MainActor
package protocol Leaf {
  /// Answers a layout's proposal; asked once for each proposal between changes.
  mutating func measure(_ proposal: ProposedViewSize, in element: Element) -> Size

  /// Prepares for drawing at the element's size.
  mutating func layout(in element: Element)

  /// Draws itself.
  mutating func draw(in context: DrawContext, element: Element)

  /// Takes note of another environment; says what it needs to the element.
  mutating func environmentChanged(from old: EnvironmentValues, in element: Element)

  /// Whether the leaf reads state by itself.
  static var readsState: Bool { get }

  /// Reads the state that it shows and says what a change needs to the element; done again when
  /// something that it read has changed.
  ///
  /// A leaf that reads for itself is brought up to date without the evaluation of a body.
  mutating func readState(in element: Element)

  /// Who gets room first.
  var layoutPriority: Double { get }

  /// The distances wished for from neighbours.
  func spacing(in element: Element) -> ViewSpacing

  /// Where a guide lies that the leaf sets itself, in cells; `size` is its answer to `proposal`.
  func guide(
    _ key: AlignmentKey, in size: Size, proposal: ProposedViewSize, element: Element
  ) -> Int?

  /// Whether the leaf sets any guide.
  var hasGuides: Bool { get }

  /// How long it looks as it does now; nil if for ever. Asked whenever it was laid out.
  func lifetime(in element: Element) -> Duration?

  /// Looks again at what it shows, since its lifetime is over; says what that needs to the element.
  mutating func refresh(in element: Element)

  /// What it paints.
  var painting: Painting { get }

  /// What it means.
  var meaning: Meaning? { get }

  /// Whether the pointer meets it.
  var isHitTarget: Bool { get }
}

extension Leaf {
  package mutating func layout(in element: Element) {}
  package mutating func environmentChanged(from old: EnvironmentValues, in element: Element) {
    element.setNeedsDraw()
  }
  package static var readsState: Bool { false }
  package mutating func readState(in element: Element) {}
  package var layoutPriority: Double { 0 }
  package func spacing(in element: Element) -> ViewSpacing { ViewSpacing() }
  package func guide(
    _ key: AlignmentKey, in size: Size, proposal: ProposedViewSize, element: Element
  ) -> Int? { nil }
  package var hasGuides: Bool { false }
  package func lifetime(in element: Element) -> Duration? { nil }
  package mutating func refresh(in element: Element) {}
  package var painting: Painting { .anything }
  package var meaning: Meaning? { nil }
  package var isHitTarget: Bool { true }
}

/// A view that becomes a leaf.
@MainActor
package protocol LeafView: PrimitiveView {
  /// The type of the leaf.
  associatedtype Content: Leaf

  /// Makes the leaf.
  func makeLeaf(in environment: EnvironmentValues) -> Content

  /// Gives the leaf the view's new value; says what that needs to the element.
  func updateLeaf(_ leaf: inout Content, in element: Element)
}

extension LeafView {
  package static var multiplicity: Multiplicity { .one }

  package static func makeNode(_ view: Self, in context: NodeContext) -> Node {
    let element = LeafElement(view.makeLeaf(in: context.environment), in: context)
    if Content.readsState { element.update() }
    return element
  }

  package static func updateNode(_ node: Node, to view: Self) {
    let element = unsafeDowncast(node, to: LeafElement<Content>.self)
    view.updateLeaf(&element.leaf, in: element)
    if Content.readsState { element.update() }
  }
}

/// The element of a leaf.
package final class LeafElement<Content: Leaf>: Element {
  fileprivate(set) var leaf: Content
  /// Sleeps until the leaf's lifetime is over.
  private var refreshing: Task<Void, Never>?
  private lazy var reads = ReadTracker(for: self)

  init(_ leaf: Content, in context: NodeContext) {
    self.leaf = leaf
    super.init(in: context)
  }

  override package func measure(_ proposal: ProposedViewSize) -> Size {
    leaf.measure(proposal, in: self)
  }

  override package func layoutContents() {
    leaf.layout(in: self)
    waitForRefresh()
  }

  // MARK: Refreshing

  private func waitForRefresh() {
    guard refreshing == nil, let lifetime = leaf.lifetime(in: self), !isHiddenByCover else {
      return
    }
    let clock = environment.clock
    refreshing = tree.startTask(.userInitiated) { [weak self] in
      do { try await clock.sleep(for: lifetime) } catch { return }
      self?.refresh()
    }
  }

  private func refresh() {
    refreshing = nil
    guard isAlive else { return }
    leaf.refresh(in: self)
    waitForRefresh()
  }

  override package func coveredChanged(_ covered: Bool) {
    guard leaf.lifetime(in: self) != nil else { return }
    refreshing?.cancel()
    refreshing = nil
    if !covered { refresh() }
  }

  override package func draw(in context: DrawContext) {
    leaf.draw(in: context, element: self)
  }

  override package func environmentChanged(from old: EnvironmentValues) {
    leaf.environmentChanged(from: old, in: self)
  }

  override package func update() {
    reads.track { leaf.readState(in: self) }
  }

  override package func willRemove() {
    super.willRemove()
    refreshing?.cancel()
    refreshing = nil
    if Content.readsState { reads.cancel() }
  }

  override package var layoutPriority: Double { leaf.layoutPriority }
  override package var spacing: ViewSpacing { leaf.spacing(in: self) }

  override package func measureGuide(
    _ key: AlignmentKey, in size: Size, proposal: ProposedViewSize
  ) -> Int? {
    leaf.guide(key, in: size, proposal: proposal, element: self)
  }

  override package var hasExplicitGuides: Bool { leaf.hasGuides }
  override package var painting: Painting { leaf.painting }
  override package var meaning: Meaning? { leaf.meaning }
  override package var isHitTarget: Bool { leaf.isHitTarget }
}

/// A view that places its content with a `Layout`.
@MainActor
package protocol ContainerView: PrimitiveView {
  /// The type of the layout.
  associatedtype Arrangement: Layout
  /// The type of the content.
  associatedtype Content: View

  /// How the content is placed.
  var layout: Arrangement { get }
  /// What is placed.
  var content: Content { get }
}

extension ContainerView {
  package static var multiplicity: Multiplicity { .one }

  package static func makeNode(_ view: Self, in context: NodeContext) -> Node {
    let element = ContainerElement(view.layout, in: context)
    element.setChildren([ViewNodes.make(view.content, in: element.context)])
    return element
  }

  package static func updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: ContainerElement.self).update(to: view.layout)
    ViewNodes.update(node.children[0], to: view.content)
  }
}

/// A layout with content, as calling a layout makes it.
struct LayoutView<Arrangement: Layout, Content: View>: ContainerView {
  let layout: Arrangement
  let content: Content
}

extension Layout {
  /// The views of a builder, placed by this layout.
  @MainActor
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    LayoutView(layout: self, content: content())
  }
}
