import TesseraScreen

/// The part of a long line that a field shows: it follows the caret and never cuts a wide cluster.
///
/// It costs what is visible, however long the text is: it is found by walking back from the caret,
/// at most the width of the field.
struct FieldWindow {
  /// Where the visible part begins, in the UTF-8 of the text.
  private(set) var start = 0

  /// Follows the caret in a field of some columns, of which the last is kept for the caret.
  mutating func follow(_ buffer: EditBuffer, width: Int, secret: Glyph?) {
    let room = max(0, width - 1)
    start = buffer.clusterStart(at: start)
    if buffer.caret < start { start = buffer.caret }
    // The caret is in sight, and no more of the end is left blank than need be.
    start = max(start, earliest(before: buffer.caret, in: buffer, room: room, secret))
    start = min(start, earliest(before: buffer.text.utf8.count, in: buffer, room: room, secret))
  }

  /// The first offset from which the columns up to another fit into the room.
  private func earliest(
    before offset: Int, in buffer: EditBuffer, room: Int, _ secret: Glyph?
  ) -> Int {
    var columns = 0
    var offset = offset
    while offset > 0 {
      let previous = buffer.clusterStart(before: offset)
      columns += secret?.width ?? buffer.glyph(at: previous)?.width ?? 0
      if columns > room { break }
      offset = previous
    }
    return offset
  }

  /// Goes through what is visible: each glyph, its column, and where its cluster begins; clusters
  /// that draw nothing come without a glyph. Answers the column at which it ended.
  @discardableResult
  func forEachGlyph(
    of buffer: EditBuffer, width: Int, secret: Glyph?,
    _ body: (_ glyph: Glyph?, _ column: Int, _ offset: Int) -> Void
  ) -> Int {
    var column = 0
    var offset = start
    let end = buffer.text.utf8.count
    while offset < end {
      let glyph = secret ?? buffer.glyph(at: offset)
      let columns = glyph?.width ?? 0
      if column + columns > width { break }
      body(glyph, column, offset)
      column += columns
      offset = buffer.clusterEnd(after: offset)
    }
    return column
  }

  /// The column of an offset; nil where it is not in sight.
  func column(of offset: Int, in buffer: EditBuffer, width: Int, secret: Glyph?) -> Int? {
    var found: Int?
    let end = forEachGlyph(of: buffer, width: width, secret: secret) { _, column, start in
      if start == offset { found = column }
    }
    if found == nil, offset == buffer.text.utf8.count, offset >= start { found = end }
    return found.flatMap { $0 < width ? $0 : nil }
  }

  /// The offset of the cluster at a column: the last one before it, the end of the text behind it.
  func offset(at column: Int, in buffer: EditBuffer, width: Int, secret: Glyph?) -> Int {
    guard column >= 0 else { return buffer.clusterStart(before: start) }
    var found: Int?
    forEachGlyph(of: buffer, width: width, secret: secret) { glyph, start, offset in
      if let glyph, start + glyph.width > column, found == nil { found = offset }
    }
    return found ?? buffer.text.utf8.count
  }
}

extension EditBuffer {
  /// The glyph of the cluster that begins at an offset; nil where it draws nothing.
  func glyph(at offset: Int) -> Glyph? {
    let bytes = text.utf8
    let index = text.index(atUTF8: offset)
    guard index < bytes.endIndex else { return nil }
    let next = bytes.index(after: index)
    if bytes[index] < 0x80, next == bytes.endIndex || bytes[next] < 0x80 {
      return Glyph(ascii: bytes[index])
    }
    return Glyph.glyphs(of: String(text[index])).first
  }
}
