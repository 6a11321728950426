import TesseraGraph
import TesseraScreen

/// A list on a small screen, driven by keys, with a look at what that cost.
@MainActor
final class ListScreen {
  let tree: ViewTree
  /// What the last frame cost.
  var cost: FrameReport { tree.report }
  /// The cells that were painted since the last event.
  private(set) var cellsDamaged = 0
  private(set) var bodies = 0
  private(set) var shifts: [ScrollShift] = []

  init(width: Int = 20, height: Int = 6, @ViewBuilder content: () -> some View) {
    tree = ViewTree(size: Size(width: width, height: height))
    tree.show(content(), environment: EnvironmentValues())
    runFrames()
  }

  /// Runs frames until none is asked for.
  func runFrames() {
    cellsDamaged = 0
    bodies = 0
    shifts = []
    var frames = 0
    while tree.needsFrame, frames < 50 {
      tree.runFrame()
      cellsDamaged += tree.report.cellsDamaged
      bodies += tree.report.bodiesEvaluated
      shifts += tree.shifts
      tree.takeDamage()
      frames += 1
    }
  }

  func press(_ key: KeyEquivalent, modifiers: EventModifiers = [], times: Int = 1) {
    for _ in 0..<times {
      _ = tree.send(.key(KeyPress(key, modifiers: modifiers)))
      runFrames()
    }
  }

  func click(x: Int, y: Int, modifiers: EventModifiers = []) {
    for kind in [PointerEvent.Kind.down(.left), .up(.left)] {
      _ = tree.send(
        .pointer(PointerEvent(location: Point(x: x, y: y), kind: kind, modifiers: modifiers)))
      runFrames()
    }
  }

  func scroll(_ rows: Int, x: Int = 1, y: Int = 1) {
    _ = tree.send(.pointer(PointerEvent(location: Point(x: x, y: y), kind: .scroll(x: 0, y: rows))))
    runFrames()
  }

  /// The rows of the screen, trailing blanks left out.
  var rows: [String] {
    tree.surface.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The rows that the semantics tree has, with their labels.
  var rowElements: [SemanticsNode] {
    var found: [SemanticsNode] = []
    func visit(_ node: SemanticsNode) {
      if node.meaning.role == .row { found.append(node) }
      node.children.forEach(visit)
    }
    tree.semantics.forEach(visit)
    return found
  }

  /// The labels of the rows that are selected, as a reader sees them.
  var selectedRows: [String] {
    rowElements.filter(\.meaning.isSelected).map(\.label)
  }
}
