package import TesseraScreen

/// A stack that has elements only for the rows near what can be seen.
///
/// Rows have any length. The stack knows where the rows of its *window* are, one after the other, and
/// reckons with a usual length for all others:
///
///     position 0 ┐ rows 0..<40: not known, room is left for 40 usual rows
///                │
///     window  40 ├ the first row of the window, at the position that it has had so far
///             .. │ the rows that can be seen, and two more on each side
///             61 ┤ the last one
///                │
///     extent     ┘ rows 62..<1,000,000: not known, again with the usual length
///
/// A step costs what the rows cost that come into the window, whatever the number of rows. Where the
/// reckoning turns out to be wrong (row 0 is reached and is not at 0), the window is numbered anew
/// and the scroll view is told, so that what is seen stays in place.
@MainActor
package class LazyStackElement: Element {
  /// A row of the window.
  struct Row {
    let element: Element
    let id: AnyHashable?
    /// Where it begins along the stack.
    var position: Int
    var length: Int

    var end: Int { position.saturatingAdding(length) }
  }

  /// The rows beyond those that can be seen, on each side.
  static let overscan = 2
  /// The rows beyond the window that are kept with their state, on each side.
  static let keptRows = 100
  /// So many rows more than can be seen are in the window at most, if some have no length.
  private static let mostEmptyRows = 200
  /// How many rows are asked for the usual length before the window is known.
  private static let sampledRows = 4
  /// How far one looks for a row that was in the window after the data changed.
  private static let searchedRows = 500

  package final let axis: Axis
  private final var alignment: AlignmentKey
  fileprivate final var gap: Int

  /// The rows of the window, in order.
  final private(set) var rows: [Row] = []
  /// The number of the window's first row.
  final private(set) var firstIndex = 0
  private final var windowElements: [Element] = []
  /// Rows that left the window in this frame and may have cells on the surface.
  private final var departed: [Element] = []

  /// The usual length of a row, and the length across for which it holds.
  private final var usual: (length: Int, across: Int?)?
  /// The extent that was last answered.
  private final var answeredExtent: Int?
  /// The length across of the rows of the window.
  private final var laidOutAcross: Int?
  /// What could be seen when the window was last brought up to date.
  private final var seen = 0..<0
  private final var areRowsStale = true
  private final var areLengthsStale = true
  /// A row that one scrolls to, and where it shall be.
  private final var wantedAnchor: (index: Int, position: Int)?
  /// All rows that were made since rows were last given back.
  private final var made = 0..<0

  package init(axis: Axis, alignment: AlignmentKey, spacing: Int?, in context: NodeContext) {
    self.axis = axis
    self.alignment = alignment
    gap = spacing?.asPosition ?? ViewSpacing.defaultDistance(along: axis)
    super.init(in: context)
    tree.lazyStacks.append(self)
  }

  /// Takes over other values.
  package final func update(alignment newAlignment: AlignmentKey, spacing newSpacing: Int?) {
    let newGap = newSpacing?.asPosition ?? ViewSpacing.defaultDistance(along: axis)
    guard newAlignment != alignment || newGap != gap else { return }
    alignment = newAlignment
    gap = newGap
    setNeedsLayout()
  }

  // MARK: Content

  /// What has the rows.
  package final var content: Node? { children.first }

  override package var startsEagerContents: Bool { false }

  override package var context: NodeContext {
    var context = super.context
    context.makesRowsLazily = true
    return context
  }

  /// The element that stands in the stack for a row of the content.
  func element(for row: Element, at index: Int) -> Element { row }

  /// Told that rows were given back, so that what stands for them can go, too.
  func rowsReleased() {}

  override package var elementsInside: [Element] { windowElements }

  override package var orientationInside: StackOrientation { .along(axis) }

  override package func orientationAroundChanged() {}

  override package func contentsChanged() {
    areRowsStale = true
  }

  override package func answersForgotten() {
    areLengthsStale = true
  }

  override package var painting: Painting { .nothing }

  override package func locate(_ id: AnyHashable) -> ScrollTarget? {
    if let index = content?.rowOffset(ofID: id, near: firstIndex, within: .max) {
      return .row(self, index)
    }
    return super.locate(id)
  }

  // MARK: Measuring

  override package func measure(_ proposal: ProposedViewSize) -> Size {
    let across = proposal[axis.cross]
    let count = content?.rowCount ?? 0
    let extent = extent(of: count, across: across)
    if across == laidOutAcross || laidOutAcross == nil { answeredExtent = extent }
    return Size(axis, along: extent, across: across ?? idealAcross)
  }

  /// The length across of the longest of some rows.
  private var idealAcross: Int {
    let some =
      rows.isEmpty
      ? (0..<min(Self.sampledRows, content?.rowCount ?? 0)).compactMap { content?.row(at: $0) }
      : rows.map(\.element)
    return some.reduce(0) { max($0, $1.sizeThatFits(.unspecified)[axis.cross].asLength) }
  }

  private func extent(of count: Int, across: Int?) -> Int {
    guard count > 0 else { return 0 }
    if let last = rows.last, across == laidOutAcross, firstIndex + rows.count <= count {
      let others = count - firstIndex - rows.count
      return last.end.saturatingAdding(others.times(step(across: across))).asLength
    }
    return count.times(step(across: across)).saturatingAdding(-gap).asLength
  }

  /// The distance from one usual row to the next.
  private func step(across: Int?) -> Int {
    max(1, usualLength(across: across).saturatingAdding(gap))
  }

  private func usualLength(across: Int?) -> Int {
    if let usual, usual.across == across { return usual.length }
    guard let content else { return 1 }
    let count = min(Self.sampledRows, content.rowCount)
    let proposal = ProposedViewSize(axis, along: nil, across: across)
    let lengths = (0..<count).compactMap { content.row(at: $0)?.sizeThatFits(proposal)[axis] }
    noteMade(0..<count)
    return Self.average(lengths)
  }

  private static func average(_ lengths: [Int]) -> Int {
    guard !lengths.isEmpty else { return 1 }
    let sum = lengths.reduce(0) { $0.saturatingAdding($1.asLength) }
    return max(1, (sum + lengths.count / 2) / lengths.count)
  }

  // MARK: The window

  override package func layoutContents() {
    let across = size[axis.cross]
    if across != laidOutAcross {
      laidOutAcross = across
      areLengthsStale = true
      usual = nil
    }
    layOutRows()
  }

  /// Looks whether other rows can be seen than when the window was made.
  final func bringWindowUpToDate() {
    guard isAlive, !needsMeasure, !needsPlacement, isOnScreen else { return }
    guard wantedAnchor != nil || visibleRange != seen else { return }
    layOutRows()
  }

  /// The part of the stack that can be seen, along its axis.
  private var visibleRange: Range<Int> {
    let region = visibleRegion
    let start = axis == .horizontal ? region.minX : region.minY
    return region.isEmpty ? start..<start : start..<start + region.size[axis]
  }

  /// Brings the window in line with what can be seen, and places its rows.
  private func layOutRows() {
    seen = visibleRange
    let count = content?.rowCount ?? 0
    if canSlide {
      slide(count)
    } else {
      makeWindow(count)
    }
    if extent(of: count, across: laidOutAcross) != answeredExtent { setNeedsLayout() }
    releaseFarRows(count)
  }

  /// Makes the window anew around what can be seen.
  private func makeWindow(_ count: Int) {
    var window = RowWalk(stack: self, count: count)
    if count > 0, !seen.isEmpty {
      window.walk(from: anchor(count), over: seen, atMost: seen.count + Self.mostEmptyRows)
    }
    adopt(window)
    wantedAnchor = nil
    if areRowsStale { rowsReleased() }
    areRowsStale = false
    areLengthsStale = false
    if usual == nil, !rows.isEmpty, let across = laidOutAcross {
      usual = (Self.average(rows.map(\.length)), across)
    }
    numberAnewIfNeeded()
    for row in rows { place(row) }
  }

  /// Whether the rows of the window are good, and some of them can be seen.
  private var canSlide: Bool {
    guard !areRowsStale, !areLengthsStale, wantedAnchor == nil, !seen.isEmpty,
      let first = rows.first, let last = rows.last
    else { return false }
    return first.position < seen.upperBound && last.end > seen.lowerBound
  }

  /// Adds rows that come into the window on one side and drops those that leave it on the other.
  private func slide(_ count: Int) {
    var added: [Row] = []
    var below = rows.reversed().prefix { $0.position >= seen.upperBound }.count
    while below < Self.overscan, added.count < Self.mostEmptyRows, let last = rows.last,
      firstIndex + rows.count < count, var row = makeRow(at: firstIndex + rows.count)
    {
      row.position = last.end.saturatingAdding(gap)
      if row.position >= seen.upperBound { below += 1 }
      rows.append(row)
      windowElements.append(row.element)
      added.append(row)
    }
    var above = rows.prefix { $0.end <= seen.lowerBound }.count
    while above < Self.overscan, added.count < Self.mostEmptyRows, let first = rows.first,
      var row = makeRow(at: firstIndex - 1)
    {
      row.position = first.position.saturatingSubtracting(row.length).saturatingSubtracting(gap)
      if row.end <= seen.lowerBound { above += 1 }
      rows.insert(row, at: 0)
      windowElements.insert(row.element, at: 0)
      firstIndex -= 1
      added.append(row)
    }
    dropRows(above: above - Self.overscan, below: below - Self.overscan)
    for row in added { row.element.coverRow(false) }
    let distance = numberAnewIfNeeded()
    for var row in added where row.element.isPlaced == false {
      row.position += distance
      place(row)
    }
  }

  private func dropRows(above: Int, below: Int) {
    if above > 0 {
      for row in rows.prefix(above) { drop(row) }
      rows.removeFirst(above)
      windowElements.removeFirst(above)
      firstIndex += above
    }
    if below > 0 {
      for row in rows.suffix(below) { drop(row) }
      rows.removeLast(below)
      windowElements.removeLast(below)
    }
  }

  private func drop(_ row: Row) {
    guard row.element.isAlive else { return }
    row.element.leave()
    departed.append(row.element)
    row.element.coverRow(true)
  }

  /// A row of the window, from memory if it is there and not stale.
  final func makeRow(at index: Int) -> Row? {
    guard index >= 0 else { return nil }
    let offset = index - firstIndex
    let known = !areRowsStale && rows.indices.contains(offset) ? rows[offset] : nil
    if let known, !areLengthsStale { return known }
    let proposal = ProposedViewSize(axis, along: nil, across: laidOutAcross)
    if var known {
      known.length = known.element.sizeThatFits(proposal)[axis].asLength
      return known
    }
    guard let content, let row = content.row(at: index) else { return nil }
    noteMade(index..<index + 1)
    let element = element(for: row, at: index)
    element.elementParent = self
    return Row(
      element: element, id: content.rowID(at: index), position: 0,
      length: element.sizeThatFits(proposal)[axis].asLength)
  }

  /// Makes the walked rows the window.
  private func adopt(_ window: RowWalk) {
    let kept = Set(window.rows.map { ObjectIdentifier($0.element) })
    for row in rows where !kept.contains(ObjectIdentifier(row.element)) { drop(row) }
    rows = window.rows
    for row in rows where !row.element.isPlaced { row.element.coverRow(false) }
    firstIndex = window.firstIndex
    windowElements = rows.map(\.element)
  }

  private func place(_ row: Row) {
    let across = laidOutAcross ?? 0
    let proposal = ProposedViewSize(axis, along: nil, across: across)
    let view = ViewDimensions(row.element, proposal: proposal)
    let box = Size(axis, along: row.length, across: across)
    let distance = (alignment.defaultHalfCells(in: box) - view.halfCells(of: alignment)) >> 1
    row.element.place(
      at: Point(axis, along: row.position, across: distance), proposal: proposal)
  }

  // MARK: Anchors

  /// A row whose position is known, near what can be seen.
  private func anchor(_ count: Int) -> (index: Int, position: Int) {
    let reach = seen.lowerBound - seen.count...seen.upperBound + seen.count
    if let wanted = wantedAnchor, wanted.index < count, reach.contains(wanted.position) {
      return wanted
    }
    let top = rows.firstIndex(where: { $0.end > seen.lowerBound })
    if areRowsStale, let top, let moved = anchorAfterChange(from: top, count) { return moved }
    if let top, reach.contains(rows[top].position), firstIndex + top < count {
      return (firstIndex + top, rows[top].position)
    }
    if let last = rows.last, reach.contains(last.position), firstIndex + rows.count <= count {
      return (firstIndex + rows.count - 1, last.position)
    }
    return reckonedAnchor(count)
  }

  /// The first row that was seen and is still there, which stays where it is.
  ///
  /// At the very top of the stack the first row stays on top, whichever that is: what is added
  /// there is meant to be seen.
  private func anchorAfterChange(from top: Int, _ count: Int) -> (index: Int, position: Int)? {
    if firstIndex == 0, rows[0].position >= seen.lowerBound { return (0, rows[0].position) }
    for (offset, row) in rows.enumerated() where offset >= top {
      guard let id = row.id,
        let index = content?.rowOffset(
          ofID: id, near: firstIndex + offset, within: Self.searchedRows)
      else { continue }
      numberAnew(by: (index - firstIndex - offset).times(step(across: laidOutAcross)))
      return (index, rows[offset].position)
    }
    let index = min(firstIndex + top, count - 1)
    return (index, rows[top].position)
  }

  /// The row that should be first of those that are seen, by the usual length.
  private func reckonedAnchor(_ count: Int) -> (index: Int, position: Int) {
    let step = step(across: laidOutAcross)
    let index: Int
    let last = firstIndex + rows.count - 1
    if let end = rows.last?.end, seen.lowerBound >= end, last < count {
      index = last + 1 + (seen.lowerBound - end) / step
    } else if let start = rows.first?.position, start > 0, seen.lowerBound < start {
      index = max(0, seen.lowerBound).scaled(by: firstIndex, over: start)
    } else {
      index = max(0, seen.lowerBound) / step
    }
    let held = index.clamped(0, count - 1)
    return (held, reckonedPosition(of: held))
  }

  private func reckonedPosition(of index: Int) -> Int {
    let step = step(across: laidOutAcross)
    guard let first = rows.first, let last = rows.last, !areRowsStale else {
      return index.times(step)
    }
    let offset = index - firstIndex
    if rows.indices.contains(offset) { return rows[offset].position }
    if offset >= rows.count {
      return last.end.saturatingAdding(gap).saturatingAdding(
        (offset - rows.count).times(step))
    }
    return index.scaled(by: first.position, over: max(1, firstIndex))
  }

  /// Sees to it that row 0 is at 0, and that there is room for the rows before the window.
  ///
  /// Returns how far the rows were moved for it.
  @discardableResult
  private func numberAnewIfNeeded() -> Int {
    guard let first = rows.first else { return 0 }
    var distance = 0
    if firstIndex == 0 {
      distance = -first.position
    } else if first.position <= 0 {
      distance = firstIndex.times(step(across: laidOutAcross)) - first.position
    }
    numberAnew(by: distance)
    return distance
  }

  /// Moves the window along the stack, and the scroll view with it.
  private func numberAnew(by distance: Int) {
    guard distance != 0 else { return }
    for index in rows.indices { rows[index].position += distance }
    guard let scroller else {
      // Nobody keeps what is seen in place, so other rows may be needed.
      seen = 0..<0
      tree.windowsMayHaveMoved = true
      return
    }
    seen = seen.lowerBound + distance..<seen.upperBound + distance
    for element in windowElements + departed where element.isAlive {
      var place = element.leadingOrigin
      place[axis] += distance
      element.moved(to: place)
    }
    scroller.contentMoved(by: distance, along: axis, isWholeContent: scroller.child === self)
  }

  /// The scroll view around that scrolls along the axis of the stack.
  final var scroller: ScrollElement? {
    var outer = elementParent
    while let element = outer {
      if let scroller = element as? ScrollElement, scroller.axes.contains(axis) { return scroller }
      outer = element.elementParent
    }
    return nil
  }

  /// Whether a row is in the window, so that its place is known and not reckoned.
  final func knowsRow(at index: Int) -> Bool { rows.indices.contains(index - firstIndex) }

  /// Scrolls a row into view; called when everything is placed.
  final func revealRow(at index: Int, anchor: UnitPoint?) {
    guard let content, index >= 0, index < content.rowCount, let row = makeRow(at: index) else {
      return
    }
    var origin = Point(axis, along: reckonedPosition(of: index), across: 0)
    if !knowsRow(at: index) { wantedAnchor = (index, origin[axis]) }
    if axis == .vertical { origin.x = visibleRegion.minX } else { origin.y = visibleRegion.minY }
    reveal(Rect(origin: origin, size: Size(axis, along: row.length, across: 1)), at: anchor)
    if wantedAnchor != nil { tree.windowsMayHaveMoved = true }
  }

  // MARK: Rows that are gone from view

  final func noteMade(_ indices: Range<Int>) {
    made =
      made.isEmpty
      ? indices
      : min(made.lowerBound, indices.lowerBound)..<max(made.upperBound, indices.upperBound)
  }

  /// Gives rows back that are far away, now and then.
  private func releaseFarRows(_ count: Int) {
    let kept = firstIndex - Self.keptRows..<firstIndex + rows.count + Self.keptRows
    guard made.count > kept.count + Self.keptRows else { return }
    made = kept.clamped(to: 0..<max(0, count))
    content?.releaseRows(outside: kept)
    rowsReleased()
  }

  /// Blanks what rows that left the window have on the surface, if their cells were not moved away.
  final func clearDeparted() {
    for element in departed where element.isAlive && !element.isPlaced {
      if !element.drawnRect.isEmpty {
        tree.unpainted.insert(element.drawnRect)
        element.forgetDrawn()
      }
    }
    departed.removeAll(keepingCapacity: true)
  }
}

extension Element {
  /// Takes a row that left its stack for gone, or a row that is back for shown.
  ///
  /// What has the focus stays: its keys go on working while it is out of sight.
  fileprivate func coverRow(_ isCovered: Bool) {
    if isCovered, tree.focus.focused?.isInside(self) ?? false { return }
    setCovered(isCovered)
    // A wrapper may stand beside the row that it wraps, not above it.
    if let child = (self as? UnaryElement)?.child, child.parent !== self {
      child.coverRow(isCovered)
    }
  }
}

/// Collects the rows of a window, from one of them downwards and upwards.
@MainActor
private struct RowWalk {
  let stack: LazyStackElement
  let count: Int
  var rows: [LazyStackElement.Row] = []
  var firstIndex = 0

  init(stack: LazyStackElement, count: Int) {
    self.stack = stack
    self.count = count
  }

  mutating func walk(
    from anchor: (index: Int, position: Int), over seen: Range<Int>, atMost limit: Int
  ) {
    firstIndex = anchor.index
    walkDown(from: anchor, to: seen.upperBound, limit)
    walkUp(from: anchor.position, to: seen.lowerBound, limit)
  }

  private mutating func walkDown(
    from anchor: (index: Int, position: Int), to end: Int, _ limit: Int
  ) {
    var position = anchor.position
    var index = anchor.index
    var more = LazyStackElement.overscan
    while index < count, rows.count < limit {
      if position >= end {
        guard more > 0 else { return }
        more -= 1
      }
      guard var row = stack.makeRow(at: index) else { return }
      row.position = position
      rows.append(row)
      position = row.end.saturatingAdding(stack.gap)
      index += 1
    }
  }

  private mutating func walkUp(from anchor: Int, to start: Int, _ limit: Int) {
    var above: [LazyStackElement.Row] = []
    var position = anchor
    var more = LazyStackElement.overscan
    while firstIndex > 0, above.count < limit {
      if position <= start {
        guard more > 0 else { break }
        more -= 1
      }
      guard var row = stack.makeRow(at: firstIndex - 1) else { break }
      position = position.saturatingSubtracting(row.length).saturatingSubtracting(
        stack.gap)
      row.position = position
      above.append(row)
      firstIndex -= 1
    }
    rows.insert(contentsOf: above.reversed(), at: 0)
  }
}

extension Int {
  /// The product, held between plus and minus `infinity`.
  fileprivate func times(_ factor: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    if overflow { return (self < 0) == (factor < 0) ? .infinity : -.infinity }
    return product.asPosition
  }

  /// The number times a share; none of the three is negative.
  fileprivate func scaled(by factor: Int, over divisor: Int) -> Int {
    let (high, low) = multipliedFullWidth(by: factor)
    guard divisor > high else { return .infinity }
    return divisor.dividingFullWidth((high, low)).quotient
  }
}
