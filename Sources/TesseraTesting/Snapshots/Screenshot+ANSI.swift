import TesseraScreen

extension Screenshot {
  /// The rows as a terminal is sent them, each with a line feed; `cat` shows them.
  ///
  /// Each change of the look begins anew (`SGR 0`) and names the whole look, so that a line of a
  /// review can be read by itself. Blanks in the terminal's own colours at the ends of rows are left
  /// out.
  var ansi: String {
    var text = ""
    for y in 0..<size.height {
      var row = row(y)
      while row.last == .blank { row.removeLast() }
      var style = CellStyle.plain
      for cell in row where !cell.glyph.isContinuation {
        text += ANSISequence.change(from: style, to: cell.style)
        style = cell.style
        text += cell.glyph.description
      }
      text += ANSISequence.change(from: style, to: .plain) + "\n"
    }
    return text
  }

  /// The screen that such rows show.
  ///
  /// - Throws: `SnapshotDamage` where there is something that `ansi` does not write.
  init(ansi: String) throws(SnapshotDamage) {
    var rows: [[Cell]] = []
    for line in SnapshotLines.split(ansi) {
      var reader = ANSIReader(line, number: rows.count + 1)
      rows.append(try reader.cells())
    }
    self.init(rows: rows)
  }
}

/// The sequences of an `.ansi` snapshot.
enum ANSISequence {
  static let escape: Unicode.Scalar = "\u{1B}"

  /// What changes one look to another.
  static func change(from old: CellStyle, to new: CellStyle) -> String {
    guard new != old else { return "" }
    var text = ""
    if old.decoration.link != new.decoration.link {
      text += "\u{1B}]8;;\(new.decoration.link ?? "")\u{1B}\\"
    }
    var old = old
    old.decoration = Decoration(underlineColor: old.decoration.underlineColor)
    var plainer = new
    plainer.decoration = Decoration(underlineColor: new.decoration.underlineColor)
    return old == plainer ? text : text + "\u{1B}[\(parameters(of: new))m"
  }

  /// The parameters that set a whole look (ECMA-48 SGR, with kitty's and VTE's 4:n and 58).
  private static func parameters(of style: CellStyle) -> String {
    var parts = ["0"]
    for (attribute, number) in attributes where style.attributes.contains(attribute) {
      parts.append("\(number)")
    }
    switch style.attributes.underline {
    case .none: break
    case .single: parts.append("4")
    case let other: parts.append("4:\(other.rawValue)")
    }
    if let color = parameter(of: style.foreground, base: 30) { parts.append(color) }
    if let color = parameter(of: style.background, base: 40) { parts.append(color) }
    let underline = style.decoration.underlineColor
    switch underline.kind {
    case .standard, .clear: break
    case .palette: parts.append("58:5:\(underline.index)")
    case .rgb: parts.append("58:2::\(underline.red):\(underline.green):\(underline.blue)")
    }
    return parts.joined(separator: ";")
  }

  /// The attributes that are on or off, and their numbers.
  static let attributes: [(TextAttributes, Int)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.blink, 5), (.inverse, 7), (.strikethrough, 9),
  ]

  private static func parameter(of color: CellColor, base: Int) -> String? {
    switch color.kind {
    case .standard, .clear: nil
    case .palette where color.index < 8: "\(base + Int(color.index))"
    case .palette where color.index < 16: "\(base + 52 + Int(color.index))"
    case .palette: "\(base + 8);5;\(color.index)"
    case .rgb: "\(base + 8);2;\(color.red);\(color.green);\(color.blue)"
    }
  }
}
