/// Finds web addresses in text: between "<" and ">", or bare.
enum WebAddress {
  /// The target of `<target>`: an address with a scheme, or of a mailbox; nil if it is neither.
  ///
  /// CommonMark 0.31, section 6.5.
  static func autolink(_ words: Substring) -> String? {
    if words.contains(where: { $0.isWhitespace || $0 == "<" }) { return nil }
    if let colon = words.firstIndex(of: ":") {
      let scheme = words[..<colon]
      let isScheme =
        (2...32).contains(scheme.count) && (scheme.first?.isASCIILetter ?? false)
        && scheme.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "+.-".contains($0) }
      return isScheme ? String(words) : nil
    }
    let parts = words.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, isDomain(parts[1]) else { return nil }
    return "mailto:" + words
  }

  private static let starts = ["https://", "http://", "www."]

  /// Whether a text can begin with a web address, by its first eight letters.
  static func mayBegin(with letters: String) -> Bool {
    starts.contains { letters.hasPrefix($0) }
  }

  /// The web address with which a text begins, without what ends the sentence; nil if none does.
  ///
  /// GitHub's "extended web autolinks".
  static func prefix(of text: String) -> String? {
    guard let scheme = starts.first(where: { text.hasPrefix($0) }) else { return nil }
    var address = text.prefix { !$0.isWhitespace && $0 != "<" }
    while let last = address.last {
      if "?!.,:*_~'\"".contains(last) {
        address.removeLast()
      } else if last == ")",
        address.count(where: { $0 == ")" }) > address.count(where: { $0 == "(" })
      {
        address.removeLast()
      } else {
        break
      }
    }
    let start = scheme == "www." ? address[...] : address.dropFirst(scheme.count)
    let domain = start.prefix { $0 != "/" && $0 != "?" && $0 != "#" && $0 != ":" }
    return address.count > scheme.count && isDomain(domain) ? String(address) : nil
  }

  private static func isDomain(_ words: Substring) -> Bool {
    let parts = words.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      }
  }
}

/// Finds characters that are written as names or numbers: `&amp;`, `&#8364;`, `&#x20AC;`.
enum CharacterEntity {
  private static let names: [Substring: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
  ]

  /// The character that a text begins with, and how many letters stand for it; nil if none does.
  static func prefix(of text: String) -> (character: Character, length: Int)? {
    guard let end = text.firstIndex(of: ";") else { return nil }
    let name = text[..<end].dropFirst()
    let length = name.count + 2
    if let character = names[name] { return (character, length) }
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let value =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let value else { return nil }
    let scalar = value == 0 ? nil : Unicode.Scalar(value)
    return (Character(scalar ?? "\u{FFFD}"), length)
  }
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
