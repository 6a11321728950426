/// The transitions of `EscapeParser`: for each state and byte, what to do and where to go.
///
/// Built once from the rules below, which read like the drawing at vt100.net/emu/dec_ansi_parser.
struct ParserTable: Sendable {
  struct Entry {
    var action: Action
    var next: UInt8
  }

  enum Action {
    case ignore, text, control, begin, marker, digit, separator, intermediate
    case escapeEnd, sequenceEnd, stringBegin, passthroughBegin, put, stringEnd
    case abort, abortAndBegin, abortAndReplay
  }

  static let ground: UInt8 = 0
  static let escape: UInt8 = 1
  static let escapeIntermediate: UInt8 = 2
  static let controlEntry: UInt8 = 3
  static let controlParameter: UInt8 = 4
  static let controlIntermediate: UInt8 = 5
  static let controlIgnore: UInt8 = 6
  static let deviceEntry: UInt8 = 7
  static let deviceParameter: UInt8 = 8
  static let deviceIntermediate: UInt8 = 9
  static let deviceIgnore: UInt8 = 10
  static let deviceString: UInt8 = 11
  static let commandString: UInt8 = 12
  static let otherString: UInt8 = 13
  static let deviceStringEscape: UInt8 = 14
  static let otherStringEscape: UInt8 = 15
  static let ignoredStringEscape: UInt8 = 16
  static let stateCount = 17

  static let shared = ParserTable()

  /// `stateCount` rows of 256 entries, never freed and never written after `init`.
  nonisolated(unsafe) let entries: UnsafePointer<Entry>

  private init() {
    var rows = Rows()
    rows.addText()
    rows.addEscapes()
    rows.addControlSequences()
    rows.addDeviceStrings()
    rows.addOtherStrings()
    let storage = UnsafeMutablePointer<Entry>.allocate(capacity: rows.entries.count)
    for (index, entry) in rows.entries.enumerated() {
      (storage + index).initialize(to: entry)
    }
    entries = UnsafePointer(storage)
  }
}

private struct Rows {
  var entries = [ParserTable.Entry](
    repeating: .init(action: .ignore, next: ParserTable.ground),
    count: ParserTable.stateCount * 256)

  private mutating func on(
    _ state: UInt8, _ bytes: ClosedRange<UInt8>, _ action: ParserTable.Action, to next: UInt8
  ) {
    for byte in bytes {
      entries[Int(state) << 8 | Int(byte)] = .init(action: action, next: next)
    }
  }

  private mutating func on(
    _ state: UInt8, _ byte: UInt8, _ action: ParserTable.Action, to next: UInt8
  ) {
    on(state, byte...byte, action, to: next)
  }

  /// C0 acts inside sequences too; CAN and SUB end them, ESC starts anew.
  private mutating func addControls(_ state: UInt8) {
    on(state, 0x00...0x1F, .control, to: state)
    let isGround = state == ParserTable.ground
    on(state, 0x18, isGround ? .control : .abort, to: ParserTable.ground)
    on(state, 0x1A, isGround ? .control : .abort, to: ParserTable.ground)
    on(state, 0x1B, isGround ? .begin : .abortAndBegin, to: ParserTable.escape)
  }

  mutating func addText() {
    addControls(ParserTable.ground)
    on(ParserTable.ground, 0x20...0x7E, .text, to: ParserTable.ground)
    on(ParserTable.ground, 0x7F, .control, to: ParserTable.ground)
    on(ParserTable.ground, 0x80...0xFF, .text, to: ParserTable.ground)
  }

  mutating func addEscapes() {
    for state in [ParserTable.escape, ParserTable.escapeIntermediate] {
      addControls(state)
      on(state, 0x20...0x2F, .intermediate, to: ParserTable.escapeIntermediate)
      on(state, 0x30...0x7E, .escapeEnd, to: ParserTable.ground)
      on(state, 0x7F, .ignore, to: state)
      // No terminal gives them a meaning here; the sequence is broken, the text is kept.
      on(state, 0x80...0xFF, .abortAndReplay, to: ParserTable.ground)
    }
    on(ParserTable.escape, 0x5B, .begin, to: ParserTable.controlEntry)
    on(ParserTable.escape, 0x50, .stringBegin, to: ParserTable.deviceEntry)
    on(ParserTable.escape, 0x5D, .stringBegin, to: ParserTable.commandString)
    for byte: UInt8 in [0x58, 0x5E, 0x5F] {
      on(ParserTable.escape, byte, .stringBegin, to: ParserTable.otherString)
    }
  }

  mutating func addControlSequences() {
    let all = [
      ParserTable.controlEntry, ParserTable.controlParameter, ParserTable.controlIntermediate,
      ParserTable.controlIgnore,
    ]
    for state in all {
      addControls(state)
      on(state, 0x7F...0xFF, .ignore, to: state)
      on(state, 0x20...0x2F, .intermediate, to: ParserTable.controlIntermediate)
      on(state, 0x30...0x3F, .ignore, to: ParserTable.controlIgnore)
      on(state, 0x40...0x7E, .sequenceEnd, to: ParserTable.ground)
    }
    for state in [ParserTable.controlEntry, ParserTable.controlParameter] {
      on(state, 0x30...0x39, .digit, to: ParserTable.controlParameter)
      on(state, 0x3A...0x3B, .separator, to: ParserTable.controlParameter)
    }
    on(ParserTable.controlEntry, 0x3C...0x3F, .marker, to: ParserTable.controlParameter)
    on(ParserTable.controlIgnore, 0x20...0x2F, .ignore, to: ParserTable.controlIgnore)
    on(ParserTable.controlIgnore, 0x40...0x7E, .abort, to: ParserTable.ground)
  }

  mutating func addDeviceStrings() {
    let all = [
      ParserTable.deviceEntry, ParserTable.deviceParameter, ParserTable.deviceIntermediate,
      ParserTable.deviceIgnore,
    ]
    for state in all {
      on(state, 0x00...0xFF, .ignore, to: state)
      on(state, 0x18, .abort, to: ParserTable.ground)
      on(state, 0x1A, .abort, to: ParserTable.ground)
      on(state, 0x1B, .ignore, to: ParserTable.ignoredStringEscape)
      on(state, 0x20...0x2F, .intermediate, to: ParserTable.deviceIntermediate)
      on(state, 0x30...0x3F, .ignore, to: ParserTable.deviceIgnore)
      on(state, 0x40...0x7E, .passthroughBegin, to: ParserTable.deviceString)
    }
    for state in [ParserTable.deviceEntry, ParserTable.deviceParameter] {
      on(state, 0x30...0x39, .digit, to: ParserTable.deviceParameter)
      on(state, 0x3A...0x3B, .separator, to: ParserTable.deviceParameter)
    }
    on(ParserTable.deviceEntry, 0x3C...0x3F, .marker, to: ParserTable.deviceParameter)
    on(ParserTable.deviceIgnore, 0x20...0x7E, .ignore, to: ParserTable.deviceIgnore)
    addString(ParserTable.deviceString, escapedIn: ParserTable.deviceStringEscape)
    addStringEscape(ParserTable.deviceStringEscape, .stringEnd)
    addStringEscape(ParserTable.ignoredStringEscape, .abort)
  }

  mutating func addOtherStrings() {
    for state in [ParserTable.commandString, ParserTable.otherString] {
      addString(state, escapedIn: ParserTable.otherStringEscape)
    }
    // xterm ends an OSC with BEL as well.
    on(ParserTable.commandString, 0x07, .stringEnd, to: ParserTable.ground)
    addStringEscape(ParserTable.otherStringEscape, .stringEnd)
  }

  private mutating func addString(_ state: UInt8, escapedIn escape: UInt8) {
    on(state, 0x00...0xFF, .put, to: state)
    on(state, 0x18, .abort, to: ParserTable.ground)
    on(state, 0x1A, .abort, to: ParserTable.ground)
    on(state, 0x1B, .ignore, to: escape)
  }

  /// After ESC inside a string: a backslash ends it, anything else breaks it and starts a
  /// sequence of its own.
  private mutating func addStringEscape(_ state: UInt8, _ end: ParserTable.Action) {
    on(state, 0x00...0xFF, .abortAndReplay, to: ParserTable.escape)
    on(state, 0x5C, end, to: ParserTable.ground)
  }
}
