import Tessera

/// One line of Swift, with its words told apart by their looks.
@MainActor
struct SourceLine: Identifiable {
  /// A stretch of the line in one look.
  enum Kind: Equatable {
    case plain, keyword, string, comment
  }

  private static let keywords: Set<Substring> = [
    "import", "struct", "final", "class", "enum", "case", "extension", "protocol", "static", "let",
    "var", "func", "init", "private", "fileprivate", "if", "else", "guard", "switch", "default",
    "for", "in", "while", "where", "return", "some", "any", "self", "Self", "true", "false", "nil",
    "get", "set", "try", "await", "async", "throws", "not",
  ]

  /// The number of the line, from 1.
  nonisolated let id: Int
  /// The blanks in front of the code.
  let indent: Int
  /// The parts of the code.
  let parts: [(kind: Kind, text: Substring)]

  /// Takes a line apart.
  init(number: Int, _ line: Substring) {
    id = number
    let code = line.drop { $0 == " " }
    indent = line.count - code.count
    parts = SourceLine.parts(of: code)
  }

  /// The line, without its indent.
  var text: Text {
    parts.reduce(Text("")) { $0 + SourceLine.styled($1.text, $1.kind) }
  }

  private static func styled(_ text: Substring, _ kind: Kind) -> Text {
    switch kind {
    case .plain: Text(text)
    case .keyword: Text(text).foregroundStyle(.accentColor)
    case .string: Text(text).foregroundStyle(.green)
    case .comment: Text(text).foregroundStyle(.secondary)
    }
  }

  private static func parts(of code: Substring) -> [(kind: Kind, text: Substring)] {
    var parts: [(kind: Kind, text: Substring)] = []
    var rest = code
    func take(_ kind: Kind, to end: Substring.Index) {
      if let last = parts.last, last.kind == kind {
        parts[parts.count - 1].text = code[last.text.startIndex..<end]
      } else {
        parts.append((kind, rest[..<end]))
      }
      rest = rest[end...]
    }
    while let first = rest.first {
      if rest.hasPrefix("//") {
        take(.comment, to: rest.endIndex)
      } else if first == "\"" {
        take(.string, to: endOfString(rest))
      } else if isWord(first) || first == "@" {
        let word = rest.prefix { isWord($0) || $0 == "@" }
        take(first == "@" || keywords.contains(word) ? .keyword : .plain, to: word.endIndex)
      } else {
        take(.plain, to: rest.index(after: rest.startIndex))
      }
    }
    return parts
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// Where the string at the start ends: after its closing quote, or with the line.
  private static func endOfString(_ code: Substring) -> Substring.Index {
    var index = code.index(after: code.startIndex)
    while index < code.endIndex {
      if code[index] == "\\" {
        index = code.index(after: index)
        if index == code.endIndex { break }
      } else if code[index] == "\"" {
        return code.index(after: index)
      }
      index = code.index(after: index)
    }
    return code.endIndex
  }
}
