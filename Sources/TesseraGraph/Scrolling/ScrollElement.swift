package import TesseraScreen

/// A window onto content that may be larger: the element of a `ScrollView`, and inside of a `List`.
///
/// The content stands at minus the offset. Scrolling only moves it; what that does to the surface is
/// decided when the frame is drawn (`ScrollElement+Cells.swift`).
@MainActor
package final class ScrollElement: UnaryElement {
  private var solver: ScrollSolver
  /// Whether bars show how much there is and where one is.
  package private(set) var showsIndicators: Bool
  /// How far the content is scrolled: the cell of the content that is at the top left.
  package private(set) var offset = Point.zero
  /// The size of the content, as far as it is known.
  package private(set) var contentSize = Size.zero

  /// The axis at whose end one wants to be, however far that turns out to be in this frame.
  private var endAxis: Axis?

  /// How the cells of the view were moved on the surface so far.
  final var moves = CellMoves()
  override var cellMoves: CellMoves? { moves }

  /// What was on the surface after the last frame; nil if the view could not be seen.
  var painted: PaintedScroll?
  /// Whether the next frame paints the whole view, since more has changed than the offset.
  var repaintsAll = false
  /// Whether the view waits in the tree's queue.
  var isScrollQueued = false

  package init(_ axes: Axis.Set, showsIndicators: Bool, in context: NodeContext) {
    solver = ScrollSolver(axes)
    self.showsIndicators = showsIndicators
    super.init(in: context)
  }

  /// The axes along which one can scroll.
  package var axes: Axis.Set { solver.axes }

  /// Takes over other values.
  package func update(axes: Axis.Set, showsIndicators newShowsIndicators: Bool) {
    if newShowsIndicators != showsIndicators {
      showsIndicators = newShowsIndicators
      setNeedsDraw()
    }
    if axes != solver.axes {
      solver = ScrollSolver(axes)
      setNeedsLayout()
    }
  }

  // MARK: Layout

  override package var clipsContents: Bool { true }

  override package var isRelativeContainer: Bool { true }

  override package func measure(_ proposal: ProposedViewSize) -> Size {
    child.map { solver.sizeThatFits(proposal, content: $0) } ?? .zero
  }

  override package func layoutContents() {
    guard let child else { return }
    let proposal = solver.contentProposal(placedProposal)
    contentSize = child.sizeThatFits(proposal)
    child.place(at: .zero - offset, proposal: proposal)
    queueScroll()
    // A lazy stack may have found out only now where its rows are; then this is done once more.
    guard !child.needsMeasure else { return }
    var held = clamped(offset)
    if let endAxis { held[endAxis] = max(0, contentSize[endAxis] - size[endAxis]) }
    guard held != offset else { return }
    offset = held
    child.place(at: .zero - offset, proposal: proposal)
    tree.windowsMayHaveMoved = true
  }

  override package var orientationInside: StackOrientation { .along(.vertical) }

  override package func orientationAroundChanged() {}

  override package var layoutPriority: Double { 0 }

  override package var spacing: ViewSpacing { ViewSpacing() }

  override package var hasExplicitGuides: Bool { false }

  override package func measureGuide(
    _ key: AlignmentKey, in size: Size, proposal: ProposedViewSize
  ) -> Int? { nil }

  // MARK: Scrolling

  /// The nearest offset at which the content still fills the view.
  package func clamped(_ offset: Point) -> Point {
    solver.clampedOffset(offset, content: contentSize, view: size)
  }

  /// Whether there is more content than room along an axis.
  package func overflows(along axis: Axis) -> Bool {
    axes.contains(axis) && contentSize[axis] > size[axis]
  }

  /// Whether there is more content than room.
  package var overflows: Bool { overflows(along: .vertical) || overflows(along: .horizontal) }

  /// Scrolls to an offset, or as near as there is content; returns whether that moved anything.
  @discardableResult
  package func scroll(to newOffset: Point) -> Bool {
    endAxis = nil
    let newOffset = clamped(newOffset)
    guard newOffset != offset else { return false }
    offset = newOffset
    child?.moved(to: .zero - offset)
    tree.windowsMayHaveMoved = true
    queueScroll()
    return true
  }

  /// Scrolls by a number of cells along an axis; returns whether that moved anything.
  @discardableResult
  package func scroll(by cells: Int, along axis: Axis) -> Bool {
    var target = offset
    target[axis] = target[axis].saturatingAdding(cells)
    return scroll(to: target)
  }

  /// Scrolls to the end along an axis; returns whether that moved anything.
  func scrollToEnd(along axis: Axis) -> Bool {
    var target = offset
    target[axis] = contentSize[axis]
    guard scroll(to: target) else { return false }
    endAxis = axis
    return true
  }

  /// Takes note that the frame is done with scrolling.
  func scrollingDone() {
    isScrollQueued = false
    endAxis = nil
  }

  /// Takes note that the content has numbered its cells anew: what is seen stays in place.
  ///
  /// `isWholeContent` says whether all of the content moved in itself, by the same distance.
  func contentMoved(by distance: Int, along axis: Axis, isWholeContent: Bool) {
    offset[axis] += distance
    child?.moved(to: .zero - offset)
    if isWholeContent {
      painted?.offset[axis] += distance
    } else {
      repaintsAll = true
    }
    queueScroll()
  }

  /// Asks the next frame to look at the view's cells.
  func queueScroll() {
    guard !isScrollQueued else { return }
    isScrollQueued = true
    tree.scrollQueue.append(self)
    tree.requestFrame()
  }

  // MARK: Keys and wheel

  override package func keyPressed(_ press: KeyPress) -> KeyPress.Result {
    scroll(with: press, hasFocus: false) ? .handled : .ignored
  }

  override package func pointerMoved(_ event: PointerEvent) -> KeyPress.Result {
    scroll(with: event) ? .handled : .ignored
  }

  // MARK: Drawing

  override var looksDifferentLaidOut: Bool { false }

  override package func mayPaint(into rect: Rect) -> Bool {
    thumbs.values.contains { $0.intersects(rect) }
  }

  override package func draw(in context: DrawContext) {
    var inner = context
    inner.moves = CellMoves(paintings: moves.paintings, rows: context.moves.rows + moves.rows)
    child?.drawIfDamaged(in: inner)
    drawIndicators(in: context)
    notePainted()
  }

  override package func environmentChanged(from old: EnvironmentValues) {
    if environment.colorScheme != old.colorScheme || environment.isFocused != old.isFocused {
      setNeedsDraw()
    }
  }
}

extension ScrollElement: Revealing {
  /// Scrolls as little as possible so that a rectangle is seen; of one that is too large, its start.
  package func reveal(_ rect: Rect) -> Rect {
    let rect = Rect(origin: fromLeft(rect.origin, width: rect.width), size: rect.size)
    let revealed = revealFromLeading(rect)
    return Rect(origin: fromLeft(revealed.origin, width: rect.width), size: rect.size)
  }

  private func revealFromLeading(_ rect: Rect) -> Rect {
    var target = offset
    if rect.maxX > size.width { target.x += rect.maxX - size.width }
    if rect.minX - (target.x - offset.x) < 0 { target.x = offset.x + rect.minX }
    if rect.maxY > size.height { target.y += rect.maxY - size.height }
    if rect.minY - (target.y - offset.y) < 0 { target.y = offset.y + rect.minY }
    let old = offset
    scroll(to: target)
    return rect.offset(by: old - offset)
  }
}
