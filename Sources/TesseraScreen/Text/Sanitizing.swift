/// The only ways from text to a glyph: nothing that a terminal would obey or fail to show gets by.
extension Glyph {
  /// Makes a glyph of one printable scalar.
  init(single scalar: Unicode.Scalar, _ kind: ScalarKind) {
    var bits = scalar.value
    if kind.width == 2 { bits |= Glyph.wideBit }
    if kind.isContested { bits |= Glyph.uncertainBit }
    self.init(rawValue: bits)
  }

  /// Makes the glyph of one scalar that is a cluster; nil where it would draw nothing.
  init?(scalar: Unicode.Scalar, _ kind: ScalarKind) {
    if kind.isInvisible { return nil }
    if kind.needsBase {
      var builder = ClusterBytes()
      builder.add(dottedCircle, .narrow)
      builder.add(scalar, kind)
      self = builder.glyph
    } else if kind == .forbidden || kind == .separator {
      self.init(single: visibleForm(of: scalar, kind), .narrow)
    } else {
      self.init(single: scalar, kind)
    }
  }

  /// Makes the glyph of a cluster given as valid UTF-8; nil where it would draw nothing.
  init?(cluster: UnsafeBufferPointer<UInt8>) {
    guard cluster.count > 0 else { return nil }
    var offset = 0
    let first = UTF8Bytes.decode(cluster, at: &offset)
    let kind = ScalarKind(first)
    if offset == cluster.count {
      self.init(scalar: first, kind)
      return
    }
    if first == "\r" {
      self.init(single: newlineSymbol, .narrow)
      return
    }
    var isInvisible = kind.isInvisible
    var builder = ClusterBytes()
    if kind.needsBase || kind.isInvisible { builder.add(dottedCircle, .narrow) }
    builder.add(visibleForm(of: first, kind), kind)
    while offset < cluster.count {
      let scalar = UTF8Bytes.decode(cluster, at: &offset)
      let kind = ScalarKind(scalar)
      guard builder.add(visibleForm(of: scalar, kind), kind) else { break }
      if !kind.isInvisible { isInvisible = false }
    }
    if isInvisible { return nil }
    self = builder.glyph
  }
}

private let dottedCircle: Unicode.Scalar = "\u{25CC}"
private let newlineSymbol: Unicode.Scalar = "\u{2424}"

/// The scalar itself, or the symbol that is shown in its place.
private func visibleForm(of scalar: Unicode.Scalar, _ kind: ScalarKind) -> Unicode.Scalar {
  switch kind {
  case .separator: newlineSymbol
  case .forbidden:
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  default: scalar
  }
}

/// The bytes and the width of a cluster in the making; without an allocation.
private struct ClusterBytes {
  private typealias Storage = (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)
  private var storage: Storage = (0, 0, 0, 0, 0, 0, 0, 0)
  private var count = 0
  private var width = ClusterWidth()

  /// Takes in a scalar; false where it does not fit any more.
  @discardableResult
  mutating func add(_ scalar: Unicode.Scalar, _ kind: ScalarKind) -> Bool {
    let size = UTF8Bytes.count(of: scalar.value)
    guard count + size <= GlyphPool.longestCluster else { return false }
    let offset = count
    withUnsafeMutableBytes(of: &storage) { bytes in
      // In bounds: the storage has `longestCluster` bytes, and this one fits.
      guard let start = bytes.baseAddress else { return }
      let target = start.assumingMemoryBound(to: UInt8.self) + offset
      _ = UTF8Bytes.write(scalar.value, to: target)
    }
    count += size
    width.add(kind)
    return true
  }

  /// The glyph of the bytes so far.
  var glyph: Glyph {
    let number = withUnsafeBytes(of: storage) { bytes in
      GlyphPool.shared.number(
        of: UnsafeBufferPointer(rebasing: bytes.bindMemory(to: UInt8.self)[..<count]))
    }
    guard let number else { return .replacement }
    var bits = Glyph.pooledBit | number
    if width.columns == 2 { bits |= Glyph.wideBit }
    if width.isUncertain { bits |= Glyph.uncertainBit }
    return Glyph(rawValue: bits)
  }
}
