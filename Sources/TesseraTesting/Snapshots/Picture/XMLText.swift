/// Text inside of XML and HTML.
enum XMLText {
  /// The text with the characters that mean something replaced by their names.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // Control characters are no characters of XML 1.0.
      case "\u{0}"..<"\u{9}", "\u{B}"..<"\u{D}", "\u{E}"..<"\u{20}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  /// The text that `escaped` was made of.
  static func unescaped(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    let names: [(String, String)] = [
      ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""),
    ]
    while let ampersand = rest.firstIndex(of: "&") {
      result += rest[..<ampersand]
      rest = rest[ampersand...]
      let name = names.first { rest.hasPrefix($0.0) } ?? ("&", "&")
      result += name.1
      rest = rest.dropFirst(name.0.count)
    }
    return result + rest
  }

  /// An address that a picture may lead to; nil for one that would run something.
  static func safeLink(_ link: String) -> String? {
    let schemes = ["http:", "https:", "mailto:", "file:"]
    return schemes.contains { link.lowercased().hasPrefix($0) } ? link : nil
  }
}
