import TesseraGraph
import TesseraScreen

/// A text that wraps at spaces, with letters of one cell and East Asian signs of two.
struct TestText {
  private let paragraphs: [[Character]]
  private let lineLimit: Int?

  init(_ string: String, lineLimit: Int? = nil) {
    paragraphs = string.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    self.lineLimit = lineLimit
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    let lines = lines(proposal)
    let width = lines.map(TestText.width).max() ?? 0
    return Size(width: min(width, proposal.width ?? width), height: max(1, lines.count))
  }

  /// The lines that are seen; the last ends in "…" if there is more.
  func lines(_ proposal: ProposedViewSize) -> [[Character]] {
    let width = proposal.width ?? .infinity
    if width == 0 { return [[]] }
    let limit = max(1, min(proposal.height ?? .max, lineLimit ?? .max))
    var lines: [[Character]] = []
    for (index, paragraph) in paragraphs.enumerated() {
      var rest = paragraph[...]
      repeat {
        let start = rest
        lines.append(TestText.takeLine(from: &rest, width: width))
        let hasMore = !rest.isEmpty || index < paragraphs.count - 1
        if lines.count == limit, hasMore {
          lines[limit - 1] = TestText.truncated(start, width: width)
          return lines
        }
      } while !rest.isEmpty
    }
    return lines
  }

  private static func takeLine(
    from rest: inout ArraySlice<Character>, width: Int
  ) -> [Character] {
    var used = 0
    var end = rest.startIndex
    var lastSpace: Int?
    while end < rest.endIndex {
      if rest[end] == " " {
        lastSpace = end
        if used >= width { break }
      }
      let next = cells(rest[end])
      if used + next > width, end > rest.startIndex { break }
      used += next
      end += 1
    }
    if end < rest.endIndex, let space = lastSpace { end = space }
    let line = trimmed(rest[..<end])
    rest = rest[end...].drop { $0 == " " }
    return line
  }

  private static func truncated(_ rest: ArraySlice<Character>, width: Int) -> [Character] {
    var used = 0
    let kept = rest.prefix {
      used += cells($0)
      return used <= width - 1
    }
    return trimmed(kept) + ["…"]
  }

  private static func trimmed(_ line: ArraySlice<Character>) -> [Character] {
    var line = line
    while line.last == " " { line.removeLast() }
    return Array(line)
  }

  private static func width(_ line: [Character]) -> Int { line.reduce(0) { $0 + cells($1) } }

  private static func cells(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    return (0x1100...0xFFEF).contains(scalar.value) && scalar != "…" ? 2 : 1
  }
}
