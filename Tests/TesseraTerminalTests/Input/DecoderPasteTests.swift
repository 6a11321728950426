import TesseraScreen
import TesseraTerminal
import Testing

@Suite("Input decoder: paste")
struct DecoderPasteTests {
  private func paste(_ content: [UInt8], into decoder: inout InputDecoder, read: Int)
    -> [DecodedInput]
  {
    var found: [DecodedInput] = []
    let bytes = Array("\u{1B}[200~".utf8) + content + Array("\u{1B}[201~".utf8)
    bytes.withUnsafeBytes { bytes in
      for start in stride(from: 0, to: bytes.count, by: read) {
        let end = min(bytes.count, start + read)
        decoder.decode(UnsafeRawBufferPointer(rebasing: bytes[start..<end]), into: &found)
      }
    }
    return found
  }

  @Test("ten million bytes are one event")
  func large() {
    let line = Array("The quick brown fox jumps over the lazy dog, é and 😀.\r\n".utf8)
    let count = 10_000_000 / line.count + 1
    var content: [UInt8] = []
    content.reserveCapacity(count * line.count)
    for _ in 0..<count { content += line }
    var decoder = InputDecoder()
    let found = paste(content, into: &decoder, read: 65536)
    guard found.count == 1, case .event(.paste(let text)) = found[0] else {
      Issue.record("\(found.count) events")
      return
    }
    // Each CR LF has become one byte.
    #expect(text.utf8.count == content.count - count)
    #expect(text.hasSuffix("é and 😀.\n"))
    #expect(decoder.keptBytes == 0)
  }

  @Test("a paste full of escapes is one event, whatever the reads")
  func escapes() {
    let content = String(repeating: "\u{1B}[201\u{1B}[\u{1B}\u{1B}[20", count: 200)
    for read in [1, 2, 3, 5, 7, 4096] {
      var decoder = InputDecoder()
      #expect(
        paste(Array(content.utf8), into: &decoder, read: read) == [.event(.paste(content))],
        "reads of \(read)")
    }
  }

  @Test("invalid UTF-8 becomes the replacement character")
  func invalid() {
    var decoder = InputDecoder()
    let found = paste([0x61, 0xFF, 0x62, 0xC3], into: &decoder, read: 1)
    #expect(found == [.event(.paste("a\u{FFFD}b\u{FFFD}"))])
  }

  @Test("line ends become LF: CR, CR LF and LF")
  func lineEnds() {
    var decoder = InputDecoder()
    let found = paste(Array("a\rb\r\nc\nd\r\r\n\n".utf8), into: &decoder, read: 1)
    #expect(found == [.event(.paste("a\nb\nc\nd\n\n\n"))])
  }

  @Test("tabs and other controls stay for the one who keeps the text")
  func controls() {
    var decoder = InputDecoder()
    let found = paste(Array("a\tb\u{0}\u{7}".utf8), into: &decoder, read: 100)
    #expect(found == [.event(.paste("a\tb\u{0}\u{7}"))])
  }

  @Test("a paste beyond the limit is cut there, and its rest is not typed")
  func limit() {
    var limits = InputDecoder.Limits()
    limits.paste = 8
    for read in [1, 3, 100] {
      var decoder = InputDecoder(limits: limits)
      let found = paste(Array("0123456789\u{1B}[A".utf8), into: &decoder, read: read)
      #expect(found == [.event(.paste("01234567"))])
      #expect(decoder.decode([0x78]) == [typed("x", "x")])
    }
  }

  @Test("a paste without end is delivered when it is given up, and keys work again")
  func abandoned() {
    var decoder = InputDecoder()
    var found = decoder.decode(Array("\u{1B}[200~half\u{1B}[20".utf8))
    #expect(found == [])
    #expect(!decoder.isWaiting)
    #expect(decoder.isUnfinished)
    decoder.abandon(into: &found)
    #expect(found == [.event(.paste("half\u{1B}[20"))])
    #expect(decoder.decode(Array("x\u{1B}[201~".utf8)) == [typed("x", "x")])
  }
}
