package import TesseraScreen

/// The lines of a recording of a terminal: asciicast, version 2.
///
/// A header, then one line for each event: the seconds since the start, its kind, its data. Written
/// as <https://docs.asciinema.org/manual/asciicast/v2/> says, so that its players and converters read
/// it.
///
///     {"version": 2, "width": 80, "height": 24}
///     [0.000000, "o", "\u001b[?1049hHello"]
///     [1.250000, "r", "100x30"]
package enum Asciicast {
  /// What a terminal is sent before the first frame: the other screen, no cursor, no autowrap.
  package static let opening = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l"
  /// What it is sent after the last frame, which undoes the opening.
  package static let closing = "\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  /// The first line: the size of the screen and the seconds since 1970 at the start, if they are
  /// known.
  package static func header(size: Size, date: Int? = nil) -> String {
    let start = date.map { ", \"timestamp\": \($0)" } ?? ""
    return "{\"version\": 2, \"width\": \(size.width), \"height\": \(size.height)\(start)"
      + ", \"env\": {\"TERM\": \"xterm-256color\"}}\n"
  }

  /// The line of an output: what the terminal was sent.
  package static func output(_ text: String, at time: Duration) -> String {
    line(time, "o", text)
  }

  /// The line of a resize.
  package static func resize(to size: Size, at time: Duration) -> String {
    line(time, "r", "\(size.width)x\(size.height)")
  }

  private static func line(_ time: Duration, _ kind: String, _ data: String) -> String {
    "[\(seconds(time)), \"\(kind)\", \"\(escaped(data))\"]\n"
  }

  /// Seconds with six decimals.
  private static func seconds(_ time: Duration) -> String {
    let (seconds, attoseconds) = max(time, .zero).components
    let micros = String(attoseconds / 1_000_000_000_000)
    return "\(seconds)." + String(repeating: "0", count: 6 - micros.count) + micros
  }

  /// The text as JSON holds it between quotes (RFC 8259, section 7).
  private static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        result.append("\\")
        result.append(scalar)
      case "\u{00}"..<"\u{20}", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        let padding = String(repeating: "0", count: 4 - digits.count)
        result.append(contentsOf: "\\u\(padding)\(digits)".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
