/// How a cell's text is drawn besides its colours: bold, italic, underlines and the like.
public struct TextAttributes: OptionSet, Hashable, Sendable {
  /// Bold or brighter (SGR 1).
  public static let bold = TextAttributes(rawValue: 1 << 0)
  /// Fainter (SGR 2).
  public static let dim = TextAttributes(rawValue: 1 << 1)
  /// Italic (SGR 3).
  public static let italic = TextAttributes(rawValue: 1 << 2)
  /// Blinking (SGR 5).
  public static let blink = TextAttributes(rawValue: 1 << 3)
  /// Foreground and background exchanged (SGR 7).
  public static let inverse = TextAttributes(rawValue: 1 << 4)
  /// Struck through (SGR 9).
  public static let strikethrough = TextAttributes(rawValue: 1 << 5)

  static let underlineShift: UInt16 = 8
  static let underlineMask: UInt16 = 7 << 8

  /// The bits; bits 8 to 10 hold the underline style.
  public let rawValue: UInt16

  /// Makes a set from its bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Makes a set that holds only an underline.
  public init(underline: UnderlineStyle) {
    rawValue = UInt16(underline.rawValue) << TextAttributes.underlineShift
  }

  /// The underline's style, which takes three bits of the set.
  public var underline: UnderlineStyle {
    get {
      UnderlineStyle(
        rawValue: UInt8(
          (rawValue & TextAttributes.underlineMask) >> TextAttributes.underlineShift)) ?? .none
    }
    set {
      self = TextAttributes(
        rawValue: rawValue & ~TextAttributes.underlineMask
          | UInt16(newValue.rawValue) << TextAttributes.underlineShift)
    }
  }
}

/// The form of an underline (kitty's and VTE's SGR 4:n).
public enum UnderlineStyle: UInt8, CaseIterable, Sendable {
  /// No underline (SGR 24).
  case none = 0
  /// One line (SGR 4).
  case single = 1
  /// Two lines (SGR 4:2, or 21).
  case double = 2
  /// A wave (SGR 4:3).
  case curly = 3
  /// Dots (SGR 4:4).
  case dotted = 4
  /// Dashes (SGR 4:5).
  case dashed = 5
}
