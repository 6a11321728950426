import TesseraScreen

/// The clusters of a buffer as they are drawn: its own glyphs, or one sign for each of a secret.
struct FieldLine {
  /// A cluster on the screen.
  struct Cluster {
    /// What is drawn; nil for a cluster that draws nothing.
    let glyph: Glyph?
    /// The columns that it takes: those of the glyph, or up to the next stop for a tab.
    let width: Int
    /// The column at which it stands.
    let column: Int
    /// Where it begins in the UTF-8 of the text.
    let offset: Int
  }

  private static let tabWidth = 8

  let buffer: EditBuffer
  let secret: Glyph?

  /// The end of the text.
  var end: Int { buffer.text.utf8.count }

  /// The first offset from which the columns up to another fit into the room.
  func start(before offset: Int, room: Int) -> Int {
    withBytes { bytes in
      var columns = 0
      var offset = offset
      while offset > 0 {
        let isPlain = FieldLine.isPlain(bytes, offset - 1)
        let previous = isPlain ? offset - 1 : buffer.clusterStart(before: offset)
        columns += isPlain ? 1 : glyph(bytes, previous)?.width ?? 0
        if columns > room { break }
        offset = previous
      }
      return offset
    }
  }

  /// Goes through the clusters of a range as long as they fit into a width; answers the column at
  /// which it ended.
  @discardableResult
  func forEachCluster(in range: Range<Int>, width: Int, _ body: (Cluster) -> Void) -> Int {
    withBytes { bytes in
      var column = 0
      var offset = range.lowerBound
      let end = min(range.upperBound, bytes.count)
      while offset < end {
        let cluster = cluster(bytes, offset, at: column)
        if column + cluster.width > width { break }
        body(cluster)
        column += cluster.width
        offset = next(bytes, after: offset)
      }
      return column
    }
  }

  // MARK: Clusters

  /// The cluster at an offset that stands at a column; `bytes` are those of the text.
  func cluster(
    _ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int, at column: Int
  ) -> Cluster {
    if bytes[offset] == 0x09, secret == nil, buffer.isMultiline {
      let width = FieldLine.tabWidth - column % FieldLine.tabWidth
      return Cluster(glyph: .space, width: width, column: column, offset: offset)
    }
    let glyph = glyph(bytes, offset)
    return Cluster(glyph: glyph, width: glyph?.width ?? 0, column: column, offset: offset)
  }

  /// Where the cluster after the one at an offset begins.
  func next(_ bytes: UnsafeBufferPointer<UInt8>, after offset: Int) -> Int {
    FieldLine.isPlain(bytes, offset) ? offset + 1 : buffer.clusterEnd(after: offset)
  }

  private func glyph(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Glyph? {
    if let secret { return secret }
    if FieldLine.isPlain(bytes, offset) { return Glyph(ascii: bytes[offset]) }
    return Glyph.glyphs(of: String(buffer.text[buffer.text.index(atUTF8: offset)])).first
  }

  /// Whether the byte at an offset is a cluster of its own, for which nobody need be asked.
  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
    bytes[offset] &- 0x20 < 0x5F && (offset + 1 == bytes.count || bytes[offset + 1] < 0x80)
  }

  /// Runs a closure with the bytes of the text.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var text = buffer.text
    return text.withUTF8(body)
  }
}
