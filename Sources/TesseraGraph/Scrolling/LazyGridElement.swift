package import TesseraScreen

/// What `LazyVGrid` and `LazyHGrid` are made of.
package struct LazyGridView<Content: View>: View, PrimitiveView {
  package static var multiplicity: Multiplicity { .one }

  let solver: LazyGridSolver
  let content: Content

  package init(_ solver: LazyGridSolver, content: Content) {
    self.solver = solver
    self.content = content
  }

  package static func makeNode(_ view: Self, in context: NodeContext) -> Node {
    let element = LazyGridElement(view.solver, in: context)
    let lines = GridLinesNode(view.solver, in: element.context)
    element.setChildren([lines])
    lines.setChildren([ViewNodes.make(view.content, in: lines.context)])
    return element
  }

  package static func updateNode(_ node: Node, to view: Self) {
    let element = unsafeDowncast(node, to: LazyGridElement.self)
    element.update(to: view.solver)
    ViewNodes.update(element.lines.children[0], to: view.content)
  }
}

/// A lazy stack of lines, each of which has a cell for every track.
///
///     cells  0 1 2 3 4 5 6 7         in 3 columns      in 2 columns
///                                    0 1 2  line 0     0 1  line 0
///                                    3 4 5             2 3
///                                    6 7               4 5 …
///
/// In a scroll view only the lines near what can be seen have cells. Elsewhere all that there are
/// are measured, so that the grid is exactly as long as they are.
package final class LazyGridElement: LazyStackElement {
  /// So many lines are measured one by one outside of scroll views; of more the length is reckoned.
  private static let mostMeasuredLines = 1000

  private var solver: LazyGridSolver

  init(_ solver: LazyGridSolver, in context: NodeContext) {
    self.solver = solver
    super.init(
      axis: solver.axis, alignment: solver.alignment, spacing: solver.lineSpacing, in: context)
  }

  /// What has the lines.
  var lines: GridLinesNode { unsafeDowncast(children[0], to: GridLinesNode.self) }

  func update(to new: LazyGridSolver) {
    guard new != solver else { return }
    solver = new
    lines.solver = new
    update(alignment: new.alignment, spacing: new.lineSpacing)
    contentsChanged()
    setNeedsLayout()
  }

  /// A cell stands in no stack.
  override package var orientationInside: StackOrientation { .none }

  override package func measure(_ proposal: ProposedViewSize) -> Size {
    let across = proposal[axis.cross]
    let (tracks, width) = solver.tracks(across: across)
    if lines.trackCount == 0 { lines.trackCount = tracks.count }
    // The lines that there are hold only for as many tracks; elsewhere they are reckoned.
    var size = Size(axis, along: 0, across: width)
    if tracks.count == lines.trackCount { size[axis] = super.measure(proposal)[axis] }
    let count = lines.lineCount(of: tracks.count)
    if scroller == nil, count <= Self.mostMeasuredLines {
      size[axis] = exactLength(of: count, in: tracks)
    } else if tracks.count != lines.trackCount {
      size[axis] = reckonedLength(of: count, in: tracks)
    }
    return size
  }

  private func exactLength(of count: Int, in tracks: [LazyGridSolver.Track]) -> Int {
    var length = max(0, count - 1).saturatingMultiplied(by: solver.lineSpacing)
    for line in 0..<count {
      let cells = lines.cells(ofLine: line, inTracks: tracks.count)
      // A cell that is out of sight has no line that would hear of its changes.
      for cell in cells where cell.elementParent == nil { cell.elementParent = self }
      length = length.saturatingAdding(solver.lineLength(of: cells, in: tracks))
    }
    return length.asLength
  }

  private func reckonedLength(of count: Int, in tracks: [LazyGridSolver.Track]) -> Int {
    guard count > 0 else { return 0 }
    let cells = lines.cells(ofLine: 0, inTracks: tracks.count)
    let step = max(1, solver.lineLength(of: cells, in: tracks)).saturatingAdding(solver.lineSpacing)
    return count.saturatingMultiplied(by: step).saturatingSubtracting(solver.lineSpacing).asLength
  }

  override package func layoutContents() {
    let count = solver.tracks(across: size[axis.cross]).tracks.count
    if count != lines.trackCount {
      lines.trackCount = count
      contentsChanged()
    }
    super.layoutContents()
  }
}

/// Groups the rows of its content to the lines of a grid.
package final class GridLinesNode: Node {
  var solver: LazyGridSolver {
    didSet { for line in lines.values { line.update(to: solver) } }
  }

  /// How many cells a line has; zero while that is not known.
  var trackCount = 0 {
    didSet { if trackCount != oldValue { removeLines() } }
  }

  private var lines: [Int: GridLineElement] = [:]

  init(_ solver: LazyGridSolver, in context: NodeContext) {
    self.solver = solver
    super.init(in: context)
  }

  private var content: Node? { children.first }

  /// How many lines there are in a number of tracks.
  func lineCount(of tracks: Int) -> Int {
    guard tracks > 0, let count = content?.rowCount else { return 0 }
    return count / tracks + (count % tracks > 0 ? 1 : 0)
  }

  /// The cells of a line in a number of tracks, made if need be.
  func cells(ofLine line: Int, inTracks tracks: Int) -> [Element] {
    guard let content, tracks > 0 else { return [] }
    let start = line * tracks
    return (start..<min(start + tracks, content.rowCount)).compactMap { content.row(at: $0) }
  }

  private func removeLines() {
    for line in lines.values { removeChild(line) }
    lines.removeAll()
  }

  // MARK: Rows

  override package var rowCount: Int { lineCount(of: trackCount) }

  override package func row(at index: Int) -> Element? {
    guard index >= 0, index < rowCount else { return nil }
    let cells = cells(ofLine: index, inTracks: trackCount)
    if let line = lines[index] {
      line.show(cells)
      return line
    }
    let line = GridLineElement(solver, in: context)
    lines[index] = line
    addChild(line)
    line.show(cells)
    return line
  }

  override package func releaseRows(outside kept: Range<Int>) {
    for (index, line) in lines where !kept.contains(index) {
      lines[index] = nil
      removeChild(line)
    }
    let cells =
      kept.lowerBound.saturatingMultiplied(
        by: trackCount)..<kept.upperBound.saturatingMultiplied(by: trackCount)
    content?.releaseRows(outside: cells)
  }

  override package func rowID(at index: Int) -> AnyHashable? {
    content?.rowID(at: index * trackCount)
  }

  override package func rowOffset(ofID id: AnyHashable, near: Int, within distance: Int) -> Int? {
    guard trackCount > 0 else { return nil }
    let offset = content?.rowOffset(
      ofID: id, near: near.saturatingMultiplied(by: trackCount),
      within: distance.saturatingMultiplied(by: trackCount))
    return offset.map { $0 / trackCount }
  }

  override package func rowActions(at index: Int) -> EditableRow? { nil }

  override package func collectElements(into elements: inout [Element]) {}
}

/// One line of a lazy grid: it places a cell in each track.
package final class GridLineElement: Element {
  private var solver: LazyGridSolver
  private var cells: [Element] = []

  init(_ solver: LazyGridSolver, in context: NodeContext) {
    self.solver = solver
    super.init(in: context)
  }

  func update(to new: LazyGridSolver) {
    solver = new
    setNeedsLayout()
  }

  /// Takes the cells, which live beside the line in the tree.
  func show(_ new: [Element]) {
    let isSame = new.count == cells.count && zip(new, cells).allSatisfy { $0 === $1 }
    if !isSame { leaveCells() }
    for cell in new { cell.elementParent = self }
    guard !isSame else { return }
    cells = new
    setNeedsLayout()
    setNeedsDraw()
  }

  /// Gives the cells, which may live longer than the line, to the grid.
  private func leaveCells() {
    for cell in cells where cell.isAlive && cell.elementParent === self {
      cell.elementParent = elementParent
    }
    cells.removeAll()
  }

  override package func willRemove() {
    leaveCells()
    super.willRemove()
  }

  override package var elementsInside: [Element] { cells.filter(\.isAlive) }

  override package var painting: Painting { .nothing }

  override package func measure(_ proposal: ProposedViewSize) -> Size {
    let (tracks, width) = solver.tracks(across: proposal[solver.axis.cross])
    return Size(
      solver.axis, along: solver.lineLength(of: elementsInside, in: tracks), across: width)
  }

  override package func layoutContents() {
    let axis = solver.axis
    let (tracks, _) = solver.tracks(across: placedProposal[axis.cross])
    for (cell, track) in zip(elementsInside, tracks) {
      let placement = solver.placement(
        of: cell, in: track, lineOrigin: 0, lineLength: size[axis])
      cell.place(at: placement.origin, proposal: placement.proposal)
    }
  }
}
