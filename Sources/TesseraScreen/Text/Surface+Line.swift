extension Surface {
  /// Paints a line of a prepared text, clipped, in one style.
  ///
  /// Its first column is at `origin`; a styled text goes through `PreparedText.forEachGlyph(of:_:)`.
  public func write(
    _ line: TextLine, of text: PreparedText, at origin: Point, style: CellStyle, clip: Rect
  ) {
    if text.isBidirectional {
      write(text.glyphs(of: line), at: origin, style: style, clip: clip)
      return
    }
    // A wide glyph in a width of 1 is cut by the clip.
    let room = Rect(x: origin.x, y: origin.y, width: line.width, height: 1)
    let clip = clip.intersection(room)
    var point = origin
    text.glyphs.withUnsafeBufferPointer { glyphs in
      func part(_ range: Range<Int>) -> UnsafeBufferPointer<Glyph> {
        UnsafeBufferPointer(rebasing: glyphs[range])
      }
      let columns = write(part(line.range), at: point, style: style, clip: clip)
      point.x = point.x.saturatingAdding(columns)
      if let insertion = line.insertion {
        put(insertion, at: point, style: style, clip: clip)
        point.x = point.x.saturatingAdding(insertion.width)
      }
      if !line.tail.isEmpty { write(part(line.tail), at: point, style: style, clip: clip) }
    }
  }
}
