import TesseraScreen

/// Where the caret goes.
package enum EditMotion: Hashable {
  /// One cluster back.
  case left
  /// One cluster on.
  case right
  /// To the start of the word at or before the caret; words are letters, digits and underscores.
  case wordLeft
  /// To the end of the word at or after the caret.
  case wordRight
  /// To the start of what stands between spaces, as Control-W does in shells.
  case fieldLeft
  /// To the start of the line.
  case lineStart
  /// To the end of the line.
  case lineEnd
  /// To the start of the text.
  case start
  /// To the end of the text.
  case end
}

extension EditBuffer {
  /// Where a motion leads from the caret.
  package func target(of motion: EditMotion) -> Int {
    switch motion {
    case .left: clusterStart(before: caret)
    case .right: clusterEnd(after: caret)
    case .wordLeft: backwards(over: \.isInWord)
    case .wordRight: forwards(over: \.isInWord)
    case .fieldLeft: backwards { !$0.properties.isWhitespace }
    case .lineStart: isMultiline ? lineStart : 0
    case .lineEnd: isMultiline ? lineEnd : text.utf8.count
    case .start: 0
    case .end: text.utf8.count
    }
  }

  private func backwards(over isMeant: (Unicode.Scalar) -> Bool) -> Int {
    let scalars = text.unicodeScalars
    var index = text.index(atUTF8: caret)
    func skip(while condition: (Unicode.Scalar) -> Bool) {
      while index > scalars.startIndex {
        let before = scalars.index(before: index)
        guard condition(scalars[before]) else { return }
        index = before
      }
    }
    skip { !isMeant($0) }
    skip(while: isMeant)
    return clusterStart(at: text.utf8Offset(of: index))
  }

  private func forwards(over isMeant: (Unicode.Scalar) -> Bool) -> Int {
    let scalars = text.unicodeScalars
    var index = text.index(atUTF8: caret)
    func skip(while condition: (Unicode.Scalar) -> Bool) {
      while index < scalars.endIndex, condition(scalars[index]) {
        scalars.formIndex(after: &index)
      }
    }
    skip { !isMeant($0) }
    skip(while: isMeant)
    return clusterEnd(at: text.utf8Offset(of: index))
  }

  private var lineStart: Int {
    let before = text.utf8[..<text.index(atUTF8: caret)]
    return before.lastIndex(of: 0x0A).map { text.utf8Offset(of: $0) + 1 } ?? 0
  }

  private var lineEnd: Int {
    let after = text.utf8[text.index(atUTF8: caret)...]
    return after.firstIndex(of: 0x0A).map { text.utf8Offset(of: $0) } ?? text.utf8.count
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is part of a word: a letter with its marks, a digit, an underscore.
  fileprivate var isInWord: Bool {
    if isASCII {
      switch value {
      case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: return true
      default: return false
      }
    }
    return properties.isAlphabetic || properties.numericType != nil
      || properties.isGraphemeExtend
  }
}

// MARK: Clusters

extension EditBuffer {
  /// The start of the cluster before an offset; 0 at the start.
  package func clusterStart(before offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    return text.utf8Offset(of: text.index(before: text.index(atUTF8: offset)))
  }

  /// The end of the cluster after an offset; the end of the text at its end.
  package func clusterEnd(after offset: Int) -> Int {
    guard offset < text.utf8.count else { return text.utf8.count }
    return text.utf8Offset(of: text.index(after: text.index(atUTF8: offset)))
  }

  /// The offset itself at the edge of a cluster, otherwise the start of the cluster around it.
  package func clusterStart(at offset: Int) -> Int {
    let offset = offset.clamped(0, text.utf8.count)
    guard offset > 0, offset < text.utf8.count else { return offset }
    // The library rounds an index inside of a cluster down before it steps on.
    let end = text.index(after: text.index(atUTF8: offset))
    return text.utf8Offset(of: text.index(before: end))
  }

  /// The offset itself at the edge of a cluster, otherwise the end of the cluster around it.
  package func clusterEnd(at offset: Int) -> Int {
    let start = clusterStart(at: offset)
    return start >= offset ? start : clusterEnd(after: start)
  }
}

extension String {
  /// The index at an offset in the UTF-8 of a contiguous string, held inside of it.
  func index(atUTF8 offset: Int) -> Index {
    utf8.index(startIndex, offsetBy: Swift.max(0, Swift.min(offset, utf8.count)))
  }

  /// The offset of an index in the UTF-8.
  func utf8Offset(of index: Index) -> Int {
    utf8.distance(from: startIndex, to: index)
  }
}
