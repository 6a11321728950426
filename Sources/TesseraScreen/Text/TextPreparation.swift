/// The work of making a `PreparedText`: one walk over the UTF-8.
struct TextPreparation {
  private(set) var text = PreparedText()
  private let tabWidth: Int
  private var paragraphStart = 0
  private var column = 0
  private var hasRightToLeft = false
  private var strongMarks: [StrongMark] = []

  /// An invisible letter, there to say in which direction its neighbours run (U+200E, 200F, 061C).
  private struct StrongMark {
    var paragraph: Int
    var index: Int
    var scalar: UInt32
  }

  init(tabWidth: Int) {
    self.tabWidth = max(1, tabWidth)
  }

  /// Takes in the whole text; `pieceEnds` are offsets in its UTF-8.
  mutating func add(_ string: String, pieceEnds: [Int]) {
    text.glyphs.reserveCapacity(string.utf8.count)
    text.pieceEnds.reserveCapacity(pieceEnds.count)
    TextSegmenter.withSegmenter(over: Substring(string)) { segmenter in
      while let cluster = segmenter.next() {
        while text.pieceEnds.count < pieceEnds.count,
          pieceEnds[text.pieceEnds.count] <= cluster.start
        {
          text.pieceEnds.append(text.glyphs.count)
        }
        add(cluster, of: segmenter.bytes)
      }
    }
    endParagraph()
    while text.pieceEnds.count < pieceEnds.count { text.pieceEnds.append(text.glyphs.count) }
    if hasRightToLeft { findLevels() }
  }

  private mutating func add(
    _ cluster: TextSegmenter.Cluster, of bytes: UnsafeBufferPointer<UInt8>
  ) {
    let byte = bytes[cluster.start]
    switch byte {
    case 0x20..<0x7F: break
    case 0x09:
      expandTab()
      return
    case 0x0A...0x0D:
      endParagraph()
      return
    default:
      var offset = cluster.start
      let first = UTF8Bytes.decode(bytes, at: &offset).value
      if first == 0x85 || first == 0x2028 || first == 0x2029 {
        endParagraph()
        return
      }
      if Direction.isRightToLeft(first) { hasRightToLeft = true }
      guard cluster.glyph != nil else {
        addMark(first)
        return
      }
    }
    guard let glyph = cluster.glyph else { return }
    text.glyphs.append(glyph)
    column += glyph.width
  }

  private mutating func addMark(_ scalar: UInt32) {
    let index = text.glyphs.count
    if let mark = BreakMark(scalar, before: index) { text.breakMarks.append(mark) }
    if scalar == 0x200E || scalar == 0x200F || scalar == 0x61C {
      strongMarks.append(StrongMark(paragraph: text.paragraphs.count, index: index, scalar: scalar))
    }
  }

  private mutating func expandTab() {
    let width = tabWidth - column % tabWidth
    for _ in 0..<width { text.glyphs.append(.space) }
    column += width
  }

  private mutating func endParagraph() {
    let range = paragraphStart..<text.glyphs.count
    text.paragraphs.append(PreparedText.Paragraph(range: range, width: column))
    text.naturalWidth = max(text.naturalWidth, column)
    paragraphStart = text.glyphs.count
    column = 0
  }

  /// Gives every glyph its level, paragraph by paragraph; only where some of it runs right to left.
  private mutating func findLevels() {
    text.levels.reserveCapacity(text.glyphs.count)
    var mark = 0
    for number in text.paragraphs.indices {
      let range = text.paragraphs[number].range
      var scalars: [UInt32] = []
      var isGlyph: [Bool] = []
      for index in range.lowerBound...range.upperBound {
        while mark < strongMarks.count, strongMarks[mark].paragraph == number,
          strongMarks[mark].index == index
        {
          scalars.append(strongMarks[mark].scalar)
          isGlyph.append(false)
          mark += 1
        }
        guard index < range.upperBound else { break }
        scalars.append(text.glyphs[index].firstScalarValue)
        isGlyph.append(true)
      }
      var resolver = DirectionResolver(scalars)
      text.paragraphs[number].isRightToLeft = resolver.isRightToLeft
      for (level, isGlyph) in zip(resolver.levels(), isGlyph) where isGlyph {
        text.levels.append(level)
      }
    }
  }
}
