import TesseraScreen

/// Erasing many rows with one sequence: a screen of which nothing is known, and blank rows below.
extension FrameEncoder {
  /// The changed rows at the foot of a screen that are blank, with every row below the first.
  struct BlankTail {
    /// The number of the first changed row among the extents.
    var index: Int
    /// That row.
    var y: Int
    /// What all cells from there on look like.
    var cell: Cell
  }

  /// Takes a terminal in any state to a blank screen, which the model then holds.
  func startOver(_ next: Surface, isEntered: Bool) {
    pen.startOver(isEntered: isEntered)
    let size = shown.size
    guard pen.capabilities.hasEraseLine else { return overwrite() }
    let cell = pen.capabilities.backColorErase ? commonBlank(of: next) : .blank
    pen.setBlank(pen.looks.look(of: cell.style).background, before: nil)
    pen.output.append(ControlSequence.eraseBelow)
    fillShown(rows: 0..<size.height, with: cell)
  }

  /// The blank rows at the foot of the next screen, if erasing them at once pays: from two on.
  func blankTail(of next: Surface) -> BlankTail? {
    guard extents.count > 1, pen.capabilities.hasEraseLine else { return nil }
    let size = next.size
    let cell = next[size.width - 1, size.height - 1]
    let look = pen.looks.look(of: cell.style)
    let isErasable = look.isBlank && pen.canErase(look.background)
    guard cell.glyph == .space, isErasable, isBlank(next, extents.count - 1, look.background)
    else { return nil }

    var index = extents.count
    var y = size.height
    while index > 0, pen.isBlank(next.row(y - 1), look.background) {
      y -= 1
      while index > 0, extents[index - 1].y >= y { index -= 1 }
    }
    guard extents.count - index > 1 else { return nil }
    let blank = Cell(glyph: .space, style: CellStyle(background: cell.style.background))
    return BlankTail(index: index, y: extents[index].y, cell: blank)
  }

  private func isBlank(_ next: Surface, _ index: Int, _ background: UInt32) -> Bool {
    pen.isBlank(next.row(extents[index].y), background)
  }

  /// Erases a tail in the terminal and the model; returns how many cells changed at most.
  func eraseTail(_ tail: BlankTail, _ next: Surface) -> Int {
    pen.move(to: 0, tail.y, over: next.row(tail.y).baseAddress.map { UnsafePointer($0) })
    pen.setBlank(pen.looks.look(of: tail.cell.style).background, before: nil)
    pen.output.append(ControlSequence.eraseBelow)
    for y in tail.y..<next.size.height {
      shown.copyRow(y, columns: 0..<next.size.width, from: next)
    }
    return (next.size.height - tail.y) * next.size.width
  }

  /// Makes rows of the model one cell over.
  func fillShown(rows: Range<Int>, with cell: Cell) {
    for y in rows { shown.row(y).update(repeating: cell) }
  }

  /// Where nothing can be erased, spaces go over everything.
  private func overwrite() {
    for y in 0..<shown.size.height where shown.size.width > 0 {
      pen.move(to: 0, y, over: nil)
      pen.writeSpaces(shown.size.width)
    }
    fillShown(rows: 0..<shown.size.height, with: .blank)
  }

  /// A blank cell in the background that most rows end in, so that erasing leaves them little to do.
  private func commonBlank(of next: Surface) -> Cell {
    var best = Cell.blank
    var votes = 0
    for y in 0..<next.size.height {
      let last = next[next.size.width - 1, y]
      let look = pen.looks.look(of: last.style)
      guard last.glyph == .space, look.isBlank else { continue }
      // Boyer and Moore's vote: the majority outlives all others.
      if votes == 0 {
        best = Cell(glyph: .space, style: CellStyle(background: last.style.background))
      }
      votes += last.style.background == best.style.background ? 1 : -1
    }
    return best
  }
}
