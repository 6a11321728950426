extension PreparedText {
  /// The glyphs of a line as they stand on the screen, from left to right, its "…" included.
  ///
  /// In a line with right-to-left text they are reordered, and brackets mirrored.
  public func glyphs(of line: TextLine) -> [Glyph] {
    var shown: [Glyph] = []
    shown.reserveCapacity(line.range.count + line.tail.count + 1)
    forEachGlyph(of: line) { glyph, _ in shown.append(glyph) }
    return shown
  }

  /// Goes through a line from left to right: each glyph, and its index in `glyphs`.
  ///
  /// With the index a styled text finds the style, by `pieceEnds`. A "…" or hyphen comes with the
  /// index of its neighbour (0 in a text without glyphs).
  public func forEachGlyph(of line: TextLine, _ body: (_ glyph: Glyph, _ index: Int) -> Void) {
    if isBidirectional {
      for position in displayOrder(of: line) {
        show(position, of: line, isMirrored: position >= 0 && levels[position] & 1 == 1, body)
      }
    } else {
      for index in line.range { show(index, of: line, isMirrored: false, body) }
      if line.insertion != nil { show(insertionPosition, of: line, isMirrored: false, body) }
      for index in line.tail { show(index, of: line, isMirrored: false, body) }
    }
  }

  private func show(
    _ position: Int, of line: TextLine, isMirrored: Bool, _ body: (Glyph, Int) -> Void
  ) {
    guard position >= 0 else {
      body(line.insertion ?? .space, neighbour(of: line))
      return
    }
    let glyph = glyphs[position]
    // Only a wide glyph in a width of 1 is wider than its line.
    let fitting = glyph.width > line.width ? .space : glyph
    body(isMirrored ? Mirroring.mirrored(fitting) : fitting, position)
  }

  private var insertionPosition: Int { -1 }

  private func neighbour(of line: TextLine) -> Int {
    if !line.range.isEmpty { return line.range.upperBound - 1 }
    return max(0, min(line.tail.lowerBound, glyphs.count - 1))
  }

  /// The glyphs of a line in the order of the screen (UAX #9, L1 and L2).
  private func displayOrder(of line: TextLine) -> [Int] {
    let base: UInt8 = isRightToLeft(line) ? 1 : 0
    var order = Array(line.range)
    if line.insertion != nil { order.append(insertionPosition) }
    order.append(contentsOf: line.tail)
    var ranks = order.map { $0 == insertionPosition ? base : levels[$0] }
    for place in order.indices.reversed() {
      let isSpace = order[place] >= 0 && LineBreakClass(glyphs[order[place]]) == .space
      guard isSpace else { break }
      ranks[place] = base
    }
    for level in [2, 1] as [UInt8] {
      var start = 0
      while start < order.count {
        var end = start
        while end < order.count, ranks[end] >= level { end += 1 }
        order[start..<end].reverse()
        ranks[start..<end].reverse()
        start = end + 1
      }
    }
    return order
  }

  private func isRightToLeft(_ line: TextLine) -> Bool {
    let position = line.range.isEmpty ? line.tail.lowerBound : line.range.lowerBound
    var low = 0
    var high = paragraphs.count
    while low < high {
      let middle = (low + high) / 2
      if paragraphs[middle].range.lowerBound <= position { low = middle + 1 } else { high = middle }
    }
    return low > 0 && paragraphs[low - 1].isRightToLeft
  }
}
