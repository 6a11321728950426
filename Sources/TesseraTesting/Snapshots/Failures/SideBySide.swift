import TesseraScreen

/// Two screens as text, the recorded one on the left, with marks below the cells that differ.
///
///       expected         actual
///     1 │ Name           │ Name
///     2 │ [Save]         │ [Store]
///       │  ~~~~~         │  ~~~~~~
///
/// Rows that are the same are shown as far as they are near to others. Screens too wide for one line
/// stand one below the other.
struct SideBySide {
  /// Screens wider than this are shown one below the other.
  private static let widest = 84
  /// So many rows around a differing one are shown.
  private static let context = 2

  let expected: Screenshot
  let actual: Screenshot
  let differences: [Point]

  /// A screen by itself, with a line on its left.
  static func framed(_ shot: Screenshot) -> String {
    (0..<shot.size.height).map { ("│" + text(of: shot, $0)).trimmingBlanks }
      .joined(separator: "\n")
  }

  /// Both screens.
  var text: String {
    let marked = Dictionary(grouping: differences, by: \.y)
    let height = max(expected.size.height, actual.size.height)
    let shown = (0..<height).filter { y in
      (y - SideBySide.context...y + SideBySide.context).contains { marked[$0] != nil }
    }
    let width =
      shown.map {
        max(SideBySide.columns(of: expected, $0), SideBySide.columns(of: actual, $0))
      }
      .max() ?? 0
    return width > SideBySide.widest ? stacked(shown, marked) : paired(shown, marked, width)
  }

  // MARK: Ways to show them

  private func paired(_ rows: [Int], _ marked: [Int: [Point]], _ width: Int) -> String {
    let column = max(width, 8) + 2
    var lines = [
      "     \(padded("expected", "expected".count, to: column + 1))actual"
    ]
    var last = -1
    for y in rows {
      if y > last + 1 { lines.append("  ...") }
      last = y
      lines.append(
        "\(number(y)) │\(padded(expected, y, to: column))│\(SideBySide.text(of: actual, y))")
      if let places = marked[y] {
        let marks = marks(places)
        lines.append("    │\(padded(marks, marks.count, to: column))│\(marks)")
      }
    }
    return lines.map(\.trimmingBlanks).joined(separator: "\n")
  }

  private func stacked(_ rows: [Int], _ marked: [Int: [Point]]) -> String {
    var lines: [String] = []
    for y in rows {
      guard let places = marked[y] else { continue }
      lines.append("\(number(y)) expected │\(SideBySide.text(of: expected, y))")
      lines.append("      actual │\(SideBySide.text(of: actual, y))")
      lines.append("             │\(marks(places))")
    }
    return lines.map(\.trimmingBlanks).joined(separator: "\n")
  }

  // MARK: Pieces

  private func number(_ y: Int) -> String {
    let text = "\(y + 1)"
    return String(repeating: " ", count: max(0, 3 - text.count)) + text
  }

  private func marks(_ places: [Point]) -> String {
    var marks = Array(repeating: Character(" "), count: (places.last?.x ?? -1) + 1)
    for place in places { marks[place.x] = "~" }
    return String(marks)
  }

  private func padded(_ shot: Screenshot, _ y: Int, to width: Int) -> String {
    padded(SideBySide.text(of: shot, y), SideBySide.columns(of: shot, y), to: width)
  }

  private func padded(_ text: String, _ columns: Int, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - columns))
  }

  private static func text(of shot: Screenshot, _ y: Int) -> String {
    (0..<columns(of: shot, y)).map { shot[$0, y].glyph.description }.joined()
  }

  /// The columns of a row without the blanks at its end.
  private static func columns(of shot: Screenshot, _ y: Int) -> Int {
    var columns = shot.size.width
    while columns > 0, shot[columns - 1, y].glyph == .space { columns -= 1 }
    return columns
  }
}

extension String {
  /// The text without the blanks at its end.
  fileprivate var trimmingBlanks: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
