import TesseraScreen

extension Screenshot {
  /// The rows as text, each with a line feed; blanks at the ends of rows are left out.
  var text: String {
    var text = ""
    for y in 0..<size.height {
      var line = ""
      for cell in row(y) { line += cell.glyph.description }
      while line.last == " " { line.removeLast() }
      text += line + "\n"
    }
    return text
  }

  /// The screen that a text shows.
  ///
  /// - Throws: `SnapshotDamage` where there is a character that no cell shows.
  init(text: String) throws(SnapshotDamage) {
    var rows: [[Cell]] = []
    for line in SnapshotLines.split(text) {
      if let control = line.unicodeScalars.first(where: \.isControl) {
        throw SnapshotDamage(line: rows.count + 1, reason: SnapshotDamage.naming(control))
      }
      rows.append(Screenshot.cells(of: line, style: .plain))
    }
    self.init(rows: rows)
  }

  /// The cells of a piece of a row, with the second halves of wide clusters.
  static func cells(of text: Substring, style: CellStyle) -> [Cell] {
    var glyphs: [Glyph] = []
    Glyph.appendGlyphs(of: text, to: &glyphs)
    var cells: [Cell] = []
    for glyph in glyphs {
      cells.append(Cell(glyph: glyph, style: style))
      if glyph.isWide { cells.append(Cell(glyph: .continuation, style: style)) }
    }
    return cells
  }
}

extension Unicode.Scalar {
  /// Whether it does something to a terminal and shows nothing.
  var isControl: Bool { properties.generalCategory == .control }
}

/// Why the contents of a file are no snapshot.
struct SnapshotDamage: Error, Equatable {
  /// The line, from 1 on.
  let line: Int
  let reason: String

  static func naming(_ control: Unicode.Scalar) -> String {
    "there is a control character (U+\(hexadecimal(control.value)))"
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

/// The lines of a snapshot's file.
enum SnapshotLines {
  /// Splits at line feeds, also where a tool has put CR LF in their place; the last one ends a line
  /// and begins none.
  static func split(_ text: String) -> [Substring] {
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
