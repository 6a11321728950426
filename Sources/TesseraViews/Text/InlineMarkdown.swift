import TesseraScreen

/// Reads the inline Markdown of a literal: `**bold**`, `_italic_`, `` `code` ``, `~~struck~~`,
/// `[link](target)`, `<https://…>` and bare web addresses.
///
/// By the rules of CommonMark 0.31 and GitHub's extensions for what stands inside of a paragraph;
/// there are no blocks, and line ends stay as they are. Values that were interpolated are taken as
/// they are: no star in them means anything.
///
///     "see **\(name)**"   →   [text "see "] [delimiter **] [value] [delimiter **]
///                         →   "see " plain, the value bold
struct InlineMarkdown {
  /// A part of a literal.
  enum Part: Equatable {
    /// What the author wrote.
    case literal(String)
    /// What was interpolated.
    case value([Text.Run])
  }

  /// A letter of the author's, or a value, by its number.
  private enum Letter {
    case character(Character)
    case value(Int)
  }

  /// What stands in the result, or may turn out to be a delimiter.
  struct Item {
    var runs: [Text.Run]
    var delimiter: Delimiter?

    init(_ string: String) {
      runs = [Text.Run(string: string)]
    }

    init(_ runs: [Text.Run]) {
      self.runs = runs
    }
  }

  private let letters: [Letter]
  private let values: [[Text.Run]]
  var position = 0
  var pending = ""
  var items: [Item] = []
  /// The items that are a "[", the innermost last.
  var brackets: [Bracket] = []

  struct Bracket {
    let item: Int
    let isImage: Bool
    /// Where the words of the link begin.
    let start: Int
    var isActive = true
  }

  /// The runs of a literal's parts.
  static func runs(of parts: [Part]) -> [Text.Run] {
    guard parts.contains(where: mayHaveMarks) else { return join(parts.map(plainRuns)) }
    var reader = InlineMarkdown(parts)
    reader.read()
    return join(reader.items.map(\.runs))
  }

  private static func plainRuns(of part: Part) -> [Text.Run] {
    switch part {
    case .literal(let string): [Text.Run(string: string)]
    case .value(let runs): runs
    }
  }

  /// Whether a part has any letter that can mean something.
  private static func mayHaveMarks(_ part: Part) -> Bool {
    guard case .literal(let string) = part else { return false }
    return string.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
        UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "\\"), UInt8(ascii: "&"):
        true
      // "http://", "https://" and "www.".
      case UInt8(ascii: ":"), UInt8(ascii: "w"): true
      default: false
      }
    }
  }

  /// Puts neighbours of one style together; an empty text keeps one empty run.
  private static func join(_ all: [[Text.Run]]) -> [Text.Run] {
    var runs: [Text.Run] = []
    for run in all.joined() where !run.isEmpty {
      if let last = runs.indices.last, runs[last].style == run.style, run.date == nil,
        runs[last].date == nil
      {
        runs[last].string += run.string
      } else {
        runs.append(run)
      }
    }
    return runs.isEmpty ? [Text.Run(string: "")] : runs
  }

  private init(_ parts: [Part]) {
    var letters: [Letter] = []
    var values: [[Text.Run]] = []
    for part in parts {
      switch part {
      case .literal(let string): letters += string.map { .character($0) }
      case .value(let runs):
        letters.append(.value(values.count))
        values.append(runs)
      }
    }
    self.letters = letters
    self.values = values
  }

  // MARK: Letters

  /// The author's letter at a place; nil at the ends and where a value is.
  func character(at index: Int) -> Character? {
    guard letters.indices.contains(index), case .character(let character) = letters[index] else {
      return nil
    }
    return character
  }

  /// The author's letters from a place on, up to a value or the end, at most so many.
  func string(from start: Int, atMost count: Int = .max) -> String {
    var string = ""
    var index = start
    while index - start < count, let character = character(at: index) {
      string.append(character)
      index += 1
    }
    return string
  }

  /// How often a character is repeated from a place on.
  private func repetitions(of character: Character, at start: Int) -> Int {
    var end = start
    while self.character(at: end) == character { end += 1 }
    return end - start
  }

  // MARK: Reading

  mutating func flush() {
    guard !pending.isEmpty else { return }
    items.append(Item(pending))
    pending = ""
  }

  mutating func append(_ item: Item) {
    flush()
    items.append(item)
  }

  private mutating func read() {
    while position < letters.count {
      switch letters[position] {
      case .value(let index):
        append(Item(values[index]))
        position += 1
      case .character(let character):
        read(character)
      }
    }
    flush()
    resolveEmphasis(from: 0)
  }

  private mutating func read(_ character: Character) {
    switch character {
    case "\\": readEscape()
    case "`": readCode()
    case "*", "_", "~": readDelimiter(character)
    case "[": openBracket(isImage: false)
    case "!" where self.character(at: position + 1) == "[": openBracket(isImage: true)
    case "]": closeBracket()
    case "<": readAutolink()
    case "&": readEntity()
    case "h", "w": readAddress(character)
    default:
      pending.append(character)
      position += 1
    }
  }

  mutating func take(_ count: Int) {
    pending += string(from: position, atMost: count)
    position += count
  }

  private mutating func readEscape() {
    if let next = character(at: position + 1), next.isASCIIPunctuation {
      pending.append(next)
      position += 2
    } else {
      take(1)
    }
  }

  private mutating func readCode() {
    let count = repetitions(of: "`", at: position)
    var end = position + count
    while end < letters.count {
      guard character(at: end) == "`" else {
        end += 1
        continue
      }
      let closing = repetitions(of: "`", at: end)
      if closing == count {
        appendCode(position + count..<end)
        position = end + closing
        return
      }
      end += closing
    }
    take(count)
  }

  private mutating func appendCode(_ range: Range<Int>) {
    flush()
    var range = range
    let isBlank = range.allSatisfy { character(at: $0) == " " }
    if !isBlank, range.count > 1, character(at: range.lowerBound) == " ",
      character(at: range.upperBound - 1) == " "
    {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    for index in range {
      switch letters[index] {
      case .character(let character): pending.append(character.isNewline ? " " : character)
      case .value(let number):
        flushCode()
        items.append(Item(values[number]))
        items[items.count - 1].style { $0.setCode() }
      }
    }
    flushCode()
  }

  private mutating func flushCode() {
    guard !pending.isEmpty else { return }
    flush()
    items[items.count - 1].style { $0.setCode() }
  }

  private mutating func readDelimiter(_ mark: Character) {
    let count = repetitions(of: mark, at: position)
    let before = position == 0 ? .space : kind(at: position - 1)
    let after = position + count >= letters.count ? .space : kind(at: position + count)
    var item = Item(String(repeating: mark, count: count))
    item.delimiter = Delimiter(mark, count: count, before: before, after: after)
    append(item)
    position += count
  }

  private func kind(at index: Int) -> Delimiter.Neighbour {
    guard let character = character(at: index) else { return .letter }
    if character.isWhitespace { return .space }
    return character.isPunctuation || character.isSymbol ? .punctuation : .letter
  }

  // MARK: Emphasis

  /// Turns the delimiters from an item on into styles of what stands between them.
  mutating func resolveEmphasis(from start: Int) {
    Delimiter.resolve(&items, from: start)
    for index in items.indices.dropFirst(start) { items[index].delimiter = nil }
  }
}

extension InlineMarkdown.Item {
  /// Changes the style of all that the item shows.
  mutating func style(_ change: (inout TextStyle) -> Void) {
    for index in runs.indices { change(&runs[index].style) }
  }
}

extension TextStyle {
  /// Code is in another colour: every letter of a terminal is as wide as the other anyway.
  mutating func setCode() {
    foreground = foreground ?? .cyan
  }

  /// A link is underlined, in the accent colour.
  mutating func setLink(_ target: String) {
    link = target
    foreground = .accentColor
    underline = .single
  }
}
