package import TesseraScreen
package import TesseraTerminal

/// An encoder and an emulator of a terminal side by side: what the one writes, the other shows.
package struct ScreenReplay {
  /// What makes the bytes.
  package let encoder: FrameEncoder
  /// What shows them.
  package let terminal: TerminalEmulator
  /// The bytes of the last frame.
  package private(set) var bytes: [UInt8] = []

  /// Makes both, of one size; the terminal can do what the capabilities say.
  ///
  /// An encoder that is given goes on with a new terminal.
  package init(
    encoder: FrameEncoder? = nil, capabilities: EncoderCapabilities, size: Size,
    widthModel: EmulatorWidthModel = .graphemes,
    orphanedHalf: EmulatorTraits.OrphanedHalf = .pen
  ) {
    var traits = EmulatorTraits()
    traits.erasesWithBackground = capabilities.backColorErase
    traits.orphanedHalf = orphanedHalf
    traits.insertsWithStyle = orphanedHalf == .pen
    self.encoder = encoder ?? FrameEncoder(capabilities: capabilities, size: size)
    terminal = TerminalEmulator(
      width: size.width, height: size.height, widthModel: widthModel, traits: traits)
    terminal.feed("\u{1B}[?1049h\u{1B}[?7l")
  }

  /// Sends a frame to the terminal; returns what is wrong with what it then shows, or nil.
  package mutating func show(
    _ next: Surface, damage: Damage, shifts: [ScrollShift] = [], cursor: CursorState? = nil
  ) -> String? {
    var buffer = ByteBuffer()
    let report = encoder.encode(
      next, damage: damage, shifts: shifts, cursor: cursor, into: &buffer)
    bytes = buffer.bytes
    terminal.feed(bytes)
    guard report.bytes == bytes.count else { return "the report counts \(report.bytes) bytes" }
    return problem(with: next, cursor: cursor)
  }

  /// Sends a step of a generator.
  package mutating func show(_ step: ScreenGenerator.Step) -> String? {
    show(step.next, damage: step.damage, shifts: step.shifts)
  }

  /// Sends a whole screen.
  package mutating func showAll(_ next: Surface, cursor: CursorState? = nil) -> String? {
    var damage = Damage(size: next.size)
    damage.insertAll()
    return show(next, damage: damage, cursor: cursor)
  }

  // MARK: Comparing

  private func problem(with next: Surface, cursor: CursorState?) -> String? {
    if let unknown = terminal.unknownSequences.first { return "sent \(unknown)" }
    if !encoder.shown.isEqual(to: next), let place = firstDifference(encoder.shown, next) {
      return "the model differs at \(place)"
    }
    let state = terminal.cursor
    if state.isVisible != (cursor != nil) { return "the cursor is \(state.isVisible)" }
    if let cursor, Point(x: state.x, y: state.y) != cursor.position {
      return "the cursor is at \(state.x), \(state.y)"
    }
    let region = terminal.scrollingRegion.rows
    if region != 0..<terminal.height { return "margins stay at \(region)" }
    return terminal.withCells { cells in
      var expected = ExpectedCell(terminal: terminal, capabilities: encoder.capabilities)
      for y in 0..<next.size.height {
        let row = next.row(y)
        var x = 0
        while x < row.count {
          let width = max(1, row[x].glyph.width)
          for half in x..<min(x + width, row.count) {
            let cell = cells[y * row.count + half]
            // Where it runs into the right edge, a terminal may destroy the cluster itself.
            if row[x].glyph.isWidthUncertain, x + widest(row[x].glyph) > row.count { continue }
            if let problem = expected.problem(with: cell, row[x], isSecondHalf: half > x) {
              return "(\(half), \(y)): \(problem)"
            }
          }
          x += width
        }
      }
      return nil
    }
  }

  private func widest(_ glyph: Glyph) -> Int { 2 * glyph.description.unicodeScalars.count }

  private func firstDifference(_ left: Surface, _ right: Surface) -> Point? {
    for y in 0..<right.size.height {
      for x in 0..<right.size.width
      where left[x, y].glyph != right[x, y].glyph
        || encoder.capabilities.appearance(of: left[x, y].style)
          != encoder.capabilities.appearance(of: right[x, y].style)
      {
        let isBlank = left[x, y].glyph == .space && right[x, y].glyph == .space
        if !isBlank, !right[x, y].glyph.isContinuation { return Point(x: x, y: y) }
      }
    }
    return nil
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
