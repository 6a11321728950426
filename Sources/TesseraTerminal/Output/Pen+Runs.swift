import TesseraScreen

/// Runs of one cell: blanks, which can be erased, and characters, which can be repeated.
extension Pen {
  private enum BlankWay {
    case spaces
    case repetition
    case eraseCharacters
    case eraseRight
  }

  /// Draws the blank cells of one background that begin at `x`; returns the column after the last
  /// that needed it.
  ///
  /// A long run is erased or repeated, with the cells in it that are blank already.
  mutating func drawBlanks(
    _ row: RowChange, _ x: Int, _ end: Int, _ disturbedEnd: Int, _ background: UInt32
  ) -> Int {
    var runEnd = x + 1
    while runEnd < end, isBlank(row.new[runEnd], background) { runEnd += 1 }
    let next = runEnd
    while runEnd - 1 >= disturbedEnd, !isChanged(row, runEnd - 1) { runEnd -= 1 }

    let canErase = canErase(background)
    let reachesEdge =
      next == end && runEnd - x > 2 && canErase && capabilities.hasEraseLine
      && isBlank(row, from: end, background)
    var way = BlankWay.spaces
    if runEnd - x > 2 {
      // tmux keeps the half of a wide cluster that ECH leaves, and when that is written over it
      // destroys what then stands to the left of it.
      let cutsCluster = runEnd < row.width && row.old[runEnd].glyph.isContinuation
      way = cheapestBlanks(
        count: runEnd - x, spaces: spacesLength(row, x, runEnd, disturbedEnd),
        reachesEdge: reachesEdge, isLast: next == end, canErase: canErase && !cutsCluster)
    }

    let coming =
      next < end && isChanged(row, next) ? looks.look(of: row.new[next].style) : nil
    move(to: x, row.y, over: row.new)
    setBlank(background, before: coming)
    switch way {
    case .eraseRight:
      output.append(ControlSequence.eraseRight)
      return row.width
    case .eraseCharacters:
      output.appendSequence(runEnd - x, ControlSequence.Final.eraseCharacters)
    case .repetition:
      writeSpaces(1)
      repeatLast(runEnd - x - 1)
    case .spaces:
      for place in x..<runEnd where place < disturbedEnd || isChanged(row, place) {
        move(to: place, row.y, over: row.new)
        writeSpaces(1)
      }
    }
    return runEnd
  }

  /// Draws the characters from `x` on that are the same as the one just written; returns the column
  /// after them.
  ///
  /// Returns `x` where there are too few for REP, which is then the caller's to draw.
  mutating func drawRepetition(
    _ row: RowChange, _ x: Int, _ end: Int, _ disturbedEnd: Int
  ) -> Int {
    let shortest = 5
    guard capabilities.hasRepeat, x + shortest <= end else { return x }
    var runEnd = x
    while runEnd < end, isSame(row.new + x - 1, row.new + runEnd) { runEnd += 1 }
    while runEnd > x, runEnd - 1 >= disturbedEnd, !isChanged(row, runEnd - 1) { runEnd -= 1 }
    let count = runEnd - x
    let length = ByteBuffer.length(ofSequence: count)
    guard count > length, spacesLength(row, x, runEnd, disturbedEnd) > length else { return x }
    repeatLast(count)
    return runEnd
  }

  /// REP, as often as given; the pen has just written an ASCII character.
  private mutating func repeatLast(_ count: Int) {
    output.appendSequence(count, ControlSequence.Final.repetition)
    column = column == Pen.unknown || column + count >= size.width ? Pen.unknown : column + count
  }

  private func cheapestBlanks(
    count: Int, spaces: Int, reachesEdge: Bool, isLast: Bool, canErase: Bool
  ) -> BlankWay {
    var way = BlankWay.spaces
    var best = spaces
    func offer(_ other: BlankWay, _ length: Int) {
      if length < best {
        way = other
        best = length
      }
    }
    if reachesEdge { offer(.eraseRight, 3) }
    if capabilities.hasRepeat, count > 1 {
      offer(.repetition, 1 + ByteBuffer.length(ofSequence: count - 1))
    }
    if canErase, capabilities.hasEraseCharacters {
      // The pen stays at the start; if more follows on the row, it has to cross the run.
      let length = ByteBuffer.length(ofSequence: count)
      offer(.eraseCharacters, isLast ? length : 2 * length)
    }
    return way
  }

  /// The bytes that writing the changed cells of a run one by one takes, about.
  private func spacesLength(_ row: RowChange, _ x: Int, _ end: Int, _ disturbedEnd: Int) -> Int {
    var length = 0
    var gap = 0
    for place in x..<end {
      if place < disturbedEnd || isChanged(row, place) {
        length += 1 + min(gap, ByteBuffer.length(ofSequence: gap))
        gap = 0
      } else {
        gap += 1
      }
    }
    return length
  }

  private func isBlank(_ row: RowChange, from start: Int, _ background: UInt32) -> Bool {
    for x in start..<row.width where !isBlank(row.new[x], background) { return false }
    return true
  }

  /// Whether a row shows nothing but a background.
  func isBlank(_ row: UnsafeMutableBufferPointer<Cell>, _ background: UInt32) -> Bool {
    var x = row.count - 1
    while x >= 0, isBlank(row[x], background) { x -= 1 }
    return x < 0
  }

  /// Whether a cell shows nothing but a background.
  @inline(__always)
  func isBlank(_ cell: Cell, _ background: UInt32) -> Bool {
    guard cell.glyph.rawValue == 0x20 else { return false }
    let look = looks.look(of: cell.style)
    return look.isBlank && look.background == background
  }
}
