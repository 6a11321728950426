import TesseraScreen

/// Replies that are strings: OSC, DCS and the rest.
extension TerminalReply {
  /// The replies of a string without ESC and terminator; its first byte is the introducer:
  /// `]` OSC, `P` DCS, `_` APC, `^` PM, `X` SOS.
  static func replies(string bytes: [UInt8]) -> [TerminalReply] {
    let text = String(decoding: bytes, as: UTF8.self)
    let content = text.dropFirst()
    let known: [TerminalReply]? =
      switch bytes.first {
      case UInt8(ascii: "]"): command(content).map { [$0] }
      case UInt8(ascii: "P"): deviceControl(content)
      default: nil
      }
    return known ?? [.unknown(text)]
  }

  /// OSC: `4 ; index ; colour`, `10 ; colour`, `52 ; selection ; base64`.
  private static func command(_ content: Substring) -> TerminalReply? {
    guard let (number, rest) = halves(content) else { return nil }
    switch number {
    case "4":
      guard let (index, color) = halves(rest), let index = UInt16(index) else { return nil }
      return ReportedColor(specification: color).map { .color(.palette(Int(index)), $0) }
    case "10": return ReportedColor(specification: rest).map { .color(.foreground, $0) }
    case "11": return ReportedColor(specification: rest).map { .color(.background, $0) }
    case "12": return ReportedColor(specification: rest).map { .color(.cursor, $0) }
    case "52":
      guard let (selection, encoded) = halves(rest), let bytes = base64(encoded) else { return nil }
      let text = String(decoding: bytes, as: UTF8.self)
      return .clipboard(selection: String(selection), text: text)
    default:
      return nil
    }
  }

  /// DCS: `> | version`, `1 + r name = value`, `1 $ r setting`.
  private static func deviceControl(_ content: Substring) -> [TerminalReply]? {
    if content.hasPrefix(">|") { return [.version(String(content.dropFirst(2)))] }
    if content.hasPrefix("1$r") { return [.setting(String(content.dropFirst(3)))] }
    if content.hasPrefix("0$r") { return [.setting(nil)] }
    let isKnown = content.hasPrefix("1+r")
    guard isKnown || content.hasPrefix("0+r") else { return nil }
    let replies = content.dropFirst(3).split(separator: ";").map { pair -> TerminalReply? in
      let (name, value) = halves(pair, separator: "=") ?? (pair, "")
      guard let name = hexadecimal(name), let value = hexadecimal(value) else { return nil }
      return .capability(name: name, value: isKnown ? value : nil)
    }
    let found = replies.compactMap { $0 }
    return found.isEmpty || found.count < replies.count ? nil : found
  }

  /// The text before and after the first separator; nil if there is none.
  private static func halves(
    _ text: Substring, separator: Character = ";"
  ) -> (Substring, Substring)? {
    guard let index = text.firstIndex(of: separator) else { return nil }
    return (text[..<index], text[text.index(after: index)...])
  }

  /// Text whose UTF-8 is written as pairs of hexadecimal digits; nil if it is not.
  private static func hexadecimal(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var high: UInt8?
    for digit in text.utf8 {
      guard let value = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
      if let first = high {
        bytes.append(first << 4 | UInt8(value))
        high = nil
      } else {
        high = UInt8(value)
      }
    }
    return high == nil ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// The bytes of base 64 (RFC 4648, section 4), padded or not; nil at a character of no value.
  private static func base64(_ text: Substring) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count / 4 * 3)
    var bits: UInt32 = 0
    var count = 0
    for byte in text.utf8 where byte != UInt8(ascii: "=") {
      let value: UInt8
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = byte - UInt8(ascii: "A")
      case UInt8(ascii: "a")...UInt8(ascii: "z"): value = byte - UInt8(ascii: "a") + 26
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = byte - UInt8(ascii: "0") + 52
      case UInt8(ascii: "+"): value = 62
      case UInt8(ascii: "/"): value = 63
      default: return nil
      }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }
}
