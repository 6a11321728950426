/// Moving the cursor, erasing, inserting, deleting and scrolling.
extension TerminalEmulator {
  // MARK: Geometry

  var hasSideMargins: Bool { leftMargin > 0 || rightMargin < width - 1 }

  /// The last column that text may fill from where the cursor stands.
  var rightEdge: Int { x <= rightMargin ? rightMargin : width - 1 }

  /// Whether the cursor is inside all four margins.
  var isInsideMargins: Bool {
    (topMargin...bottomMargin).contains(y) && (leftMargin...rightMargin).contains(x)
  }

  /// Puts the cursor at a position counted from the origin (DECOM), clipped to where it may stand.
  func moveCursor(toX column: Int, y row: Int) {
    if isOriginMode {
      x = min(max(leftMargin + column, leftMargin), rightMargin)
      y = min(max(topMargin + row, topMargin), bottomMargin)
    } else {
      x = min(max(column, 0), width - 1)
      y = min(max(row, 0), height - 1)
    }
    isLastColumnFilled = false
  }

  func cursorUp(_ count: Int) {
    y = max(y - count, y >= topMargin ? topMargin : 0)
    isLastColumnFilled = false
  }

  func cursorDown(_ count: Int) {
    y = min(y + count, y <= bottomMargin ? bottomMargin : height - 1)
    isLastColumnFilled = false
  }

  func cursorForward(_ count: Int) {
    x = min(x + count, x <= rightMargin ? rightMargin : width - 1)
    isLastColumnFilled = false
  }

  func cursorBack(_ count: Int) {
    x = max(x - count, x >= leftMargin ? leftMargin : 0)
    isLastColumnFilled = false
  }

  func carriageReturn() {
    x = isOriginMode || x >= leftMargin ? leftMargin : 0
    isLastColumnFilled = false
  }

  /// One row down; at the bottom margin the region scrolls instead.
  func index() {
    if y == bottomMargin {
      if (leftMargin...rightMargin).contains(x) { scrollUp(1) }
    } else if y < height - 1 {
      y += 1
    }
    isLastColumnFilled = false
  }

  /// One row up; at the top margin the region scrolls instead.
  func reverseIndex() {
    if y == topMargin {
      if (leftMargin...rightMargin).contains(x) { scrollDown(1) }
    } else if y > 0 {
      y -= 1
    }
    isLastColumnFilled = false
  }

  /// To the start of the next row; right of the right margin that does not scroll (xterm).
  func wrapLine() {
    index()
    x = x >= leftMargin ? leftMargin : 0
  }

  // MARK: Wide clusters

  /// Makes sure that no wide cluster crosses the border between `column - 1` and `column`.
  ///
  /// Both of its halves become spaces.
  func splitWide(at column: Int, row: Int) {
    guard column > 0, column < width else { return }
    let cells = grid.cells + (row * width + column)
    guard cells[0].isContinuation else { return }
    var half = cells[0]
    switch traits.orphanedHalf {
    case .pen: half = penBits
    case .kept: break
    case .plain: half = .blank
    }
    half.glyph = 0x20
    cells[-1] = half
    cells[0] = half
  }

  /// Splits what crosses the left or right margin in the given rows.
  private func splitAtSideMargins(rows: Range<Int>) {
    guard hasSideMargins else { return }
    for row in rows {
      splitWide(at: leftMargin, row: row)
      splitWide(at: rightMargin + 1, row: row)
    }
  }

  // MARK: Erasing

  /// Erases the columns `first` to `last` of the cursor's row; a pending wrap is forgotten.
  func eraseInRow(from first: Int, to last: Int) {
    let last = min(last, width - 1)
    guard first <= last else { return }
    splitWide(at: first, row: y)
    splitWide(at: last + 1, row: y)
    grid.fill(y * width + first, count: last - first + 1, with: eraser)
    isLastColumnFilled = false
  }

  func eraseRows(_ rows: Range<Int>) {
    grid.fill(rows: rows, left: 0, right: width - 1, with: eraser)
  }

  /// ED: 0 to the end, 1 up to the cursor, 2 all, 3 the lines scrolled off.
  func eraseInDisplay(_ mode: Int) {
    switch mode {
    case 0:
      eraseInRow(from: x, to: width - 1)
      eraseRows((y + 1)..<height)
    case 1:
      eraseRows(0..<y)
      eraseInRow(from: 0, to: x)
    case 2:
      eraseRows(0..<height)
      isLastColumnFilled = false
    case 3:
      scrollback.erase()
    default:
      noteUnknownSequence()
    }
  }

  /// EL: 0 to the end, 1 up to the cursor, 2 the row.
  func eraseInLine(_ mode: Int) {
    switch mode {
    case 0:
      eraseInRow(from: x, to: width - 1)
    case 1:
      eraseInRow(from: 0, to: x)
    case 2:
      eraseInRow(from: 0, to: width - 1)
    default:
      noteUnknownSequence()
    }
  }

  // MARK: Inserting and deleting

  func insertCells(_ count: Int) {
    guard (leftMargin...rightMargin).contains(x) else { return }
    let right = rightEdge
    let count = min(count, right - x + 1)
    splitWide(at: x, row: y)
    splitWide(at: right + 1, row: y)
    splitWide(at: right + 1 - count, row: y)
    grid.shiftRight(
      row: y, from: x, right: right, by: count, with: traits.insertsWithStyle ? penBits : eraser)
  }

  func deleteCells(_ count: Int) {
    guard (leftMargin...rightMargin).contains(x) else { return }
    let right = rightEdge
    let count = min(count, right - x + 1)
    splitWide(at: x, row: y)
    splitWide(at: right + 1, row: y)
    splitWide(at: x + count, row: y)
    grid.shiftLeft(row: y, from: x, right: right, by: count, with: eraser)
  }

  /// IL: opens `count` rows at the cursor, inside the margins only.
  func insertLines(_ count: Int) {
    guard isInsideMargins else { return }
    let rows = y..<(bottomMargin + 1)
    splitAtSideMargins(rows: rows)
    grid.scrollDown(rows: rows, left: leftMargin, right: rightMargin, by: count, with: eraser)
    x = leftMargin
    isLastColumnFilled = false
  }

  /// DL: removes `count` rows at the cursor, inside the margins only.
  func deleteLines(_ count: Int) {
    guard isInsideMargins else { return }
    let rows = y..<(bottomMargin + 1)
    splitAtSideMargins(rows: rows)
    grid.scrollUp(rows: rows, left: leftMargin, right: rightMargin, by: count, with: eraser)
    x = leftMargin
    isLastColumnFilled = false
  }

  /// DECIC and DECDC: whole columns of the region move.
  func shiftColumns(inserting: Bool, _ count: Int) {
    guard isInsideMargins else { return }
    let row = y
    for line in topMargin...bottomMargin {
      y = line
      if inserting { insertCells(count) } else { deleteCells(count) }
    }
    y = row
  }

  /// SL and SR: the whole region moves sideways, wherever the cursor is.
  func scrollSideways(left: Bool, _ count: Int) {
    guard isInsideMargins else { return }
    let column = x
    x = leftMargin
    shiftColumns(inserting: !left, count)
    x = column
  }

  // MARK: Scrolling

  /// Moves the region up; rows that leave the main screen at its very top are kept.
  func scrollUp(_ count: Int) {
    let rows = topMargin..<(bottomMargin + 1)
    splitAtSideMargins(rows: rows)
    if !isAlternateScreen, topMargin == 0, !hasSideMargins {
      keepRows(min(count, rows.count))
    }
    grid.scrollUp(rows: rows, left: leftMargin, right: rightMargin, by: count, with: eraser)
  }

  func scrollDown(_ count: Int) {
    let rows = topMargin..<(bottomMargin + 1)
    splitAtSideMargins(rows: rows)
    grid.scrollDown(rows: rows, left: leftMargin, right: rightMargin, by: count, with: eraser)
  }

  private func keepRows(_ count: Int) {
    var row = 0
    while row < count {
      scrollback.append(grid.cells + row * width, count: width, limit: traits.scrollbackLimit)
      row += 1
    }
  }

  // MARK: Tab stops

  func tabForward(_ count: Int) {
    let edge = rightEdge
    var left = min(count, width)
    while left > 0, x < edge {
      repeat { x += 1 } while x < edge && !tabStops[x]
      left -= 1
    }
  }

  // Neither direction forgets a pending wrap: xterm does not either.
  func tabBack(_ count: Int) {
    let edge = isOriginMode ? leftMargin : 0
    var left = min(count, width)
    while left > 0, x > edge {
      repeat { x -= 1 } while x > edge && !tabStops[x]
      left -= 1
    }
  }
}
