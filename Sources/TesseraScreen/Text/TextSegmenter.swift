/// Cuts a text into clusters and makes their glyphs.
///
/// Most scalars need no segmentation: one that starts no sequence, before one that joins none, is a
/// cluster. For the others the standard library is asked, so that a cluster is what Swift calls a
/// `Character`, with one addition: a mark that Swift sets apart (Burmese U+102C, or one newer than
/// its tables) joins the cluster before it, since a terminal would draw it there anyway.
struct TextSegmenter {
  /// A cluster: its bytes, and its glyph unless it draws nothing.
  struct Cluster {
    var start: Int
    var end: Int
    var glyph: Glyph?
  }

  /// The text's UTF-8.
  let bytes: UnsafeBufferPointer<UInt8>
  private let text: Substring
  /// Where the next cluster starts.
  private(set) var offset = 0
  /// Where the standard library found the last end of a cluster, as an index and as an offset.
  ///
  /// An index that it made itself is known to be such an end; any other it would first seek
  /// backwards, which in a row of flags takes it to the start of the row.
  private var known: (index: Substring.Index, offset: Int)

  /// Runs `body` with a segmenter at the start of the text; it must not outlive the call.
  static func withSegmenter(over text: Substring, _ body: (inout TextSegmenter) -> Void) {
    var text = text
    let copy = text
    text.withUTF8 { bytes in
      var segmenter = TextSegmenter(bytes: bytes, text: copy)
      body(&segmenter)
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, text: Substring) {
    self.bytes = bytes
    self.text = text
    known = (text.startIndex, 0)
  }

  /// The next cluster; nil at the end.
  mutating func next() -> Cluster? {
    let start = offset
    guard start < bytes.count else { return nil }
    let byte = bytes[start]
    if byte &- 0x20 < 0x5F, start + 1 == bytes.count || bytes[start + 1] < 0x80 {
      offset = start + 1
      return Cluster(start: start, end: offset, glyph: Glyph(rawValue: UInt32(byte)))
    }
    let scalar = UTF8Bytes.decode(bytes, at: &offset)
    let kind = ScalarKind(scalar)
    if isAlone(scalar, kind) {
      return Cluster(start: start, end: offset, glyph: Glyph(scalar: scalar, kind))
    }
    findEndOfCharacter(from: start)
    if !(kind == .ignorable || kind == .forbidden || kind == .separator) { takeMarks() }
    let cluster = UnsafeBufferPointer(rebasing: bytes[start..<offset])
    return Cluster(start: start, end: offset, glyph: Glyph(cluster: cluster))
  }

  private func isAlone(_ scalar: Unicode.Scalar, _ kind: ScalarKind) -> Bool {
    if kind.leads || kind.attaches { return false }
    guard offset < bytes.count else { return true }
    if bytes[offset] < 0x80 { return scalar != "\r" || bytes[offset] != 0x0A }
    var following = offset
    return !ScalarKind(UTF8Bytes.decode(bytes, at: &following)).attaches
  }

  private mutating func findEndOfCharacter(from start: Int) {
    let index =
      known.offset == start
      ? known.index : text.utf8.index(known.index, offsetBy: start - known.offset)
    let end = text.index(after: index)
    offset = start + text.utf8.distance(from: index, to: end)
    known = (end, offset)
  }

  private mutating func takeMarks() {
    var following = offset
    while following < bytes.count, bytes[following] >= 0x80 {
      let kind = ScalarKind(UTF8Bytes.decode(bytes, at: &following))
      guard kind == .mark || kind == .spacingMark else { return }
      offset = following
    }
  }
}
