import TesseraEmulator
import TesseraScreen

/// The colours of pictures: the terminal's own and its first sixteen, which users choose; the others
/// are xterm's.
struct ScreenshotPalette {
  let colorScheme: ColorScheme

  /// The background as 24 bits.
  var background: UInt32 { colorScheme == .light ? 0xFFFFFF : 0x16181D }
  /// The text as 24 bits.
  var foreground: UInt32 { colorScheme == .light ? 0x22252B : 0xD8DBE2 }

  private static let basic: [UInt32] = [
    0x2B2F38, 0xCF4B4B, 0x3F9E58, 0xB98A0E, 0x3F7FD6, 0xA95FC2, 0x2B99A3, 0xC4C8D0,
    0x747A86, 0xEE7272, 0x63C07C, 0xDDB740, 0x74A9F0, 0xCB8CDD, 0x5AC4CE, 0xFFFFFF,
  ]

  /// A colour as 24 bits; `standard` stands for the terminal's own.
  func value(_ color: CellColor, standard: UInt32) -> UInt32 {
    switch color.kind {
    case .standard, .clear: standard
    case .palette:
      color.index < 16
        ? ScreenshotPalette.basic[Int(color.index)] : EmulatorPalette.standard(color.index)
    case .rgb: color.rawValue & 0xFF_FFFF
    }
  }

  /// The two colours of a cell, exchanged where it is inverse.
  func colors(of style: CellStyle) -> (foreground: UInt32, background: UInt32) {
    let text = value(style.foreground, standard: foreground)
    let behind = value(style.background, standard: background)
    return style.attributes.contains(.inverse) ? (behind, text) : (text, behind)
  }

  /// A colour as SVG and HTML write it.
  static func name(_ value: UInt32) -> String {
    let digits = String(value & 0xFF_FFFF, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
