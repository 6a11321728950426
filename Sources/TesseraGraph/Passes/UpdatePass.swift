/// Evaluates what changed: bodies whose state is another, from the root downwards.
///
/// A parent comes before its children, since its evaluation may give them new values, remove them,
/// or find them equal; then nothing is left to do for the child's own entry.
@MainActor
enum UpdatePass {
  static func run(_ tree: ViewTree) {
    while !tree.updateQueue.isEmpty {
      var queue = tree.updateQueue
      tree.updateQueue.removeAll(keepingCapacity: true)
      if queue.count > 1 { queue.sort { $0.depth < $1.depth } }
      for node in queue {
        node.isQueued = false
        if node.isAlive { node.update() }
      }
    }
  }
}
