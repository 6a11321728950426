extension Surface {
  /// Paints glyphs from left to right, clipped; returns the columns that they take, clipped or not.
  ///
  /// A `.clear` background keeps the one underneath. A wide cluster of which only one half is inside
  /// of the clip leaves a space in that half.
  @discardableResult
  public func write(
    _ glyphs: UnsafeBufferPointer<Glyph>, at origin: Point, style: CellStyle, clip: Rect
  ) -> Int {
    var x = origin.x
    guard let (start, end) = paintable(origin.y, clip) else {
      for glyph in glyphs { x = x.saturatingAdding(glyph.width) }
      return x - origin.x
    }
    let row = self.start(ofRow: origin.y)
    for glyph in glyphs {
      let width = glyph.width
      if width > 0, x < end, x.saturatingAdding(width) > start {
        put(glyph, row, x, start, end, style)
      }
      x = x.saturatingAdding(width)
    }
    return x - origin.x
  }

  /// Paints glyphs of an array; see `write(_:at:style:clip:)`.
  @discardableResult
  public func write(_ glyphs: [Glyph], at origin: Point, style: CellStyle, clip: Rect) -> Int {
    glyphs.withUnsafeBufferPointer { write($0, at: origin, style: style, clip: clip) }
  }

  /// Paints one glyph, clipped; a continuation paints nothing.
  public func put(_ glyph: Glyph, at point: Point, style: CellStyle, clip: Rect) {
    guard let (start, end) = paintable(point.y, clip), glyph.width > 0 else { return }
    guard point.x < end, point.x.saturatingAdding(glyph.width) > start else { return }
    put(glyph, self.start(ofRow: point.y), point.x, start, end, style)
  }

  /// Fills a rectangle with a cell, clipped; a wide glyph is repeated every second column.
  public func fill(_ rect: Rect, with cell: Cell, clip: Rect) {
    let area = rect.intersection(clip).intersection(bounds)
    guard !area.isEmpty, cell.glyph.width > 0 else { return }
    for y in area.minY..<area.maxY {
      guard let (start, end) = paintable(y, area) else { continue }
      let row = self.start(ofRow: y)
      if cell.glyph.width == 1, !cell.style.background.isClear, !cell.style.foreground.isClear {
        releaseHalf(row, start)
        releaseHalf(row, end - 1)
        (row + start).update(repeating: cell, count: end - start)
      } else {
        let width = cell.glyph.width
        var x = rect.minX + (start - rect.minX) / width * width
        while x < end {
          put(cell.glyph, row, x, start, end, cell.style)
          x += width
        }
      }
    }
  }

  /// Changes the style of the cells in a rectangle, clipped, and leaves their glyphs.
  public func restyle(_ rect: Rect, clip: Rect, _ change: (inout CellStyle) -> Void) {
    let area = rect.intersection(clip).intersection(bounds)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      guard let (start, end) = paintable(y, area) else { continue }
      let row = self.start(ofRow: y)
      for x in start..<end { change(&row[x].style) }
    }
  }

  /// Moves the rows inside a rectangle up, or down where negative.
  ///
  /// The rows left behind keep their cells and are the caller's to paint. The mask does not hold it.
  public func shift(_ shift: ScrollShift) {
    let area = shift.rect.intersection(bounds)
    guard !area.isEmpty, shift.rows != 0, shift.rows > -area.height, shift.rows < area.height
    else { return }
    for y in area.minY..<area.maxY {
      releaseHalf(start(ofRow: y), area.minX, unlessInside: area)
      releaseHalf(start(ofRow: y), area.maxX - 1, unlessInside: area)
    }
    let count = area.height - abs(shift.rows)
    for step in 0..<count {
      let y = shift.rows > 0 ? area.minY + step : area.maxY - 1 - step
      (start(ofRow: y) + area.minX).update(
        from: start(ofRow: y + shift.rows) + area.minX, count: area.width)
    }
  }

  /// Blanks both halves of a cluster that the edge of an area cuts in two.
  private func releaseHalf(
    _ row: UnsafeMutablePointer<Cell>, _ x: Int, unlessInside area: Rect
  ) {
    let partner: Int
    if row[x].glyph.isContinuation {
      partner = x - 1
    } else if row[x].glyph.isWide {
      partner = x + 1
    } else {
      return
    }
    guard partner < area.minX || partner >= area.maxX else { return }
    releaseHalf(row, x)
    row[x].glyph = .space
  }

  /// Puts a glyph of width 1 or 2 at `x`, at least one column of which is in `start..<end`.
  private func put(
    _ glyph: Glyph, _ row: UnsafeMutablePointer<Cell>, _ x: Int, _ start: Int, _ end: Int,
    _ style: CellStyle
  ) {
    if glyph.isWide {
      if x >= start, x + 1 < end {
        set(glyph, row, x, style)
        set(.continuation, row, x + 1, style, keepingLeft: true)
      } else {
        set(.space, row, x >= start ? x : x + 1, style)
        if mask != nil { noteCut(row, x >= start ? x + 1 : x) }
      }
    } else {
      set(glyph, row, x, style)
    }
  }

  /// Remembers the half of a cluster that the mask kept from being painted.
  private func noteCut(_ row: UnsafeMutablePointer<Cell>, _ x: Int) {
    guard let mask, x >= 0, x < size.width else { return }
    let y = (row - start(ofRow: 0)) / size.width
    let span = mask.spans[y]
    if x < span.start || x >= span.end { cuts.append(Point(x: x, y: y)) }
  }

  /// The halves of wide clusters that the mask kept from being painted since they were last taken.
  ///
  /// The other halves were painted as blanks. Who wants the clusters whole paints these cells, too.
  public func takeCuts() -> [Point] {
    defer { cuts.removeAll(keepingCapacity: true) }
    return cuts
  }

  private func set(
    _ glyph: Glyph, _ row: UnsafeMutablePointer<Cell>, _ x: Int, _ style: CellStyle,
    keepingLeft: Bool = false
  ) {
    let old = row[x]
    if old.glyph.rawValue & (Glyph.wideBit | Glyph.continuationBit) != 0 {
      if !(keepingLeft && old.glyph.isContinuation) { releaseHalf(row, x) }
    }
    var style = style
    if style.background.isClear { style.background = old.style.background }
    if style.foreground.isClear { style.foreground = old.style.foreground }
    row[x] = Cell(glyph: glyph, style: style)
  }
}
