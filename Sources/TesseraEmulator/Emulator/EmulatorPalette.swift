/// Colours by number and by name, as xterm has them.
package enum EmulatorPalette {
  private static let basic: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]

  /// 16 basic colours, a cube of 6 levels a side, and 24 greys.
  package static func standard(_ index: UInt8) -> UInt32 {
    switch index {
    case 0..<16:
      return basic[Int(index)]
    case 16..<232:
      let place = UInt32(index) - 16
      let levels = [place / 36, place / 6 % 6, place % 6].map { $0 == 0 ? 0 : $0 * 40 + 55 }
      return levels[0] << 16 | levels[1] << 8 | levels[2]
    default:
      let grey = UInt32(index - 232) * 10 + 8
      return grey << 16 | grey << 8 | grey
    }
  }

  /// The form in which xterm reports a colour: four digits a component.
  static func report(_ color: UInt32) -> String {
    let components = [color >> 16, color >> 8, color].map { component in
      let digits = String(component & 0xFF, radix: 16)
      let byte = digits.count < 2 ? "0" + digits : digits
      return byte + byte
    }
    return "rgb:" + components.joined(separator: "/")
  }

  /// Reads `rgb:r/g/b` with one to four digits each, or `#` and 3, 6, 9 or 12 digits (XParseColor).
  static func parse(_ text: Substring) -> UInt32? {
    if text.hasPrefix("rgb:") {
      let parts = text.dropFirst(4).split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 3 else { return nil }
      return combine(parts.map { scaled($0, isHash: false) })
    }
    guard text.hasPrefix("#") else { return nil }
    let digits = Array(text.dropFirst())
    guard [3, 6, 9, 12].contains(digits.count) else { return nil }
    let length = digits.count / 3
    return combine(
      (0..<3).map { scaled(Substring(digits[($0 * length)..<(($0 + 1) * length)]), isHash: true) })
  }

  private static func combine(_ components: [UInt32?]) -> UInt32? {
    let known = components.compactMap { $0 }
    return known.count == 3 ? known[0] << 16 | known[1] << 8 | known[2] : nil
  }

  /// `rgb:` scales its digits to the full range, `#` takes them as the highest bits.
  private static func scaled(_ digits: Substring, isHash: Bool) -> UInt32? {
    guard (1...4).contains(digits.count), digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    let bits = UInt32(digits.count * 4)
    if isHash { return bits == 4 ? value << 4 : value >> (bits - 8) }
    return (value * 255 + ((1 << bits) - 1) / 2) / ((1 << bits) - 1)
  }
}

/// Base64 (RFC 4648) without Foundation; padding may be missing.
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let rest = bytes[index..<min(index + 3, bytes.count)]
      let group = (0..<3).reduce(UInt32(0)) { sum, offset in
        sum << 8 | (offset < rest.count ? UInt32(rest[index + offset]) : 0)
      }
      for position in 0..<4 {
        let digit = alphabet[Int(group >> (18 - 6 * UInt32(position)) & 63)]
        text.append(position <= rest.count ? digit : UInt8(ascii: "="))
      }
      index += 3
    }
    return String(decoding: text, as: UTF8.self)
  }

  static func decode(_ text: Substring) -> [UInt8]? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in text.utf8 where byte != UInt8(ascii: "=") {
      guard let digit = alphabet.firstIndex(of: byte) else { return nil }
      bits = bits << 6 | UInt32(digit)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }
}
