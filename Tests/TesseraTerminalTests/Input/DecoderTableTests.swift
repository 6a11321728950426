import TesseraScreen
import TesseraTerminal
import Testing

@Suite("Input decoder: table of terminals")
struct DecoderTableTests {
  @Test("the table has no fewer than 200 sequences")
  func size() {
    #expect(decoderTable.count >= 200)
  }

  @Test("a sequence gives its events", arguments: decoderTable)
  func whole(_ row: DecoderRow) {
    var decoder = InputDecoder()
    #expect(decoder.decode(row.bytes) == row.expected)
    #expect(!decoder.isUnfinished)
  }

  @Test("a read that ends at any byte gives the same events", arguments: decoderTable)
  func split(_ row: DecoderRow) {
    let bytes = row.bytes
    for index in bytes.indices {
      var decoder = InputDecoder()
      let found = decoder.decode(Array(bytes[..<index])) + decoder.decode(Array(bytes[index...]))
      #expect(found == row.expected, "split at \(index)")
    }
    var decoder = InputDecoder()
    #expect(bytes.flatMap { decoder.decode([$0]) } == row.expected, "byte by byte")
  }

  @Test("what a sequence leaves behind does not touch the next one")
  func neighbours() {
    var decoder = InputDecoder()
    // X10 releases are about the buttons pressed before.
    for row in decoderTable where row.terminal != "X10" {
      #expect(decoder.decode(row.bytes) == row.expected, "\(row.testDescription)")
    }
  }
}
