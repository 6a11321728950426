package import TesseraScreen
package import TesseraTerminal

/// Finds what a terminal shows otherwise than a screen, as far as its capabilities let it.
///
/// Of a space only what is seen counts. A cluster on whose width terminals disagree may look like
/// anything, in its own columns.
package struct ScreenComparison {
  /// The terminal.
  package let terminal: TerminalEmulator
  /// What it can show.
  package let capabilities: EncoderCapabilities
  /// Whether the backgrounds of the blank cells at the ends of rows are not known.
  package let ignoresTrailingBackgrounds: Bool

  /// Makes a comparison with a terminal.
  package init(
    terminal: TerminalEmulator, capabilities: EncoderCapabilities,
    ignoresTrailingBackgrounds: Bool = false
  ) {
    self.terminal = terminal
    self.capabilities = capabilities
    self.ignoresTrailingBackgrounds = ignoresTrailingBackgrounds
  }

  /// The first cell that is wrong and how; nil if all are right.
  package func problem(with screen: Surface) -> String? {
    terminal.withCells { cells in
      var expected = ExpectedCell(terminal: terminal, capabilities: capabilities)
      for y in 0..<screen.size.height {
        let row = screen.row(y)
        let end = ignoresTrailingBackgrounds ? lengthWithoutSpaces(row) : row.count
        var x = 0
        while x < end {
          let glyph = row[x].glyph
          let next = min(x + max(1, glyph.width), row.count)
          // Where it runs into the right edge, a terminal may destroy the cluster itself.
          let isFree = glyph.isWidthUncertain && x + widest(glyph) > row.count
          for half in x..<next where !isFree {
            let cell = cells[y * row.count + half]
            if let problem = expected.problem(with: cell, row[x], isSecondHalf: half > x) {
              return "(\(half), \(y)): \(problem)"
            }
          }
          x = next
        }
      }
      return nil
    }
  }

  private func widest(_ glyph: Glyph) -> Int { 2 * glyph.description.unicodeScalars.count }

  private func lengthWithoutSpaces(_ row: UnsafeMutableBufferPointer<Cell>) -> Int {
    var end = row.count
    while end > 0, row[end - 1].glyph == .space { end -= 1 }
    return end
  }
}

/// What a terminal should hold for a cell.
private struct ExpectedCell {
  let terminal: TerminalEmulator
  let capabilities: EncoderCapabilities

  // Neighbours mostly have one style.
  private var style = CellStyle.plain
  private var look = CellStyle.plain
  private var decoration = Decoration()

  init(terminal: TerminalEmulator, capabilities: EncoderCapabilities) {
    self.terminal = terminal
    self.capabilities = capabilities
    look = capabilities.appearance(of: .plain)
  }

  mutating func problem(with cell: PackedCell, _ wanted: Cell, isSecondHalf: Bool) -> String? {
    if wanted.style != style {
      style = wanted.style
      look = capabilities.appearance(of: style)
      decoration = look.decoration
    }
    if cell.background != look.background.rawValue {
      return "background \(String(cell.background, radix: 16)), not \(look.background)"
    }
    // On the text of these terminals disagree; what matters is that all else stands.
    if wanted.glyph.isWidthUncertain { return nil }
    if let problem = glyphProblem(cell, wanted.glyph, isSecondHalf) { return problem }
    let link = decoration.link
    if terminal.hyperlink(at: cell.link)?.uri != link { return "link is not \(link ?? "none")" }
    let attributes = packedAttributes
    let marks = packed([.inverse, .strikethrough])
    let isUnderlined = look.attributes.underline != .none
    if wanted.glyph == .space, attributes & marks == 0, !isUnderlined, link == nil {
      let stray = cell.attributes & (marks | 0b111 << 9)
      return stray == 0 ? nil : "attributes \(stray) on a blank"
    }
    if cell.attributes != attributes { return "attributes \(cell.attributes), not \(attributes)" }
    if cell.foreground != look.foreground.rawValue {
      return "foreground \(String(cell.foreground, radix: 16)), not \(look.foreground)"
    }
    if isUnderlined, cell.underlineColor != decoration.underlineColor.rawValue {
      return "underline colour \(cell.underlineColor)"
    }
    return nil
  }

  private func glyphProblem(
    _ cell: PackedCell, _ glyph: Glyph, _ isSecondHalf: Bool
  ) -> String? {
    if isSecondHalf { return cell.isContinuation ? nil : "no second half of \(glyph)" }
    if cell.glyph == glyph.rawValue & 0x1F_FFFF, glyph.rawValue >> 31 == 0 { return nil }
    let text = terminal.cluster(at: cell.glyph)
    return text == glyph.description ? nil : "shows \(text), not \(glyph)"
  }

  private var packedAttributes: UInt16 {
    packed(look.attributes) | UInt16(look.attributes.underline.rawValue) << 9
  }

  private func packed(_ attributes: TextAttributes) -> UInt16 {
    let bits = attributes.rawValue
    return bits & 0b1111 | (bits & 0b1_0000) << 1 | (bits & 0b10_0000) << 2
  }
}
