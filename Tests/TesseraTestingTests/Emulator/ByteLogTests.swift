import TesseraTesting
import Testing

@Suite("Byte log")
struct ByteLogTests {
  @Test(
    "each sequence has its name",
    arguments: [
      ("", ""),
      ("text ü", "\"text ü\""),
      ("\u{1B}[3;5H", "CUP 3;5"),
      ("\u{1B}[1;31m", "SGR 1;31"),
      ("\u{1B}[4:3;38:2::1:2:3m", "SGR 4:3;38:2::1:2:3"),
      ("\u{1B}[m", "SGR"),
      ("\u{1B}[;5H", "CUP ;5"),
      ("a\r\n\u{7}\u{8}\t\u{1}\u{7F}", "\"a\"  CR  LF  BEL  BS  HT  C0 01  DEL"),
      ("\u{1B}[?1049h\u{1B}[?25l", "DECSET 1049  DECRST 25"),
      ("\u{1B}[?2026$p\u{1B}[4$p", "DECRQM ? 2026  DECRQM 4"),
      ("\u{1B}7\u{1B}8\u{1B}M\u{1B}c\u{1B}=", "DECSC  DECRC  RI  RIS  DECKPAM"),
      ("\u{1B}(0\u{1B})B\u{1B}#8\u{1B}#3", "SCS G0 0  SCS G1 B  DECALN  ESC # 3"),
      ("\u{1B}]8;;http://a\u{1B}\\\u{1B}]0;t\u{7}", "OSC 8;;http://a  OSC 0;t"),
      ("\u{1B}P$qm\u{1B}\\\u{1B}_Gx\u{1B}\\", "DCS $q m  APC Gx"),
      ("\u{1B}^a\u{1B}\\\u{1B}Xb\u{1B}\\", "PM a  SOS b"),
      ("\u{1B}[ q\u{1B}[!p\u{1B}[>q", "DECSCUSR  DECSTR  XTVERSION"),
      (
        "\u{1B}[>1u\u{1B}[<u\u{1B}[=1;2u\u{1B}[?u",
        "KITTY push 1  KITTY pop  KITTY set 1;2  KITTY query"
      ),
      ("\u{1B}[?1;2$z\u{1B}[9y", "CSI ?1;2$z  CSI 9y"),
      ("\u{1B}[12", "unfinished \"\\e[12\""),
      ("\u{1B}]0;abc", "unfinished \"\\e]0;abc\""),
      ("\u{1B}[1\u{18}x", "aborted \"\\e[1\\x18\"  \"x\""),
    ])
  func names(_ bytes: String, _ description: String) {
    #expect(ByteLog.describe(Array(bytes.utf8)) == description)
  }

  @Test("long strings are cut")
  func long() {
    let bytes = Array("\u{1B}]52;c;\(String(repeating: "A", count: 200))\u{7}".utf8)
    let description = ByteLog.describe(bytes)
    #expect(description.count < 100)
    #expect(description.hasSuffix("(145 bytes more)"))
  }

  @Test("any bytes have some description", arguments: UInt64(1)...20)
  func total(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bytes = (0..<2_000).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    #expect(!ByteLog.describe(bytes).isEmpty)
  }
}
