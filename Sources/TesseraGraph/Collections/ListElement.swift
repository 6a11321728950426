package import TesseraScreen

/// The element of a `List`: rows that scroll, and which of them is the current one.
///
///     ControlElement      has the focus, gives keys and clicks to the list
///     └ ListElement       knows the selection and the current row
///       └ ScrollElement   shows a part of
///         └ ListRowsElement   the rows near it, each in a ListRowElement
///
/// A list has a *current row*, at which keys act, where its author gave it a selection, or where its
/// rows can be deleted or moved. Without one the keys scroll, and go from control to control.
@MainActor
package final class ListElement: UnaryElement {
  /// Which rows are selected.
  private(set) var selection: any ListSelection
  /// Whether the selection is the author's.
  private var hasAuthorsSelection: Bool
  /// Whether some row can be deleted or moved.
  private var hasEditableRows = false

  /// The number of the current row; kept when the row goes, so that its neighbour takes over.
  private(set) var currentIndex: Int?
  /// The id of the current row.
  private var currentID: AnyHashable?
  /// Where a range of rows that is being selected began.
  var rangeStart: Int?
  /// Whether rows are marked one by one, so that moving on selects nothing.
  var isMarking = false
  /// The selected row that is known, where only one can be selected.
  private var knownID: AnyHashable?
  /// The row that was last marked as selected.
  private var selectedRow: ListRowElement?
  /// Whether a neighbour of the current row is selected when it goes.
  private var selectsNeighbour = false
  /// Whether the current row is brought into view when it is known where it is.
  private var revealsCurrentRow = false
  private var areRowsChanged = false
  private var isCheckQueued = false

  private let dependencies = Dependencies()
  private lazy var link = ObservationLink(node: self)

  private init(selection: (any ListSelection)?, in context: NodeContext) {
    self.selection = selection ?? OwnSelection()
    hasAuthorsSelection = selection != nil
    super.init(in: context)
  }

  // MARK: Making

  /// Makes a list with all that it stands in.
  package static func make<Content: View>(
    _ content: Content, selection: (any ListSelection)?, in context: NodeContext
  ) -> Node {
    let control = ControlElement(Control(), in: context)
    let list = ListElement(selection: selection, in: control.context)
    let scroller = ScrollElement(.vertical, showsIndicators: true, in: list.context)
    let rows = ListRowsElement(in: scroller.context)
    rows.list = list
    rows.setChildren([ViewNodes.make(content, in: rows.context)])
    scroller.attach(content: rows)
    list.attach(content: scroller)
    control.attach(content: list)
    list.update()
    list.updateControl()
    return control
  }

  /// Gives a list, made by `make`, new values.
  package static func update<Content: View>(
    _ node: Node, to content: Content, selection: (any ListSelection)?
  ) {
    let list = unsafeDowncast(node.children[0], to: ListElement.self)
    if let selection { list.selection = selection }
    list.hasAuthorsSelection = selection != nil
    ViewNodes.update(list.rows.children[0], to: content)
    list.update()
  }

  /// What scrolls the rows.
  var scroller: ScrollElement { unsafeDowncast(children[0], to: ScrollElement.self) }

  /// The rows.
  var rows: ListRowsElement {
    unsafeDowncast(scroller.children[0], to: ListRowsElement.self)
  }

  /// How many rows there are.
  var rowTotal: Int { rows.content?.rowCount ?? 0 }

  /// Whether the list has the focus, and not something inside of it.
  var isFocused: Bool { (parent as? ControlElement)?.isFocused ?? false }

  /// Whether keys act at a current row.
  var hasCurrentRow: Bool { hasAuthorsSelection || hasEditableRows }

  private func updateControl() {
    guard let parent = parent as? ControlElement else { return }
    var control = Control()
    control.yieldsFocus = !hasCurrentRow
    control.isReady = { [unowned self] in hasCurrentRow || scroller.overflows }
    control.onKey = { [unowned self] press in isFocused ? use(press) : .ignored }
    control.onPointer = { [unowned self] event in use(event) }
    control.onFocus = { [unowned self] _ in focusChanged() }
    control.meaning = Meaning(.list)
    control.meaning?.count = rowTotal
    parent.update(to: control)
  }

  // MARK: Layout and drawing

  private var frame: ListFrame { ListFrame(isBordered: environment.isListBordered) }

  override package func measure(_ proposal: ProposedViewSize) -> Size {
    guard let child else { return .zero }
    return frame.solver.sizeThatFits(proposal, child: child)
  }

  override package func layoutContents() {
    guard let child else { return }
    let placement = frame.solver.placement(of: child, in: size, proposal: placedProposal)
    child.place(at: placement.origin, proposal: placement.proposal)
  }

  override package var painting: Painting { frame.isBordered ? .anything : .nothing }

  override package func mayPaint(into rect: Rect) -> Bool {
    !frame.inside(of: size).contains(rect)
  }

  override package func draw(in context: DrawContext) {
    super.draw(in: context)
    let color: Color = environment.isFocused ? .primary : .tertiary
    let style = CellStyle(
      foreground: context.resolve(color, in: environment), background: .clear)
    frame.draw(in: context, size: size, style: style)
  }

  override package func environmentChanged(from old: EnvironmentValues) {
    guard environment.isListBordered != old.isListBordered else { return }
    setNeedsLayout()
    setNeedsDraw()
  }

  // MARK: Following the selection

  /// Looks at the binding, and will again when what it read has changed.
  private func readSelection() {
    dependencies.track(for: self) { link.track { selection.read() } }
  }

  override package func update() {
    readSelection()
    if selection.isMultiple {
      markRows()
      return
    }
    let id = selection.ids.first
    guard id != knownID else { return }
    knownID = id
    // A selection that the app made is followed and shown, as one that the user made.
    if let id, id != currentID {
      currentID = id
      revealsCurrentRow = true
      areRowsChanged = true
      queueCheck()
    }
    markRows()
  }

  override package func dependencyChanged() {
    setNeedsUpdate()
  }

  override package func willRemove() {
    super.willRemove()
    dependencies.removeAll(for: self)
    link.cancel()
  }

  /// Marks the rows near what can be seen as what they are.
  func markRows() {
    for row in rows.shownRows { mark(row) }
  }

  /// Marks a row as what it is.
  func mark(_ row: ListRowElement) {
    let isSelected = hasCurrentRow && row.selectionID.map { selection.contains($0) } ?? false
    if isSelected { selectedRow = row }
    row.mark(
      isSelected: isSelected,
      isCurrent: hasCurrentRow && row.index == currentIndex, isListFocused: isFocused)
  }

  /// Takes note of a row that was made, or made again.
  func rowMade(_ row: ListRowElement) {
    if !hasEditableRows, let actions = rows.content?.rowActions(at: row.index)?.actions,
      !actions.isEmpty
    {
      hasEditableRows = true
      queueCheck()
    }
    mark(row)
  }

  private func focusChanged() {
    findFirstCurrentRow()
    markRows()
  }

  /// Gives a list that has the focus a current row, so that the focus is seen.
  private func findFirstCurrentRow() {
    guard isFocused, hasCurrentRow, currentIndex == nil,
      let index = selectableIndex(from: rows.firstIndex, step: 1)
    else { return }
    setCurrent(index, id: rows.listRow(at: index)?.selectionID)
  }

  // MARK: The current row

  /// Makes a row the current one, without selecting it.
  func setCurrent(_ index: Int?, id: AnyHashable?) {
    let old = currentIndex
    currentIndex = index
    currentID = id
    for row in [old, index] { row.flatMap { rows.shownRow(at: $0) }.map { mark($0) } }
  }

  /// Brings the current row into view once it is known where it is.
  func revealCurrentRowLater() {
    revealsCurrentRow = true
  }

  /// Selects these rows and no others.
  func select(_ ids: [AnyHashable]) {
    let old = knownID
    selection.select(ids)
    if selection.isMultiple {
      markRows()
      return
    }
    knownID = selection.ids.first
    if let old, old == selectedRow?.selectionID {
      // Only two rows look different; where they are is known.
      selectedRow.map { mark($0) }
      currentIndex.flatMap { rows.shownRow(at: $0) }.map { mark($0) }
    } else {
      markRows()
    }
  }

  /// Where the row with an id is, looking first where the current row is.
  func index(of id: AnyHashable) -> Int? {
    if let shown = rows.shownRows.first(where: { $0.selectionID == id }) { return shown.index }
    return rows.content?.rowOffset(ofID: id, near: currentIndex ?? 0, within: .max)
  }

  /// Brings a row into view, with the heading right above it.
  func reveal(row index: Int) {
    guard isAlive, isPlaced, index < rowTotal else { return }
    var first = index
    while first > 0, index - first < 2, rows.listRow(at: first - 1)?.selectionID == nil {
      first -= 1
    }
    if first < index { rows.revealRow(at: first, anchor: nil) }
    rows.revealRow(at: index, anchor: nil)
    if !rows.knowsRow(at: index) { tree.scroll(toRow: index, of: rows, anchor: nil) }
  }

  // MARK: Following the data

  /// Takes note that the rows are others; what that means for the selection is found out when they
  /// have been laid out.
  func rowsChanged() {
    areRowsChanged = true
    queueCheck()
  }

  private func queueCheck() {
    guard !isCheckQueued else { return }
    isCheckQueued = true
    tree.lifecycle.appear { [weak self] in self?.check() }
  }

  private func check() {
    isCheckQueued = false
    guard isAlive else { return }
    if areRowsChanged {
      areRowsChanged = false
      findCurrentRow()
    }
    findFirstCurrentRow()
    updateControl()
    markRows()
  }

  /// Finds the current row again after the data has changed.
  ///
  /// Selected rows that are gone are selected no more; one that was deleted here gives way to its
  /// neighbour. A list that is empty for now keeps its selection: its rows may come back.
  private func findCurrentRow() {
    let total = rowTotal
    defer { selectsNeighbour = false }
    guard total > 0 else {
      if selectsNeighbour { select([]) }
      return
    }
    defer { revealsCurrentRow = false }
    if let id = currentID {
      if let index = index(of: id) {
        setCurrent(index, id: id)
        if revealsCurrentRow { reveal(row: index) }
        dropGoneRows(besides: id)
        return
      }
      guard canTellGoneRows else { return }
      let neighbour = currentIndex.flatMap { selectableIndex(near: min($0, total - 1)) }
      if selection.contains(id) { selection.set(id, isSelected: false) }
      if selectsNeighbour, let neighbour, let new = rows.listRow(at: neighbour)?.selectionID {
        setCurrent(neighbour, id: new)
        if selection.isEmpty { select([new]) }
        reveal(row: neighbour)
      } else {
        currentID = nil
        currentIndex = neighbour
      }
    }
    dropGoneRows(besides: nil)
  }

  /// The most rows in which it is looked whether all of several selected rows are still there.
  private static let mostSearchedRows = 20_000

  /// Whether a row whose id is not found is known to be gone: a tag is known only once its row is made.
  private var canTellGoneRows: Bool {
    let shown = rows.shownRows
    return shown.count == rowTotal
      || shown.allSatisfy { $0.selectionID == nil || $0.selectionID == $0.rowID }
  }

  private func dropGoneRows(besides known: AnyHashable?) {
    guard hasAuthorsSelection, !selection.isEmpty, canTellGoneRows else { return }
    if !selection.isMultiple {
      guard let id = selection.ids.first, id != known, index(of: id) == nil else { return }
      select([])
    } else if rowTotal <= ListElement.mostSearchedRows, selection.count < rowTotal {
      let ids = selection.ids
      let there = ids.filter { $0 == known || index(of: $0) != nil }
      if there.count < ids.count { select(there) }
    }
  }

  /// The nearest row that can be selected, first at or below, then above.
  func selectableIndex(near index: Int) -> Int? {
    selectableIndex(from: index, step: 1) ?? selectableIndex(from: index - 1, step: -1)
  }

  /// The first row that can be selected, from one on in a direction.
  func selectableIndex(from start: Int, step: Int) -> Int? {
    var index = start
    let total = rowTotal
    // Rows that cannot be selected are headings; thousands in a row would be no list.
    for _ in 0..<1000 where index >= 0 && index < total {
      if let id = rows.listRow(at: index)?.selectionID, selection.accepts(id) { return index }
      index += step
    }
    return nil
  }

  /// Says that the current row is about to be deleted by the user.
  func willDeleteCurrentRow() {
    selectsNeighbour = true
  }
}
