import TesseraScreen
import TesseraTerminal
import TesseraEmulator

/// Random screens through the encoder into the emulator; returns how many went wrong.
///
/// Twenty frames go through one encoder, so `pairs` counts frames that follow another. Terminals of
/// all kinds take turns. The first failures are printed with their seeds.
func fuzzReplay(pairs: Int, seed: UInt64) -> Int {
  let framesPerStory = 20
  var failures = 0
  for number in 0..<max(1, pairs / framesPerStory) {
    let storySeed = seed &+ UInt64(number)
    guard let problem = replayStory(seed: storySeed, frames: framesPerStory) else { continue }
    failures += 1
    if failures <= 20 { print("replay: seed \(storySeed): \(problem)") }
  }
  return failures
}

private func replayStory(seed: UInt64, frames: Int) -> String? {
  var generator = ScreenGenerator(seed: seed)
  let halves = EmulatorTraits.OrphanedHalf.allCases
  let size = generator.size()
  var replay = ScreenReplay(
    capabilities: generator.capabilities(), size: size,
    widthModel: generator.random.oneIn(2) ? .graphemes : .wcwidth,
    orphanedHalf: generator.random.pick(halves))
  var screen = generator.screen(size)
  if let problem = replay.showAll(screen) { return "first frame: \(problem)" }
  for frame in 1...frames {
    if generator.random.oneIn(50) { replay.encoder.invalidate() }
    let step = generator.step(after: screen)
    if let problem = replay.show(step) { return "frame \(frame): \(problem)" }
    screen = step.next
    guard replay.showAll(screen) == nil, replay.bytes.isEmpty else {
      return "frame \(frame): writes \(replay.bytes.count) bytes although nothing changed"
    }
  }
  return nil
}
