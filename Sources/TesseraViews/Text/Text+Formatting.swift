#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import TesseraGraph

extension Text {
  /// Shows a value as a format says it.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Shows a date; where the style tells a distance from now, it goes on by itself.
  public init(_ date: Date, style: DateStyle) {
    runs = [Run(string: "", date: DateRun(date: date, style: style))]
  }

  /// Shows a string with attributes: those of `AttributeScopes.TesseraAttributes`, and links.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    runs = attributedContent.textRuns
  }

  /// How a date is shown.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable {
      case time
      case date
      case relative
      case offset
      case timer
    }

    let kind: Kind

    /// The time of the day: "11:23 PM", or "23:23" where that is the custom.
    public static let time = DateStyle(kind: .time)
    /// The day: "June 3, 2019".
    public static let date = DateStyle(kind: .date)
    /// The distance from now, in two units: "2 hours, 23 minutes".
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now, in one unit, with a sign: "-3 months".
    public static let offset = DateStyle(kind: .offset)
    /// The distance from now as a watch shows it: "36:59:01".
    public static let timer = DateStyle(kind: .timer)
  }
}

/// A date in a text, which becomes words when it is shown.
struct DateRun: Equatable {
  let date: Date
  let style: Text.DateStyle
}

extension EnvironmentValues {
  private enum LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { .current }
  }

  private enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { .current }
  }

  private enum TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone? { nil }
  }

  private enum CurrentDateKey: EnvironmentKey {
    static var defaultValue: Date? { nil }
  }

  /// The customs of the user's country, for formats of the author's.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar by which days and months are counted.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone in which times are shown; unless it is set, that of the machine.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] ?? .current }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The time zone, if it was set; without all of Foundation `TimeZone.current` knows no other than
  /// Greenwich's.
  var explicitTimeZone: TimeZone? { self[TimeZoneKey.self] }

  /// What a test takes for the moment in which it begins.
  package var currentDate: Date? {
    get { self[CurrentDateKey.self] }
    set { self[CurrentDateKey.self] = newValue }
  }
}
