/// When the next frame may be drawn: at once after input, else at most so many times a second.
///
/// A terminal shows no more than its screen can; a model that changes 100,000 times a second is worth
/// 120 frames. `TESSERA_FRAME_RATE` sets another number; 0 is no limit.
struct FramePacing {
  private static let standardRate = 120

  /// When a frame that had to wait may be drawn; nil when none waits.
  private(set) var deadline: ContinuousClock.Instant?
  private let interval: Duration
  private var last: ContinuousClock.Instant?
  private var isUrgent = true

  init() {
    let rate = ProcessEnvironment.value("TESSERA_FRAME_RATE").flatMap { Int($0) }
    let perSecond = rate ?? FramePacing.standardRate
    interval = perSecond > 0 ? .nanoseconds(1_000_000_000 / perSecond) : .zero
  }

  /// The user did something: the next frame does not wait.
  mutating func inputArrived() {
    isUrgent = true
  }

  /// Whether a frame may be drawn now; if not, `deadline` says when.
  mutating func mayDraw() -> Bool {
    guard interval > .zero, !isUrgent, let last else { return true }
    let next = last + interval
    if ContinuousClock.now >= next { return true }
    deadline = next
    return false
  }

  /// A frame was drawn.
  mutating func didDraw() {
    deadline = nil
    isUrgent = false
    if interval > .zero { last = ContinuousClock.now }
  }
}
