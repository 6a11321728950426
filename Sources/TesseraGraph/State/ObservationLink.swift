import Dispatch
@_spi(SwiftUI) import Observation

/// Ties the evaluation of one node to the `@Observable` objects that it reads.
///
/// Each evaluation registers anew with every object that it read. A registration that did not fire
/// would stay with the object (200,000 of them took a second to fire), so each evaluation also reads
/// a sentinel of the link's own, and firing the sentinel drops the registration. The old one is
/// dropped only when the new one stands, so that a change from another thread always meets one.
///
/// Most evaluations read no observable object at all. As long as no node of its kind has, a node is
/// tracked without a sentinel: the first that does is found out by its registration having kept the
/// closure that it was given. That one registration cannot be dropped; it is one for each kind of
/// node in the life of the process.
///
/// Did-set, not will-set: a change on another thread may be seen by the main actor before it has
/// landed, and the last value would be lost.
final class ObservationLink: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let target: Target
  private let use: ObservationUse

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
    use = ObservationUse.of(type(of: node))
  }

  /// Runs a closure and reports the first change of an observable property that it read.
  @MainActor
  func track<Result>(_ read: () -> Result) -> Result {
    if use.isSeen { return trackWithSentinel(read) }
    var probe = Probe()
    let result = trackWithoutSentinel(read, probe: probe)
    if !isKnownUniquelyReferenced(&probe) { use.isSeen = true }
    return result
  }

  /// Kept alive by a registration, if there is one.
  private final class Probe: Sendable {}

  @inline(never)
  @MainActor
  private func trackWithoutSentinel<Result>(_ read: () -> Result, probe: Probe) -> Result {
    withObservationTracking(
      read,
      didSet: { [weak self] tracking in
        withExtendedLifetime(probe) { tracking.cancel() }
        self?.fired()
      })
  }

  @MainActor
  private func trackWithSentinel<Result>(_ read: () -> Result) -> Result {
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

/// Whether a node of some kind has ever read an observable object while it was evaluated.
@MainActor
private final class ObservationUse {
  private static var known: [ObjectIdentifier: ObservationUse] = [:]

  var isSeen = false

  /// What is known of the nodes of a class.
  static func of(_ kind: Node.Type) -> ObservationUse {
    if let use = known[ObjectIdentifier(kind)] { return use }
    let use = ObservationUse()
    known[ObjectIdentifier(kind)] = use
    return use
  }
}
