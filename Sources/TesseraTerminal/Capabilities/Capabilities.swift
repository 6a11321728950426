package import TesseraScreen

/// What this terminal can do, resolved once from terminfo and the environment, and improved when
/// its replies come.
package struct Capabilities: Equatable, Sendable {
  /// How many colours it shows.
  package var colorDepth: ColorDepth
  /// Whether it speaks ECMA-48, that is, places its cursor by `CSI row ; column H`.
  ///
  /// Then the literal forms of all sequences hold; else they go through ``Terminfo/bytes(_:_:)``.
  package var isANSI: Bool
  /// Whether it ignores control strings and private modes that it does not know, as xterm's kin do.
  ///
  /// Only then are questions asked and OSC sequences sent.
  package var isXtermLike: Bool

  /// REP, `CSI n b`: repeats the last character.
  package var repeatsCharacters: Bool
  /// ECH, `CSI n X`: erases characters without moving the cursor.
  package var erasesCharacters: Bool
  /// EL, `CSI K`: erases to the end of the line.
  package var erasesToLineEnd: Bool
  /// bce: what is erased takes the current background.
  package var erasesWithBackground: Bool
  /// DECSTBM, `CSI top ; bottom r`, and an index that scrolls inside.
  package var scrollsRegions: Bool
  /// SU and SD, `CSI n S` and `CSI n T`.
  package var scrollsByCount: Bool
  /// IL and DL, `CSI n L` and `CSI n M`.
  package var insertsLines: Bool
  /// ICH and DCH, `CSI n @` and `CSI n P`.
  package var insertsCharacters: Bool
  /// HPA and VPA, `CSI n G` and `CSI n d`.
  package var movesByAxis: Bool

  /// SGR 3.
  package var italic: Bool
  /// SGR 9.
  package var strikethrough: Bool
  /// SGR 4:2 to 4:5, double, curly, dotted and dashed underlines.
  package var underlineStyles: Bool
  /// SGR 58, underlines with a colour of their own.
  package var underlineColor: Bool
  /// OSC 8.
  package var hyperlinks: Bool
  /// DECSET 1049, or the pair smcup and rmcup.
  package var alternateScreen: Bool

  /// Mode 2026, known only after the terminal said so.
  package var synchronizedOutput = false
  /// Mode 2027, grapheme clusters, known only after the terminal said so.
  package var graphemeClusters = false
  /// kitty's keyboard protocol, known only after the terminal said so.
  package var kittyKeyboard = false
  /// Mode 2031, reports of light and dark, known only after the terminal said so.
  package var colorSchemeReports = false
  /// The background colour, known only after the terminal said so (OSC 11).
  package var background: ReportedColor?
  /// Light or dark; dark until the terminal says otherwise, as most are.
  package var colorScheme = ColorScheme.dark
  /// The emulator's own name and version (XTVERSION), where it gave them.
  package var version: String?
}

extension Capabilities {
  /// What terminfo and the environment say.
  ///
  /// About twenty look-ups, some microseconds; nothing is asked of the terminal itself.
  @MainActor package init(_ terminfo: Terminfo, _ environment: TerminalEnvironment) {
    // Unfilled, but without the padding that the VT100 needed.
    let isANSI = terminfo.bytes("cup") == Array("\u{1B}[%i%p1%d;%p2%dH".utf8)
    let hasScreens = terminfo.string("smcup")?.utf8.starts(with: "\u{1B}[?1049h".utf8) == true
    let isXtermLike = isANSI && hasScreens
    let isApple = environment.program == "Apple_Terminal"
    let hasStyledUnderlines = terminfo.has("Smulx") || terminfo.flag("Su")

    self.isANSI = isANSI
    self.isXtermLike = isXtermLike
    colorDepth = Capabilities.colorDepth(terminfo, environment)
    // Terminal.app calls itself xterm-256color and has no REP.
    repeatsCharacters = terminfo.has("rep") && !isApple
    erasesCharacters = terminfo.has("ech")
    erasesToLineEnd = terminfo.has("el")
    erasesWithBackground = terminfo.flag("bce")
    scrollsRegions = terminfo.has("csr") && terminfo.has("ind") && terminfo.has("ri")
    scrollsByCount = terminfo.has("indn") && terminfo.has("rin")
    insertsLines = terminfo.has("il") && terminfo.has("dl")
    insertsCharacters = terminfo.has("ich") && terminfo.has("dch")
    movesByAxis = terminfo.has("hpa") && terminfo.has("vpa")
    italic = terminfo.has("sitm")
    strikethrough = isXtermLike && !isApple || terminfo.has("smxx")
    underlineStyles = hasStyledUnderlines || isXtermLike && environment.isModernEmulator
    underlineColor =
      terminfo.has("Setulc") || terminfo.flag("Su") || isXtermLike && environment.isModernEmulator
    hyperlinks = isXtermLike
    alternateScreen = terminfo.has("smcup") && terminfo.has("rmcup")
  }

  @MainActor private static func colorDepth(
    _ terminfo: Terminfo, _ environment: TerminalEnvironment
  ) -> ColorDepth {
    if let demanded = environment.demandedDepth { return demanded }
    let colors = terminfo.number("colors") ?? 0
    if colors < 8 { return .monochrome }
    // Tc is tmux's flag; RGB is ncurses' own and may be a flag, a number or a string.
    let isDirect =
      terminfo.flag("Tc") || terminfo.flag("RGB") || terminfo.number("RGB") != nil
      || terminfo.has("RGB")
    if environment.promisesTrueColor || isDirect { return .trueColor }
    if colors >= 256 { return .indexed }
    return colors >= 16 ? .ansi16 : .ansi8
  }
}
