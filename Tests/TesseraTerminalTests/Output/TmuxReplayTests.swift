import TesseraScreen
import TesseraTerminal
import TesseraTesting
import Testing

/// The encoder against a real terminal, so that encoder and emulator do not share a misreading.
@Suite(
  "Replay in tmux", .serialized,
  .enabled(if: TmuxTerminal.isInstalled, "tmux is not installed, so there is nothing to replay in"))
struct TmuxReplayTests {
  private static let size = Size(width: 40, height: 12)

  @Test("2,000 random frames show in tmux what they should")
  func frames() throws {
    let pane = try TmuxTerminal(
      width: TmuxReplayTests.size.width, height: TmuxReplayTests.size.height)
    try pane.feed(Array("\u{1B}[?1049h\u{1B}[?7l".utf8))
    for seed in 0..<100 {
      let failure = try story(seed, on: pane)
      #expect(failure == nil)
    }
  }

  /// Twenty frames of one encoder; returns the first thing that is wrong.
  private func story(_ seed: Int, on pane: TmuxTerminal) throws -> String? {
    var generator = ScreenGenerator(seed: UInt64(seed))
    // What tmux prints does not tell in which columns its clusters stand.
    generator.usesUncertainWidths = false
    var capabilities = EncoderCapabilities.tmux
    // Links came with 3.4.
    capabilities.hyperlinks = false
    let encoder = FrameEncoder(capabilities: capabilities, size: TmuxReplayTests.size)
    var screen = generator.screen(TmuxReplayTests.size)
    for frame in 0..<20 {
      let step = generator.step(after: screen)
      if frame > 0 { screen = step.next }
      var buffer = ByteBuffer()
      encoder.encode(
        screen, damage: step.damage, shifts: frame > 0 ? step.shifts : [], cursor: nil,
        into: &buffer)
      let bytes = buffer.bytes
      try pane.feed(bytes)
      let seen = ScreenComparison(
        terminal: try copy(of: pane), capabilities: capabilities,
        ignoresTrailingBackgrounds: true)
      if let problem = seen.problem(with: screen) {
        return "seed \(seed), frame \(frame): \(problem)\n\(Stage.pictures(bytes).prefix(800))"
      }
    }
    return try problemWithMarks(screen, on: pane, capabilities).map { "seed \(seed): \($0)" }
  }

  /// tmux tells the backgrounds at the end of a row only if something is written after them.
  private func problemWithMarks(
    _ screen: Surface, on pane: TmuxTerminal, _ capabilities: EncoderCapabilities
  ) throws -> String? {
    let marked = screen.copy()
    var marks = "\u{1B}[m"
    for y in 0..<screen.size.height {
      let x = screen.size.width - 1
      // A mark on the second half of a cluster would destroy the first.
      guard !screen[x, y].glyph.isContinuation else { continue }
      marks += "\u{1B}[\(y + 1);\(x + 1)HZ"
      marked.put(Glyph("Z"), at: Point(x: x, y: y), style: .plain, clip: marked.bounds)
    }
    try pane.feed(Array(marks.utf8))
    return ScreenComparison(terminal: try copy(of: pane), capabilities: capabilities)
      .problem(with: marked)
  }

  /// An emulator that shows what the pane shows.
  private func copy(of pane: TmuxTerminal) throws -> TerminalEmulator {
    let terminal = TerminalEmulator(
      width: TmuxReplayTests.size.width, height: TmuxReplayTests.size.height)
    terminal.feed("\u{1B}[?7l")
    for (y, row) in try pane.rows().enumerated() { terminal.feed("\u{1B}[\(y + 1)H" + row) }
    return terminal
  }
}
