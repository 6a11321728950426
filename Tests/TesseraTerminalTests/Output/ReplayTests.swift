import TesseraScreen
import TesseraTerminal
import TesseraTesting
import Testing

/// Random screens go through the encoder into the emulator, which must then show them.
@Suite("Replay")
struct ReplayTests {
  @Test("5,000 random frames arrive cell by cell, 20 on one encoder", arguments: 0..<5)
  func randomFrames(batch: Int) {
    for seed in batch * 50..<(batch + 1) * 50 {
      let failure = Story(seed: seed, capabilities: .xterm).run(frames: 20)
      #expect(failure == nil)
    }
  }

  @Test("each kind of terminal shows the screen as far as it can", arguments: Terminal.all)
  func presets(terminal: Terminal) {
    for seed in 1000..<1030 {
      let failure = Story(seed: seed, capabilities: terminal.capabilities).run(frames: 10)
      #expect(failure == nil)
    }
  }

  @Test("any subset of the capabilities gives the same screen")
  func anyCapabilities() {
    for seed in 2000..<2300 {
      var generator = ScreenGenerator(seed: UInt64(seed))
      let capabilities = generator.anyCapabilities()
      let failure = Story(seed: seed, capabilities: capabilities).run(frames: 6)
      #expect(failure == nil)
    }
  }

  @Test("a frame in which nothing changed writes nothing, whatever the damage")
  func unchanged() {
    for seed in 3000..<3060 {
      var generator = ScreenGenerator(seed: UInt64(seed))
      let size = generator.size()
      var replay = ScreenReplay(capabilities: generator.anyCapabilities(), size: size)
      let screen = generator.screen(size)
      _ = replay.showAll(screen)
      #expect(replay.showAll(screen.copy()) == nil)
      #expect(replay.bytes.isEmpty, "seed \(seed)")
    }
  }

  @Test("going from one screen to the next gives what painting the next from nothing gives")
  func incrementalEqualsFull() {
    for seed in 4000..<4060 {
      var generator = ScreenGenerator(seed: UInt64(seed))
      let size = generator.size()
      var stepwise = ScreenReplay(capabilities: .xterm, size: size)
      var screen = generator.screen(size)
      _ = stepwise.showAll(screen)
      for _ in 0..<5 {
        let step = generator.step(after: screen)
        _ = stepwise.show(step)
        screen = step.next
      }
      var whole = ScreenReplay(capabilities: .xterm, size: size)
      _ = whole.showAll(screen)
      for place in stepwise.terminal.differences(from: whole.terminal) {
        let left = stepwise.terminal.cell(x: place.x, y: place.y).visible
        let right = whole.terminal.cell(x: place.x, y: place.y).visible
        #expect(left == right, "seed \(seed) at \(place)")
      }
    }
  }

  @Test("a redraw cures a screen that something else has written on")
  func redrawCures() {
    for seed in 5000..<5080 {
      var random = SplitMix(seed: UInt64(seed))
      var generator = ScreenGenerator(seed: UInt64(seed))
      let size = generator.size()
      let capabilities = generator.anyCapabilities()
      var replay = ScreenReplay(capabilities: capabilities, size: size)
      let screen = generator.screen(size)
      _ = replay.showAll(screen)
      replay.terminal.feed(garbage(&random, for: capabilities))
      replay.terminal.clearUnknownSequences()
      replay.encoder.invalidate()
      let failure = replay.show(screen, damage: Damage(size: size))
      #expect(failure == nil, "seed \(seed)")
    }
  }

  @Test("a resize begins anew on the new size")
  func resize() {
    for seed in 6000..<6020 {
      var generator = ScreenGenerator(seed: UInt64(seed))
      var replay = ScreenReplay(capabilities: .xterm, size: Size(width: 20, height: 5))
      _ = replay.showAll(generator.screen(Size(width: 20, height: 5)))
      let size = generator.size()
      var after = ScreenReplay(
        encoder: replay.encoder, capabilities: .xterm, size: size)
      #expect(after.showAll(generator.screen(size)) == nil, "seed \(seed)")
    }
  }

  @Test("the cursor rests where the frame says, and is hidden where it says nothing")
  func cursor() {
    for seed in 7000..<7040 {
      var generator = ScreenGenerator(seed: UInt64(seed))
      let size = generator.size()
      var replay = ScreenReplay(capabilities: .xterm, size: size)
      var screen = generator.screen(size)
      for _ in 0..<6 {
        let place = Point(
          x: generator.random.below(size.width), y: generator.random.below(size.height))
        let cursor = generator.random.oneIn(3) ? nil : CursorState(position: place)
        let failure = replay.showAll(screen, cursor: cursor)
        #expect(failure == nil, "seed \(seed)")
        screen = generator.step(after: screen).next
      }
    }
  }

  /// Text, styles, links, margins and a cursor somewhere; no modes, which are the session's.
  private func garbage(
    _ random: inout SplitMix, for capabilities: EncoderCapabilities
  ) -> String {
    var text = ""
    for _ in 0..<random.between(1, 30) {
      switch random.below(7) {
      case 0: text += "\u{1B}[\(random.below(30));\(random.below(90))H"
      case 1: text += "\u{1B}[\(random.pick([1, 3, 4, 7, 9, 31, 42]));48;5;\(random.below(256))m"
      case 2 where capabilities.hasScrollRegions:
        text += "\u{1B}[\(random.between(1, 3));\(random.between(4, 9))r"
      case 3 where capabilities.hyperlinks: text += "\u{1B}]8;;https://stray.example\u{1B}\\"
      case 4: text += "漢字 and\nmore"
      case 5: text += "\u{1B}[?25h\u{1B}[2K"
      default: text += String(repeating: "x", count: random.below(40))
      }
    }
    return text
  }
}

/// A sequence of frames on one encoder.
private struct Story {
  var seed: Int
  var capabilities: EncoderCapabilities

  /// Plays it; returns the first thing that is wrong, with the seed.
  func run(frames: Int) -> String? {
    var generator = ScreenGenerator(seed: UInt64(seed))
    let size = generator.size()
    let halves = EmulatorTraits.OrphanedHalf.allCases
    var replay = ScreenReplay(
      capabilities: capabilities, size: size,
      widthModel: seed % 2 == 0 ? .graphemes : .wcwidth,
      orphanedHalf: halves[seed % halves.count])
    var screen = generator.screen(size)
    if let problem = replay.showAll(screen) { return "seed \(seed), first frame: \(problem)" }
    for frame in 1...frames {
      let step = generator.step(after: screen)
      if let problem = replay.show(step) { return "seed \(seed), frame \(frame): \(problem)" }
      screen = step.next
    }
    return nil
  }
}

/// A kind of terminal, named for the list of tests.
struct Terminal: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var capabilities: EncoderCapabilities

  static let all: [Terminal] =
    ColorDepth.allCases.map { depth in
      var capabilities = EncoderCapabilities.xterm
      capabilities.colorDepth = depth
      return Terminal(testDescription: "xterm, \(depth)", capabilities: capabilities)
    } + [
      Terminal(testDescription: "tmux", capabilities: .tmux),
      Terminal(testDescription: "Linux console", capabilities: .linuxConsole),
      Terminal(testDescription: "VT100", capabilities: .vt100),
      Terminal(testDescription: "minimal", capabilities: .minimal),
    ]
}
