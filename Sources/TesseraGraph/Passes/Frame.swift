import TesseraScreen

/// One frame, from changed state to painted cells.
///
/// | pass | reads | writes | may ask for |
/// |---|---|---|---|
/// | `UpdatePass` | queued nodes | views, environment, the tree | layout, drawing |
/// | `LayoutPass` | elements whose size may change | sizes and places | drawing |
/// | `GeometryPass` | sizes and places | content made for them, authors' actions | updates, layout |
/// | `CommitPass` | what appeared, went, changed | authors' actions, focus | updates |
/// | `ScrollPass` | offsets | cells that were there already | nothing |
/// | `DrawPass` | places, damage | the surface | nothing |
///
/// What an `onAppear` or an `onChange` changes is shown in the same frame, so the first four are
/// repeated until nothing waits. A pair of views that go on changing each other is cut off and
/// reported; it goes on in the next frame, so that keys still work.
@MainActor
enum Frame {
  private static let mostRounds = 16

  static func run(_ tree: ViewTree) {
    settle(tree)
    ScrollPass.run(tree)
    DrawPass.run(tree)
  }

  /// The frame up to the painting: the tree as the state has it.
  static func settle(_ tree: ViewTree) {
    var rounds = 0
    repeat {
      UpdatePass.run(tree)
      LayoutPass.run(tree)
      GeometryPass.run(tree)
      CommitPass.run(tree)
      rounds += 1
    } while hasMore(tree) && rounds < mostRounds
    if hasMore(tree) {
      tree.warn("Views kept changing each other for \(mostRounds) rounds of one frame.")
    }
  }

  /// Whether something waits that the passes before the painting would do.
  static func hasMore(_ tree: ViewTree) -> Bool {
    !tree.updateQueue.isEmpty || !tree.layoutQueue.isEmpty || tree.lifecycle.hasMore
      || tree.preferences.hasMore || tree.focus.hasMore || tree.windowsMayHaveMoved
      || tree.geometry.hasMore
  }
}
