import TesseraGraph
import TesseraScreen

/// What a test element draws.
enum Ink {
  case none
  case fill(Character)
  case text(TestText)
}

extension TestElement {
  /// The picture of the placed tree, row by row; later elements lie over earlier ones.
  func picture(columns: Int, rows: Int) -> [String] {
    var cells = Array(repeating: Array(repeating: Character(" "), count: columns), count: rows)
    func draw(_ character: Character, x: Int, y: Int) {
      if cells.indices.contains(y), cells[y].indices.contains(x) { cells[y][x] = character }
    }
    for (element, rect) in placed() {
      switch element.ink {
      case .none: break
      case .fill(let character):
        for y in rect.minY..<rect.maxY {
          for x in rect.minX..<rect.maxX { draw(character, x: x, y: y) }
        }
      case .text(let text):
        for (y, line) in text.lines(element.placedProposal).enumerated() {
          for (x, character) in line.enumerated() {
            draw(character, x: rect.minX + x, y: rect.minY + y)
          }
        }
      }
    }
    return cells.map { String($0) }
  }

  /// Lays the tree out in a window and draws it.
  func picture(in columns: Int, _ rows: Int) -> [String] {
    _ = layOut(ProposedViewSize(width: columns, height: rows))
    return picture(columns: columns, rows: rows)
  }
}
