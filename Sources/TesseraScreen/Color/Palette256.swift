/// xterm's 256-colour palette: 16 named colours, a 6×6×6 cube and 24 greys (xterm's 256colres.h).
enum Palette256 {
  private static let named: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]

  /// Red, green and blue of an entry, 0 to 255 each.
  static func components(of index: UInt8) -> (red: UInt8, green: UInt8, blue: UInt8) {
    if index < 16 {
      let value = named[Int(index)]
      return (
        UInt8(truncatingIfNeeded: value >> 16), UInt8(truncatingIfNeeded: value >> 8),
        UInt8(truncatingIfNeeded: value)
      )
    }
    if index >= 232 {
      let grey = 8 + (index - 232) * 10
      return (grey, grey, grey)
    }
    let cube = index - 16
    func level(_ step: UInt8) -> UInt8 { step == 0 ? 0 : 55 + step * 40 }
    return (level(cube / 36), level(cube / 6 % 6), level(cube % 6))
  }
}
