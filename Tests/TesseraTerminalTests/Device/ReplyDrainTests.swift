import TesseraTerminal
import Testing

@Suite("Replies that come at the end")
struct ReplyDrainTests {
  @Test("reports and replies are dropped, and the reply to DA1 ends it")
  func reports() {
    var drain = ReplyDrain(expecting: 1)
    feed("\u{1B}[<0;10;5M\u{1B}[I\u{1B}[?2026;2$y\u{1B}]11;rgb:00/00/00\u{1B}\\", &drain)
    #expect(drain.expected == 1)
    feed("\u{1B}[?62;22c", &drain)
    #expect(drain.expected == 0)
    #expect(drain.typed == [])
  }

  @Test("characters that were typed among them are kept in order")
  func typed() {
    var drain = ReplyDrain(expecting: 1)
    feed("l\u{1B}[<0;10;5Ms\u{1B}P>|name c 1\u{7F}\u{1B}\\\r\u{1B}OA\u{1B}[?1c", &drain)
    #expect(drain.typed == Array("ls\r".utf8))
    #expect(drain.expected == 0)
  }

  @Test("a string that BEL ends is one, and a sequence in a string is none")
  func strings() {
    var drain = ReplyDrain(expecting: 2)
    feed("\u{1B}]11;a[?1c\u{7}x\u{1B}[?1c\u{1B}[?1c", &drain)
    #expect(drain.typed == Array("x".utf8))
    #expect(drain.expected == 0)
  }

  @Test("the names of functional keys end in c too, and are no reply")
  func otherFinal() {
    var drain = ReplyDrain(expecting: 1)
    feed("\u{1B}[1;2c\u{1B}[>1;10c", &drain)
    #expect(drain.expected == 1)
  }

  private func feed(_ text: String, _ drain: inout ReplyDrain) {
    for byte in text.utf8 { drain.take(byte) }
  }
}
