/// Finds where lines end: as many words as fit, then the next line.
///
/// A line ends at the last place that allows it before the text gets too wide; spaces there are not
/// drawn. A word that is wider than the line is broken between clusters.
struct LineBreaker {
  /// A line, and where the next one starts.
  struct Line {
    var range: Range<Int>
    var width: Int
    var hyphen = false
    /// The first glyph after the line and the spaces that were dropped.
    var next: Int
    /// The columns of all glyphs up to there.
    var consumed: Int
  }

  /// All the glyphs of the text.
  let glyphs: UnsafeBufferPointer<Glyph>
  /// What the text says about breaks, in order.
  let marks: UnsafeBufferPointer<BreakMark>
  /// The columns of a line; at least 1.
  let width: Int

  /// The line that starts at `start`, in the paragraph that ends at `end`, `remaining` columns on.
  func line(from start: Int, to end: Int, remaining: Int) -> Line {
    if remaining <= width {
      return Line(range: start..<end, width: remaining, next: end, consumed: remaining)
    }
    var scan = Scan(start: start)
    var mark = firstMark(at: start)
    for index in start..<end {
      let glyph = glyphs[index]
      let kind = LineBreakClass(glyph)
      var ruling: BreakMark.Kind?
      while mark < marks.count, marks[mark].index <= index {
        if index > start { ruling = marks[mark].kind }
        mark += 1
      }
      if index > start { scan.considerBreak(at: index, before: kind, ruling, width) }
      let columns = glyph.width
      if kind != .space {
        if scan.column + columns > width { return overflow(scan, at: index, columns) }
        scan.solidEnd = index + 1
        scan.solidWidth = scan.column + columns
      }
      scan.column += columns
      scan.previous = kind
    }
    return lastLine(scan, start: start, end: end)
  }

  private func overflow(_ scan: Scan, at index: Int, _ columns: Int) -> Line {
    if let found = scan.found { return indented(found, scan.start) }
    if index > scan.start {
      let line = Line(
        range: scan.start..<scan.solidEnd, width: scan.solidWidth, next: index,
        consumed: scan.column)
      return indented(line, scan.start)
    }
    // A wide cluster in one column: it can't be shown, but the text goes on after it.
    return Line(range: index..<index + 1, width: width, next: index + 1, consumed: columns)
  }

  private func lastLine(_ scan: Scan, start: Int, end: Int) -> Line {
    let line = Line(
      range: start..<scan.solidEnd, width: scan.solidWidth, next: end, consumed: scan.column)
    return indented(line, start)
  }

  /// Where nothing but spaces is before the break, those that fit are kept.
  private func indented(_ line: Line, _ start: Int) -> Line {
    guard line.range.isEmpty else { return line }
    var line = line
    var index = start
    while index < line.next, line.width + glyphs[index].width <= width {
      line.width += glyphs[index].width
      index += 1
    }
    line.range = start..<index
    return line
  }

  private func firstMark(at index: Int) -> Int {
    var low = 0
    var high = marks.count
    while low < high {
      let middle = (low + high) / 2
      if marks[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// What is known of a line while its glyphs are walked.
private struct Scan {
  let start: Int
  var column = 0
  /// The end and the width without the spaces at the end.
  var solidEnd: Int
  var solidWidth = 0
  var previous = LineBreakClass.space
  /// Whether the run of hyphens or slashes that is being walked starts a word, or the line.
  private var startsWord = true
  /// The last place where the line may end.
  private(set) var found: LineBreaker.Line?

  init(start: Int) {
    self.start = start
    solidEnd = start
  }

  mutating func considerBreak(
    at index: Int, before next: LineBreakClass, _ ruling: BreakMark.Kind?, _ width: Int
  ) {
    if next.isSeparator, !previous.isSeparator {
      startsWord = previous == .space || previous == .open || previous == .quote
    }
    var isAllowed = previous.allowsBreak(before: next)
    if previous.isSeparator, startsWord { isAllowed = false }
    if let ruling { isAllowed = ruling != .forbidden && next != .space }
    if ruling == .hyphen, solidWidth >= width { isAllowed = false }
    guard isAllowed else { return }
    found = LineBreaker.Line(
      range: start..<solidEnd, width: solidWidth, hyphen: ruling == .hyphen && solidEnd == index,
      next: index, consumed: column)
  }
}

extension LineBreakClass {
  fileprivate var isSeparator: Bool { self == .hyphen || self == .slash }
}
