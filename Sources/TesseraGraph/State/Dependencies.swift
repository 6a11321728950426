/// Something that bodies read and that tells them when it changes: a state, mostly.
@MainActor
package class Source {
  /// A node that read the source, in the evaluation with the given number.
  fileprivate struct Reader {
    unowned(unsafe) let node: Node
    var evaluation: UInt64
  }

  /// The nodes that read the source; a node leaves before it dies (`Dependencies.removeAll`).
  private var readers: [ObjectIdentifier: Reader] = [:]

  package init() {}

  /// Remembers the node that is being evaluated, if any, as a reader.
  package final func wasRead() {
    guard let tracking = Dependencies.current else { return }
    let key = ObjectIdentifier(tracking.node)
    if readers[key]?.evaluation == tracking.evaluation { return }
    readers[key] = Reader(node: tracking.node, evaluation: tracking.evaluation)
    tracking.dependencies.insert(self)
  }

  /// Tells all readers that the source has another value.
  package final func changed() {
    for reader in readers.values { reader.node.sourceChanged(self) }
  }

  fileprivate func removeReader(_ node: Node, unlessReadIn evaluation: UInt64?) {
    let key = ObjectIdentifier(node)
    if let evaluation, readers[key]?.evaluation == evaluation { return }
    readers[key] = nil
  }
}

/// What one node read in its last evaluation.
@MainActor
package final class Dependencies {
  /// The node whose evaluation is under way.
  struct Tracking {
    let node: Node
    let dependencies: Dependencies
    let evaluation: UInt64
  }

  /// The evaluation under way; nil between evaluations.
  private(set) static var current: Tracking?
  private static var evaluations: UInt64 = 0

  private var sources: [Source] = []

  package init() {}

  /// Whether a body or another tracked closure is being evaluated.
  package static var isTracking: Bool { current != nil }

  /// Runs a closure, remembers which sources it reads and forgets those of the last time.
  package func track<Result>(for node: Node, _ read: () -> Result) -> Result {
    Dependencies.evaluations += 1
    let evaluation = Dependencies.evaluations
    let outer = Dependencies.current
    let old = sources
    sources.removeAll(keepingCapacity: true)
    Dependencies.current = Tracking(node: node, dependencies: self, evaluation: evaluation)
    defer {
      Dependencies.current = outer
      for source in old { source.removeReader(node, unlessReadIn: evaluation) }
    }
    return read()
  }

  /// Runs a closure whose reads are nobody's dependency.
  package static func untracked<Result>(_ body: () -> Result) -> Result {
    let outer = current
    current = nil
    defer { current = outer }
    return body()
  }

  /// Forgets everything that the node read.
  package func removeAll(for node: Node) {
    for source in sources { source.removeReader(node, unlessReadIn: nil) }
    sources.removeAll()
  }

  fileprivate func insert(_ source: Source) {
    sources.append(source)
  }
}
