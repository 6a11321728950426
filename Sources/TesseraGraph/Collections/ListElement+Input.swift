import TesseraScreen

/// Keys and pointer, while the list itself has the focus.
///
/// | key | at the current row |
/// |---|---|
/// | Up, Down, Page Up, Page Down, Home, End | goes to another row and selects it |
/// | Shift with these | selects all rows from where it began, where several can be selected |
/// | Control with Up, Down | goes to another row and selects nothing |
/// | Space | marks the row, or takes the mark away; moving on then keeps the marks |
/// | Delete, Forward Delete | deletes the row, where its `ForEach` has `onDelete` |
/// | Option with Up, Down | moves the row, where its `ForEach` has `onMove` |
///
/// A click selects a row; with Control it adds the row or takes it away, with Shift all up to it.
extension ListElement {
  /// Uses a key press.
  func use(_ press: KeyPress) -> KeyPress.Result {
    guard press.phase != .up else { return .ignored }
    guard hasCurrentRow else {
      return scroller.scroll(with: press, hasFocus: true) ? .handled : .ignored
    }
    let modifiers = press.modifiers.forMatching
    switch press.key {
    case .upArrow where modifiers == .option: return moveRow(by: -1)
    case .downArrow where modifiers == .option: return moveRow(by: 1)
    case .space where modifiers.isEmpty: return markCurrentRow()
    case .delete where modifiers.isEmpty, .deleteForward where modifiers.isEmpty:
      return deleteRows()
    default:
      guard let target = target(of: press.key) else { return .ignored }
      return go(to: target, modifiers)
    }
  }

  /// The row that a key goes to; nil for other keys, and at the end of the rows.
  private func target(of key: KeyEquivalent) -> Int? {
    let total = rowTotal
    guard let current = currentIndex.flatMap({ $0 < total ? $0 : nil }) else {
      return target(of: key, withoutCurrentRowOf: total)
    }
    let page = max(1, scroller.size.height - 1)
    switch key {
    // Where nothing is selected the current row is where one begins.
    case .upArrow where selection.isEmpty && !isMarking,
      .downArrow where selection.isEmpty && !isMarking:
      return selectableIndex(near: current)
    case .upArrow: return selectableIndex(from: current - 1, step: -1)
    case .downArrow: return selectableIndex(from: current + 1, step: 1)
    case .pageUp: return selectableIndex(near: max(0, rowIndex(from: current, by: -page)))
    case .pageDown:
      let index = min(total - 1, rowIndex(from: current, by: page))
      return selectableIndex(from: index, step: -1) ?? selectableIndex(near: index)
    case .home: return selectableIndex(from: 0, step: 1)
    case .end: return selectableIndex(from: total - 1, step: -1)
    default: return nil
    }
  }

  /// Where nothing was selected yet, the first key selects the first row, or the last.
  private func target(of key: KeyEquivalent, withoutCurrentRowOf total: Int) -> Int? {
    switch key {
    case .upArrow, .downArrow, .pageUp, .pageDown, .home: selectableIndex(from: 0, step: 1)
    case .end: selectableIndex(from: total - 1, step: -1)
    default: nil
    }
  }

  /// The row some cells below another, or above, by the rows' lengths as far as they are known.
  private func rowIndex(from index: Int, by cells: Int) -> Int {
    var index = index
    var left = abs(cells)
    while left > 0 {
      guard let row = rows.shownRow(at: index) else {
        return index + (cells > 0 ? left : -left)
      }
      let length = max(1, row.size.height)
      guard length <= left else { return index }
      left -= length
      index += cells > 0 ? 1 : -1
    }
    return index
  }

  private func go(to index: Int, _ modifiers: EventModifiers) -> KeyPress.Result {
    guard let id = rows.listRow(at: index)?.selectionID else { return .ignored }
    switch modifiers {
    case []:
      rangeStart = nil
      setCurrent(index, id: id)
      if !isMarking || !selection.isMultiple { select([id]) }
    case .shift where selection.isMultiple:
      let start = rangeStart ?? currentIndex ?? index
      rangeStart = start
      setCurrent(index, id: id)
      select(selectableIDs(between: start, and: index))
    case .shift:
      setCurrent(index, id: id)
      select([id])
    case .control where selection.isMultiple:
      isMarking = true
      setCurrent(index, id: id)
    default:
      return .ignored
    }
    reveal(row: index)
    return .handled
  }

  /// The most rows that a range selects at once: beyond, the selection would cost a pause.
  private static let longestRange = 100_000

  private func selectableIDs(between start: Int, and end: Int) -> [AnyHashable] {
    let range = min(start, end)...max(start, end)
    return range.prefix(Self.longestRange).compactMap { index in
      // A row that is not shown is known by its element's id; making it would cost too much.
      let shown = rows.shownRow(at: index)
      return shown.map(\.selectionID) ?? rows.content?.rowID(at: index)
    }
  }

  private func markCurrentRow() -> KeyPress.Result {
    guard let index = currentIndex ?? selectableIndex(from: 0, step: 1),
      let id = rows.listRow(at: index)?.selectionID
    else { return .ignored }
    setCurrent(index, id: id)
    if !selection.isMultiple {
      guard !selection.contains(id) else { return .ignored }
      select([id])
    } else if isMarking {
      selection.set(id, isSelected: !selection.contains(id))
      if selection.isEmpty { isMarking = false }
    } else {
      // The row that one came to is selected already: the first mark keeps it.
      isMarking = true
      selection.set(id, isSelected: true)
    }
    rangeStart = nil
    markRows()
    reveal(row: index)
    return .handled
  }

  // MARK: Editing

  private func deleteRows() -> KeyPress.Result {
    guard let index = currentIndex, let row = rows.listRow(at: index),
      row.traits.isDeleteDisabled != true, let editable = rows.content?.rowActions(at: index),
      let delete = editable.actions.delete
    else { return .ignored }
    willDeleteCurrentRow()
    delete(selectedOffsets(besides: index, in: editable))
    return .handled
  }

  /// The offsets of the current row, and of other selected rows that are shown and of its `ForEach`.
  private func selectedOffsets(besides index: Int, in editable: EditableRow) -> [Int] {
    var offsets = [editable.offset]
    guard selection.isMultiple, let id = rows.listRow(at: index)?.selectionID,
      selection.contains(id)
    else { return offsets }
    for other in selection.ids where other != id {
      guard let place = self.index(of: other),
        let row = rows.content?.rowActions(at: place), row.owner === editable.owner
      else { continue }
      offsets.append(row.offset)
    }
    return offsets.sorted()
  }

  private func moveRow(by step: Int) -> KeyPress.Result {
    guard let index = currentIndex, let row = rows.listRow(at: index),
      row.traits.isMoveDisabled != true, let editable = rows.content?.rowActions(at: index),
      let move = editable.actions.move
    else { return .ignored }
    let target = editable.offset + step
    guard target >= 0, target < editable.count else { return .handled }
    // The place before which the row goes, counted in the data as it is now.
    move([editable.offset], step > 0 ? target + 1 : target)
    revealCurrentRowLater()
    return .handled
  }

  // MARK: Pointer

  /// Uses a pointer event, whose location is in the list's own coordinates.
  func use(_ event: PointerEvent) -> KeyPress.Result {
    guard hasCurrentRow, case .down(.left) = event.kind,
      Rect(origin: scroller.origin, size: scroller.size).contains(event.location)
    else { return .ignored }
    let position = event.location - scroller.origin - rows.origin
    guard let row = rows.row(atPosition: position.y), let id = row.selectionID,
      selection.accepts(id)
    else { return .ignored }
    let index = row.index
    if selection.isMultiple, event.modifiers.contains(.shift),
      let start = rangeStart ?? currentIndex
    {
      rangeStart = start
      select(selectableIDs(between: start, and: index))
    } else if selection.isMultiple, event.modifiers.contains(.control) {
      isMarking = true
      selection.set(id, isSelected: !selection.contains(id))
    } else {
      isMarking = false
      rangeStart = nil
      select([id])
    }
    setCurrent(index, id: id)
    markRows()
    reveal(row: index)
    return .handled
  }
}
