import TesseraScreen

/// The part of a long line that a field shows: it follows the caret and never cuts a wide cluster.
///
/// It costs what is visible, however long the text is: it is found by walking back from the caret,
/// at most the width of the field.
struct FieldWindow {
  /// Where the visible part begins, in the UTF-8 of the text.
  private(set) var start = 0

  /// Follows the caret in a field of some columns, of which the last is kept for the caret.
  mutating func follow(_ line: FieldLine, caret: Int, width: Int) {
    let room = max(0, width - 1)
    start = line.buffer.clusterStart(at: start)
    if caret < start { start = caret }
    // The caret is in sight, and no more of the end is left blank than need be.
    start = max(start, line.start(before: caret, room: room))
    if start > 0 { start = min(start, line.start(before: line.end, room: room)) }
  }

  /// The column of an offset; nil where it is not in sight.
  func column(of offset: Int, in line: FieldLine, width: Int) -> Int? {
    var found: Int?
    let end = line.forEachGlyph(from: start, width: width) { _, column, start in
      if start == offset { found = column }
    }
    if found == nil, offset == line.end, offset >= start { found = end }
    return found.flatMap { $0 < width ? $0 : nil }
  }

  /// The offset of the cluster at a column: the last one before it, the end of the text behind it.
  func offset(at column: Int, in line: FieldLine, width: Int) -> Int {
    guard column >= 0 else { return line.buffer.clusterStart(before: start) }
    var found: Int?
    line.forEachGlyph(from: start, width: width) { glyph, start, offset in
      if let glyph, start + glyph.width > column, found == nil { found = offset }
    }
    return found ?? line.end
  }
}

/// The glyphs of a buffer of one line, or the same glyph for each cluster of a secret.
struct FieldLine {
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

  /// Goes through the clusters from an offset that fit into a width: each glyph, its column, and
  /// where its cluster begins; clusters that draw nothing come without a glyph.
  ///
  /// Answers the column at which it ended.
  @discardableResult
  func forEachGlyph(
    from start: Int, width: Int, _ body: (_ glyph: Glyph?, _ column: Int, _ offset: Int) -> Void
  ) -> Int {
    withBytes { bytes in
      var column = 0
      var offset = start
      while offset < bytes.count {
        let glyph = glyph(bytes, offset)
        let columns = glyph?.width ?? 0
        if column + columns > width { break }
        body(glyph, column, offset)
        column += columns
        offset =
          FieldLine.isPlain(bytes, offset) ? offset + 1 : buffer.clusterEnd(after: offset)
      }
      return column
    }
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

  private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var text = buffer.text
    return text.withUTF8(body)
  }
}
