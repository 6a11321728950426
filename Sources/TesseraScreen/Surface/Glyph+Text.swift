extension Glyph {
  /// U+FFFD, shown for what cannot be shown.
  public static let replacement = Glyph(single: "\u{FFFD}", .narrow)

  /// Makes the glyph of a cluster, turning whatever is not printable into something visible.
  ///
  /// Controls become their symbols (U+2400...2426), the clusters that would draw nothing and the
  /// bidirectional overrides U+FFFD, a lone mark stands on a dotted circle. A cluster is cut after
  /// the last scalar that fits 64 bytes.
  public init(_ character: Character) {
    var text = String(character)
    self = text.withUTF8 { Glyph(cluster: $0) } ?? .replacement
  }

  /// Makes the glyph of an ASCII character: its symbol for a control, U+FFFD from 128 on.
  public init(ascii: UInt8) {
    switch ascii {
    case 0x20..<0x7F: self.init(rawValue: UInt32(ascii))
    case 0..<0x20: self.init(rawValue: 0x2400 + UInt32(ascii))
    case 0x7F: self.init(rawValue: 0x2421)
    default: self = .replacement
    }
  }

  /// The cluster; a space for a continuation.
  public var character: Character {
    isContinuation ? " " : Character(description)
  }

  /// The glyphs of a text, in order; a wide one is one glyph, without its continuation.
  ///
  /// What is invisible on its own (U+200B, U+00AD, U+FEFF, direction marks) makes no glyph. Tabs
  /// and line ends become visible symbols: `PreparedText` is there to expand and split them.
  public static func glyphs(of text: String) -> [Glyph] {
    var glyphs: [Glyph] = []
    appendGlyphs(of: Substring(text), to: &glyphs)
    return glyphs
  }

  /// Adds the glyphs of a text to an array, as `glyphs(of:)` makes them.
  public static func appendGlyphs(of text: String, to glyphs: inout [Glyph]) {
    appendGlyphs(of: Substring(text), to: &glyphs)
  }

  /// Adds the glyphs of a piece of text to an array, as `glyphs(of:)` makes them.
  public static func appendGlyphs(of text: Substring, to glyphs: inout [Glyph]) {
    withUnsafeTemporaryAllocation(of: Glyph.self, capacity: text.utf8.count) { buffer in
      var count = 0
      TextSegmenter.withSegmenter(over: text) { segmenter in
        while let cluster = segmenter.next() {
          guard let glyph = cluster.glyph else { continue }
          // In bounds: a cluster has at least one byte.
          buffer.initializeElement(at: count, to: glyph)
          count += 1
        }
      }
      glyphs.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[..<count]))
    }
  }
}

extension Glyph: CustomStringConvertible {
  /// The cluster as a string; empty for a continuation.
  public var description: String {
    withBytes { String(decoding: $0, as: UTF8.self) }
  }
}

extension Glyph {
  /// The most bytes that the UTF-8 of a glyph can have: 64.
  public static let longestUTF8 = GlyphPool.longestCluster

  /// The bytes of its UTF-8; 0 for a continuation.
  public var utf8Count: Int {
    if isContinuation { return 0 }
    if rawValue & Glyph.pooledBit != 0 { return GlyphPool.shared.bytes(of: poolNumber).count }
    return UTF8Bytes.count(of: scalarValue)
  }

  /// Writes its UTF-8, never a control byte, and answers with the number of bytes.
  ///
  /// Writes nothing and answers 0 for a continuation and where `capacity` bytes do not suffice;
  /// `longestUTF8` bytes always do.
  @discardableResult
  public func copyUTF8(into target: UnsafeMutablePointer<UInt8>, capacity: Int) -> Int {
    withBytes { bytes in
      guard bytes.count <= capacity else { return 0 }
      for index in 0..<bytes.count { target[index] = bytes[index] }
      return bytes.count
    }
  }

  /// Adds its UTF-8, never a control byte, to an array; nothing for a continuation.
  public func appendUTF8(to buffer: inout [UInt8]) {
    if rawValue < 0x80 {
      buffer.append(UInt8(truncatingIfNeeded: rawValue))
    } else {
      withBytes { buffer.append(contentsOf: $0) }
    }
  }

  private var scalarValue: UInt32 { rawValue & 0x1F_FFFF }

  private var poolNumber: UInt32 { rawValue & 0xFF_FFFF }

  private func withBytes<Answer>(_ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer {
    if isContinuation { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    if rawValue & Glyph.pooledBit != 0 { return body(GlyphPool.shared.bytes(of: poolNumber)) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4) { buffer in
      guard let start = buffer.baseAddress else { return body(UnsafeBufferPointer(buffer)) }
      let count = UTF8Bytes.write(scalarValue, to: start)
      return body(UnsafeBufferPointer(start: start, count: count))
    }
  }
}
