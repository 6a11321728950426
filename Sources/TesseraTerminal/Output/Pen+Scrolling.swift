import TesseraScreen

/// Moving rows of the screen with one sequence.
extension Pen {
  /// Rows that move together: those from `top` to before `bottom` go up by `rows`, or down.
  ///
  /// What leaves the band is lost, what comes in is blank.
  struct Scroll {
    var top: Int
    var bottom: Int
    var rows: Int

    /// How far the rows move, either way.
    var distance: Int { abs(rows) }
    /// The rows that come in blank.
    var exposed: Range<Int> {
      rows > 0 ? bottom - rows..<bottom : top..<top - rows
    }
  }

  private enum ScrollWay {
    /// LF in the last row or RI in the first, the whole screen moving.
    case index
    /// SU or SD, the whole screen moving.
    case count
    /// DL or IL in the first row of a band that ends with the screen.
    case lines
    /// DECSTBM around LF or RI.
    case indexInMargins
    /// DECSTBM around SU or SD.
    case countInMargins
    /// DL and IL, which take and give back.
    case linesTwice
  }

  /// The bytes that a scroll takes, or nil if the terminal cannot.
  func length(of scroll: Scroll) -> Int? {
    cheapest(for: scroll)?.length
  }

  /// Scrolls; rows that come in have the background given.
  mutating func scroll(_ scroll: Scroll, background: UInt32) {
    guard let way = cheapest(for: scroll)?.way else { return }
    setBlank(background, before: nil)
    switch way {
    case .index:
      moveToRow(scroll.rows > 0 ? size.height - 1 : 0)
      index(scroll)
    case .count:
      scrollByCount(scroll)
    case .lines:
      moveToRow(scroll.top)
      output.appendSequence(
        scroll.distance,
        scroll.rows > 0 ? ControlSequence.Final.deleteLines : ControlSequence.Final.insertLines)
      column = Pen.unknown
    case .indexInMargins:
      setMargins(scroll)
      moveToRow(scroll.rows > 0 ? scroll.bottom - 1 : scroll.top)
      index(scroll)
      removeMargins()
    case .countInMargins:
      setMargins(scroll)
      scrollByCount(scroll)
      removeMargins()
    case .linesTwice:
      moveToRow(scroll.rows > 0 ? scroll.top : scroll.bottom - scroll.distance)
      output.appendSequence(scroll.distance, ControlSequence.Final.deleteLines)
      column = Pen.unknown
      moveToRow(scroll.rows > 0 ? scroll.bottom - scroll.distance : scroll.top)
      output.appendSequence(scroll.distance, ControlSequence.Final.insertLines)
    }
  }

  /// Inserts or deletes characters; returns what comes in.
  ///
  /// What is inserted is drawn next. Until then it is in doubt: xterm gives it the whole look in
  /// force, others only the background.
  mutating func shift(_ row: RowChange, by shift: SidewaysShift) -> Cell {
    let look = looks.look(of: row.new[shift.x].style)
    approach(shift.x, row.y, over: row.new, in: look)
    if shift.columns > 0 {
      set(look)
      output.appendSequence(shift.columns, ControlSequence.Final.insertCharacters)
      return Cell(glyph: .continuation, style: .plain)
    }
    let last = row.new[row.width - 1]
    let blank =
      capabilities.backColorErase && last.glyph == .space && looks.look(of: last.style).isBlank
      ? Cell(glyph: .space, style: CellStyle(background: last.style.background)) : .blank
    setBlank(looks.look(of: blank.style).background, before: nil)
    output.appendSequence(-shift.columns, ControlSequence.Final.deleteCharacters)
    return blank
  }

  private func cheapest(for scroll: Scroll) -> (way: ScrollWay, length: Int)? {
    let ends = scroll.bottom == size.height
    let isWhole = scroll.top == 0 && ends
    let goesUp = scroll.rows > 0
    let distance = scroll.distance
    let indices = goesUp ? distance : 2 * distance
    let count = ByteBuffer.length(ofSequence: distance)
    let margins =
      4 + (scroll.top + 1).decimalDigits + scroll.bottom.decimalDigits
      + ControlSequence.noMargins.utf8CodeUnitCount
    var best: (way: ScrollWay, length: Int)?
    func offer(_ way: ScrollWay, _ length: Int) {
      if best.map({ length < $0.length }) ?? true { best = (way, length) }
    }
    if isWhole {
      offer(.index, rowLength(goesUp ? size.height - 1 : 0) + indices)
      if capabilities.hasScrollByCount { offer(.count, count) }
    }
    if capabilities.hasInsertDeleteLine {
      if ends {
        offer(.lines, rowLength(scroll.top) + count)
      } else {
        offer(.linesTwice, rowLength(scroll.top) + 2 * count + 4)
      }
    }
    if capabilities.hasScrollRegions, scroll.bottom - scroll.top > 1 {
      let start = goesUp ? scroll.bottom - 1 : scroll.top
      offer(
        .indexInMargins,
        margins + min(start, ByteBuffer.length(ofSequence: start + 1)) + indices)
      if capabilities.hasScrollByCount { offer(.countInMargins, margins + count) }
    }
    return best
  }

  private func rowLength(_ y: Int) -> Int {
    row == Pen.unknown ? 6 : motionLength(from: Point(x: 0, y: row), to: Point(x: 0, y: y))
  }

  /// To a row, in whatever column.
  private mutating func moveToRow(_ y: Int) {
    guard row != y else { return }
    let isStraight =
      row != Pen.unknown && column != Pen.unknown
      && verticalLength(to: y) <= Pen.positionLength(0, y)
    move(to: isStraight ? column : 0, y, over: nil)
  }

  private mutating func index(_ scroll: Scroll) {
    if scroll.rows > 0 {
      output.append(UInt8(ascii: "\n"), count: scroll.distance)
    } else {
      for _ in 0..<scroll.distance {
        output.append(ControlSequence.escape)
        output.append(ControlSequence.reverseIndex)
      }
    }
  }

  private mutating func scrollByCount(_ scroll: Scroll) {
    output.appendSequence(
      scroll.distance,
      scroll.rows > 0 ? ControlSequence.Final.scrollUp : ControlSequence.Final.scrollDown)
  }

  /// DECSTBM takes the cursor home.
  private mutating func setMargins(_ scroll: Scroll) {
    output.appendSequence(scroll.top + 1, scroll.bottom, ControlSequence.Final.margins)
    row = 0
    column = 0
  }

  private mutating func removeMargins() {
    output.append(ControlSequence.noMargins)
    row = 0
    column = 0
  }
}
