/// Text: from bytes to cells.
extension TerminalEmulator {
  /// The most scalars that a cell keeps; further ones are dropped, as terminals do.
  static let clusterLimit = 32

  /// Prints from `index` up to the first byte that is not text; returns that byte's index.
  func printText(_ bytes: UnsafePointer<UInt8>, from index: Int, to end: Int) -> Int {
    var index = index
    while index < end {
      let byte = bytes[index]
      if byte >= 0x20, byte < 0x7F {
        if decoder.reset() { printScalar("\u{FFFD}") }
        let start = index
        repeat { index += 1 } while index < end && bytes[index] >= 0x20 && bytes[index] < 0x7F
        printASCII(bytes + start, count: index - start)
      } else if byte >= 0x80 {
        switch decoder.decode(byte) {
        case .incomplete:
          index += 1
        case .scalar(let scalar):
          index += 1
          printScalar(scalar)
        case .invalid:
          index += 1
          printScalar("\u{FFFD}")
        case .invalidBefore:
          printScalar("\u{FFFD}")
        }
      } else {
        break
      }
    }
    return index
  }

  /// Prints bytes from 0x20 to 0x7E.
  private func printASCII(_ bytes: UnsafePointer<UInt8>, count: Int) {
    var index = 0
    if usesClusters, isJoinable, lastGlyph >= 0x300, charsets.current == .ascii {
      // Only after a prepended mark can a letter join what stands before it.
      printScalar(Unicode.Scalar(bytes[0]))
      index = 1
    }
    guard !isInsertMode, !measuresEverything, charsets.current == .ascii else {
      while index < count {
        let scalar = Unicode.Scalar(charsets.current.translate(bytes[index])) ?? " "
        printScalar(scalar)
        index += 1
      }
      return
    }
    while index < count {
      if isLastColumnFilled && isAutowrap { wrapLine() }
      let right = rightEdge
      let room = right - x + 1
      let run = min(room, count - index)
      let start = y * width + x
      splitWide(at: x, row: y)
      splitWide(at: x + run, row: y)
      let cells = grid.cells
      var cell = penBits
      var offset = 0
      while offset < run {
        cell.glyph = UInt32(bytes[index + offset])
        cells[start + offset] = cell
        offset += 1
      }
      index += run
      if run < room {
        x += run
        isLastColumnFilled = false
      } else {
        x = right
        isLastColumnFilled = true
        // Without autowrap the rest is written over the last column.
        if !isAutowrap, index < count - 1 { index = count - 1 }
      }
      lastGlyph = cell.glyph
    }
    lastColumns = 1
    isRepeatable = true
    isJoinable = true
  }

  /// Prints one scalar in the width model in force.
  func printScalar(_ scalar: Unicode.Scalar) {
    if (0x80..<0xA0).contains(scalar.value) {
      // C1 controls in UTF-8: xterm would obey, others print; here they are an error to note.
      noteUnknown("C1 control U+00\(String(scalar.value, radix: 16, uppercase: true))")
      return
    }
    if usesClusters, isJoinable, joinsLastCluster(scalar) { return }
    let columns = ownColumns(of: scalar)
    if columns > 0 {
      place(scalar.value, columns: columns)
    } else if EmulatorWidth.columns(of: scalar) == 0 {
      combine(scalar)
    }
    charsets.endSingleShift()
  }

  private func ownColumns(of scalar: Unicode.Scalar) -> Int {
    if !usesClusters { return EmulatorWidth.columns(of: scalar) }
    if case .custom = widthModel { return clusterColumns(String(Character(scalar))) }
    return (0x1F1E6...0x1F1FF).contains(scalar.value) ? 2 : EmulatorWidth.columns(of: scalar)
  }

  private func clusterColumns(_ cluster: String) -> Int {
    if case .custom(let measure) = widthModel { return min(max(measure(cluster), 0), 2) }
    return EmulatorWidth.columns(of: cluster)
  }

  /// Writes a glyph at the cursor and moves on.
  func place(_ glyph: UInt32, columns: Int) {
    if isLastColumnFilled && isAutowrap { wrapLine() }
    if x + columns > rightEdge + 1 {
      // A wide cluster in the last column: it wraps; without autowrap xterm drops it and leaves
      // the cursor where it is. One that is wider than the whole line is dropped as well.
      let first = x >= leftMargin ? leftMargin : 0
      guard isAutowrap, rightEdge - first + 1 >= columns else { return }
      wrapLine()
    }
    // Outside of the side margins nothing is moved.
    if isInsertMode { insertCells(columns) }
    splitWide(at: x, row: y)
    splitWide(at: x + columns, row: y)
    let index = y * width + x
    var cell = penBits
    cell.glyph = glyph
    grid.cells[index] = cell
    if columns == 2 {
      cell.glyph = PackedCell.continuationGlyph
      grid.cells[index + 1] = cell
    }
    advance(by: columns)
    lastGlyph = glyph
    lastColumns = columns
    isRepeatable = true
    isJoinable = true
  }

  private func advance(by columns: Int) {
    let right = rightEdge
    x += columns
    isLastColumnFilled = x > right
    if x > right { x = right }
  }

  /// Prints the last character again (REP); after anything else than a character it does nothing,
  /// since ECMA-48 leaves that undefined.
  func repeatLast(_ count: Int) {
    guard isRepeatable else { return noteUnknownSequence() }
    var left = min(count, width * height)
    while left > 0 {
      place(lastGlyph, columns: lastColumns)
      left -= 1
    }
  }

  // MARK: Joining

  /// The first column of the cluster before the cursor, as an index into the grid.
  private var clusterBeforeCursor: Int? {
    let column = isLastColumnFilled ? x : x - 1
    guard column >= 0 else { return nil }
    let index = y * width + column
    if column > 0, grid.cells[index].isContinuation { return index - 1 }
    return index
  }

  /// Adds a scalar without width to the cell left of the cursor, as kitty, VTE and tmux do
  /// (xterm remembers the last cell written); at the left edge it is dropped.
  private func combine(_ scalar: Unicode.Scalar) {
    guard let index = clusterBeforeCursor else { return }
    var text = resources.cluster(at: grid.cells[index].glyph)
    guard text.unicodeScalars.count < TerminalEmulator.clusterLimit else { return }
    text.unicodeScalars.append(scalar)
    setCluster(text, at: index)
  }

  private func setCluster(_ text: String, at index: Int) {
    let glyph = resources.glyph(for: text)
    grid.cells[index].glyph = glyph
    // Where scalars count one by one, xterm repeats (REP) the letter without its marks.
    if usesClusters { lastGlyph = glyph }
    if resources.isCrowded { collectResources() }
  }

  /// Makes the scalar part of the cluster just printed, if UAX #29 says that it is.
  private func joinsLastCluster(_ scalar: Unicode.Scalar) -> Bool {
    guard let index = clusterBeforeCursor, canJoin(lastGlyph, scalar) else { return false }
    var text = resources.cluster(at: grid.cells[index].glyph)
    let isFull = text.unicodeScalars.count >= TerminalEmulator.clusterLimit
    text.unicodeScalars.append(scalar)
    guard text.count == 1 else { return false }
    if isFull { return true }
    setCluster(text, at: index)
    resizeCluster(at: index, to: max(1, clusterColumns(text)))
    isRepeatable = true
    return true
  }

  /// A quick no for the pairs of which long text consists.
  private func canJoin(_ glyph: UInt32, _ scalar: Unicode.Scalar) -> Bool {
    if glyph < 0x300 && scalar.value < 0x300 { return false }
    let ideographs: Range<UInt32> = 0x3400..<0xA000
    return !(ideographs.contains(glyph) && ideographs.contains(scalar.value))
  }

  /// A selector or a joined scalar changed the width of the cluster at `index`.
  private func resizeCluster(at index: Int, to columns: Int) {
    let column = index - y * width
    guard columns != lastColumns else { return }
    if columns == 1 {
      grid.cells[index + 1] = penBits
      x = column + 1
      isLastColumnFilled = false
    } else if column < rightEdge {
      splitWide(at: column + 2, row: y)
      var cell = grid.cells[index]
      cell.glyph = PackedCell.continuationGlyph
      grid.cells[index + 1] = cell
      x = column
      advance(by: 2)
    } else {
      // No room for the second column: the whole cluster moves to the next row.
      guard isAutowrap, leftMargin < rightEdge else { return }
      let cell = grid.cells[index]
      grid.cells[index] = eraser
      let savedPen = penBits
      penBits = cell
      isLastColumnFilled = true
      place(cell.glyph, columns: 2)
      penBits = savedPen
      return
    }
    lastColumns = columns
  }
}
