public import TesseraScreen

/// What the encoder may use of a terminal: colours, attributes and sequences.
///
/// A capability that is missing costs bytes, never correctness: the screen comes out the same, as far
/// as the terminal can show it. `appearance(of:)` says how a style looks with these capabilities.
public struct EncoderCapabilities: Hashable, Sendable {
  /// How many colours the terminal shows.
  public var colorDepth: ColorDepth
  /// The attributes that it shows; an underline of any style stands for underlines at all.
  public var attributes: TextAttributes
  /// Underlines other than a single line (SGR 4:2 to 4:5).
  public var underlineStyles: Bool
  /// Underlines in a colour of their own (SGR 58 and 59).
  public var underlineColor: Bool
  /// Hyperlinks (OSC 8).
  public var hyperlinks: Bool

  /// The terminal can hold its picture while a frame arrives (mode 2026).
  public var synchronizedOutput: Bool
  /// The cursor's shape can be chosen (DECSCUSR, `CSI n SP q`).
  public var cursorShapes: Bool

  /// Repeats the last character if it is ASCII (REP); tmux before 3.5 and others do no more.
  public var hasRepeat: Bool
  /// Erases characters where the cursor is (ECH).
  public var hasEraseCharacters: Bool
  /// Erases to the end of the line and of the screen (EL, ED).
  public var hasEraseLine: Bool
  /// What is erased or scrolled in takes the current background (terminfo's bce).
  public var backColorErase: Bool

  /// Scrolls a part of the screen (DECSTBM, with LF and RI at its edges).
  public var hasScrollRegions: Bool
  /// Scrolls several lines at once, wherever the cursor is (SU, SD).
  public var hasScrollByCount: Bool
  /// Inserts and deletes lines (IL, DL).
  public var hasInsertDeleteLine: Bool
  /// Inserts and deletes characters (ICH, DCH).
  public var hasInsertDeleteCharacters: Bool

  /// Moves to a column of the same row (CHA).
  public var hasHorizontalAbsolute: Bool
  /// Moves to a row in the same column (VPA).
  public var hasVerticalAbsolute: Bool
  /// HT stops at every eighth column, as at power-on (terminfo's it#8).
  public var tabStopsEvery8: Bool

  /// The least that the encoder is content with: cursor addressing, reverse index and plain text.
  public init() {
    colorDepth = .monochrome
    attributes = []
    underlineStyles = false
    underlineColor = false
    hyperlinks = false
    synchronizedOutput = false
    cursorShapes = false
    hasRepeat = false
    hasEraseCharacters = false
    hasEraseLine = false
    backColorErase = false
    hasScrollRegions = false
    hasScrollByCount = false
    hasInsertDeleteLine = false
    hasInsertDeleteCharacters = false
    hasHorizontalAbsolute = false
    hasVerticalAbsolute = false
    tabStopsEvery8 = false
  }
}

extension EncoderCapabilities {
  /// Everything: a modern terminal of xterm's family in 24-bit colour.
  public static let xterm: EncoderCapabilities = {
    var all = EncoderCapabilities()
    all.colorDepth = .trueColor
    all.attributes = .all
    all.underlineStyles = true
    all.underlineColor = true
    all.hyperlinks = true
    all.synchronizedOutput = true
    all.cursorShapes = true
    all.hasRepeat = true
    all.hasEraseCharacters = true
    all.hasEraseLine = true
    all.backColorErase = true
    all.hasScrollRegions = true
    all.hasScrollByCount = true
    all.hasInsertDeleteLine = true
    all.hasInsertDeleteCharacters = true
    all.hasHorizontalAbsolute = true
    all.hasVerticalAbsolute = true
    all.tabStopsEvery8 = true
    return all
  }()

  /// tmux 3.3 and later: as xterm, but it holds no picture (mode 2026 came later).
  public static let tmux: EncoderCapabilities = {
    var tmux = EncoderCapabilities.xterm
    tmux.synchronizedOutput = false
    return tmux
  }()

  /// The Linux console (console_codes(4)): eight colours, no REP, no SU, no italics, no links.
  public static let linuxConsole: EncoderCapabilities = {
    var console = EncoderCapabilities.xterm
    console.colorDepth = .ansi8
    console.attributes = [.bold, .dim, .blink, .inverse, TextAttributes(underline: .single)]
    console.underlineStyles = false
    console.underlineColor = false
    console.hyperlinks = false
    console.synchronizedOutput = false
    console.cursorShapes = false
    console.hasRepeat = false
    console.hasScrollByCount = false
    return console
  }()

  /// A VT100 (terminfo's vt100): no colours, no insertion, margins and tabs.
  public static let vt100: EncoderCapabilities = {
    var vt100 = EncoderCapabilities()
    vt100.attributes = [.bold, .blink, .inverse, TextAttributes(underline: .single)]
    vt100.hasEraseLine = true
    vt100.hasScrollRegions = true
    vt100.tabStopsEvery8 = true
    return vt100
  }()

  /// Nothing but cursor addressing.
  public static let minimal = EncoderCapabilities()
}

extension TextAttributes {
  /// Every attribute there is.
  static let all: TextAttributes = [
    .bold, .dim, .italic, .blink, .inverse, .strikethrough, TextAttributes(underline: .single),
  ]
}
