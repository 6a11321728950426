/// Changing the size, and keeping memory bounded.
extension TerminalEmulator {
  /// Gives the terminal another size, as a user does who drags its corner.
  ///
  /// Sizes are clipped as in `init`. Lines are not reflowed: as in xterm, columns are cut or added
  /// at the right; rows are cut below the cursor, and only if those don't suffice, rows leave at
  /// the top (into the scrollback on the main screen). Margins and a held-back frame are reset.
  public func resize(width newWidth: Int, height newHeight: Int) {
    let newWidth = TerminalEmulator.clippedSize(newWidth)
    let newHeight = TerminalEmulator.clippedSize(newHeight)
    guard newWidth != width || newHeight != height else { return }
    let surplus = max(0, y - (newHeight - 1))
    if !isAlternateScreen {
      for row in 0..<surplus {
        scrollback.append(grid.cells + row * width, count: width, limit: traits.scrollbackLimit)
      }
    }
    let mainSurplus = isAlternateScreen ? max(0, main.saved.y - (newHeight - 1)) : surplus
    main.grid = resized(main.grid, dropping: mainSurplus, width: newWidth, height: newHeight)
    main.saved.y = max(0, main.saved.y - mainSurplus)
    if let old = alternate {
      alternate?.grid = resized(
        old.grid, dropping: isAlternateScreen ? surplus : 0, width: newWidth, height: newHeight)
    }
    grid = buffer.grid
    if newWidth > width {
      tabStops += (width..<newWidth).map { $0 % 8 == 0 }
    } else {
      tabStops.removeLast(width - newWidth)
    }
    width = newWidth
    height = newHeight
    y -= surplus
    x = min(x, width - 1)
    isLastColumnFilled = false
    isJoinable = false
    resetMargins()
    if presentedSnapshot != nil { presentedSnapshot = snapshot }
    if privateModes.contains(2048) { reportSize() }
  }

  /// Copies a grid without its first rows; halves of wide clusters at the cut become spaces.
  private func resized(
    _ old: EmulatorGrid, dropping first: Int, width: Int, height: Int
  ) -> EmulatorGrid {
    let new = EmulatorGrid(width: width, height: height)
    new.copy(from: old, row: first, rows: old.height - first)
    guard width < old.width else { return new }
    for row in 0..<min(height, old.height - first)
    where old.cells[(first + row) * old.width + width].isContinuation {
      new.cells[row * width + width - 1].glyph = 0x20
    }
    return new
  }

  /// Rebuilds the tables of clusters and links from the cells that still use them.
  func collectResources() {
    let old = resources
    var new = EmulatorResources()
    func renumber(_ cell: inout PackedCell) {
      if cell.glyph & PackedCell.clusterBit != 0 {
        cell.glyph = new.glyph(for: old.cluster(at: cell.glyph))
      }
      if cell.link != 0 {
        cell.link = old.hyperlink(at: cell.link).map { new.link(for: $0) } ?? 0
      }
    }
    for grid in [main.grid, alternate?.grid].compactMap({ $0 }) {
      for index in 0..<(grid.width * grid.height) { renumber(&grid.cells[index]) }
    }
    scrollback.updateCells(renumber)
    renumber(&penBits)
    renumber(&main.saved.pen)
    if var saved = alternate?.saved.pen {
      renumber(&saved)
      alternate?.saved.pen = saved
    }
    var last = PackedCell.blank
    last.glyph = lastGlyph
    renumber(&last)
    lastGlyph = last.glyph
    new.raiseLimit()
    resources = new
  }
}
