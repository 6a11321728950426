import TesseraScreen

/// Links and single characters with a name.
extension InlineMarkdown {
  mutating func openBracket(isImage: Bool) {
    append(Item(isImage ? "![" : "["))
    position += isImage ? 2 : 1
    brackets.append(Bracket(item: items.count - 1, isImage: isImage, start: items.count))
  }

  mutating func closeBracket() {
    flush()
    guard let bracket = brackets.popLast() else {
      take(1)
      return
    }
    guard bracket.isActive, let (target, end) = linkTarget(from: position + 1) else {
      take(1)
      return
    }
    resolveEmphasis(from: bracket.start)
    items[bracket.item].runs = []
    if !bracket.isImage {
      for index in bracket.start..<items.count { items[index].style { $0.setLink(target) } }
      // A link has no link inside, so no bracket around can become one.
      for index in brackets.indices where !brackets[index].isImage {
        brackets[index].isActive = false
      }
    }
    position = end
  }

  /// The target in `(target "title")` and where it ends; nil where no such thing is.
  private func linkTarget(from start: Int) -> (target: String, end: Int)? {
    guard character(at: start) == "(" else { return nil }
    var index = skipSpaces(from: start + 1)
    var target = ""
    if character(at: index) == "<" {
      index += 1
      while let next = character(at: index), next != ">" {
        if next.isNewline || next == "<" { return nil }
        target.append(next)
        index += 1
      }
      guard character(at: index) == ">" else { return nil }
      index += 1
    } else {
      var depth = 0
      while let next = character(at: index), !next.isWhitespace {
        if next == "(" { depth += 1 }
        if next == ")" {
          if depth == 0 { break }
          depth -= 1
        }
        if next == "\\", let escaped = character(at: index + 1), escaped.isASCIIPunctuation {
          target.append(escaped)
          index += 2
          continue
        }
        target.append(next)
        index += 1
      }
    }
    index = skipTitle(from: skipSpaces(from: index))
    guard character(at: index) == ")" else { return nil }
    return (target, index + 1)
  }

  private func skipSpaces(from start: Int) -> Int {
    var index = start
    while let next = character(at: index), next.isWhitespace { index += 1 }
    return index
  }

  private func skipTitle(from start: Int) -> Int {
    guard let quote = character(at: start), quote == "\"" || quote == "'" else { return start }
    var index = start + 1
    while let next = character(at: index), next != quote { index += next == "\\" ? 2 : 1 }
    return skipSpaces(from: index + 1)
  }

  mutating func readAutolink() {
    let rest = string(from: position + 1, atMost: 2048)
    guard let end = rest.firstIndex(of: ">"), let target = WebAddress.autolink(rest[..<end]) else {
      take(1)
      return
    }
    appendLink(String(rest[..<end]), target: target)
    position += rest[..<end].count + 2
  }

  mutating func readAddress(_ first: Character) {
    let isAtStart = position == 0 || (pending.last ?? "*").mayPrecedeAddress
    let isAfterValue = position > 0 && character(at: position - 1) == nil
    let start = string(from: position, atMost: 8)
    guard isAtStart, !isAfterValue, WebAddress.mayBegin(with: start),
      let address = WebAddress.prefix(of: string(from: position, atMost: 2048))
    else {
      take(1)
      return
    }
    appendLink(address, target: first == "w" ? "http://" + address : address)
    position += address.count
  }

  mutating func appendLink(_ words: String, target: String) {
    append(Item(words))
    items[items.count - 1].style { $0.setLink(target) }
  }

  mutating func readEntity() {
    let rest = string(from: position, atMost: 12)
    guard let (character, length) = CharacterEntity.prefix(of: rest) else {
      take(1)
      return
    }
    pending.append(character)
    position += length
  }
}

extension Character {
  var isASCIIPunctuation: Bool {
    isASCII && !isLetter && !isNumber && !isWhitespace && (asciiValue ?? 0) > 0x20
  }

  /// Whether a web address can begin after the character.
  fileprivate var mayPrecedeAddress: Bool {
    isWhitespace || self == "*" || self == "_" || self == "~" || self == "("
  }
}
