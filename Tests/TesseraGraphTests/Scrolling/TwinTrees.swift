import TesseraGraph
import TesseraScreen
import Testing

/// The same views in two trees: one paints what changed, the other everything.
///
/// A third surface follows as a terminal would: it is told only the declared shifts and the damage.
@MainActor
final class TwinTrees {
  let frugal: ViewTree
  let lavish: ViewTree
  private var terminal: Surface
  /// The cells that the frugal tree painted in the last frame.
  private(set) var cellsDamaged = 0
  private(set) var shifts: [ScrollShift] = []

  init(size: Size, @ViewBuilder content: () -> some View) {
    frugal = ViewTree(size: size)
    lavish = ViewTree(size: size)
    terminal = Surface(size: size)
    lavish.paintsEverything = true
    for tree in [frugal, lavish] { tree.show(content(), environment: EnvironmentValues()) }
    runFrames()
  }

  func send(_ event: InputEvent) {
    for tree in [frugal, lavish] { _ = tree.send(event) }
    runFrames()
  }

  func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
    send(.key(KeyPress(key, modifiers: modifiers)))
  }

  func resize(to size: Size) {
    for tree in [frugal, lavish] { tree.resize(to: size) }
    terminal.reset(size: size)
    runFrames()
  }

  /// Runs frames until none is asked for; the terminal takes all of them, or only the last state.
  func runFrames() {
    for tree in [frugal, lavish] {
      var frames = 0
      while tree.needsFrame, frames < 50 {
        tree.runFrame()
        frames += 1
      }
    }
    cellsDamaged = frugal.report.cellsDamaged
    shifts = frugal.shifts
    if terminal.size != frugal.size { terminal.reset(size: frugal.size) }
    for shift in frugal.shifts { terminal.shift(shift) }
    for y in frugal.damage.rows where !frugal.damage.spans[y].isEmpty {
      let span = frugal.damage.spans[y]
      terminal.copyRow(y, columns: span.start..<span.end, from: frugal.surface)
    }
    for tree in [frugal, lavish] { tree.takeDamage() }
  }

  /// Where the three differ; nil if they are the same.
  var difference: String? {
    if let row = firstDifference(frugal.surface, lavish.surface) {
      return
        "painted less than changed, row \(row):\n\(frugal.surface.text)\n--- instead of\n\(lavish.surface.text)"
    }
    if let row = firstDifference(frugal.surface, terminal) {
      return "declared less than painted, row \(row)"
    }
    return nil
  }

  private func firstDifference(_ a: Surface, _ b: Surface) -> Int? {
    guard a.size == b.size else { return -1 }
    return (0..<a.size.height).first { y in (0..<a.size.width).contains { a[$0, y] != b[$0, y] } }
  }

  /// The rows of the screen, trailing blanks left out.
  var rows: [String] {
    frugal.surface.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
