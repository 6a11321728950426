/// Ties a node to all that a closure reads: state, and the properties of observable objects.
///
/// A change of any of it calls the node's `dependencyChanged()`.
@MainActor
package final class ReadTracker {
  private unowned(unsafe) let node: Node
  private let dependencies = Dependencies()
  private let link: ObservationLink

  /// Makes a tracker that the node itself owns, and cancels when it is removed.
  package init(for node: Node) {
    self.node = node
    link = ObservationLink(node: node)
  }

  /// Runs a closure, remembers what it reads, and forgets what the last one read.
  package func track<Result>(_ read: () -> Result) -> Result {
    dependencies.track(for: node) { link.track(read) }
  }

  /// Forgets everything that was read.
  package func cancel() {
    dependencies.removeAll(for: node)
    link.cancel()
  }
}
