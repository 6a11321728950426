import TesseraScreen
import TesseraTerminal

/// A screen and its encoder, for tests that look at the very bytes.
///
/// Control bytes appear as their pictures: ␛ for ESC, ␈ for backspace, ␉ for a tab, ␊ and ␍.
struct Stage {
  let surface: Surface
  let encoder: FrameEncoder
  var cursor: CursorState?

  /// A screen that shows some lines; the first frame is over.
  init(
    _ lines: [String] = [], width: Int = 40, height: Int = 10,
    capabilities: EncoderCapabilities = .xterm
  ) {
    let size = Size(width: width, height: height)
    surface = Surface(size: size)
    encoder = FrameEncoder(capabilities: capabilities, size: size)
    for (y, line) in lines.enumerated() { write(line, 0, y) }
    _ = frame()
  }

  func write(_ text: String, _ x: Int, _ y: Int, _ style: CellStyle = .plain) {
    surface.write(
      Glyph.glyphs(of: text), at: Point(x: x, y: y), style: style, clip: surface.bounds)
  }

  func fill(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ style: CellStyle = .plain) {
    surface.fill(
      Rect(x: x, y: y, width: width, height: height), with: Cell(glyph: .space, style: style),
      clip: surface.bounds)
  }

  /// What the next frame sends, compared everywhere.
  mutating func frame(_ shifts: [ScrollShift] = []) -> String {
    var damage = Damage(size: surface.size)
    damage.insertAll()
    return frame(damage, shifts)
  }

  /// What the next frame sends, compared where the damage is.
  mutating func frame(_ damage: Damage, _ shifts: [ScrollShift] = []) -> String {
    var buffer = ByteBuffer()
    encoder.encode(surface, damage: damage, shifts: shifts, cursor: cursor, into: &buffer)
    return Stage.pictures(buffer.bytes)
  }

  static func pictures(_ bytes: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      text.append(scalar.value < 32 ? Unicode.Scalar(0x2400 + scalar.value)! : scalar)
    }
    return String(text)
  }
}

extension CellStyle {
  static let red = CellStyle(foreground: .palette(1))
  static let onBlue = CellStyle(background: .palette(4))
  static let bold = CellStyle(attributes: .bold)
  static let inverse = CellStyle(attributes: .inverse)
  static let underlined = CellStyle(attributes: TextAttributes(underline: .single))
}
