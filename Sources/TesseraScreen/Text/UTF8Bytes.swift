/// UTF-8 by hand, for loops that must be quick in debug builds too.
enum UTF8Bytes {
  /// The bytes that a scalar takes: 1 to 4.
  static func count(of value: UInt32) -> Int {
    value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x1_0000 ? 3 : 4
  }

  /// Writes a scalar where there is room for 4 bytes, and answers with their number.
  static func write(_ value: UInt32, to target: UnsafeMutablePointer<UInt8>) -> Int {
    func tail(_ shift: UInt32) -> UInt8 {
      UInt8(truncatingIfNeeded: value >> shift & 0x3F | 0x80)
    }
    if value < 0x80 {
      target[0] = UInt8(truncatingIfNeeded: value)
      return 1
    }
    if value < 0x800 {
      target[0] = UInt8(truncatingIfNeeded: value >> 6 | 0xC0)
      target[1] = tail(0)
      return 2
    }
    if value < 0x1_0000 {
      target[0] = UInt8(truncatingIfNeeded: value >> 12 | 0xE0)
      target[1] = tail(6)
      target[2] = tail(0)
      return 3
    }
    target[0] = UInt8(truncatingIfNeeded: value >> 18 | 0xF0)
    target[1] = tail(12)
    target[2] = tail(6)
    target[3] = tail(0)
    return 4
  }

  /// Reads the scalar at `offset` and steps over it.
  ///
  /// The bytes come out of a `String`, so they are valid; should they not be, the answer is U+FFFD
  /// and nothing behind the end is read.
  static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: inout Int
  ) -> Unicode.Scalar {
    let first = UInt32(bytes[offset])
    let size = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard size > 1 else {
      offset += 1
      return Unicode.Scalar(first) ?? "\u{FFFD}"
    }
    guard bytes.count - offset >= size else {
      offset = bytes.count
      return "\u{FFFD}"
    }
    var value = first & (0x7F >> UInt32(size))
    for index in 1..<size { value = value << 6 | UInt32(bytes[offset + index] & 0x3F) }
    offset += size
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}
