extension Surface: CustomStringConvertible {
  /// The rows as text, joined by line feeds; blanks at the ends of rows are left out.
  public var text: String {
    var rows: [String] = []
    rows.reserveCapacity(size.height)
    for y in 0..<size.height {
      var row = ""
      for cell in self.row(y) where !cell.glyph.isContinuation { row.append(cell.glyph.character) }
      while row.last == " " { row.removeLast() }
      rows.append(row)
    }
    return rows.joined(separator: "\n")
  }

  /// The same as `text`.
  public var description: String { text }
}
