import TesseraScreen
import Testing

@Suite("Any text in any width")
struct TextPropertyTests {
  /// A text of words, spaces, line ends and trouble.
  private func text(_ random: inout TextRandom) -> String {
    let pieces = [
      "a", "word", "longer", " ", " ", "  ", "-", "/", ".", "你", "好", "，", "（", "e\u{301}", "👩🏽‍💻",
      "\n", "\t", "\u{200B}", "\u{AD}", "\u{2060}", "\u{A0}", "…", "\"", "שלום", "(", ")", "12",
    ]
    return (0..<Int.random(in: 0...30, using: &random))
      .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
  }

  @Test("no line is wider than asked, and its width is that of its glyphs", arguments: 1...6)
  func width(seed: UInt64) {
    var random = TextRandom(seed: seed)
    for round in 0..<25 {
      let source = round < 15 ? text(&random) : random.text(length: 40)
      let prepared = PreparedText(source)
      for width in [1, 2, 3, 5, 8, 12] {
        for limit in [nil, 1, 2] {
          for truncation in [TextTruncation.head, .middle, .tail] {
            let lines = prepared.lines(width: width, limit: limit, truncation: truncation)
            for line in lines {
              #expect(line.width <= width, "\(source.debugDescription) in \(width), seed \(seed)")
              let columns = prepared.glyphs(of: line).reduce(0) { $0 + $1.width }
              #expect(columns == line.width, "\(source.debugDescription) in \(width), seed \(seed)")
            }
            #expect(lines.count >= 1 && lines.count <= limit ?? .max)
            let size = prepared.size(width: width, limit: limit, truncation: truncation)
            #expect(size.height == lines.count)
            #expect(size.width == lines.map(\.width).max())
          }
        }
      }
    }
  }

  @Test("wrapping loses nothing but spaces, and keeps the order", arguments: 1...10)
  func nothingLost(seed: UInt64) {
    var random = TextRandom(seed: seed)
    for _ in 0..<30 {
      let source = text(&random)
      let prepared = PreparedText(source)
      for width in 1...12 {
        var index = 0
        for line in prepared.lines(width: width) {
          #expect(line.range.lowerBound >= index)
          #expect(prepared.glyphs[index..<line.range.lowerBound].allSatisfy { $0 == .space })
          #expect(line.tail.isEmpty && !line.isTruncated)
          index = line.range.upperBound
        }
        #expect(
          prepared.glyphs[index...].allSatisfy { $0 == .space },
          "\(source.debugDescription) in \(width), seed \(seed)")
      }
    }
  }

  @Test("a wider line never needs more lines", arguments: 1...10)
  func monotonous(seed: UInt64) {
    var random = TextRandom(seed: seed)
    for _ in 0..<30 {
      let source = text(&random)
      let prepared = PreparedText(source)
      var height = Int.max
      for width in 2...14 {
        let next = prepared.size(width: width).height
        #expect(next <= height, "\(source.debugDescription) in \(width), seed \(seed)")
        height = next
      }
    }
  }

  @Test("what is truncated shows the start, the end or both, and … once", arguments: 1...10)
  func truncation(seed: UInt64) {
    var random = TextRandom(seed: seed)
    for _ in 0..<30 {
      let prepared = PreparedText(text(&random))
      for width in 1...12 {
        for truncation in [TextTruncation.head, .middle, .tail] {
          guard let line = prepared.lines(width: width, limit: 1, truncation: truncation).first,
            line.isTruncated
          else { continue }
          #expect(line.range.lowerBound == 0)
          #expect(line.range.upperBound <= line.tail.lowerBound)
          if !line.tail.isEmpty { #expect(line.tail.upperBound == prepared.glyphs.count) }
          if truncation == .tail { #expect(line.tail.isEmpty) }
          if truncation == .head { #expect(line.range.isEmpty) }
        }
      }
    }
  }
}
