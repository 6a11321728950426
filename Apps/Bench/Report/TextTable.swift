/// Rows of text in columns as wide as their widest entry; the first to the left, numbers to the right.
struct TextTable {
  private var rows: [[String]] = []
  /// How many columns, from the first, hold text.
  private let textColumns: Int

  init(textColumns: Int = 1) { self.textColumns = textColumns }

  /// Titles above the columns, each over so many of them.
  var groups: [(title: String, columns: Int)] = []

  mutating func add(_ row: [String]) { rows.append(row) }

  /// The rows as lines, without trailing spaces.
  var lines: [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    let body = rows.map { row in
      row.indices.map { column in
        let filler = String(repeating: " ", count: widths[column] - row[column].count)
        return column < textColumns ? row[column] + filler : filler + row[column]
      }.joined(separator: "  ")
    }
    return (groups.isEmpty ? body : [groupLine(widths)] + body).map(withoutTrailingSpaces)
  }

  /// The titles, each between rules that reach over its columns.
  private func groupLine(_ widths: [Int]) -> String {
    var column = 0
    return groups.map { title, columns in
      let width = widths[column..<column + columns].reduce(2 * (columns - 1), +)
      column += columns
      guard !title.isEmpty else { return String(repeating: " ", count: width) }
      let rules = max(0, width - title.count - 2)
      return String(repeating: "─", count: rules / 2) + " \(title) "
        + String(repeating: "─", count: rules - rules / 2)
    }.joined(separator: "  ")
  }

  private func withoutTrailingSpaces(_ line: String) -> String {
    String(line.dropLast(line.reversed().prefix { $0 == " " }.count))
  }
}
