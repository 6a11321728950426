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
    return ScreenComparison(terminal: terminal, capabilities: encoder.capabilities)
      .problem(with: next)
  }

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
