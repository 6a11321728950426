/// Moves the cells of what was scrolled, so that only what came into view is painted.
///
/// Outer views before inner ones: an inner view's cells were carried along with the outer's.
@MainActor
enum ScrollPass {
  static func run(_ tree: ViewTree) {
    guard !tree.scrollQueue.isEmpty else { return }
    let queue = tree.scrollQueue.sorted { $0.depth < $1.depth }
    tree.scrollQueue.removeAll(keepingCapacity: true)
    for element in queue { element.bringCellsUpToDate() }
  }
}
