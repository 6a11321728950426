/// The numbers 0 to 255 as decimal text with a semicolon, each in one word: what SGR is made of.
///
/// The low four bytes are the text (`7;`, `42;`, `255;`), the fifth its length. A parameter is one
/// store of four bytes without a branch, where digits made one by one mispredict on random colours.
///
/// Memory: 256 words, made once and never freed.
struct DecimalTable: @unchecked Sendable {
  // Sendable because nobody writes after `init`.
  static let shared = DecimalTable()

  private let words: UnsafeMutablePointer<UInt64>

  private init() {
    words = .allocate(capacity: 256)
    for value in 0..<256 {
      let text = Array("\(value);".utf8)
      var word = UInt64(text.count) << 32
      for (place, byte) in text.enumerated() { word |= UInt64(byte) << (8 * UInt64(place)) }
      (words + value).initialize(to: word)
    }
  }

  /// Writes a number and a semicolon, for which it needs four bytes of room; returns the end.
  @inline(__always)
  func write(
    _ value: UInt8, at place: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let word = words[Int(value)]
    UnsafeMutableRawPointer(place).storeBytes(
      of: UInt32(truncatingIfNeeded: word).littleEndian, as: UInt32.self)
    return place + Int(truncatingIfNeeded: word >> 32)
  }
}

extension UnsafeMutablePointer<UInt8> {
  /// Writes a number of any size in decimal, at most twenty bytes; returns the end.
  func writeDecimal(_ value: Int) -> UnsafeMutablePointer<UInt8> {
    let length = value.decimalDigits
    var rest = value
    var place = length
    repeat {
      place -= 1
      self[place] = UInt8(truncatingIfNeeded: 0x30 + rest % 10)
      rest /= 10
    } while place > 0
    return self + length
  }
}

extension Int {
  /// How many digits a number from zero up has in decimal.
  @inline(__always)
  var decimalDigits: Int {
    // Sums of comparisons, since a branch on random numbers mispredicts.
    let digits = 1 + (self >= 10 ? 1 : 0) + (self >= 100 ? 1 : 0) + (self >= 1000 ? 1 : 0)
    return self < 10_000 ? digits : 4 + (self / 10_000).slowDecimalDigits
  }

  private var slowDecimalDigits: Int {
    var digits = 1
    var rest = self / 10
    while rest > 0 {
      digits += 1
      rest /= 10
    }
    return digits
  }
}
