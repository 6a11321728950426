package import TesseraScreen

/// A node with a size and a place: what layouts measure and place, and what is drawn.
///
/// Places are relative to the element above, so that moving a subtree touches one element. Answers
/// to proposals are kept until something inside changes; then the same questions are asked again,
/// and only an answer that is different goes on to the element above.
@MainActor
package class Element: Node {
  /// What a layout above knows of the element besides its sizes.
  struct Traits: Equatable {
    var priority: Double
    var spacing: ViewSpacing
    /// A number that is another one when a value for the layout above is.
    var values: Int
  }

  /// The element whose layout places this one; nil before it was collected, and for the root.
  package unowned(unsafe) var elementParent: Element?
  /// The top left cell, relative to the top left cell of the element above.
  package private(set) var origin = Point.zero
  /// The columns and rows, as placed.
  package private(set) var size = Size.zero
  /// The proposal that the element was placed with.
  package private(set) var placedProposal = ProposedViewSize.unspecified
  /// Whether the element has been placed at all.
  package private(set) var isPlaced = false
  /// What the element and those inside cover, in its own coordinates; larger when they overflow.
  package private(set) var visualBounds = Rect.zero
  /// What was covered on the surface when the element was last drawn, clipped.
  ///
  /// Scrolling moves cells without drawing them, so the place is remembered together with how far the
  /// cells had been moved by then; what was moved since is reckoned when somebody asks.
  package final var drawnRect: Rect {
    guard !drawnPlace.isEmpty else { return .zero }
    return tree.hasScrolled ? placeAfterScrolling : drawnPlace
  }

  private var drawnPlace = Rect.zero
  private var drawnMoves = CellMoves()

  final var needsMeasure = false
  final var needsPlacement = true
  final var isInRedraw = false
  private var answers = SizeCache()
  private var guides = GuideCache()
  private var knownTraits: Traits?

  // MARK: To be overridden

  /// Answers a layout's proposal; asked once for each proposal between changes.
  package func measure(_ proposal: ProposedViewSize) -> Size { .zero }

  /// Forgets what the element keeps besides its answers, which are no longer good.
  package func answersForgotten() {}

  /// Places the elements inside; `size` and `placedProposal` are known.
  package func layoutContents() {}

  /// Draws the element and those inside.
  package func draw(in context: DrawContext) {
    for child in drawingOrder { child.drawIfDamaged(in: context) }
  }

  /// The elements that are placed by this one, in the order of the source.
  package var elementsInside: [Element] { [] }

  /// The elements inside from back to front.
  package var drawingOrder: [Element] { elementsInside }

  /// Whether nothing inside is seen outside of the element's own cells.
  package var clipsContents: Bool { false }

  /// What the element itself paints, apart from those inside.
  package var painting: Painting { .anything }

  /// Whether the element itself may paint into a rectangle, in its own coordinates.
  package func mayPaint(into rect: Rect) -> Bool { painting != .nothing }

  /// Whether nothing inside is drawn, met by the pointer, focused or read aloud; the room stays.
  package var hidesContents: Bool { false }

  /// Whether the pointer meets the element in its own cells, besides those inside of it.
  package var isHitTarget: Bool { true }

  /// Who gets room first.
  package var layoutPriority: Double { 0 }

  /// The distances wished for from neighbours.
  package var spacing: ViewSpacing { ViewSpacing() }

  /// Where a guide is set explicitly, in the element's coordinates; asked once between changes.
  package func measureGuide(
    _ key: AlignmentKey, in size: Size, proposal: ProposedViewSize
  ) -> Int? { nil }

  /// A value for the layout above.
  package func layoutValue(for key: ObjectIdentifier) -> Any? { nil }

  /// A number that changes with the values for the layout above; zero where there are none.
  package var layoutValuesVersion: Int { 0 }

  /// Whether a guide may be set inside, so that the answers to all questions about guides count.
  package var hasExplicitGuides: Bool { false }

  /// What the element says to those inside about the stack that they stand in.
  package var orientationInside: StackOrientation { .none }

  /// What safe areas take at the sides, between the element and those inside.
  package var safeAreaInsetsInside: EdgeInsets { .zero }

  /// Whether `containerRelativeFrame` inside means this element.
  package var isRelativeContainer: Bool { false }

  /// Takes note that the stack around runs along another axis.
  package func orientationAroundChanged() {
    setNeedsLayout()
    setNeedsDraw()
  }

  // MARK: Measuring

  /// The size for a proposal, from memory where the question was asked before.
  package final func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    if let known = answers[proposal] { return known }
    let size = measure(proposal).asLengths
    tree.report.measurements += 1
    answers.remember(size, for: proposal)
    return size
  }

  /// Where a guide is set explicitly, from memory where that was asked before.
  package final func explicitAlignment(
    of key: AlignmentKey, in size: Size, proposal: ProposedViewSize
  ) -> Int? {
    if let known = guides[key, proposal] { return known }
    let guide = measureGuide(key, in: size, proposal: proposal)
    guides.remember(guide, for: key, proposal: proposal)
    return guide
  }

  /// Says that the element's answers may be others now.
  package final func setNeedsLayout() {
    guard isAlive else { return }
    // Also where it waits already: what was made during a layout was placed meanwhile.
    needsPlacement = true
    guard !needsMeasure else { return }
    needsMeasure = true
    tree.layoutQueue.append(self)
    tree.requestFrame()
  }

  /// Asks the old questions again; returns whether the layout above need not know.
  final func remeasure() -> Bool {
    needsMeasure = false
    let oldAnswers = answers
    let oldGuides = guides
    forgetAnswers()
    guard isPlaced else { return false }
    if let knownTraits, knownTraits != traits { return false }
    guard oldAnswers.allSatisfy({ sizeThatFits($0) == $1 }) else { return false }
    // Of a guide that was asked for and forgotten nobody knows whether it is the same.
    guard !oldGuides.hasForgotten || !hasExplicitGuides else { return false }
    return oldGuides.allSatisfy { key, proposal, answer in
      explicitAlignment(of: key, in: sizeThatFits(proposal), proposal: proposal) == answer
    }
  }

  /// Forgets all answers, without asking anyone anything.
  final func forgetAnswers() {
    answers.removeAll()
    guides.removeAll()
    answersForgotten()
  }

  private var traits: Traits {
    Traits(priority: layoutPriority, spacing: spacing, values: layoutValuesVersion)
  }

  override package func elementsChanged() {
    contentsChanged()
    setNeedsLayout()
  }

  /// Forgets what is known of the elements inside; the layout is asked for by the caller.
  package func contentsChanged() {}

  override package func readingDirectionChanged() {
    setNeedsLayout()
    setNeedsDraw()
  }

  override package var startsEagerContents: Bool { true }

  override package var rowCount: Int { 1 }

  override package func row(at index: Int) -> Element? { index == 0 ? self : nil }

  override package func releaseRows(outside kept: Range<Int>) {}

  override package func rowID(at index: Int) -> AnyHashable? { nil }

  override package func rowOffset(ofID id: AnyHashable, near: Int, within distance: Int) -> Int? {
    nil
  }

  override package func rowActions(at index: Int) -> EditableRow? { nil }

  override package func collectElements(into elements: inout [Element]) {
    elements.append(self)
  }

  // MARK: Placing

  /// Puts the element at a place, which counts from the leading side of the element above.
  package final func place(at place: Point, proposal: ProposedViewSize) {
    self.place(at: place, proposal: proposal, size: sizeThatFits(proposal))
  }

  /// Puts the element at a place with a size that its layout has decided.
  ///
  /// The place counts from the leading side of the element above. Here, and nowhere else, it becomes
  /// one that counts from the left.
  package final func place(at place: Point, proposal: ProposedViewSize, size newSize: Size) {
    let newOrigin = elementParent?.fromLeft(place, width: newSize.width) ?? place
    let isMoved = newOrigin != origin || !isPlaced
    let isResized = newSize != size
    if isMoved || isResized {
      origin = newOrigin
      size = newSize
      tree.geometry.somethingMoved()
      if isResized, isRelativeContainer { tree.containerResized(self) }
      // What paints nothing looks the same in another size: those inside say for themselves.
      if isMoved || painting != .nothing || clipsContents { setNeedsDraw() }
    }
    isPlaced = true
    if needsPlacement || isResized || proposal != placedProposal {
      placedProposal = proposal
      needsPlacement = false
      relayout()
    }
  }

  /// The place in the element above, counted from its leading side.
  package final var leadingOrigin: Point {
    // The way there and the way back are the same.
    elementParent?.fromLeft(origin, width: size.width) ?? origin
  }

  /// The left top cell of something of a width inside, whose leading top cell is at a place.
  final func fromLeft(_ place: Point, width: Int) -> Point {
    guard isRightToLeft else { return place }
    return Point(
      x: size.width.saturatingSubtracting(place.x).saturatingSubtracting(width), y: place.y)
  }

  /// Places what is inside again.
  final func relayout() {
    needsPlacement = false
    knownTraits = traits
    tree.report.nodesLaidOut += 1
    layoutContents()
    updateVisualBounds()
  }

  /// Whether the element itself may look different when its contents were placed anew.
  var looksDifferentLaidOut: Bool { painting != .nothing }

  /// Moves the element without damage: who moves it sees to the cells.
  ///
  /// As with `place`, the place counts from the leading side of the element above.
  package final func moved(to place: Point) {
    origin = elementParent?.fromLeft(place, width: size.width) ?? place
    tree.geometry.somethingMoved()
  }

  /// Takes the element out of its layout for a while: it is not drawn and has no focus inside.
  final func leave() {
    isPlaced = false
  }

  /// Whether the element and those around it have been placed and nothing hides it, so that it is
  /// part of the screen.
  package final var isOnScreen: Bool {
    var element: Element? = self
    while let current = element {
      guard current.isPlaced, !current.hidesContents else { return false }
      element = current.elementParent
    }
    return true
  }

  private func updateVisualBounds() {
    var bounds = Rect(origin: .zero, size: size)
    if !clipsContents {
      for child in elementsInside {
        bounds = bounds.union(child.visualBounds.offset(by: child.origin))
      }
    }
    guard bounds != visualBounds else { return }
    visualBounds = bounds
    // The elements above may have been laid out already: a larger child makes them larger.
    var outer = elementParent
    var inner = bounds.offset(by: origin)
    while let element = outer, !element.clipsContents, !element.visualBounds.contains(inner) {
      element.visualBounds = element.visualBounds.union(inner)
      inner = element.visualBounds.offset(by: element.origin)
      outer = element.elementParent
    }
  }

  /// The element's place on the surface, not clipped.
  package final var absoluteFrame: Rect {
    var rect = Rect(origin: origin, size: size)
    var outer = elementParent
    while let element = outer {
      rect = rect.offset(by: element.origin)
      outer = element.elementParent
    }
    return rect
  }

  /// The part of the element's own cells that can be seen, in its own coordinates.
  package final var visibleRegion: Rect {
    var region = Rect(origin: .zero, size: size)
    var distance = origin
    var outer = elementParent
    while let element = outer {
      if element.clipsContents {
        let cells = Rect(origin: .zero - distance, size: element.size)
        region = region.intersection(cells)
      }
      distance = distance + element.origin
      outer = element.elementParent
    }
    return region
  }

  /// The part of a rectangle in the element's coordinates that can be seen, on the surface.
  package final func visiblePart(of rect: Rect) -> Rect {
    var rect = rect
    var element: Element? = self
    while let current = element {
      if current.clipsContents {
        rect = rect.intersection(Rect(origin: .zero, size: current.size))
      }
      rect = rect.offset(by: current.origin)
      element = current.elementParent
    }
    return rect.intersection(Rect(origin: .zero, size: tree.size))
  }

  // MARK: Drawing

  /// Says that the element looks different, though its size may be the same.
  package final func setNeedsDraw() {
    guard !isInRedraw, isAlive else { return }
    isInRedraw = true
    tree.redrawQueue.append(self)
    tree.requestFrame()
  }

  /// Draws the element if it touches the damage; `context` is that of the element above.
  package final func drawIfDamaged(in context: DrawContext) {
    let place = visualBounds.offset(by: context.origin + origin).intersection(context.clip)
    drawnPlace = place
    drawnMoves = context.moves
    guard !place.isEmpty, context.surface.mask?.intersects(place) ?? true else { return }
    var inner = context
    inner.origin = context.origin + origin
    if clipsContents {
      inner.clip = context.clip.intersection(Rect(origin: inner.origin, size: size))
    }
    tree.report.nodesDrawn += 1
    draw(in: inner)
  }

  /// Takes note that nothing of the element is on the surface any more.
  final func forgetDrawn() {
    drawnPlace = .zero
  }

  /// Where what was drawn is now, as far as it can be seen in the scroll views around.
  private var placeAfterScrolling: Rect {
    let (now, innermost) = movesAround
    guard let innermost, now != drawnMoves else { return drawnPlace }
    // The view was painted as a whole since: what was drawn is gone, or was drawn anew.
    guard now.paintings == drawnMoves.paintings else { return .zero }
    let viewport = innermost.visiblePart(of: Rect(origin: .zero, size: innermost.size))
    return drawnPlace.offset(by: Point(x: 0, y: drawnMoves.rows - now.rows))
      .intersection(viewport)
  }

  /// How the scroll views around have moved their cells, and which is the innermost.
  final var movesAround: (moves: CellMoves, innermost: Element?) {
    var moves = CellMoves()
    var innermost: Element?
    var outer = elementParent
    while let element = outer {
      if let own = element.cellMoves {
        if innermost == nil {
          innermost = element
          moves.paintings = own.paintings
        }
        moves.rows += own.rows
      }
      outer = element.elementParent
    }
    return (moves, innermost)
  }

  /// How the cells inside were moved on the surface, in a scroll view.
  var cellMoves: CellMoves? { nil }

  override package func willRemove() {
    tree.unpainted.insert(drawnRect)
    elementParent = nil
    isPlaced = false
  }
}

extension Element: @MainActor LayoutElement {}

/// How the cells of the scroll views around an element were moved on the surface.
struct CellMoves: Equatable {
  /// How often the innermost scroll view was painted as a whole.
  var paintings = 0
  /// How many rows up all of them have moved their cells.
  var rows = 0
}

/// What an element itself paints on the surface, apart from those inside.
package enum Painting {
  /// Nothing: it only measures, places or passes on.
  case nothing
  /// One and the same look in every cell that it covers, so that moving its cells changes nothing.
  case uniform
  /// Anything.
  case anything
}
