extension PreparedText {
  /// The last line that there is room for, when the text goes on: with "…" in place of the rest.
  ///
  /// It starts at glyph `start` of `paragraph`. Spaces beside the "…" are dropped. Where the end of
  /// the text is shown (head, middle), it is that of the last paragraph.
  func truncated(
    from start: Int, in paragraph: Paragraph, to width: Int, _ truncation: TextTruncation
  ) -> TextLine {
    let room = width - 1
    switch truncation {
    case .tail:
      let (range, columns) = prefix(from: start, to: paragraph.range.upperBound, within: room)
      return TextLine(range: range, insertion: .ellipsis, width: columns + 1)
    case .head:
      let (tail, columns) = suffix(after: start, within: room)
      return TextLine(range: start..<start, insertion: .ellipsis, tail: tail, width: columns + 1)
    case .middle:
      let end = paragraph.range.upperBound
      let half = width.isUnbounded ? room : (room + 1) / 2
      let first = prefix(from: start, to: end, within: half)
      let (tail, last) = suffix(after: first.range.upperBound, within: room - first.columns)
      // What a short tail leaves goes to the start.
      let limit = max(start, min(end, tail.lowerBound))
      let (range, columns) = prefix(from: start, to: limit, within: room - last)
      return TextLine(range: range, insertion: .ellipsis, tail: tail, width: columns + last + 1)
    }
  }

  /// The most glyphs from `start` on that fit, without spaces at the end.
  private func prefix(
    from start: Int, to end: Int, within room: Int
  ) -> (range: Range<Int>, columns: Int) {
    var columns = 0
    var solid = (end: start, columns: 0)
    var index = start
    while index < end, columns + glyphs[index].width <= room {
      columns += glyphs[index].width
      index += 1
      if LineBreakClass(glyphs[index - 1]) != .space { solid = (index, columns) }
    }
    return (start..<solid.end, solid.columns)
  }

  /// The most glyphs at the end of the text that fit and lie after `start`, without spaces first.
  private func suffix(after start: Int, within room: Int) -> (Range<Int>, Int) {
    guard let last = paragraphs.last?.range else { return (start..<start, 0) }
    let lowest = max(start, last.lowerBound)
    var columns = 0
    var solid = (start: last.upperBound, columns: 0)
    var index = last.upperBound
    while index > lowest, columns + glyphs[index - 1].width <= room {
      index -= 1
      columns += glyphs[index].width
      if LineBreakClass(glyphs[index]) != .space { solid = (index, columns) }
    }
    return (solid.start..<last.upperBound, solid.columns)
  }
}
