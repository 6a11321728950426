/// Where tmux 3.3a shows something else than xterm, which the emulator follows, and why.
///
/// The one table of known differences: the corpus has at least one case for each, and the random
/// programs leave them out.
enum TmuxDifference: String, CaseIterable {
  case pendingWrap = """
    with the last column filled tmux's cursor stands beyond it, and motions start from there; in \
    xterm it stands on the last column with the wrap pending (DEC STD 070)
    """
  case wrapMemory = "without autowrap tmux forgets that the last column is filled, xterm does not"
  case lineHome = "IL and DL leave tmux's cursor where it is; in xterm it goes to the first column"
  case linesOutsideRegion = "IL and DL outside of the region act in tmux; DEC STD 070 ignores them"
  case wideInsert = "ICH of more than half of what is left of the row leaves tmux stale cells"
  case halfKept = "tmux does not always blank the other half of a wide cluster that is cut"
  case wrapScroll = "a scroll caused by a wrap ignores the background in tmux, xterm erases with it"
  case plainAlternate = "tmux clears the alternate screen without the background, xterm with it"
  case alternateTwice = "1049 for the screen that is already shown does nothing in tmux"
  case originRegion = "DECSTBM with origin mode on puts tmux's cursor at the screen's top left"
  case reverseBackspace = "BS in the first column of a wrapped row goes back a row in tmux"
  case repeatASCII = "REP repeats only ASCII in tmux"
  case repeatCut = "REP never wraps in tmux"
  case rareDrawing = "tmux draws only the commoner letters of the line drawing set"
  case captureOverline = "capture-pane does not print overlines"
  case noForwardTab = "tmux has no CHT"
  case noRelativePosition = "tmux has no HPR and VPR"
  case noSoftReset = "tmux has no DECSTR"
  case noSideMargins = "tmux has no DECSLRM"
  case noNewLineMode = "tmux has no LNM"
  case noSwappedScreen = "mode 1047 and 47 differ: tmux clears the alternate screen in both"
  case sharedSave = "1049 saves the cursor where DECSC does in xterm, but not in tmux"
  case singleShift = "tmux has no SS2 and SS3"
}

/// Byte strings for every sequence that both the emulator and tmux know, by subject.
///
/// The screen is 12 columns by 5 rows. A case marked with a difference must really differ.
enum TmuxCorpus {
  typealias Case = (bytes: String, difference: TmuxDifference?)

  static let all: [Case] =
    (text + wrapping + motion + erasing + editing + scrolling + renditions + charsets + modes
    + strings + wide).map { ($0, nil) } + different

  private static let text = [
    "hello",
    "a\tb\tc",
    "ab\u{8}c",
    "ab\u{8}\u{8}\u{8}c",
    "ab\rc",
    "ab\nc",
    "ab\r\nc",
    "ab\u{B}c\u{C}d",
    "ab\u{7}c",
    "ab\u{7F}c",
    "a\u{0}b",
    "1\r\n2\r\n3\r\n4\r\n5\r\n6",
    "abc\u{18}d",
    "ab\u{1B}[3\u{18}1mc",
    "ab\u{1B}[3\u{1A}1mc",
    "ab\u{1B}[3\r1mc",
    "ab\u{1B}[2\u{1B}[31mc",
    "éü€",
    "e\u{301}x",
    "a\u{1B}[0;0Hb\u{1B}[99;99Hc",
  ]

  private static let wrapping = [
    "abcdefghijkl",
    "abcdefghijklm",
    "abcdefghijkl\u{1B}[31mm",
    "abcdefghijkl\rm",
    "abcdefghijkl\u{1B}[1;12Hm",
    "abcdefghijkl\u{1B}[Am",
    "abcdefghijkl\u{1B}[1Gm",
    "abcdefghijkl\u{1B}[4;1Hm",
    "\u{1B}[?7labcdefghijklmno",
    "\u{1B}[5;1Habcdefghijklmnop",
    "\u{1B}[2;3r\u{1B}[3;1Habcdefghijklmnopqrstuvwxyz",
    "\u{1B}[2;3r\u{1B}[5;1Habcdefghijklmnopqrstuvwxyz",
    "abcdefghijkl\u{1B}(Bm",
    "abcdefghijkl\u{7}m",
  ]

  private static let motion = [
    "\u{1B}[3;5Hx",
    "\u{1B}[3Hx",
    "\u{1B}[;5Hx",
    "\u{1B}[Hx",
    "\u{1B}[3;5fx",
    "\u{1B}[3;5H\u{1B}[Ax",
    "\u{1B}[3;5H\u{1B}[2Ax",
    "\u{1B}[3;5H\u{1B}[9Ax",
    "\u{1B}[3;5H\u{1B}[Bx",
    "\u{1B}[3;5H\u{1B}[9Bx",
    "\u{1B}[3;5H\u{1B}[Cx",
    "\u{1B}[3;5H\u{1B}[0Cx",
    "\u{1B}[3;5H\u{1B}[99Cx",
    "\u{1B}[3;5H\u{1B}[Dx",
    "\u{1B}[3;5H\u{1B}[99Dx",
    "\u{1B}[3;5H\u{1B}[Ex",
    "\u{1B}[3;5H\u{1B}[2Ex",
    "\u{1B}[3;5H\u{1B}[Fx",
    "\u{1B}[3;5H\u{1B}[2Fx",
    "\u{1B}[3;5H\u{1B}[2Gx",
    "\u{1B}[3;5H\u{1B}[Gx",
    "\u{1B}[3;5H\u{1B}[9`x",
    "\u{1B}[3;5H\u{1B}[2dx",
    "\u{1B}[3;5H\u{1B}[dx",
    "\u{1B}[2;4r\u{1B}[3;1H\u{1B}[9Ax",
    "\u{1B}[2;4r\u{1B}[3;1H\u{1B}[9Bx",
    "\u{1B}[2;4r\u{1B}[1;1H\u{1B}[9Ax",
    "\u{1B}[2;4r\u{1B}[5;1H\u{1B}[9Bx",
    "\u{1B}[3;5H\u{1B}7\u{1B}[1;1Hx\u{1B}8y",
    "\u{1B}[3;5H\u{1B}[s\u{1B}[1;1Hx\u{1B}[uy",
    "\u{1B}[3;5H\u{1B}[1;31m\u{1B}7\u{1B}[m\u{1B}[1;1Hx\u{1B}8y",
    "ab\u{1B}8c",
    "\u{1B}[1;11H\u{1B}[Zx",
    "\u{1B}[1;11H\u{1B}[2Zx",
    "\u{1B}[1;4H\u{1B}H\u{1B}[1;1H\tx",
    "\u{1B}[1;9H\u{1B}[g\u{1B}[1;1H\tx",
    "\u{1B}[3g\u{1B}[1;1H\tx",
    "\u{1B}[3;5H\u{1B}Dx",
    "\u{1B}[3;5H\u{1B}Ex",
    "\u{1B}[3;5H\u{1B}Mx",
  ]

  private static let screenful =
    "abcdefghijk\r\nlmnopqrstuv\r\nABCDEFGHIJK\r\nLMNOPQRSTUV\r\n01234567890"

  private static let erasing =
    [
      "", "0", "1", "2",
    ].flatMap { mode in
      [
        "\(screenful)\u{1B}[3;5H\u{1B}[\(mode)J",
        "\(screenful)\u{1B}[3;5H\u{1B}[44m\u{1B}[\(mode)J",
        "\(screenful)\u{1B}[3;5H\u{1B}[\(mode)K",
        "\(screenful)\u{1B}[3;5H\u{1B}[44m\u{1B}[\(mode)Kx",
      ]
    } + [
      "\(screenful)\u{1B}[3;5H\u{1B}[X",
      "\(screenful)\u{1B}[3;5H\u{1B}[3X",
      "\(screenful)\u{1B}[3;5H\u{1B}[45m\u{1B}[99X",
      "\(screenful)\u{1B}[3;5H\u{1B}[1;4;7;38;5;9;48;5;200m\u{1B}[K",
      "\(screenful)\u{1B}[1;1H\u{1B}[1J\u{1B}[5;12H\u{1B}[J",
      "\u{1B}#8",
      "\u{1B}[2;3r\u{1B}#8\u{1B}[9;9Hx",
    ]

  private static let editing = [
    "\(screenful)\u{1B}[3;5H\u{1B}[@",
    "\(screenful)\u{1B}[3;5H\u{1B}[3@",
    "\(screenful)\u{1B}[3;5H\u{1B}[P",
    "\(screenful)\u{1B}[3;5H\u{1B}[3P",
    "\(screenful)\u{1B}[3;5H\u{1B}[44m\u{1B}[99P",
    "\(screenful)\u{1B}[3;5H\u{1B}[44m\u{1B}[2P",
    "\(screenful)\u{1B}[3;1H\u{1B}[L",
    "\(screenful)\u{1B}[3;1H\u{1B}[44m\u{1B}[2L",
    "\(screenful)\u{1B}[3;1H\u{1B}[99L",
    "\(screenful)\u{1B}[3;1H\u{1B}[M",
    "\(screenful)\u{1B}[3;1H\u{1B}[44m\u{1B}[2M",
    "\(screenful)\u{1B}[3;1H\u{1B}[99M",
    "\(screenful)\u{1B}[2;4r\u{1B}[3;1H\u{1B}[L",
    "\(screenful)\u{1B}[2;4r\u{1B}[3;1H\u{1B}[M",
    "\(screenful)\u{1B}[2;4r\u{1B}[2;1H\u{1B}[2M",
    "\(screenful)\u{1B}[3;5H\u{1B}[4hxyz",
    "\(screenful)\u{1B}[3;5H\u{1B}[4hxyz\u{1B}[4lw",
    "ab\u{1B}[3bc",
    "ab\u{1B}[bc",
    "\u{1B}[31mab\u{1B}[4bc",
  ]

  private static let scrolling = [
    "\(screenful)\u{1B}[S",
    "\(screenful)\u{1B}[2S",
    "\(screenful)\u{1B}[44m\u{1B}[2S",
    "\(screenful)\u{1B}[99S",
    "\(screenful)\u{1B}[T",
    "\(screenful)\u{1B}[44m\u{1B}[2T",
    "\(screenful)\u{1B}[99T",
    "\(screenful)\u{1B}[2;4r\u{1B}[S",
    "\(screenful)\u{1B}[2;4r\u{1B}[T",
    "\(screenful)\u{1B}[2;4r\u{1B}[4;1H\nx",
    "\(screenful)\u{1B}[2;4r\u{1B}[4;1H\u{1B}[44m\n\nx",
    "\(screenful)\u{1B}[2;4r\u{1B}[2;1H\u{1B}Mx",
    "\(screenful)\u{1B}[2;4r\u{1B}[1;1H\u{1B}Mx",
    "\(screenful)\u{1B}[2;4r\u{1B}[5;1H\u{1B}Dx",
    "\(screenful)\u{1B}[44m\u{1B}[5;1H\n",
    "\(screenful)\u{1B}[1;1H\u{1B}[44m\u{1B}M",
    "\(screenful)\u{1B}[2;4r\u{1B}[r\u{1B}[5;1H\nx",
    "\(screenful)\u{1B}[4;2r\u{1B}[5;1H\nx",
    "\(screenful)\u{1B}[2;99r\u{1B}[5;1H\nx",
    "\(screenful)\u{1B}[3;5H\u{1B}[2;4rx",
  ]

  private static let renditions =
    (0...9).filter { $0 != 6 }.map { "\u{1B}[\($0)mx" }
    + [22, 23, 24, 25, 27, 28, 29].map { "\u{1B}[1;2;3;4;5;7;8;9mx\u{1B}[\($0)my" }
    + (30...37).map { "\u{1B}[\($0)mx\u{1B}[\($0 + 10)my\u{1B}[39mz\u{1B}[49mw" }
    + (90...97).map { "\u{1B}[\($0)mx\u{1B}[\($0 + 10)my\u{1B}[39mz\u{1B}[49mw" }
    + [
      "\u{1B}[mx",
      "\u{1B}[1;31mx\u{1B}[my",
      "\u{1B}[1;31mx\u{1B}[0;4my",
      "\u{1B}[38;5;123mx\u{1B}[48;5;234my",
      "\u{1B}[38;2;1;2;3mx\u{1B}[48;2;200;100;50my",
      "\u{1B}[38:5:123mx\u{1B}[48:5:234my",
      "\u{1B}[38:2:1:2:3mx\u{1B}[48:2:200:100:50my",
      "\u{1B}[38:2::1:2:3mx\u{1B}[48:2::200:100:50my",
      "\u{1B}[1;38;5;9;4mx",
      "\u{1B}[38;5;9;48;2;1;2;3;7mx",
      "\u{1B}[4:0mx\u{1B}[4:1my\u{1B}[4:2mz\u{1B}[4:3mw\u{1B}[4:4mv\u{1B}[4:5mu",
      "\u{1B}[4;58:2::1:2:3mx\u{1B}[59my",
      "\u{1B}[4;58;5;77mx",
      "\u{1B}[4;58:5:77mx",
      "\u{1B}[21mx\u{1B}[24my",
      "\u{1B}[;1mx",
      "\u{1B}[1;;31mx",
    ]

  private static let charsets = [
    "\u{1B}(0lqqk\u{1B}(Bx",
    "\u{1B}(0`afgjklmnopqr\u{1B}(B",
    "\u{1B}(0stuvwxyz{|}~\u{1B}(B",
    "\u{1B})0\u{E}lqk\u{F}lqk",
    "\u{1B})0\u{E}q\u{1B})Bq",
    "\u{1B}(0q\u{1B}7\u{1B}(Bq\u{1B}8q",
  ]

  private static let modes = [
    "\u{1B}[2;4r\u{1B}[?6h\u{1B}[1;1Hx",
    "\u{1B}[2;4r\u{1B}[?6h\u{1B}[9;9Hx",
    "\u{1B}[2;4r\u{1B}[?6h\u{1B}[2dx",
    "\u{1B}[2;4r\u{1B}[?6h\u{1B}[?6lx",
    "\(screenful)\u{1B}[?1049hx",
    "\(screenful)\u{1B}[?1049hx\u{1B}[?1049ly",
    "\(screenful)\u{1B}[?47h\u{1B}[?47ly",
    "\(screenful)\u{1B}[3;5H\u{1B}[?1049h\u{1B}[1;1Hx\u{1B}[?1049ly",
    "\(screenful)\u{1B}cx",
    "\u{1B}[?25lx",
    "\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?1004hx",
    "\u{1B}=x\u{1B}>y",
    "\u{1B}[3 qx",
    "\u{1B}[?12hx",
    "\u{1B}[c\u{1B}[5nx\u{1B}[6n",
  ]

  private static let strings = [
    "a\u{1B}]0;title\u{7}b",
    "a\u{1B}]2;title\u{1B}\\b",
    "a\u{1B}]52;c;aGk=\u{7}b",
    "a\u{1B}P1$qm\u{1B}\\b",
    "a\u{1B}_Gi=1;AAAA\u{1B}\\b",
    "a\u{1B}^private\u{1B}\\b",
    "a\u{1B}Xstart\u{1B}\\b",
    "a\u{1B}]8;;http://example.com\u{1B}\\b\u{1B}]8;;\u{1B}\\c",
    "a\u{1B}]104\u{7}b\u{1B}]112\u{7}c",
    "a\u{1B}[?1;2;3$zb",
    "a\u{1B}[1 2mb",
    "a\u{1B}[22;0t\u{1B}[23;0tb",
  ]

  private static let wide = [
    "日本語",
    "日本語\u{1B}[1;3Hx",
    "日本語\u{1B}[1;4Hx",
    "abcdef\u{1B}[1;3H日",
    "日本語\u{1B}[1;2H日",
    "\u{1B}[1;11H日x",
    "\u{1B}[1;12H日x",
    "\u{1B}[1;11Habc",
    "日\u{301}x",
    "\u{1B}[41m日\u{1B}[42m本",
    "日本語\u{1B}[1;1H\u{1B}[4hx",
    "한국어",
    "ｱｲｳ！",
    "😀x",
    "a　b",
  ]

  private static let different: [Case] = [
    ("abcdefghijkl\nm", .pendingWrap),
    ("abcdefghijkl\u{8}m", .pendingWrap),
    ("abcdefghijkl\u{1B}[Km", .pendingWrap),
    ("abcdefghijkl\u{1B}[1Km", .pendingWrap),
    ("abcdefghijkl\u{1B}[2Jm", .pendingWrap),
    ("abcdefghijkl\u{1B}[Xm", .pendingWrap),
    ("abcdefghijkl\u{1B}[Dm", .pendingWrap),
    ("abcdefghijkl\u{1B}[@m", .pendingWrap),
    ("abcdefghijkl\u{1B}[Pm", .pendingWrap),
    ("\u{1B}[?7labcdefghijklmno\u{1B}[?7hp", .wrapMemory),
    ("\(screenful)\u{1B}[3;5H\u{1B}[Lx", .lineHome),
    ("\(screenful)\u{1B}[3;5H\u{1B}[Mx", .lineHome),
    ("\(screenful)\u{1B}[2;3r\u{1B}[4;1H\u{1B}[L", .linesOutsideRegion),
    ("\(screenful)\u{1B}[2;3r\u{1B}[1;1H\u{1B}[M", .linesOutsideRegion),
    ("\(screenful)\u{1B}[3;5H\u{1B}[44m\u{1B}[99@", .wideInsert),
    ("\u{1B}[1;3H\u{1B}[44m\u{1B}[7@", .wideInsert),
    ("日本語\u{1B}[1;2Hx", .halfKept),
    ("日本語\u{1B}[1;4H\u{1B}[K", .halfKept),
    ("\u{1B}[5;1H\u{1B}[44mabcdefghijklm", .wrapScroll),
    ("\u{1B}[44m\u{1B}[?1049hx", .plainAlternate),
    ("\u{1B}[?1049hab\u{1B}[?1049h", .alternateTwice),
    ("\u{1B}[?6h\u{1B}[2;4rx", .originRegion),
    ("abcdefghijklm\r\u{8}x", .reverseBackspace),
    ("\u{1B}[31m日\u{1B}[3bx", .repeatASCII),
    ("ab\u{1B}[20bc", .repeatCut),
    ("\u{1B}(0bcdehi", .rareDrawing),
    ("\u{1B}[53mx", .captureOverline),
    ("\u{1B}[2Ix", .noForwardTab),
    ("\u{1B}[3;5H\u{1B}[2ax", .noRelativePosition),
    ("\u{1B}[3;5H\u{1B}[2ex", .noRelativePosition),
    ("\u{1B}[1;31mab\u{1B}[!pc", .noSoftReset),
    ("\u{1B}[?69h\u{1B}[3;5s\u{1B}[1;3Habcdef", .noSideMargins),
    ("\u{1B}[20hab\ncd", .noNewLineMode),
    ("\u{1B}[?47hab\u{1B}[?47l\u{1B}[?47hc", .noSwappedScreen),
    ("\u{1B}[3;5H\u{1B}[?1049h\u{1B}[?1049l\u{1B}[1;1H\u{1B}8x", .sharedSave),
    ("\u{1B}*0\u{1B}Nqx", .singleShift),
  ]
}
