/// What to ask the terminal, when, and how many answers are still on their way.
///
/// Nothing waits for an answer: the first frame is drawn with what terminfo knows, the questions go
/// out behind it, and the program improves when replies come. A terminal that never answers costs
/// nothing. Each batch ends with a question that every terminal answers, DA1 (`CSI c`, ECMA-48 and
/// VT100): its reply says that no other one of the batch will come.
///
/// The first batch is 14 bytes, so that hello world starts with fewer bytes than ncurses writes
/// (93). What only refines the screen is asked when the user first does something.
package struct CapabilityQuery: Equatable, Sendable {
  /// The groups of questions, in the order in which they are asked.
  package enum Batch: CaseIterable, Sendable {
    /// Behind the first frame: kitty keyboard (`CSI ? u`) and the background colour (OSC 11).
    case first
    /// After the first input: synchronized output (DECRQM 2026), grapheme clusters (DECRQM 2027),
    /// reports of light and dark (DECRQM 2031) and the emulator's name (XTVERSION).
    case second
  }

  /// How many batches have been asked and not closed by the reply to DA1.
  package private(set) var outstanding = 0
  /// Whether the terminal has answered DA1 before, so that it may be used as a fence at the end.
  package private(set) var isAnswered = false

  private var asked: Set<Batch> = []

  /// Makes a query that has asked nothing.
  package init() {}

  /// The bytes of `batch`, which is from now on outstanding; empty when it was asked before or this
  /// terminal is better not asked.
  package mutating func ask(
    _ batch: Batch, of capabilities: Capabilities, in environment: TerminalEnvironment
  ) -> [UInt8] {
    guard capabilities.isXtermLike, asked.insert(batch).inserted else { return [] }
    // Terminal.app prints the p of DECRQM and the q of XTVERSION; GNU screen passes on neither.
    let isPlain = environment.program == "Apple_Terminal"
    var questions = ""
    switch batch {
    case .first:
      if !isPlain { questions += "\u{1B}[?u" }
      // BEL ends OSC in fewer bytes than ST, and terminals take either.
      questions += "\u{1B}]11;?\u{7}"
    case .second:
      if isPlain { return [] }
      if environment.allowsSynchronizedOutput { questions += "\u{1B}[?2026$p" }
      questions += "\u{1B}[?2027$p\u{1B}[?2031$p\u{1B}[>q"
    }
    outstanding += 1
    return Array((questions + "\u{1B}[c").utf8)
  }

  /// The reply to DA1 came: the oldest batch is closed.
  package mutating func close() {
    isAnswered = true
    outstanding = max(0, outstanding - 1)
  }

  /// The replies that have not come yet are not waited for any more.
  package mutating func forgetOutstanding() {
    outstanding = 0
  }
}
