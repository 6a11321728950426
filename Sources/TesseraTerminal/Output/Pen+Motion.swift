import TesseraScreen

/// The cheapest way from where the pen stands to a cell.
///
/// A way is either absolute (CUP), or a vertical part and then a horizontal part. Downward there are
/// line feeds, CUD and VPA; upward RI, CUU and VPA. Sideways there are
///
///     a       b     CUF, or writing the cells between again, if the pen has their look
///     a   t   b     tabs, and then forward
///     a       b  t  tabs, and then backspaces
///     b       a     backspaces, CUB
///     0 b     a     CR, and then forward
///             b     CHA
///
/// A line feed moves down and nothing else: the session's tty is raw, and the last row is never
/// left by one.
extension Pen {
  /// Where a motion may write again what is there: a row of the new screen.
  typealias Row = UnsafePointer<Cell>

  /// The horizontal part of a way.
  private enum Sideways {
    case stay
    case forward
    case back
    case tabsThenForward
    case tabsThenBack
    case returnThenForward
    case toColumn
  }

  /// Takes the pen to a cell that is about to be written in a look.
  ///
  /// `cells` is the new content of the row. Between two changes on one row that look alike the cells
  /// may be written again, in the look in force or in the coming one.
  @inline(__always)
  mutating func approach(_ x: Int, _ y: Int, over cells: Row, in look: Look) {
    if column == x, row == y { return }
    if row == y, column != Pen.unknown, column < x, x - column < 8 {
      hop(to: x, over: cells, in: look)
    } else {
      move(to: x, y, over: cells)
    }
  }

  /// Takes the pen to a cell; where `cells` is nil, nothing is written on the way.
  mutating func move(to x: Int, _ y: Int, over cells: Row?) {
    if column == x, row == y { return }
    guard row != Pen.unknown else { return moveAbsolutely(to: x, y) }
    let (way, cost) = cheapest(to: x, over: cells)
    guard cost + verticalLength(to: y) <= Pen.positionLength(x, y) else {
      return moveAbsolutely(to: x, y)
    }
    moveVertically(to: y)
    go(way, to: x, over: cells)
    column = x
  }

  /// The bytes that a motion between two known cells takes, if nothing can be written on the way.
  func motionLength(from start: Point, to end: Point) -> Int {
    var sideways = 0
    if start.x != end.x { sideways = cheapest(from: start.x, to: end.x, over: nil).cost }
    return min(
      sideways + verticalLength(from: start.y, to: end.y), Pen.positionLength(end.x, end.y))
  }

  /// Takes the pen to a column of its row without regard to where it is in it.
  mutating func moveAbsolutely(toColumn x: Int) {
    guard capabilities.hasHorizontalAbsolute else { return moveAbsolutely(to: x, row) }
    output.appendSequence(x + 1, ControlSequence.Final.column)
    column = x
  }

  private mutating func moveAbsolutely(to x: Int, _ y: Int) {
    if x > 0 {
      output.appendSequence(y + 1, x + 1, ControlSequence.Final.position)
    } else {
      output.appendSequence(y + 1, ControlSequence.Final.position)
    }
    row = y
    column = x
  }

  /// The bytes of CUP.
  static func positionLength(_ x: Int, _ y: Int) -> Int {
    x > 0
      ? 4 + (y + 1).decimalDigits + (x + 1).decimalDigits : ByteBuffer.length(ofSequence: y + 1)
  }

  // MARK: Vertically

  /// The bytes of the vertical part of a way from the pen's row.
  func verticalLength(to y: Int) -> Int {
    y == row ? 0 : verticalLength(from: row, to: y)
  }

  private func verticalLength(from start: Int, to end: Int) -> Int {
    let relative =
      end >= start
      ? min(end - start, ByteBuffer.length(ofSequence: end - start))
      : min(2 * (start - end), ByteBuffer.length(ofSequence: start - end))
    guard relative > 3, capabilities.hasVerticalAbsolute else { return relative }
    return min(relative, ByteBuffer.length(ofSequence: end + 1))
  }

  private mutating func moveVertically(to y: Int) {
    guard y != row else { return }
    let length = verticalLength(to: y)
    let distance = abs(y - row)
    if y > row, distance == length {
      output.append(UInt8(ascii: "\n"), count: distance)
    } else if y < row, 2 * distance == length {
      for _ in 0..<distance {
        output.append(ControlSequence.escape)
        output.append(ControlSequence.reverseIndex)
      }
    } else if ByteBuffer.length(ofSequence: distance) == length {
      output.appendSequence(
        distance, y > row ? ControlSequence.Final.down : ControlSequence.Final.up)
    } else {
      output.appendSequence(y + 1, ControlSequence.Final.row)
    }
    row = y
  }

  // MARK: Sideways

  private func cheapest(to x: Int, over cells: Row?) -> (way: Sideways, cost: Int) {
    column == x ? (.stay, 0) : cheapest(from: column, to: x, over: cells)
  }

  private func cheapest(
    from start: Int, to end: Int, over cells: Row?
  ) -> (way: Sideways, cost: Int) {
    var best: (way: Sideways, cost: Int) = (.toColumn, Int.max / 2)
    func offer(_ way: Sideways, _ cost: Int) {
      if cost < best.cost { best = (way, cost) }
    }
    if capabilities.hasHorizontalAbsolute {
      offer(.toColumn, ByteBuffer.length(ofSequence: end + 1))
    }
    if start == Pen.unknown {
      offer(.returnThenForward, 1 + forwardLength(from: 0, to: end, over: cells))
      return best
    }
    if end > start {
      offer(.forward, forwardLength(from: start, to: end, over: cells))
      guard capabilities.tabStopsEvery8, best.cost > 1 else { return best }
      let tabs = end / 8 - start / 8
      if tabs > 0, tabs < best.cost {
        offer(.tabsThenForward, tabs + forwardLength(from: end & ~7, to: end, over: cells))
      }
      let stop = (end + 7) & ~7
      if stop < size.width { offer(.tabsThenBack, stop / 8 - start / 8 + backLength(stop - end)) }
    } else {
      offer(.back, backLength(start - end))
      if best.cost > 1 {
        offer(.returnThenForward, 1 + forwardLength(from: 0, to: end, over: cells))
      }
    }
    return best
  }

  private mutating func go(_ way: Sideways, to x: Int, over cells: Row?) {
    switch way {
    case .stay: break
    case .toColumn: output.appendSequence(x + 1, ControlSequence.Final.column)
    case .forward: goForward(from: column, to: x, over: cells)
    case .back: goBack(column - x)
    case .tabsThenForward:
      output.append(UInt8(ascii: "\t"), count: x / 8 - column / 8)
      goForward(from: x & ~7, to: x, over: cells)
    case .tabsThenBack:
      let stop = (x + 7) & ~7
      output.append(UInt8(ascii: "\t"), count: stop / 8 - column / 8)
      goBack(stop - x)
    case .returnThenForward:
      output.append(UInt8(ascii: "\r"))
      goForward(from: 0, to: x, over: cells)
    }
  }

  /// CUB, or as many backspaces.
  private func backLength(_ distance: Int) -> Int {
    distance == 0 ? 0 : min(distance, ByteBuffer.length(ofSequence: distance))
  }

  private mutating func goBack(_ distance: Int) {
    guard distance > 0 else { return }
    if distance <= ByteBuffer.length(ofSequence: distance) {
      output.append(UInt8(ascii: "\u{8}"), count: distance)
    } else {
      output.appendSequence(distance, ControlSequence.Final.left)
    }
  }

  /// CUF, or the cells between.
  private func forwardLength(from start: Int, to end: Int, over cells: Row?) -> Int {
    guard end > start else { return 0 }
    let jump = ByteBuffer.length(ofSequence: end - start)
    return min(jump, rewriteLength(from: start, to: end, of: cells, in: look, below: jump))
  }

  private mutating func goForward(from start: Int, to end: Int, over cells: Row?) {
    guard end > start else { return }
    let jump = ByteBuffer.length(ofSequence: end - start)
    if let cells, rewriteLength(from: start, to: end, of: cells, in: look, below: jump) < jump {
      rewrite(from: start, to: end, of: cells)
    } else {
      output.appendSequence(end - start, ControlSequence.Final.right)
    }
  }

  // MARK: Writing on the way

  /// Moves a few columns forward on the row, which may be by writing in the coming look.
  private mutating func hop(to x: Int, over cells: Row, in coming: Look) {
    let (way, cost) = cheapest(to: x, over: cells)
    if coming != look,
      rewriteLength(from: column, to: x, of: cells, in: coming, below: cost) < cost
    {
      set(coming)
      rewrite(from: column, to: x, of: cells)
    } else {
      go(way, to: x, over: cells)
    }
    column = x
  }

  /// The bytes that writing cells again takes with a pen in some look; `limit` if it takes more, or
  /// if they look otherwise or are not all single columns.
  private func rewriteLength(
    from start: Int, to end: Int, of cells: Row?, in look: Look, below limit: Int
  ) -> Int {
    guard let cells, end - start < limit else { return limit }
    var length = 0
    for x in start..<end {
      let glyph = cells[x].glyph
      guard glyph.isPlain, shows(cells[x], in: look) else { return limit }
      length += Pen.length(glyph)
    }
    return min(length, limit)
  }

  private mutating func rewrite(from start: Int, to end: Int, of cells: Row) {
    for x in start..<end { write(cells[x].glyph, width: 1) }
    column = end
  }

  /// Whether writing the cell's glyph with a pen in some look makes the cell as it should be.
  private func shows(_ cell: Cell, in look: Look) -> Bool {
    let wanted = looks.look(of: cell.style)
    if wanted == look { return true }
    return cell.glyph.rawValue == 0x20 && wanted.isBlank && look.isBlank
      && wanted.background == look.background
  }
}

extension Glyph {
  /// Whether it takes one column everywhere.
  @inline(__always)
  var isPlain: Bool { width == 1 && !isWidthUncertain }
}
