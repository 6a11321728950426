import Testing
import TesseraTesting

/// The emulator against a real tmux: the same bytes must give the same screen.
@Suite(
  "The emulator against tmux", .serialized,
  .enabled(if: TmuxPane.isInstalled, "tmux is not installed, so there is nothing to compare with"))
struct TmuxTests {
  static let width = 12
  static let height = 5

  @Test("each sequence by hand shows the same in tmux, apart from the known differences")
  func handMade() throws {
    let pane = try TmuxPane(width: TmuxTests.width, height: TmuxTests.height)
    #expect(TmuxCorpus.all.count >= 150)
    let shown = Set(TmuxCorpus.all.compactMap(\.difference))
    #expect(shown.count == TmuxDifference.allCases.count, "each known difference has its case")
    for (bytes, difference) in TmuxCorpus.all {
      // Another version may have mended some of the differences.
      if difference != nil, pane.version != "3.3a" { continue }
      let found = try compare(bytes, in: pane)
      if let difference {
        #expect(!found.isEmpty, "tmux no longer differs: \(difference.rawValue)\n\(name(bytes))")
      } else if !found.isEmpty {
        Issue.record("\(name(bytes))\n\(found.joined(separator: "\n"))")
      }
    }
  }

  @Test(
    "random programs show the same in tmux",
    arguments: [SequenceGrammar.Dialect.tmuxNarrow, .tmuxWide])
  func random(_ dialect: SequenceGrammar.Dialect) throws {
    let pane = try TmuxPane(width: TmuxTests.width, height: TmuxTests.height)
    for seed in UInt64(1)...300 {
      var grammar = SequenceGrammar(
        seed: seed, dialect: dialect, width: TmuxTests.width, height: TmuxTests.height)
      let bytes = grammar.program(length: 12)
      let found = try compare(bytes, in: pane)
      if !found.isEmpty {
        Issue.record("seed \(seed): \(name(bytes))\n\(found.joined(separator: "\n"))")
      }
    }
  }

  /// What differs between the emulator and the pane after the same bytes, at most a few lines.
  private func compare(_ bytes: String, in pane: TmuxPane) throws -> [String] {
    var traits = EmulatorTraits()
    traits.orphanedHalf = .plain
    let terminal = TerminalEmulator(
      width: TmuxTests.width, height: TmuxTests.height, traits: traits)
    terminal.feed(bytes)
    let screen = try pane.screen(after: Array(bytes.utf8))
    var found: [String] = []
    // tmux counts a filled last column as a column of its own.
    let cursor = terminal.cursor
    let column = cursor.isWrapPending ? cursor.x + 1 : cursor.x
    if column != screen.x || cursor.y != screen.y {
      found.append("cursor \(column),\(cursor.y), in tmux \(screen.x),\(screen.y)")
    }
    let rows = TmuxCapture.rows(screen.lines)
    let markedRows = TmuxCapture.rows(screen.markedLines)
    for y in 0..<TmuxTests.height {
      for x in 0..<TmuxTests.width {
        var own = terminal.cell(x: x, y: y)
        own.hyperlink = nil
        var theirs = EmulatorCell()
        if x < rows[y].count {
          theirs = rows[y][x]
        } else if x < TmuxTests.width - 1 {
          theirs = markedRows[y][x]
        } else {
          // The colour of an erased last column is the one thing that tmux does not tell.
          own.background = .default
        }
        if own != theirs, found.count < 6 {
          found.append("\(x),\(y) is \(own), in tmux \(theirs)")
        }
      }
    }
    return found
  }

  private func name(_ bytes: String) -> String {
    ByteLog.describe(Array(bytes.utf8))
  }
}
