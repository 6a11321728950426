/// Says whether a text is well-formed XML, as far as the pictures need it: tags that close in order,
/// quoted attributes, names for the characters that mean something.
enum XMLScanner {
  static func problem(in text: String) -> String? {
    var open: [Substring] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      if let problem = problem(inText: rest[..<start]) { return problem }
      guard let end = rest[start...].firstIndex(of: ">") else { return "a tag without an end" }
      var tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.first == "/" {
        guard open.popLast() == tag.dropFirst() else { return "\(tag) closes nothing" }
        continue
      }
      let isWhole = tag.last == "/"
      if isWhole { tag.removeLast() }
      let name = tag.prefix { $0 != " " }
      if let problem = problem(inAttributes: tag.dropFirst(name.count)) { return problem }
      if !isWhole { open.append(name) }
    }
    if let problem = problem(inText: rest) { return problem }
    return open.isEmpty ? nil : "\(open) are not closed"
  }

  private static func problem(inAttributes text: Substring) -> String? {
    var rest = text
    var names: Set<Substring> = []
    while !rest.isEmpty {
      guard rest.first == " ", let equals = rest.firstIndex(of: "=") else {
        return "no value: \(rest)"
      }
      let name = rest[..<equals].dropFirst()
      guard names.insert(name).inserted else { return "\(name) twice" }
      rest = rest[rest.index(after: equals)...]
      guard rest.popFirst() == "\"", let end = rest.firstIndex(of: "\"") else {
        return "no quotes: \(rest)"
      }
      if let problem = problem(inText: rest[..<end]) { return problem }
      rest = rest[rest.index(after: end)...]
    }
    return nil
  }

  private static func problem(inText text: Substring) -> String? {
    for part in text.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
      let names = ["amp;", "lt;", "gt;", "quot;"]
      guard names.contains(where: { part.hasPrefix($0) }) else { return "a bare & before \(part)" }
    }
    let controls = text.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" }
    return controls.isEmpty ? nil : "a control character"
  }
}
