#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Turns dates into words.
///
/// Days and times are told by the C library, in the language of the environment (`LC_TIME`):
/// FoundationEssentials knows no names of months. Distances are told in English.
struct DateWords {
  let now: Date
  let timeZone: TimeZone?
  let calendar: Calendar

  /// The words for a date.
  func words(for run: DateRun) -> String {
    switch run.style.kind {
    case .time: told(run.date, DateLocale.shared.timeFormat)
    case .date: told(run.date, DateLocale.shared.dateFormat)
    case .relative: relative(run.date)
    case .offset: offset(run.date)
    case .timer: timer(run.date)
    }
  }

  /// How long the words stay as they are; nil if for ever.
  func duration(of run: DateRun) -> Duration? {
    let distance = now.timeIntervalSince(run.date)
    let unit: Double
    switch run.style.kind {
    case .time, .date: return nil
    case .timer: unit = 1
    case .relative: unit = distance.magnitude < 3600 ? 1 : 60
    case .offset: unit = distance.magnitude < 60 ? 1 : distance.magnitude < 3600 ? 60 : 3600
    }
    let left = ((distance / unit).rounded(.down) + 1) * unit - distance
    // Who wakes too early sees the same words, and is not to come again at once.
    return .seconds(max(0.001, min(left, unit)))
  }

  // MARK: Days and times

  private func told(_ date: Date, _ format: String) -> String {
    let seconds = date.timeIntervalSince1970
    // Years of more than four digits are nobody's.
    guard seconds.magnitude < 1e11 else { return "" }
    var time = time_t(seconds.rounded(.down))
    var parts = tm()
    if let timeZone {
      time += time_t(timeZone.secondsFromGMT(for: date))
      gmtime_r(&time, &parts)
    } else {
      localtime_r(&time, &parts)
    }
    return DateLocale.shared.string(format, &parts)
  }

  // MARK: Distances

  private static let units: [(Calendar.Component, one: String, many: String)] = [
    (.year, "year", "years"), (.month, "month", "months"), (.day, "day", "days"),
    (.hour, "hour", "hours"), (.minute, "minute", "minutes"), (.second, "second", "seconds"),
  ]

  /// The distance from now in every unit, none below zero, in whole seconds.
  private func distance(_ date: Date) -> [Int] {
    let from = min(now, date)
    let seconds = now.timeIntervalSince(date).magnitude.rounded(.down)
    let to = from.addingTimeInterval(seconds)
    let components = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: from, to: to)
    return [
      components.year, components.month, components.day, components.hour, components.minute,
      components.second,
    ].map { max(0, $0 ?? 0) }
  }

  private func told(_ count: Int, _ unit: Int) -> String {
    let name = DateWords.units[unit]
    return "\(count) \(count == 1 ? name.one : name.many)"
  }

  private func relative(_ date: Date) -> String {
    let distance = distance(date)
    let first = distance.firstIndex { $0 > 0 } ?? distance.count - 1
    var words = told(distance[first], first)
    if first + 1 < distance.count, distance[first + 1] > 0 {
      words += ", " + told(distance[first + 1], first + 1)
    }
    return words
  }

  private func offset(_ date: Date) -> String {
    let distance = distance(date)
    let first = distance.firstIndex { $0 > 0 } ?? distance.count - 1
    return (date < now ? "-" : "+") + told(distance[first], first)
  }

  private func timer(_ date: Date) -> String {
    let seconds = now.timeIntervalSince(date).magnitude.rounded(.down)
    guard seconds < 1e12 else { return "" }
    let (minutes, second) = Int(seconds).quotientAndRemainder(dividingBy: 60)
    let (hours, minute) = minutes.quotientAndRemainder(dividingBy: 60)
    let end = (second < 10 ? ":0" : ":") + "\(second)"
    return hours > 0
      ? "\(hours)" + (minute < 10 ? ":0" : ":") + "\(minute)" + end : "\(minute)\(end)"
  }
}

/// The language of days and times, apart from the locale of the whole process.
private final class DateLocale: @unchecked Sendable {
  // Unchecked: the locale is made once, never changed, and only read by the C library.
  static let shared = DateLocale()

  /// The format of a time, for `strftime`.
  let timeFormat: String
  /// The format of a day.
  let dateFormat: String
  private let locale: locale_t?

  private init() {
    let variables = ["LC_ALL", "LC_TIME", "LANG"]
    let name = variables.lazy.compactMap { (variable: String) in getenv(variable) }
      .map { String(cString: $0) }.first { !$0.isEmpty }
    let isPlain = name == nil || name == "C" || name == "POSIX" || name?.hasPrefix("C.") == true
    let isAmerican = isPlain || name?.hasPrefix("en_US") == true
    timeFormat = isAmerican ? "%-I:%M %p" : "%H:%M"
    let isEastAsian = ["ja", "zh", "ko"].contains { name?.hasPrefix($0) ?? false }
    dateFormat = isAmerican ? "%B %-d, %Y" : isEastAsian ? "%x" : "%-d %B %Y"
    locale = newlocale(LC_TIME_MASK | LC_CTYPE_MASK, "", nil)
  }

  func string(_ format: String, _ parts: inout tm) -> String {
    var buffer = [CChar](repeating: 0, count: 256)
    let count =
      locale.map { strftime_l(&buffer, buffer.count, format, &parts, $0) }
      ?? strftime(&buffer, buffer.count, format, &parts)
    return String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
