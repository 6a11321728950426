#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import TesseraGraph

/// The time of the day by the clock that the app lives by: a test that moves its clock moves it.
@MainActor
struct WallClock {
  /// The moment in which it was made.
  private let start: Date
  /// The time since then; nil where the machine's own clock is the app's.
  private let elapsed: (() -> Duration)?

  init(in environment: EnvironmentValues) {
    start = environment.currentDate ?? .now
    let isReal = environment.currentDate == nil && environment.clock is ContinuousClock
    elapsed = isReal ? nil : WallClock.stopwatch(environment.clock)
  }

  /// The time now.
  var now: Date {
    guard let elapsed else { return .now }
    let (seconds, attoseconds) = elapsed().components
    return start.addingTimeInterval(Double(seconds) + Double(attoseconds) * 1e-18)
  }

  private static func stopwatch<C: Clock>(_ clock: C) -> () -> Duration
  where C.Duration == Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}

extension Text.Run {
  /// What the run shows, without a style; a date as it is told now.
  var words: String {
    date.map { DateWords(now: .now, timeZone: nil, calendar: .current).words(for: $0) } ?? string
  }
}
