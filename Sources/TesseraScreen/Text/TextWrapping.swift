extension PreparedText {
  /// The lines in a width and a number of lines, in cells.
  ///
  /// Lines break at spaces, which are dropped there, after hyphens and between ideographs; a word
  /// that is too wide is broken between clusters. What exceeds `limit` is cut with "…" in the last
  /// line. No line is wider than `width`.
  ///
  /// `width` nil or unbounded means as wide as the text is; 0 or less gives one empty line. `limit`
  /// nil means as many as it takes, less than 1 means 1.
  ///
  /// - Complexity: O(glyphs shown), O(lines) where each paragraph fits.
  public func lines(
    width: Int? = nil, limit: Int? = nil, truncation: TextTruncation = .tail
  ) -> [TextLine] {
    var lines: [TextLine] = []
    forEachLine(width: width, limit: limit, truncation: truncation) { lines.append($0) }
    return lines
  }

  /// The columns and rows of the lines that `lines(width:limit:truncation:)` would give.
  ///
  /// - Complexity: O(1) where the text fits without wrapping.
  public func size(
    width: Int? = nil, limit: Int? = nil, truncation: TextTruncation = .tail
  ) -> Size {
    if naturalWidth <= width ?? .infinity, paragraphs.count <= limit ?? .max, width ?? 1 > 0 {
      return Size(width: naturalWidth, height: paragraphs.count)
    }
    var size = Size.zero
    forEachLine(width: width, limit: limit, truncation: truncation) { line in
      size.width = max(size.width, line.width)
      size.height += 1
    }
    return size
  }

  private func forEachLine(
    width: Int?, limit: Int?, truncation: TextTruncation, _ body: (TextLine) -> Void
  ) {
    let width = width ?? .infinity
    guard width > 0 else {
      body(TextLine(range: 0..<0, width: 0))
      return
    }
    let limit = max(1, limit ?? .max)
    glyphs.withUnsafeBufferPointer { glyphs in
      breakMarks.withUnsafeBufferPointer { marks in
        let breaker = LineBreaker(glyphs: glyphs, marks: marks, width: width)
        forEachLine(of: breaker, limit: limit, truncation: truncation, body)
      }
    }
  }

  private func forEachLine(
    of breaker: LineBreaker, limit: Int, truncation: TextTruncation, _ body: (TextLine) -> Void
  ) {
    var count = 0
    for (number, paragraph) in paragraphs.enumerated() {
      var start = paragraph.range.lowerBound
      let end = paragraph.range.upperBound
      var remaining = paragraph.width
      repeat {
        let line = breaker.line(from: start, to: end, remaining: remaining)
        count += 1
        let isLast = line.next == end && number == paragraphs.count - 1
        if count == limit, !isLast {
          body(truncated(from: start, in: paragraph, to: breaker.width, truncation))
          return
        }
        let hyphen: Glyph? = line.hyphen ? .hyphen : nil
        body(
          TextLine(
            range: line.range, insertion: hyphen, width: line.width + (line.hyphen ? 1 : 0)))
        start = line.next
        remaining -= line.consumed
      } while start < end
    }
  }
}
