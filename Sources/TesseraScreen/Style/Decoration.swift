import Synchronization

/// The rare parts of a style: an underline colour and a hyperlink.
public struct Decoration: Hashable, Sendable {
  /// The longest link that a cell carries, in UTF-8 bytes (the limit of VTE and iTerm2's OSC 8).
  public static let longestLink = 2083

  /// The colour of the underline (SGR 58); `.standard` follows the text.
  public var underlineColor: CellColor
  /// The target of the hyperlink (OSC 8); nil for none.
  public private(set) var link: String?

  /// Makes a decoration; a link that is too long or holds a control character is dropped.
  public init(underlineColor: CellColor = .standard, link: String? = nil) {
    self.underlineColor = underlineColor
    self.link = link.flatMap(Decoration.safeLink)
  }

  /// OSC 8 allows only bytes 32 to 126; others are percent-encoded, as the specification asks.
  private static func safeLink(_ link: String) -> String? {
    guard !link.isEmpty, link.utf8.count <= longestLink else { return nil }
    guard !link.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return nil }
    guard link.utf8.contains(where: { $0 >= 0x80 || $0 == 0x20 }) else { return link }
    let digits = Array("0123456789ABCDEF".unicodeScalars)
    var encoded = String.UnicodeScalarView()
    for byte in link.utf8 {
      if byte > 0x20, byte < 0x7F {
        encoded.append(Unicode.Scalar(byte))
      } else {
        encoded.append("%")
        encoded.append(digits[Int(byte >> 4)])
        encoded.append(digits[Int(byte & 15)])
      }
    }
    return String(encoded)
  }
}

/// Numbers for decorations, shared by all surfaces of the process; append-only and bounded.
///
/// The 65,535 numbers are not given back: past them a decoration is dropped, the text stays.
final class DecorationTable: Sendable {
  private struct Entries {
    var decorations = [Decoration()]
    var numbers: [Decoration: UInt16] = [Decoration(): 0]
  }

  static let shared = DecorationTable()

  private let entries = Mutex(Entries())

  subscript(number: UInt16) -> Decoration {
    number == 0
      ? Decoration()
      : entries.withLock { $0.decorations[Int(number)] }
  }

  func number(of decoration: Decoration) -> UInt16 {
    entries.withLock { entries in
      if let number = entries.numbers[decoration] { return number }
      guard entries.decorations.count <= Int(UInt16.max) else { return 0 }
      let number = UInt16(entries.decorations.count)
      entries.decorations.append(decoration)
      entries.numbers[decoration] = number
      return number
    }
  }
}
