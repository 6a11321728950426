import TesseraScreen

/// Writing glyphs where the pen stands, in the look that it has.
extension Pen {
  /// The bits of a glyph that are not its single scalar: a longer cluster's number, its width, and
  /// whether it is the second half of a wide one (see `Glyph`).
  private static let inlineScalar: UInt32 = 0x1F_FFFF
  private static let pooled: UInt32 = 1 << 31

  /// Writes one ASCII character.
  @inline(__always)
  mutating func write(ascii: UInt8) {
    let end = output.reserve(1)
    end[0] = ascii
    output.advance(to: end + 1)
    advance(by: 1)
  }

  /// Writes spaces.
  mutating func writeSpaces(_ count: Int) {
    output.append(0x20, count: count)
    advance(by: count)
  }

  /// Writes a glyph on whose width all terminals agree.
  mutating func write(_ glyph: Glyph, width: Int) {
    appendText(glyph)
    advance(by: width)
  }

  /// Writes a glyph on whose width terminals disagree.
  ///
  /// What a narrower terminal would leave of the old cells is cleared first; afterwards the column
  /// is unknown. Where the glyph might run into the right edge, the row is unknown too.
  mutating func write(uncertain glyph: Glyph, width: Int) {
    let start = column
    writeSpaces(width)
    if column == Pen.unknown {
      moveAbsolutely(toColumn: start)
    } else {
      output.append(UInt8(ascii: "\u{8}"), count: width)
    }
    appendText(glyph)
    column = Pen.unknown
    if start + Pen.widest(glyph) >= size.width { row = Pen.unknown }
  }

  /// The most columns that any terminal takes for a glyph: two for each of its scalars.
  static func widest(_ glyph: Glyph) -> Int {
    guard glyph.rawValue & pooled != 0 else { return 2 }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Glyph.longestUTF8) { bytes in
      guard let start = bytes.baseAddress else { return 2 }
      let count = glyph.copyUTF8(into: start, capacity: Glyph.longestUTF8)
      var scalars = 0
      for index in 0..<count where start[index] & 0xC0 != 0x80 { scalars += 1 }
      return 2 * scalars
    }
  }

  /// The bytes of a glyph's text.
  static func length(_ glyph: Glyph) -> Int {
    let bits = glyph.rawValue
    if bits < 0x80 { return 1 }
    return glyph.utf8Count
  }

  @inline(__always)
  private mutating func advance(by width: Int) {
    column += width
    if column >= size.width { column = Pen.unknown }
  }

  private mutating func appendText(_ glyph: Glyph) {
    let bits = glyph.rawValue
    var end = output.reserve(Glyph.longestUTF8)
    if bits & Pen.pooled != 0 {
      end += glyph.copyUTF8(into: end, capacity: Glyph.longestUTF8)
    } else {
      let scalar = bits & Pen.inlineScalar
      switch scalar {
      case 0..<0x80:
        end[0] = UInt8(truncatingIfNeeded: scalar)
        end += 1
      case 0x80..<0x800:
        end[0] = UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6)
        end[1] = UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F)
        end += 2
      case 0x800..<0x1_0000:
        end[0] = UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12)
        end[1] = UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F)
        end[2] = UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F)
        end += 3
      default:
        end[0] = UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18)
        end[1] = UInt8(truncatingIfNeeded: 0x80 | scalar >> 12 & 0x3F)
        end[2] = UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F)
        end[3] = UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F)
        end += 4
      }
    }
    output.advance(to: end)
  }
}
