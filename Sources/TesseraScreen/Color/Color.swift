/// A colour as authors write it: named, from the palette, 24-bit, or by role.
///
/// SwiftUI's names that the terminal's palette has (`.red`, `.green`, …) are the palette's entries,
/// so that they follow the user's theme; the others are 24-bit and degrade to what the terminal
/// shows. Roles (`.primary`, `.secondary`, `.accentColor`) follow light and dark.
public struct Color: Hashable, Sendable {
  /// The two colours of a role, for light and for dark.
  private struct Pair: Hashable, Sendable {
    var light: CellColor
    var dark: CellColor
  }

  private let pair: Pair
  /// From 0 (nothing) to 255 (opaque): how much of it covers what is underneath.
  let alpha: UInt8

  private init(pair: Pair, alpha: UInt8) {
    self.pair = pair
    self.alpha = alpha
  }

  /// Makes a colour of a concrete one, the same in light and dark.
  public init(_ color: CellColor) {
    self.init(light: color, dark: color)
  }

  /// Makes a colour with one form for light and one for dark backgrounds.
  public init(light: CellColor, dark: CellColor) {
    self.init(pair: Pair(light: light, dark: dark), alpha: 255)
  }

  /// Makes a 24-bit colour from parts between 0 and 1; values outside are held at the ends.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let color = CellColor.rgb(Color.byte(red), Color.byte(green), Color.byte(blue))
    self.init(pair: Pair(light: color, dark: color), alpha: Color.byte(opacity))
  }

  /// Makes a grey from 0 (black) to 1 (white); values outside are held at the ends.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a colour from hue, saturation and brightness between 0 and 1; the hue wraps around.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
    func part(_ n: Double) -> Double {
      let k = (n + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// Makes a 24-bit colour from a number such as `0xFF8800`.
  public init(hex: UInt32) {
    self.init(
      .rgb(
        UInt8(truncatingIfNeeded: hex >> 16), UInt8(truncatingIfNeeded: hex >> 8),
        UInt8(truncatingIfNeeded: hex)))
  }

  /// One of the terminal's 256 palette entries.
  public static func palette(_ index: UInt8) -> Color { Color(.palette(index)) }

  /// The same colour, covering less of what is underneath: 1 is unchanged, 0 is nothing.
  public func opacity(_ opacity: Double) -> Color {
    Color(pair: pair, alpha: Color.byte(Double(alpha) / 255 * opacity))
  }

  /// What a cell gets for it in a colour scheme, before any blending.
  public func resolved(in scheme: ColorScheme) -> CellColor {
    if alpha == 0 { return .clear }
    return scheme == .light ? pair.light : pair.dark
  }

  /// What a cell gets for it over another colour, blended by its opacity.
  public func resolved(in scheme: ColorScheme, over under: CellColor) -> CellColor {
    let color = resolved(in: scheme)
    return alpha == 255 || color.isClear
      ? color : color.mixed(over: under, amount: alpha, in: scheme)
  }

  /// Whether it hides what is underneath wholly.
  public var isOpaque: Bool { alpha == 255 && !pair.dark.isClear }

  private static func byte(_ value: Double) -> UInt8 {
    value.isNaN ? 0 : UInt8((max(0, min(1, value)) * 255).rounded())
  }
}

extension Color {
  /// The terminal's black (palette entry 0).
  public static let black = Color.palette(0)
  /// The terminal's red (palette entry 1).
  public static let red = Color.palette(1)
  /// The terminal's green (palette entry 2).
  public static let green = Color.palette(2)
  /// The terminal's yellow (palette entry 3).
  public static let yellow = Color.palette(3)
  /// The terminal's blue (palette entry 4).
  public static let blue = Color.palette(4)
  /// The terminal's magenta (palette entry 5).
  public static let purple = Color.palette(5)
  /// The terminal's cyan (palette entry 6).
  public static let cyan = Color.palette(6)
  /// The terminal's bright white (palette entry 15).
  public static let white = Color.palette(15)
  /// The terminal's bright black (palette entry 8).
  public static let gray = Color.palette(8)
  /// Orange, 24-bit.
  public static let orange = Color(hex: 0xFF8700)
  /// Mint, 24-bit.
  public static let mint = Color(hex: 0x5FD7AF)
  /// Teal, 24-bit.
  public static let teal = Color(hex: 0x5FAFAF)
  /// Indigo, 24-bit.
  public static let indigo = Color(hex: 0x5F5FD7)
  /// Pink, 24-bit.
  public static let pink = Color(hex: 0xFF5F87)
  /// Brown, 24-bit.
  public static let brown = Color(hex: 0xAF875F)
  /// Nothing: what is underneath stays.
  public static let clear = Color(CellColor.clear)

  /// The terminal's own text colour.
  public static let primary = Color(CellColor.standard)
  /// Quieter than the text: greys that read on both backgrounds.
  public static let secondary = Color(light: .palette(243), dark: .palette(246))
  /// Quieter still: for hints and rules.
  public static let tertiary = Color(light: .palette(248), dark: .palette(240))
  /// What marks focus and choice.
  public static let accentColor = Color(light: .palette(26), dark: .palette(75))
}
