import TesseraScreen

/// Drawing the changed cells of a row from left to right.
extension Pen {
  /// Draws what differs between two columns, and returns how many cells were written.
  ///
  /// The columns must not cut a wide cluster in two, neither an old nor a new one.
  mutating func draw(_ row: RowChange, _ columns: Range<Int>) -> Int {
    var x = columns.lowerBound
    var end = columns.upperBound
    // A cluster on whose width terminals disagree may have run over what is right of it; up to here
    // cells are written even if they did not change.
    var disturbedEnd = 0
    var written = 0
    while x < end {
      if x >= disturbedEnd, !isChanged(row, x) {
        x += 1
        continue
      }
      let cell = row.new[x]
      let look = looks.look(of: cell.style)
      let bits = cell.glyph.rawValue
      let start = x
      if bits == 0x20, look.isBlank {
        x = drawBlanks(row, x, end, disturbedEnd, look.background)
      } else if bits < 0x7F {
        approach(x, row.y, over: row.new, in: look)
        set(look)
        write(ascii: UInt8(truncatingIfNeeded: bits))
        x += 1
        if x < end, row.new[x].glyph.rawValue == bits {
          x = drawRepetition(row, x, end, disturbedEnd)
        }
      } else {
        x = drawUncommon(row, x, look)
        if cell.glyph.isWidthUncertain {
          disturbedEnd = max(disturbedEnd, min(row.width, start + Pen.widest(cell.glyph)))
          end = max(end, disturbedEnd)
        }
      }
      written += x - start
    }
    return written
  }

  /// Whether a cell shows something else than it shall.
  @inline(__always)
  func isChanged(_ row: RowChange, _ x: Int) -> Bool {
    if isSame(row.old + x, row.new + x) { return false }
    if row.old[x].glyph.rawValue != row.new[x].glyph.rawValue { return true }
    return looksDifferent(row, x)
  }

  /// Whether two cells of the same glyph look different on this terminal.
  private func looksDifferent(_ row: RowChange, _ x: Int) -> Bool {
    let glyph = row.new[x].glyph
    // Nothing is seen of the second half of a wide cluster but the first half's style.
    if glyph.isContinuation { return false }
    let old = looks.look(of: row.old[x].style)
    let new = looks.look(of: row.new[x].style)
    if old == new { return false }
    return glyph.rawValue != 0x20 || !old.isBlank || !new.isBlank
      || old.background != new.background
  }

  /// Draws a glyph that is not ASCII; returns the column after it.
  private mutating func drawUncommon(_ row: RowChange, _ x: Int, _ look: Look) -> Int {
    let glyph = row.new[x].glyph
    var width = glyph.width
    if width != 1 {
      // The second half of a cluster whose first half did not change is there already.
      if width == 0, x > 0, row.new[x - 1].glyph.isWide { return x + 1 }
      // A half that is alone, which painting never leaves, cannot be shown.
      let isWhole = width == 2 && x + 1 < row.width && row.new[x + 1].glyph.isContinuation
      if !isWhole { width = 0 }
    }
    approach(x, row.y, over: row.new, in: look)
    set(look)
    if width == 0 {
      writeSpaces(1)
      return x + 1
    }
    if glyph.isWidthUncertain {
      write(uncertain: glyph, width: width)
    } else {
      write(glyph, width: width)
    }
    return x + width
  }
}
