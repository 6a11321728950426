/// How a terminal decides how many columns text takes.
public enum EmulatorWidthModel: Sendable {
  /// Each scalar by its own width, as xterm and tmux do.
  ///
  /// Scalars without width join the cell to the left; a variation selector changes nothing.
  case wcwidth
  /// Each grapheme cluster as a whole takes one or two columns (mode 2027, kitty).
  case graphemes
  /// As `graphemes`, with the given width for a cluster.
  ///
  /// Answers below 0 count as 0 (the cluster is not shown), above 2 as 2.
  case custom(@Sendable (String) -> Int)
}

/// The emulator's own width table.
///
/// On purpose it shares nothing with the table that the library draws by: it is written by hand
/// from UAX #11 (East Asian Width W and F) and takes emoji from the standard library, so that a
/// mistake in one shows as a difference between the two.
enum EmulatorWidth {
  /// The width by UAX #11 of one scalar alone: 0, 1 or 2; control characters are 0.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1 }
    if (0x2010..<0x2028).contains(value) || (0x2500..<0x25FD).contains(value) { return 1 }
    if (0x4E00..<0xA000).contains(value) || (0xAC00..<0xD7A4).contains(value) { return 2 }
    if isZeroWidth(scalar) { return 0 }
    return isWide(scalar) ? 2 : 1
  }

  /// The width of a whole cluster, as terminals with mode 2027 take it.
  ///
  /// The widest scalar decides. VS16 after an emoji makes it wide, VS15 after one makes it narrow
  /// (kitty and Ghostty do so), and a regional indicator is wide even alone.
  static func columns(of cluster: String) -> Int {
    var widest = 0
    var previous: Unicode.Scalar?
    for scalar in cluster.unicodeScalars {
      switch scalar.value {
      case 0xFE0F where previous?.properties.isEmoji == true:
        widest = 2
      case 0xFE0E where previous?.properties.isEmojiPresentation == true:
        widest = 1
      case 0x1F1E6...0x1F1FF:
        widest = 2
      default:
        widest = max(widest, columns(of: scalar))
      }
      previous = scalar
    }
    return widest
  }

  private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FF:
      // Vowels and final consonants of Hangul, which stack on the initial one.
      return true
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x110BD, 0x110CD:
      // Format characters that are nevertheless seen.
      return false
    default:
      break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator:
      return true
    default:
      return false
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if (0x1F1E6...0x1F1FF).contains(value) { return false }
    if scalar.properties.isEmojiPresentation { return true }
    var low = 0
    var high = wideRanges.count
    while low < high {
      let middle = (low + high) / 2
      let range = wideRanges[middle]
      if value < range.lowerBound {
        high = middle
      } else if value > range.upperBound {
        low = middle + 1
      } else {
        return true
      }
    }
    return false
  }

  /// East Asian Width W and F of Unicode 16 without those that are emoji by default.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x2E99,
    0x2E9B...0x2EF3, 0x2F00...0x2FD5, 0x2FF0...0x303E, 0x3041...0x3096, 0x3099...0x30FF,
    0x3105...0x312F, 0x3131...0x318E, 0x3190...0x31E5, 0x31EF...0x321E, 0x3220...0x3247,
    0x3250...0xA48C, 0xA490...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE52, 0xFE54...0xFE66, 0xFE68...0xFE6B, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x16FE4, 0x16FF0...0x16FF1, 0x17000...0x187F7,
    0x18800...0x18CD5, 0x18CFF...0x18D08, 0x1AFF0...0x1AFF3, 0x1AFF5...0x1AFFB,
    0x1AFFD...0x1AFFE, 0x1B000...0x1B122, 0x1B132...0x1B132, 0x1B150...0x1B152,
    0x1B155...0x1B155, 0x1B164...0x1B167, 0x1B170...0x1B2FB, 0x1D300...0x1D356,
    0x1D360...0x1D376, 0x1F200...0x1F202, 0x1F210...0x1F23B, 0x1F240...0x1F248,
    0x1F250...0x1F251, 0x1F260...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}
