import TesseraScreen

/// The filled parts of a block or Braille character, as parts of its cell from 0 to 1.
///
/// Drawn as areas and not as letters, they fill their cells without gaps in every font.
struct BlockElement {
  struct Part {
    var x = 0.0
    var y = 0.0
    var width = 1.0
    var height = 1.0
  }

  let parts: [Part]
  /// How much of the colour covers the background.
  var opacity = 1.0

  /// The parts of a block element (U+2580 to U+259F) or a Braille pattern (U+2801 to U+28FF); nil for
  /// other characters.
  init?(_ scalar: Unicode.Scalar) {
    let value = Int(scalar.value)
    switch value {
    case 0x2580: parts = [Part(height: 0.5)]
    case 0x2581...0x2588:
      let height = Double(value - 0x2580) / 8
      parts = [Part(y: 1 - height, height: height)]
    case 0x2589...0x258F: parts = [Part(width: Double(0x2590 - value) / 8)]
    case 0x2590: parts = [Part(x: 0.5, width: 0.5)]
    case 0x2591...0x2593:
      parts = [Part()]
      opacity = Double(value - 0x2590) / 4
    case 0x2594: parts = [Part(height: 0.125)]
    case 0x2595: parts = [Part(x: 0.875, width: 0.125)]
    case 0x2596...0x259F:
      let quadrants = BlockElement.quadrants[value - 0x2596]
      parts = BlockElement.bits(of: quadrants).map(BlockElement.quadrant)
    case 0x2801...0x28FF:
      parts = BlockElement.bits(of: value - 0x2800).map(BlockElement.dot)
    default: return nil
    }
  }

  /// Upper left, upper right, lower left and lower right as bits, for U+2596 to U+259F.
  private static let quadrants = [
    0b0100, 0b1000, 0b0001, 0b1101, 0b1001, 0b0111, 0b1011, 0b0010, 0b0110, 0b1110,
  ]

  private static func bits(of value: Int) -> [Int] {
    (0..<8).filter { (value >> $0) & 1 == 1 }
  }

  private static func quadrant(_ bit: Int) -> Part {
    Part(x: bit % 2 == 0 ? 0 : 0.5, y: bit < 2 ? 0 : 0.5, width: 0.5, height: 0.5)
  }

  /// A dot of a Braille pattern: bits 0 to 2 and 6 go down on the left, 3 to 5 and 7 on the right.
  private static func dot(_ bit: Int) -> Part {
    let column = bit == 7 || (3...5).contains(bit) ? 1 : 0
    let row = bit >= 6 ? 3 : bit % 3
    return Part(
      x: 0.15 + Double(column) * 0.45, y: 0.07 + Double(row) * 0.24, width: 0.25, height: 0.125)
  }
}
