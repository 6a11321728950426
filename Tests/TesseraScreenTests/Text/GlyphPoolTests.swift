import Testing

@testable import TesseraScreen

@Suite("Glyph pool")
struct GlyphPoolTests {
  private func number(_ text: String, in pool: GlyphPool) -> UInt32? {
    Array(text.utf8).withUnsafeBufferPointer { pool.number(of: $0) }
  }

  private func text(_ number: UInt32?, in pool: GlyphPool) -> String? {
    number.map { String(decoding: pool.bytes(of: $0), as: UTF8.self) }
  }

  @Test("a cluster keeps its number and its bytes while thousands are added")
  func stable() {
    let pool = GlyphPool(capacity: 5000)
    let first = number("e\u{301}", in: pool)
    for index in 0..<3000 { _ = number("cluster \(index)", in: pool) }
    #expect(pool.count == 3001)
    #expect(number("e\u{301}", in: pool) == first)
    #expect(text(first, in: pool) == "e\u{301}")
    #expect(text(number("cluster 2999", in: pool), in: pool) == "cluster 2999")
    #expect(pool.count == 3001)
  }

  @Test("a full pool still knows what it holds and takes nothing new")
  func full() {
    let pool = GlyphPool(capacity: 2)
    let first = number("ab", in: pool)
    _ = number("cd", in: pool)
    #expect(number("ef", in: pool) == nil)
    #expect(number("ab", in: pool) == first)
  }

  @Test("many threads get the same number for the same cluster")
  func threads() async {
    let pool = GlyphPool()
    let answers = await withTaskGroup(of: [String?].self) { group in
      for _ in 0..<4 {
        group.addTask {
          (0..<500).map { index in text(number("cluster \(index)", in: pool), in: pool) }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let expected: [String?] = (0..<500).map { "cluster \($0)" }
    #expect(answers.allSatisfy { $0 == expected })
    #expect(pool.count == 500)
  }
}
