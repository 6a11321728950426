/// Decodes UTF-8 byte by byte, so that a scalar may be split over any two reads.
///
/// Total: each maximal subpart of an ill-formed sequence becomes one U+FFFD (Unicode 16, section
/// 3.9, table 3-8).
struct UTF8Decoder {
  enum Result: Equatable {
    /// More bytes are needed.
    case incomplete
    /// A scalar is complete.
    case scalar(Unicode.Scalar)
    /// What was pending is ill-formed; the byte was consumed.
    case invalid
    /// What was pending is ill-formed; the byte belongs to the next scalar.
    case invalidBefore
  }

  private var value: UInt32 = 0
  private var needed = 0
  // The range of the next continuation byte: narrower after E0, ED, F0 and F4.
  private var lowest: UInt8 = 0x80
  private var highest: UInt8 = 0xBF

  /// Whether a scalar has begun.
  var isPending: Bool { needed > 0 }

  /// Forgets what is pending; returns whether anything was.
  mutating func reset() -> Bool {
    defer { needed = 0 }
    return needed > 0
  }

  mutating func decode(_ byte: UInt8) -> Result {
    if needed == 0 { return begin(byte) }
    guard byte >= lowest, byte <= highest else {
      needed = 0
      return .invalidBefore
    }
    value = value << 6 | UInt32(byte & 0x3F)
    needed -= 1
    lowest = 0x80
    highest = 0xBF
    if needed > 0 { return .incomplete }
    return Unicode.Scalar(value).map { .scalar($0) } ?? .invalid
  }

  private mutating func begin(_ byte: UInt8) -> Result {
    lowest = 0x80
    highest = 0xBF
    switch byte {
    case 0x00...0x7F:
      return .scalar(Unicode.Scalar(byte))
    case 0xC2...0xDF:
      needed = 1
      value = UInt32(byte & 0x1F)
    case 0xE0...0xEF:
      needed = 2
      value = UInt32(byte & 0x0F)
      if byte == 0xE0 { lowest = 0xA0 }
      if byte == 0xED { highest = 0x9F }
    case 0xF0...0xF4:
      needed = 3
      value = UInt32(byte & 0x07)
      if byte == 0xF0 { lowest = 0x90 }
      if byte == 0xF4 { highest = 0x8F }
    default:
      return .invalid
    }
    return .incomplete
  }
}
