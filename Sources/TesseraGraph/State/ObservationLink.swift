import Dispatch
@_spi(SwiftUI) import Observation

/// Ties the evaluation of one node to the `@Observable` objects that it reads.
///
/// Each evaluation registers anew with every object that it read. A registration that did not fire
/// would stay with the object (200,000 of them took a second to fire), so each evaluation also reads
/// a sentinel of the link's own, and firing the sentinel drops the registration. The old one is
/// dropped only when the new one stands, so that a change from another thread always meets one.
///
/// Did-set, not will-set: a change on another thread may be seen by the main actor before it has
/// landed, and the last value would be lost.
final class ObservationLink: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let target: Target

  /// What the link reports to; only ever touched on the main actor.
  private final class Target: Sendable {
    @MainActor weak var node: Node?
    @MainActor var parity = false
    @MainActor var isRegistered = false

    @MainActor init(node: Node) { self.node = node }
  }

  /// The two sentinels, read in turn by one evaluation after the other.
  private var even: Int { 0 }
  private var odd: Int { 0 }

  @MainActor
  init(node: Node) {
    target = Target(node: node)
  }

  /// Runs a closure and reports the first change of an observable property that it read.
  @MainActor
  func track<Result>(_ read: () -> Result) -> Result {
    let sentinel = target.parity ? \ObservationLink.odd : \ObservationLink.even
    let result = withObservationTracking {
      registrar.access(self, keyPath: sentinel)
      return read()
    } didSet: { [weak self] tracking in
      let changed = tracking.changed
      tracking.cancel()
      guard changed != \ObservationLink.odd, changed != \ObservationLink.even else { return }
      self?.fired()
    }
    cancel()
    target.parity.toggle()
    target.isRegistered = true
    return result
  }

  /// Drops the registration of the last evaluation.
  @MainActor
  func cancel() {
    guard target.isRegistered else { return }
    target.isRegistered = false
    let last = target.parity ? \ObservationLink.even : \ObservationLink.odd
    registrar.didSet(self, keyPath: last)
  }

  private func fired() {
    if MainThread.isCurrent {
      MainActor.assumeIsolated { target.node?.dependencyChanged() }
    } else {
      DispatchQueue.main.async { [self] in
        MainActor.assumeIsolated {
          // Between the body's reading and the new registration another change may have slipped
          // through: the evaluation that follows is confirmed by a second one.
          target.node?.dependencyChanged()
          target.node?.confirmNextEvaluation()
        }
      }
    }
  }
}
