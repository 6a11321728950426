import TesseraScreen
import TesseraTerminal
import Testing

@Suite("Input decoder: terminfo and ambiguities")
struct DecoderSeedTests {
  @Test("terminfo's strings are keys when the table has no other meaning for them")
  func seeds() {
    var decoder = InputDecoder(keys: [
      KeySequence(bytes: Array("\u{1B}[224z".utf8), press: KeyPress(.function(1))),
      KeySequence(bytes: Array("\u{1B}Ot".utf8), press: KeyPress(.function(5))),
      KeySequence(bytes: Array("\u{1B}O!".utf8), press: KeyPress(.function(6))),
      KeySequence(bytes: Array("\u{1B}\t".utf8), press: KeyPress(.tab, modifiers: .shift)),
      KeySequence(bytes: Array("\u{1B}[1;2P".utf8), press: KeyPress(.function(13))),
    ])
    #expect(decoder.decode(Array("\u{1B}[224z".utf8)) == [key(.function(1))])
    #expect(decoder.decode(Array("\u{1B}\u{1B}[224z".utf8)) == [key(.function(1), .option)])
    #expect(decoder.decode(Array("\u{1B}O!".utf8)) == [key(.function(6))])
    #expect(decoder.decode(Array("\u{1B}\t".utf8)) == [key(.tab, .shift)])
    #expect(decoder.decode(Array("\u{1B}Ot".utf8)) == [typed("4", "4", .numericPad)])
    #expect(decoder.decode(Array("\u{1B}[1;2P".utf8)) == [key(.function(1), .shift)])
  }

  @Test("BS is Backspace where kbs says so, and DEL stays it")
  func backspace() {
    var decoder = InputDecoder { $0 == "kbs" ? [0x08] : nil }
    #expect(decoder.decode([0x08]) == [key(.delete)])
    #expect(decoder.decode([0x7F]) == [key(.delete)])
  }

  @Test("capabilities are asked for by terminfo's names")
  func names() {
    var asked: [String] = []
    _ = InputDecoder { name in
      asked.append(name)
      return nil
    }
    for name in ["kcuu1", "kcud1", "kcuf1", "kcub1", "khome", "kend", "kbs", "kcbt", "kf1", "kf12"]
    {
      #expect(asked.contains(name))
    }
  }

  @Test("a seed cannot take Return, Tab, ESC, text or the start of sequences")
  func refused() {
    let strings = ["\r", "\t", "\u{1B}", "a", "é", "\u{1B}[", "\u{1B}O", "\u{1B}\u{1B}", ""]
    var decoder = InputDecoder(
      keys: strings.map { KeySequence(bytes: Array($0.utf8), press: KeyPress(.help)) })
    #expect(
      decoder.decode(Array("\r\ta\u{1B}[A\u{1B}OA".utf8)) == [
        key(.return), key(.tab), typed("a", "a"), key(.upArrow), key(.upArrow),
      ])
  }

  @Test("CSI 1;2R is F3 with Shift, and the cursor's place while a report is awaited")
  func cursorReport() {
    let bytes = Array("\u{1B}[1;2R".utf8)
    let place = DecodedInput.reply(.cursorPosition(Point(x: 1, y: 0)))
    var decoder = InputDecoder()
    #expect(decoder.decode(bytes) == [key(.function(3), .shift)])
    decoder.awaitedCursorReports = 1
    #expect(decoder.decode(bytes + bytes) == [place, key(.function(3), .shift)])
    #expect(decoder.awaitedCursorReports == 0)
  }

  @Test("an answer that cannot be a key counts as the awaited report")
  func countedReport() {
    var decoder = InputDecoder()
    decoder.awaitedCursorReports = 1
    _ = decoder.decode(Array("\u{1B}[5;2R".utf8))
    #expect(decoder.awaitedCursorReports == 0)
    _ = decoder.decode(Array("\u{1B}[5;2R".utf8))
    #expect(decoder.awaitedCursorReports == 0)
  }

  @Test(
    "a key press is the same in the legacy and the kitty encoding",
    arguments: [
      ("a", "␛[97u"), ("A", "␛[97:65;2u"), ("?", "␛[47:63;2u"), (" ", "␛[32u"), ("é", "␛[233u"),
      ("␃", "␛[99;5u"), ("␃", "␛[1089::99;5u"), ("␀", "␛[32;5u"), ("␟", "␛[45:95;6u"),
      ("␍", "␛[13u"), ("␉", "␛[9u"), ("␛[Z", "␛[9;2u"), ("␡", "␛[127u"), ("␛a", "␛[97;3u"),
      ("␛A", "␛[97:65;4u"), ("␛?", "␛[47:63;4u"), ("␛␍", "␛[13;3u"), ("␛␁", "␛[97;7u"),
      ("␛␛[A", "␛[1;3A"), ("␛[11~", "␛[P"), ("␛OP", "␛[1P"), ("␛Op", "␛[57399u"),
      ("␛OM", "␛[57414u"), ("␛OE", "␛[57427~"), ("␛[25~", "␛[57376u"), ("␛[3$", "␛[3;2~"),
      ("␛Oa", "␛[1;5A"), ("␛[a", "␛[1;2A"), ("␛[27;6;65~", "␛[97;6u"),
      ("␛[27;5;63~", "␛[47:63;6u"),
    ])
  func encodings(_ legacy: String, _ kitty: String) {
    var first = InputDecoder()
    var second = InputDecoder()
    let found = first.decode(DecoderRow.bytes(legacy))
    #expect(found.count == 1)
    #expect(found == second.decode(DecoderRow.bytes(kitty)))
  }
}
