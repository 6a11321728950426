import TesseraScreen

/// A node that wants to look when elements may have moved.
@MainActor
protocol GeometryWatcher: Node {
  /// Looks whether places and sizes are others than before.
  func checkGeometry()
}

/// Who looks at places and sizes, and whether any may have changed since.
@MainActor
final class GeometryStore {
  private var watchers: [ObjectIdentifier: (watcher: any GeometryWatcher, number: Int)] = [:]
  private var lastNumber = 0
  private var hasMoved = false

  /// Whether somebody must look again.
  var hasMore: Bool { hasMoved && !watchers.isEmpty }

  func add(_ watcher: any GeometryWatcher) {
    guard watchers[ObjectIdentifier(watcher)] == nil else { return }
    lastNumber += 1
    watchers[ObjectIdentifier(watcher)] = (watcher, lastNumber)
    hasMoved = true
  }

  func remove(_ watcher: any GeometryWatcher) {
    watchers[ObjectIdentifier(watcher)] = nil
  }

  /// Notes that an element has another place or size.
  func somethingMoved() { hasMoved = true }

  /// Lets everybody look who watches, the outermost first and in the order of their coming.
  func run() {
    guard hasMore else { return }
    hasMoved = false
    let sorted = watchers.values.sorted {
      ($0.watcher.depth, $0.number) < ($1.watcher.depth, $1.number)
    }
    for (watcher, _) in sorted where watcher.isAlive && !watcher.isHiddenByCover {
      watcher.checkGeometry()
    }
  }
}
