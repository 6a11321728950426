/// Makes pasted text fit to be kept.
enum PastedText {
  /// The text without control characters.
  ///
  /// Where it may have several lines, line ends become "\n" and tabs stay; otherwise each line end
  /// and each tab becomes a space.
  static func clean(_ text: String, isMultiline: Bool) -> String {
    var text = text
    text.makeContiguousUTF8()
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != 0xC2 }) { return text }
    var clean = String.UnicodeScalarView()
    clean.reserveCapacity(text.utf8.count)
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A where previous == "\r": break
      case 0x0A, 0x0D: clean.append(isMultiline ? "\n" : " ")
      case 0x09: clean.append(isMultiline ? "\t" : " ")
      case 0..<0x20, 0x7F..<0xA0: break
      default: clean.append(scalar)
      }
      previous = scalar
    }
    return String(clean)
  }
}

/// Where two texts are the same.
enum TextDifference {
  /// The bytes of UTF-8 that two texts share at the start, and those that they share after that at
  /// the end.
  static func commonEnds(_ old: String, _ new: String) -> (prefix: Int, suffix: Int) {
    var old = old
    var new = new
    return old.withUTF8 { old in
      new.withUTF8 { new in
        let count = min(old.count, new.count)
        var prefix = 0
        while prefix < count, old[prefix] == new[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < count - prefix,
          old[old.count - 1 - suffix] == new[new.count - 1 - suffix]
        {
          suffix += 1
        }
        return (prefix, suffix)
      }
    }
  }
}
