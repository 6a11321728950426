import TesseraScreen
import TesseraTerminal
import TesseraTesting
import Testing

@Suite("Replay")
struct ReplayTests {
  @Test("scratch")
  func scratch() {
    var failures = 0
    var finals: [String: Int] = [:]
    for seed in 0..<250 {
      var generator = ScreenGenerator(seed: UInt64(seed))
      let size = generator.size()
      var replay = ScreenReplay(capabilities: .xterm, size: size)
      var screen = generator.screen(size)
      if let p = replay.showAll(screen) { print(seed, "first", size, p, String(decoding: replay.bytes.suffix(600), as: UTF8.self).debugDescription); failures += 1; continue }
      for n in 0..<20 {
        let step = generator.step(after: screen)
        if let p = replay.show(step) { print(seed, n, size, p, String(decoding: replay.bytes.prefix(300), as: UTF8.self).debugDescription); failures += 1; break }
        screen = step.next
        var inCSI = false
        var private_ = ""
        for (i, b) in replay.bytes.enumerated() {
          if b == 0x1B, i + 1 < replay.bytes.count { if replay.bytes[i+1] == 0x5B { inCSI = true } else { finals["ESC" + String(UnicodeScalar(replay.bytes[i+1])), default: 0] += 1 }; private_ = "" }
          else if inCSI { if b == 0x3F { private_ = "?" }; if b >= 0x40, b != 0x5B { inCSI = false; finals[private_ + String(UnicodeScalar(b)), default: 0] += 1 } }
          else if b < 0x20 { finals["C\(b)", default: 0] += 1 }
        }
      }
      if failures > 5 { break }
    }
    print(finals.sorted { $0.key < $1.key })
    #expect(failures == 0)
  }
}
