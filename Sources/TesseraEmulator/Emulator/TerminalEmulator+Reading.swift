#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What a test asks of the terminal.
extension TerminalEmulator {
  /// What the cell shows; a blank cell outside of the screen.
  public func cell(x: Int, y: Int) -> EmulatorCell {
    guard x >= 0, x < width, y >= 0, y < height else { return EmulatorCell() }
    return resources.cell(grid.cells[y * width + x])
  }

  /// Where the cursor is and how it looks.
  public var cursor: EmulatorCursor {
    var cursor = EmulatorCursor()
    cursor.x = x
    cursor.y = y
    cursor.isVisible = privateModes.contains(25)
    cursor.isWrapPending = isLastColumnFilled && isAutowrap
    cursor.shape = cursorShape
    cursor.isBlinking = isCursorBlinking
    return cursor
  }

  /// The style with which the next character would be drawn, as an empty cell.
  public var pen: EmulatorCell { resources.cell(penBits) }

  /// The scrolling region: rows (DECSTBM) and columns (DECSLRM), each as a half-open range.
  public var scrollingRegion: (rows: Range<Int>, columns: Range<Int>) {
    (topMargin..<(bottomMargin + 1), leftMargin..<(rightMargin + 1))
  }

  /// The screen: rows joined by newlines, trailing spaces cut.
  public var text: String {
    (0..<height).map(rowText).joined(separator: "\n")
  }

  /// The text of a row without its trailing spaces; empty outside of the screen.
  public func rowText(_ y: Int) -> String {
    guard y >= 0, y < height else { return "" }
    return resources.text(UnsafeBufferPointer(start: grid.cells + y * width, count: width))
  }

  /// The screen as it is now.
  public var snapshot: TerminalSnapshot {
    TerminalSnapshot(
      width: width, height: height,
      cells: ContiguousArray(UnsafeBufferPointer(start: grid.cells, count: width * height)),
      resources: resources, cursor: cursor)
  }

  /// What a viewer sees: the screen, or what it was when mode 2026 was set.
  public var presented: TerminalSnapshot { presentedSnapshot ?? snapshot }

  /// Lends the cells of the screen, row by row, for code that compares many screens.
  ///
  /// The buffer is valid during the call only.
  public func withCells<Result>(
    _ body: (UnsafeBufferPointer<PackedCell>) throws -> Result
  ) rethrows -> Result {
    try body(UnsafeBufferPointer(start: grid.cells, count: width * height))
  }

  /// The text of a packed cell's glyph; empty for the second column of a wide cluster.
  public func cluster(at glyph: UInt32) -> String { resources.cluster(at: glyph) }

  /// The target of a packed cell's link.
  public func hyperlink(at link: UInt16) -> EmulatorHyperlink? { resources.hyperlink(at: link) }

  /// The cells in which two screens differ, row by row.
  ///
  /// Where the sizes differ, the cells of only one of them count as different.
  public func differences(from other: TerminalEmulator) -> [(x: Int, y: Int)] {
    var found: [(x: Int, y: Int)] = []
    for y in 0..<max(height, other.height) {
      let columns = max(width, other.width)
      if y < height, y < other.height, width == other.width {
        let own = grid.cells + y * width
        let theirs = other.grid.cells + y * width
        let size = width * MemoryLayout<PackedCell>.stride
        // Numbers of clusters and links are each terminal's own: equal bits prove nothing there.
        if memcmp(own, theirs, size) == 0, !resources.isUsed, !other.resources.isUsed { continue }
      }
      for x in 0..<columns {
        let isInBoth = x < min(width, other.width) && y < min(height, other.height)
        if !isInBoth || cell(x: x, y: y) != other.cell(x: x, y: y) { found.append((x, y)) }
      }
    }
    return found
  }

  // MARK: Scrollback

  /// How many lines that left the main screen at the top are kept.
  public var scrollbackCount: Int { scrollback.count }

  /// How many lines ever left the main screen at the top.
  public var scrolledLineCount: Int { scrollback.total }

  /// How often the lines kept were thrown away by ED 3, which no well-behaved program sends.
  public var scrollbackErasureCount: Int { scrollback.erasures }

  /// The text of the lines kept, the oldest first, trailing spaces cut.
  public var scrollbackText: [String] {
    (0..<scrollback.count).map { index in
      scrollback[index].withUnsafeBufferPointer { resources.text($0) }
    }
  }

  /// A cell of a line kept, row 0 being the oldest; a blank one outside.
  public func scrollbackCell(x: Int, row: Int) -> EmulatorCell {
    guard row >= 0, row < scrollback.count, x >= 0, x < scrollback[row].count else {
      return EmulatorCell()
    }
    return resources.cell(scrollback[row][x])
  }
}
