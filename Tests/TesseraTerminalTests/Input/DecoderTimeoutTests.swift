import TesseraScreen
import TesseraTerminal
import Testing

@Suite("Input decoder: time")
struct DecoderTimeoutTests {
  private func after(_ sent: String, in decoder: inout InputDecoder) -> [DecodedInput] {
    var found = decoder.decode(DecoderRow.bytes(sent))
    #expect(decoder.isWaiting, "\(sent)")
    decoder.timeout(into: &found)
    #expect(!decoder.isUnfinished, "\(sent)")
    return found
  }

  @Test("a lone ESC waits, and the timeout makes it Escape")
  func escape() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0x1B]) == [])
    #expect(after("", in: &decoder) == [key(.escape)])
  }

  @Test("ESC and a key in two reads are Option and the key")
  func option() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.decode([0x61]) == [key("a", .option)])
  }

  @Test("ESC, a timeout and a key are Escape and the key")
  func escapeThenKey() {
    var decoder = InputDecoder()
    #expect(after("␛", in: &decoder) == [key(.escape)])
    #expect(decoder.decode([0x5B]) == [typed("[", "[")])
  }

  @Test("several ESC are as many presses of Escape")
  func escapes() {
    var decoder = InputDecoder()
    #expect(after("␛␛", in: &decoder) == [key(.escape), key(.escape)])
    #expect(after("␛␛␛", in: &decoder) == [key(.escape), key(.escape), key(.escape)])
  }

  @Test("what only begins a sequence is Option and that key")
  func introducers() {
    var decoder = InputDecoder()
    #expect(after("␛[", in: &decoder) == [key("[", .option)])
    #expect(after("␛O", in: &decoder) == [key("o", [.option, .shift])])
    #expect(after("␛]", in: &decoder) == [key("]", .option)])
    #expect(after("␛P", in: &decoder) == [key("p", [.option, .shift])])
    #expect(after("␛X", in: &decoder) == [key("x", [.option, .shift])])
    #expect(after("␛^", in: &decoder) == [key("^", .option)])
    #expect(after("␛_", in: &decoder) == [key("_", .option)])
    #expect(after("␛␛[", in: &decoder) == [key(.escape), key("[", .option)])
  }

  @Test(
    "the timeout does not touch half a sequence, whose rest is not typed",
    arguments: [
      ("␛[?62;1", "c", DecodedInput.reply(.primaryAttributes([62, 1]))),
      (
        "␛]11;rgb:00/0", "0/00␇",
        .reply(.color(.background, ReportedColor(red: 0, green: 0, blue: 0)))
      ),
      ("␛[1;", "5A", key(.upArrow, .control)), ("␛[[", "A", key(.function(1))),
      ("␛[M ", "!!", pointer(.down(.left), 0, 0)), ("␛P>|xt", "erm␛\\", .reply(.version("xterm"))),
    ])
  func half(_ first: String, _ rest: String, _ expected: DecodedInput) {
    var decoder = InputDecoder()
    var found = decoder.decode(DecoderRow.bytes(first))
    #expect(!decoder.isWaiting)
    #expect(decoder.isUnfinished)
    decoder.timeout(into: &found)
    #expect(found == [])
    #expect(decoder.decode(DecoderRow.bytes(rest)) == [expected])
  }

  @Test(
    "half a sequence that is given up is forgotten", arguments: ["␛[1;", "␛]11;rgb", "␛[M!", "␛[["])
  func abandoned(_ half: String) {
    var decoder = InputDecoder()
    var found = decoder.decode(DecoderRow.bytes(half))
    decoder.abandon(into: &found)
    #expect(found == [])
    #expect(!decoder.isUnfinished)
    #expect(decoder.decode([0x78]) == [typed("x", "x")])
  }

  @Test("nothing is waited for after whole input")
  func quiet() {
    var decoder = InputDecoder()
    var found = decoder.decode(Array("a\u{1B}[A\u{1B}b".utf8))
    let count = found.count
    #expect(!decoder.isWaiting && !decoder.isUnfinished)
    decoder.timeout(into: &found)
    decoder.abandon(into: &found)
    #expect(found.count == count)
  }

  @Test("with the kitty protocol ESC starts no timer")
  func unambiguous() {
    var decoder = InputDecoder()
    decoder.reportsKeysUnambiguously = true
    var found = decoder.decode([0x1B])
    #expect(!decoder.isWaiting)
    #expect(decoder.isUnfinished)
    decoder.timeout(into: &found)
    #expect(found == [])
    #expect(decoder.decode(Array("[27u".utf8)) == [key(.escape)])
    _ = decoder.decode([0x1B])
    decoder.abandon(into: &found)
    #expect(found == [key(.escape)])
  }
}
