import TesseraScreen
import Testing

private func lines(
  _ text: String, _ width: Int?, _ limit: Int?, _ truncation: TextTruncation = .tail
) -> [String] {
  let prepared = PreparedText(text)
  return prepared.lines(width: width, limit: limit, truncation: truncation).map { line in
    prepared.glyphs(of: line).map(\.description).joined()
  }
}

private let fox = "the quick brown fox jumps over the lazy dog"

@Suite("Truncation")
struct TextTruncationTests {
  @Test("what exceeds the lines is cut with … in the last one, which is filled")
  func tail() {
    #expect(lines("Hello", 3, 1) == ["He…"])
    #expect(lines(fox, 12, 2) == ["the quick", "brown fox j…"])
    #expect(lines(fox, 12, 3) == ["the quick", "brown fox", "jumps over…"])
    #expect(lines("Hello", 1, 1) == ["…"])
    #expect(lines(fox, 12, 0) == ["the quick b…"])
  }

  @Test("the head can be cut instead, or the middle")
  func elsewhere() {
    #expect(lines("abcdefghij", 5, 1, .head) == ["…ghij"])
    #expect(lines("abcdefghij", 5, 1, .middle) == ["ab…ij"])
    #expect(lines("abcdefghij", 6, 1, .middle) == ["abc…ij"])
    #expect(lines(fox, 12, 2, .head) == ["the quick", "…he lazy dog"])
    #expect(lines(fox, 12, 2, .middle) == ["the quick", "brown…zy dog"])
    #expect(lines(fox, 12, 1, .middle) == ["the qu…y dog"])
    #expect(lines("abcdefgh", 1, 1, .head) == ["…"])
    #expect(lines("abcdefgh", 1, 1, .middle) == ["…"])
  }

  @Test("a text that goes on after a line end says so, where its line fits too")
  func paragraphs() {
    #expect(lines("ab\ncd", 10, 1) == ["ab…"])
    #expect(lines("ab\ncd", 2, 1) == ["a…"])
    #expect(lines("\n\n", 10, 1) == ["…"])
    #expect(lines("ab\ncd", 10, 1, .middle) == ["ab…cd"])
    #expect(lines("ab\ncd", 10, 1, .head) == ["…cd"])
    #expect(lines("abcdefgh\nx", 7, 1, .middle) == ["abcde…x"])
  }

  @Test("a text that fits is not cut, and neither are only spaces")
  func fits() {
    #expect(lines("Hello", 5, 1) == ["Hello"])
    #expect(lines("Hello   ", 5, 1) == ["Hello"])
    #expect(lines("a b", 1, 2) == ["a", "b"])
  }

  @Test("no cluster is cut in half")
  func clusters() {
    #expect(lines("你好世界", 4, 1) == ["你…"])
    #expect(lines("你好世界", 5, 1) == ["你好…"])
    #expect(lines("你好世界", 5, 1, .middle) == ["你…界"])
    #expect(lines("你好世界", 4, 1, .head) == ["…界"])
    #expect(lines("你好", 2, 1) == ["…"])
  }

  @Test("a truncated line says so")
  func flag() {
    let text = PreparedText(fox)
    #expect(text.lines(width: 12, limit: 2).map(\.isTruncated) == [false, true])
  }
}

@Suite("Measuring by the layout vectors")
struct TextVectorTests {
  /// Of layout-vectors.json, category text: width, height and line limit proposed, size expected.
  @Test(
    "a text is as large as the vectors say",
    arguments: [
      ("Hello", 3, 1, nil, 3, 1),
      (fox, 12, 9, nil, 12, 4),
      (fox, 12, 2, nil, 12, 2),
      (fox, 12, 9, 3, 11, 3),
      (fox, nil, nil, nil, 43, 1),
      (fox, nil, 1, nil, 43, 1),
      (fox, 1, 50, nil, 1, 35),
      ("a\nbb\nccc", 9, 9, nil, 3, 3),
      ("supercalifragilistic", 7, 9, nil, 7, 3),
      (fox, 0, 4, nil, 0, 1),
      ("a b c d e f", 3, 9, 2, 3, 2),
      (fox, 20, 0, nil, 20, 1),
    ] as [(String, Int?, Int?, Int?, Int, Int)])
  func vectors(
    _ text: String, _ width: Int?, _ height: Int?, _ limit: Int?, _ columns: Int, _ rows: Int
  ) {
    let most = min(height ?? .max, limit ?? .max)
    #expect(
      PreparedText(text).size(width: width, limit: most) == Size(width: columns, height: rows))
  }
}
