import TesseraScreen

/// Follows the main button from down to up, for one control.
///
/// A click counts when the button comes up inside. Going out with the button held lets go, coming
/// back takes hold again, as buttons do everywhere.
@MainActor
struct ClickTracker {
  /// What an event that was used means to the control.
  struct Step {
    /// Whether the control is held from now on; nil where that stays as it was.
    var isHeld: Bool?
    var isClick = false
  }

  /// The longest time between the clicks of a double click.
  private static let longestPause = Duration.milliseconds(400)

  private var isDown = false
  private var isHeld = false
  private var count = 0
  private var last: (instant: Any, location: Point)?

  /// Takes in an event whose location is in the control's coordinates; nil where it is not used.
  mutating func step(
    _ event: PointerEvent, in size: Size, clock: any Clock<Duration>, count wanted: Int
  ) -> Step? {
    let isInside = Rect(origin: .zero, size: size).contains(event.location)
    switch event.kind {
    case .down(.left):
      noteDown(at: event.location, clock)
      guard count >= wanted else { return nil }
      isDown = true
      isHeld = true
      return Step(isHeld: true)
    case .drag(.left) where isDown:
      guard isInside != isHeld else { return Step() }
      isHeld = isInside
      return Step(isHeld: isInside)
    case .up(.left) where isDown:
      isDown = false
      count = 0
      return Step(isHeld: letGo() ? false : nil, isClick: isInside)
    default:
      return nil
    }
  }

  /// Lets go without a click; returns whether the control was held.
  mutating func letGo() -> Bool {
    isDown = false
    defer { isHeld = false }
    return isHeld
  }

  private mutating func noteDown<C: Clock<Duration>>(at location: Point, _ clock: C) {
    let now = clock.now
    if let last, let instant = last.instant as? C.Instant, last.location == location,
      instant.duration(to: now) <= ClickTracker.longestPause
    {
      count += 1
    } else {
      count = 1
    }
    last = (now, location)
  }
}
