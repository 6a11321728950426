import TesseraTesting
import Testing

@Suite("Emulator: answers")
struct ReplyTests {
  @Test(
    "each query is answered as xterm or kitty would",
    arguments: [
      ("\u{1B}[c", "\u{1B}[?62;22;52c"),
      ("\u{1B}Z", "\u{1B}[?62;22;52c"),
      ("\u{1B}[>c", "\u{1B}[>1;10;0c"),
      ("\u{1B}[=c", "\u{1B}P!|54455353\u{1B}\\"),
      ("\u{1B}[5n", "\u{1B}[0n"),
      ("\u{1B}[2;3H\u{1B}[6n", "\u{1B}[2;3R"),
      ("\u{1B}[2;3H\u{1B}[?6n", "\u{1B}[?2;3;1R"),
      ("\u{1B}[2;3r\u{1B}[?6h\u{1B}[2;3H\u{1B}[6n", "\u{1B}[2;3R"),
      ("0123456789\u{1B}[6n", "\u{1B}[1;10R"),
      ("\u{1B}[?996n", "\u{1B}[?997;1n"),
      ("\u{1B}]11;#ffffff\u{7}\u{1B}[?996n", "\u{1B}[?997;2n"),
      ("\u{1B}[4$p", "\u{1B}[4;2$y"),
      ("\u{1B}[4h\u{1B}[4$p", "\u{1B}[4;1$y"),
      ("\u{1B}[99$p", "\u{1B}[99;0$y"),
      ("\u{1B}[?2026$p", "\u{1B}[?2026;2$y"),
      ("\u{1B}[?2026h\u{1B}[?2026$p", "\u{1B}[?2026;1$y"),
      ("\u{1B}[?2027$p", "\u{1B}[?2027;2$y"),
      ("\u{1B}[?7$p", "\u{1B}[?7;1$y"),
      ("\u{1B}[?1049h\u{1B}[?1049$p", "\u{1B}[?1049;1$y"),
      ("\u{1B}[?1234$p", "\u{1B}[?1234;0$y"),
      ("\u{1B}[>q", "\u{1B}P>|Tessera(1)\u{1B}\\"),
      ("\u{1B}[>0q", "\u{1B}P>|Tessera(1)\u{1B}\\"),
      ("\u{1B}[?u", "\u{1B}[?0u"),
      ("\u{1B}[>5u\u{1B}[?u", "\u{1B}[?5u"),
      ("\u{1B}[>4;2m\u{1B}[?4m", "\u{1B}[>4;2m"),
      ("\u{1B}[14t", "\u{1B}[4;80;100t"),
      ("\u{1B}[16t", "\u{1B}[6;20;10t"),
      ("\u{1B}[18t", "\u{1B}[8;4;10t"),
      ("\u{1B}[?2048h", "\u{1B}[48;4;10;80;100t"),
      ("\u{1B}]10;?\u{1B}\\", "\u{1B}]10;rgb:e6e6/e6e6/e6e6\u{1B}\\"),
      ("\u{1B}]11;?\u{7}", "\u{1B}]11;rgb:1010/1010/1010\u{1B}\\"),
      ("\u{1B}]12;?\u{1B}\\", "\u{1B}]12;rgb:ffff/ffff/ffff\u{1B}\\"),
      (
        "\u{1B}]10;?;?\u{1B}\\",
        "\u{1B}]10;rgb:e6e6/e6e6/e6e6\u{1B}\\\u{1B}]11;rgb:1010/1010/1010\u{1B}\\"
      ),
      ("\u{1B}]4;1;?\u{1B}\\", "\u{1B}]4;1;rgb:cdcd/0000/0000\u{1B}\\"),
      ("\u{1B}]4;196;?\u{1B}\\", "\u{1B}]4;196;rgb:ffff/0000/0000\u{1B}\\"),
      ("\u{1B}]4;232;?\u{1B}\\", "\u{1B}]4;232;rgb:0808/0808/0808\u{1B}\\"),
      ("\u{1B}P+q436F\u{1B}\\", "\u{1B}P1+r436F=323536\u{1B}\\"),
      ("\u{1B}P+q5463;7A7A\u{1B}\\", "\u{1B}P1+r5463\u{1B}\\\u{1B}P0+r7A7A\u{1B}\\"),
      ("\u{1B}P+qzz\u{1B}\\", "\u{1B}P0+rzz\u{1B}\\"),
      ("\u{1B}P$qm\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\"),
      (
        "\u{1B}[1;4:3;31;48;2;1;2;3;58:5:9m\u{1B}P$qm\u{1B}\\",
        "\u{1B}P1$r0;1;4:3;31;48:2::1:2:3;58:5:9m\u{1B}\\"
      ),
      ("\u{1B}[95;38;5;200;104m\u{1B}P$qm\u{1B}\\", "\u{1B}P1$r0;38:5:200;104m\u{1B}\\"),
      ("\u{1B}[2;3r\u{1B}P$qr\u{1B}\\", "\u{1B}P1$r2;3r\u{1B}\\"),
      ("\u{1B}[5 q\u{1B}P$q q\u{1B}\\", "\u{1B}P1$r5 q\u{1B}\\"),
      ("\u{1B}P$qz\u{1B}\\", "\u{1B}P0$r\u{1B}\\"),
    ])
  func query(_ bytes: String, _ answer: String) {
    let terminal = terminal(bytes)
    #expect(terminal.answer == answer)
    #expect(terminal.unknownSequences.isEmpty)
  }

  @Test("answers are taken once")
  func taken() {
    let terminal = terminal("\u{1B}[5n")
    #expect(!terminal.takeReplies().isEmpty)
    #expect(terminal.takeReplies().isEmpty)
  }

  @Test("a mute terminal answers nothing, and its modes work")
  func mute() {
    var traits = EmulatorTraits()
    traits.answersQueries = false
    let terminal = TerminalEmulator(width: 10, height: 2, traits: traits)
    terminal.feed("\u{1B}[c\u{1B}[6n\u{1B}]11;?\u{7}\u{1B}[?2026$p\u{1B}[?2004h")
    #expect(terminal.replies.isEmpty)
    #expect(terminal.modes.contains(2004))
  }

  @Test("with clusters for good, DECRQM says that 2027 is set for good")
  func permanentClusters() {
    let terminal = TerminalEmulator(width: 4, height: 1, widthModel: .graphemes)
    terminal.feed("\u{1B}[?2027$p")
    #expect(terminal.answer == "\u{1B}[?2027;3$y")
  }

  @Test("queries leave the screen alone")
  func screen() {
    #expect(terminal("a\u{1B}[c\u{1B}[6n\u{1B}]11;?\u{7}\u{1B}P$qm\u{1B}\\b").rowText(0) == "ab")
  }
}
