package import TesseraScreen

/// A view with another one along one of its sides; the view keeps clear of it.
///
/// The view at the side is measured first. The view itself is offered the rest, and both together
/// are as long as they are.
package struct SafeAreaInsetModifier<Inset: View>: ElementModifier {
  let edge: Edge
  let alignment: Alignment
  let spacing: Int?
  let inset: Inset

  package init(edge: Edge, alignment: Alignment, spacing: Int?, inset: Inset) {
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing
    self.inset = inset
  }

  package func makeElement(in context: NodeContext) -> SafeAreaInsetElement {
    let element = SafeAreaInsetElement(
      edge: edge, alignment: alignment, spacing: spacing, in: context)
    element.makeInset(inset)
    return element
  }

  package func updateElement(_ element: SafeAreaInsetElement) {
    element.update(edge: edge, alignment: alignment, spacing: spacing)
    element.updateInset(inset)
  }
}

/// The element of a view with another one along one of its sides.
package final class SafeAreaInsetElement: UnaryElement {
  private var edge: Edge
  private var alignment: Alignment
  private var spacingToInset: Int?
  private var pile: ContainerElement?

  init(edge: Edge, alignment: Alignment, spacing: Int?, in context: NodeContext) {
    self.edge = edge
    self.alignment = alignment
    spacingToInset = spacing
    super.init(in: context)
  }

  func makeInset<Inset: View>(_ view: Inset) {
    let pile = ContainerElement(
      ImplicitLayout(ZStackLayout(alignment: alignment)), in: context)
    pile.elementParent = self
    pile.setChildren([ViewNodes.make(view, in: pile.context)])
    self.pile = pile
    setChildren([pile])
  }

  func updateInset<Inset: View>(_ view: Inset) {
    guard let pile else { return }
    ViewNodes.update(pile.children[0], to: view)
  }

  func update(edge newEdge: Edge, alignment newAlignment: Alignment, spacing: Int?) {
    guard newEdge != edge || newAlignment != alignment || spacing != spacingToInset else { return }
    edge = newEdge
    alignment = newAlignment
    spacingToInset = spacing
    pile?.update(to: ImplicitLayout(ZStackLayout(alignment: alignment)))
    setNeedsLayout()
  }

  override package var elementsInside: [Element] {
    guard let child, let pile else { return super.elementsInside }
    return [child, pile]
  }

  override package var painting: Painting { .nothing }

  override package func draw(in context: DrawContext) {
    for element in elementsInside { element.drawIfDamaged(in: context) }
  }

  // MARK: Layout

  /// What both views are offered, and how much of it the inset takes with its distance.
  private struct Shares {
    var inset: ProposedViewSize
    var content: ProposedViewSize
    var insetLength: Int
    var taken: Int
  }

  private func shares(of proposal: ProposedViewSize, _ child: Element, _ pile: Element) -> Shares {
    let axis = edge.axis
    let length = pile.sizeThatFits(proposal)[axis]
    var taken = length
    if !pile.elementsInside.isEmpty { taken = length.lengthAdding(distance(child, pile)) }
    var content = proposal
    content[axis] = proposal[axis].map { $0.lengthAdding(-taken) }
    return Shares(inset: proposal, content: content, insetLength: length, taken: taken)
  }

  private func distance(_ child: Element, _ pile: Element) -> Int {
    if let spacingToInset { return spacingToInset.asPosition }
    let isFirst = edge == .top || edge == .leading
    let (first, second) = isFirst ? (pile, child) : (child, pile)
    return first.spacing.distance(to: second.spacing, along: edge.axis)
  }

  override package func measure(_ proposal: ProposedViewSize) -> Size {
    guard let child, let pile else { return .zero }
    let shares = shares(of: proposal, child, pile)
    var size = child.sizeThatFits(shares.content)
    size[edge.axis] = size[edge.axis].lengthAdding(shares.taken)
    return size
  }

  override package func layoutContents() {
    guard let child, let pile else { return }
    let axis = edge.axis
    var shares = shares(of: placedProposal, child, pile)
    child.place(at: contentOrigin(shares), proposal: shares.content)
    if shares.inset[axis.cross] == nil { shares.inset[axis.cross] = size[axis.cross] }
    let view = ViewDimensions(pile, proposal: shares.inset)
    let isFirst = edge == .top || edge == .leading
    let room = Size(axis, along: view.size[axis], across: size[axis.cross])
    var origin = alignment.origin(of: view, in: room)
    origin[axis] = isFirst ? 0 : size[axis].saturatingSubtracting(view.size[axis])
    pile.place(at: origin, proposal: shares.inset)
  }

  private func contentOrigin(_ shares: Shares) -> Point {
    edge == .top || edge == .leading ? Point(edge.axis, along: shares.taken, across: 0) : .zero
  }

  override package func measureGuide(
    _ key: AlignmentKey, in size: Size, proposal: ProposedViewSize
  ) -> Int? {
    guard let child, let pile else { return nil }
    let shares = shares(of: proposal, child, pile)
    let guide = ViewDimensions(child, proposal: shares.content).explicitCells(of: key)
    return guide?.saturatingAdding(contentOrigin(shares)[key.axis])
  }

  override package var safeAreaInsetsInside: EdgeInsets {
    guard let child, let pile else { return .zero }
    return EdgeInsets(Edge.Set(edge), shares(of: placedProposal, child, pile).taken)
  }
}

/// `safeAreaPadding(…)`: padding that `safeAreaInsets` tells of and `ignoresSafeArea` reaches into.
package struct SafeAreaPaddingSolver: WrapperSolver, Equatable {
  private let padding: PaddingSolver

  package init(_ insets: EdgeInsets) {
    padding = PaddingSolver(insets)
  }

  package var safeAreaInsets: EdgeInsets { padding.insets }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> Size {
    padding.sizeThatFits(proposal, child: child)
  }

  package func childProposal(
    in size: Size, proposal: ProposedViewSize, child: any LayoutElement
  ) -> ProposedViewSize { padding.childProposal(in: size, proposal: proposal, child: child) }

  package func origin(of child: ViewDimensions, in size: Size) -> Point {
    padding.origin(of: child, in: size)
  }

  package func layoutPriority(of child: any LayoutElement) -> Double { 0 }

  package func spacing(of child: any LayoutElement) -> ViewSpacing { ViewSpacing() }
}

/// `ignoresSafeArea(…)`: the view keeps its place in the layout, and is drawn over the room that
/// safe areas around it took at the sides that it touches.
package struct SafeAreaIgnoringModifier: ElementModifier {
  let edges: Edge.Set

  package init(edges: Edge.Set) {
    self.edges = edges
  }

  package func makeElement(in context: NodeContext) -> SafeAreaIgnoringElement {
    SafeAreaIgnoringElement(edges, in: context)
  }

  package func updateElement(_ element: SafeAreaIgnoringElement) {
    element.update(to: edges)
  }
}

/// The element of a view that is drawn over the safe areas around it.
package final class SafeAreaIgnoringElement: UnaryElement {
  private var edges: Edge.Set
  /// How far the view reached out when it was placed.
  private var reach = EdgeInsets.zero

  init(_ edges: Edge.Set, in context: NodeContext) {
    self.edges = edges
    super.init(in: context)
    tree.geometry.add(self)
  }

  func update(to new: Edge.Set) {
    guard new != edges else { return }
    edges = new
    setNeedsLayout()
  }

  override package var painting: Painting { .nothing }

  override package func layoutContents() {
    guard let child else { return }
    reach = ignoredInsets
    guard reach != .zero else {
      child.place(at: .zero, proposal: placedProposal)
      return
    }
    child.place(
      at: Point(x: -reach.leading, y: -reach.top),
      proposal: ProposedViewSize(
        width: size.width.lengthAdding(reach.horizontal),
        height: size.height.lengthAdding(reach.vertical)))
  }

  private var ignoredInsets: EdgeInsets {
    let all = safeAreaInsets
    return EdgeInsets(
      top: edges.contains(.top) ? all.top : 0, leading: edges.contains(.leading) ? all.leading : 0,
      bottom: edges.contains(.bottom) ? all.bottom : 0,
      trailing: edges.contains(.trailing) ? all.trailing : 0)
  }

  override package func willRemove() {
    super.willRemove()
    tree.geometry.remove(self)
  }
}

extension SafeAreaIgnoringElement: GeometryWatcher {
  func checkGeometry() {
    // The safe areas around can be others though the view's own place is the same.
    if isPlaced, ignoredInsets != reach { setNeedsLayout() }
  }
}

extension Element {
  /// The room that safe areas around took at the sides that the element touches, in cells.
  package final var safeAreaInsets: EdgeInsets {
    var (left, right, top, bottom) = (0, 0, 0, 0)
    var frame = Rect(origin: .zero, size: size)
    var element: Element = self
    while let outer = element.elementParent, !outer.clipsContents {
      frame = frame.offset(by: element.origin)
      element = outer
      let own = outer.safeAreaInsetsInside
      guard own != .zero else { continue }
      let isMirrored = outer.isRightToLeft
      let ownLeft = isMirrored ? own.trailing : own.leading
      let ownRight = isMirrored ? own.leading : own.trailing
      if frame.minX - left <= ownLeft { left += max(0, ownLeft) }
      if frame.maxX + right >= outer.size.width - ownRight { right += max(0, ownRight) }
      if frame.minY - top <= own.top { top += max(0, own.top) }
      if frame.maxY + bottom >= outer.size.height - own.bottom { bottom += max(0, own.bottom) }
    }
    return EdgeInsets(
      top: top, leading: isRightToLeft ? right : left, bottom: bottom,
      trailing: isRightToLeft ? left : right)
  }
}
