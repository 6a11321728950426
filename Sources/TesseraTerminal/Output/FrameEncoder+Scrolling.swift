import TesseraScreen

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Shifts that the terminal does itself.
extension FrameEncoder {
  /// Scrolls the terminal and the model if that saves bytes, and adds to the damage what must be
  /// compared then.
  ///
  /// A terminal scrolls whole rows. Where a shift is narrower, what stands beside it moves too and
  /// is drawn again, if it differs; that is part of the reckoning.
  func scroll(_ shift: ScrollShift, to next: Surface) {
    let area = shift.rect.intersection(shown.bounds)
    guard !area.isEmpty else { return }
    let canMove = shift.rows != 0 && shift.rows > -area.height && shift.rows < area.height
    let scroll = Pen.Scroll(top: area.minY, bottom: area.maxY, rows: shift.rows)
    if canMove, let length = pen.length(of: scroll) {
      let blank = exposedBlank(scroll, next)
      if pays(scroll, length, blank, next) {
        pen.scroll(scroll, background: pen.looks.look(of: blank.style).background)
        let band = Rect(x: 0, y: area.minY, width: shown.size.width, height: area.height)
        shown.shift(ScrollShift(rect: band, rows: shift.rows))
        fillShown(rows: scroll.exposed, with: blank)
        return
      }
    }
    damage.insert(area)
  }

  /// What comes in blank: in the background in which the first row that comes in ends.
  private func exposedBlank(_ scroll: Pen.Scroll, _ next: Surface) -> Cell {
    guard pen.capabilities.backColorErase else { return .blank }
    let last = next[next.size.width - 1, scroll.exposed.lowerBound]
    guard last.glyph == .space, pen.looks.look(of: last.style).isBlank else { return .blank }
    return Cell(glyph: .space, style: CellStyle(background: last.style.background))
  }

  /// Whether scrolling leaves fewer cells to write, by more than its own bytes.
  ///
  /// The rows that will differ then are added to the damage.
  private func pays(
    _ scroll: Pen.Scroll, _ length: Int, _ blank: Cell, _ next: Surface
  ) -> Bool {
    var after = length
    for y in scroll.top..<scroll.bottom {
      let count =
        scroll.exposed.contains(y)
        ? differences(next.row(y), from: blank)
        : differences(next.row(y), shown.row(y + scroll.rows), atMost: .max)
      guard count > 0 else { continue }
      after += count
      damage.insert(Rect(x: 0, y: y, width: next.size.width, height: 1))
    }
    var before = 0
    for y in scroll.top..<scroll.bottom {
      before += differences(next.row(y), shown.row(y), atMost: after + 1 - before)
      if before > after { return true }
    }
    return false
  }

  private func differences(
    _ row: UnsafeMutableBufferPointer<Cell>, _ other: UnsafeMutableBufferPointer<Cell>,
    atMost limit: Int
  ) -> Int {
    guard let left = row.baseAddress, let right = other.baseAddress else { return 0 }
    let length = row.count * MemoryLayout<Cell>.stride
    if memcmp(left, right, length) == 0 { return 0 }
    var count = 0
    var x = 0
    while x < row.count, count < limit {
      if !isSame(left + x, right + x) { count += 1 }
      x += 1
    }
    return count
  }

  private func differences(_ row: UnsafeMutableBufferPointer<Cell>, from cell: Cell) -> Int {
    guard let start = row.baseAddress else { return 0 }
    return withUnsafePointer(to: cell) { cell in
      var count = 0
      for x in 0..<row.count where !isSame(start + x, cell) { count += 1 }
      return count
    }
  }
}
