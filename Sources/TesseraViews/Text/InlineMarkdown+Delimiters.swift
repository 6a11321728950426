import TesseraScreen

extension InlineMarkdown {
  /// A run of stars, underscores or tildes that may open or close a style.
  ///
  /// CommonMark 0.31, section 6.2; GitHub's strikethrough.
  struct Delimiter: Equatable {
    /// What stands beside a run.
    enum Neighbour {
      case space
      case punctuation
      case letter
    }

    let mark: Character
    /// How long the run was at first.
    let length: Int
    /// How many marks are not used yet.
    private(set) var count: Int
    let canOpen: Bool
    let canClose: Bool

    init(_ mark: Character, count: Int, before: Neighbour, after: Neighbour) {
      self.mark = mark
      self.count = count
      length = count
      let leansRight =
        after != .space && (after != .punctuation || before != .letter)
      let leansLeft =
        before != .space && (before != .punctuation || after != .letter)
      if mark == "_" {
        // Not inside of a word: snake_case_names stay as they are.
        canOpen = leansRight && (!leansLeft || before == .punctuation)
        canClose = leansLeft && (!leansRight || after == .punctuation)
      } else {
        let isTooLong = mark == "~" && count > 2
        canOpen = leansRight && !isTooLong
        canClose = leansLeft && !isTooLong
      }
    }

    /// Whether a style can reach from the run to one that closes it.
    private func opens(_ closer: Delimiter) -> Bool {
      guard canOpen, mark == closer.mark, count > 0 else { return false }
      if mark == "~" { return length == closer.length }
      // "The rule of three": **a*b** is not a bold star.
      guard canClose || closer.canOpen else { return true }
      return (length + closer.length) % 3 != 0 || (length % 3 == 0 && closer.length % 3 == 0)
    }

    /// Styles what stands between openers and closers, and leaves unused marks as they are.
    static func resolve(_ items: inout [Item], from start: Int) {
      var closer = start
      while closer < items.count {
        guard let closing = items[closer].delimiter, closing.canClose, closing.count > 0,
          let opener = (start..<closer).last(where: {
            items[$0].delimiter?.opens(closing) ?? false
          })
        else {
          closer += 1
          continue
        }
        let used = closing.mark == "~" ? closing.length : min(2, pairable(items, opener, closer))
        for index in opener + 1..<closer {
          items[index].style { $0.set(attribute(of: closing.mark, used), true) }
          // A run between the two can reach nobody outside of them.
          items[index].delimiter = nil
        }
        use(used, of: &items[opener])
        use(used, of: &items[closer])
      }
    }

    private static func pairable(_ items: [Item], _ opener: Int, _ closer: Int) -> Int {
      min(items[opener].delimiter?.count ?? 0, items[closer].delimiter?.count ?? 0)
    }

    private static func attribute(of mark: Character, _ used: Int) -> TextAttributes {
      mark == "~" ? .strikethrough : used == 2 ? .bold : .italic
    }

    private static func use(_ used: Int, of item: inout Item) {
      guard var delimiter = item.delimiter else { return }
      delimiter.count -= used
      item.delimiter = delimiter
      let left = String(repeating: delimiter.mark, count: delimiter.count)
      item.runs = delimiter.count > 0 ? [Text.Run(string: left)] : []
    }
  }
}
