import TesseraTerminal
import Testing

@Suite("Byte buffer")
struct ByteBufferTests {
  @Test("what is added stands in order, over all growth")
  func order() {
    var buffer = ByteBuffer(capacity: 1)
    var expected: [UInt8] = []
    for number in 0..<2000 {
      buffer.append(UInt8(truncatingIfNeeded: number))
      buffer.append("é\(number)")
      buffer.append(contentsOf: [1, 2, 3])
      expected.append(UInt8(truncatingIfNeeded: number))
      expected += Array("é\(number)".utf8) + [1, 2, 3]
    }
    let (bytes, count) = (buffer.bytes, buffer.count)
    #expect(bytes == expected)
    #expect(count == expected.count)
    let lent = buffer.withUnsafeBytes { Array($0) }
    #expect(lent == expected)
  }

  @Test("emptied it holds nothing and can be filled again")
  func emptied() {
    var buffer = ByteBuffer()
    buffer.append("abc")
    buffer.removeAll()
    let isEmpty = buffer.isEmpty
    #expect(isEmpty)
    buffer.append(contentsOf: [])
    buffer.append("d")
    let bytes = buffer.bytes
    #expect(bytes == [100])
  }

  @Test("it is cut to a length and never lengthened by that")
  func truncated() {
    var buffer = ByteBuffer()
    buffer.append("abcdef")
    buffer.truncate(to: 3)
    buffer.truncate(to: 10)
    let bytes = buffer.bytes
    #expect(bytes == [97, 98, 99])
    buffer.truncate(to: -1)
    let isEmpty = buffer.isEmpty
    #expect(isEmpty)
  }
}
