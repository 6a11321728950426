/// The parameters of a control sequence, lent by the parser that read them.
struct ControlParameters {
  /// An omitted one is -1.
  fileprivate let values: UnsafePointer<Int32>
  let count: Int
  /// Bit n: parameter n follows a colon.
  fileprivate let colons: UInt64

  fileprivate init(values: UnsafePointer<Int32>, count: Int, colons: UInt64) {
    self.values = values
    self.count = count
    self.colons = colons
  }

  /// The parameter at `index`, or nil when it was omitted or left empty.
  subscript(index: Int) -> Int? {
    guard index >= 0, index < count else { return nil }
    let value = values[index]
    return value < 0 ? nil : Int(value)
  }

  /// The parameter at `index`, 0 when there is none.
  func value(_ index: Int) -> Int {
    index < count && values[index] > 0 ? Int(values[index]) : 0
  }

  /// The parameter at `index`; one that is missing or 0 counts as 1.
  func number(_ index: Int = 0) -> Int {
    index < count && values[index] > 0 ? Int(values[index]) : 1
  }

  /// Whether the parameter follows a colon.
  func isSubparameter(_ index: Int) -> Bool {
    index < count && colons & (1 << UInt64(index)) != 0
  }
}

/// Cuts a stream of bytes into text, controls and whole sequences.
///
/// Paul Williams' state machine for DEC terminals (vt100.net/emu/dec_ansi_parser) as a table of
/// bytes, with three changes: bytes from 0x80 on are never C1 controls (UTF-8 is spoken), colons
/// separate sub-parameters (ITU T.416), and a string is complete only with BEL (OSC) or ESC \.
///
/// It knows no sequence and no screen, so that the emulator and `ByteLog` share it.
struct EscapeParser: ~Copyable {
  /// What `scan` stopped at.
  enum Event: Equatable {
    /// The bytes are used up.
    case none
    /// The next byte is text; it has not been consumed.
    case text
    /// A C0 control or DEL, which is `byte`.
    case control
    /// ESC, intermediates, and the final `byte`.
    case escape
    /// CSI, marker, parameters, intermediates, and the final `byte`.
    case sequence
    /// OSC, DCS, APC, PM or SOS with its `payload`, complete.
    case string
    /// A sequence or a string that CAN, SUB, ESC or a misplaced byte cut off.
    case aborted
  }

  /// The most parameters and sub-parameters that count; the rest is dropped.
  static let parameterLimit = 32
  /// The most bytes that a string may hold; a longer one is aborted when it ends.
  static let payloadLimit = 1 << 20
  static let valueLimit: Int32 = 65_535

  private(set) var event = Event.none
  /// The final byte, or the control.
  private(set) var byte: UInt8 = 0
  /// The byte that opened the string: `]`, `P`, `_`, `^` or `X`.
  private(set) var stringKind: UInt8 = 0
  /// `<`, `=`, `>` or `?` right after CSI, else 0.
  private(set) var marker: UInt8 = 0
  private(set) var intermediate: UInt8 = 0
  private(set) var intermediateCount = 0
  private(set) var payload: [UInt8] = []
  /// Whether parameters were dropped.
  private(set) var hasOverflow = false

  private let values: UnsafeMutablePointer<Int32>
  private var parameterCount = 0
  private var colons: UInt64 = 0
  private var state = ParserTable.ground
  private let table = ParserTable.shared.entries

  init() {
    // Owned by this parser alone (it cannot be copied) and freed with it; every index is below
    // `parameterLimit` by the guards in `separate` and `digit`.
    values = .allocate(capacity: EscapeParser.parameterLimit)
    values.initialize(repeating: -1, count: EscapeParser.parameterLimit)
  }

  deinit {
    values.deallocate()
  }

  var isGround: Bool { state == ParserTable.ground }

  /// The parameters of the sequence just completed, valid until the next `scan`.
  var parameters: ControlParameters {
    ControlParameters(values: values, count: parameterCount, colons: colons)
  }

  /// Consumes bytes up to and with the one that completes something.
  ///
  /// Returns the index after it. The bytes from `index` to `end` must be readable.
  mutating func scan(_ bytes: UnsafePointer<UInt8>, from index: Int, to end: Int) -> Int {
    var index = index
    event = .none
    while index < end {
      let next = bytes[index]
      let entry = table[Int(state) << 8 | Int(next)]
      index += 1
      state = entry.next
      switch entry.action {
      case .digit:
        index = digits(bytes, from: index - 1, to: end)
      case .separator:
        separate(colon: next == 0x3A)
      case .put:
        put(next)
      case .ignore:
        break
      case .text:
        event = .text
        return index - 1
      case .control:
        byte = next
        event = .control
        return index
      case .begin:
        clear()
      case .marker:
        marker = next
      case .intermediate:
        if intermediateCount == 0 { intermediate = next }
        intermediateCount += 1
      case .escapeEnd:
        byte = next
        event = .escape
        return index
      case .sequenceEnd:
        byte = next
        event = .sequence
        return index
      case .stringBegin:
        clear()
        stringKind = next
      case .passthroughBegin:
        byte = next
      case .stringEnd:
        event = payload.count > EscapeParser.payloadLimit ? .aborted : .string
        return index
      case .abort:
        event = .aborted
        return index
      case .abortAndBegin:
        clear()
        event = .aborted
        return index
      case .abortAndReplay:
        clear()
        event = .aborted
        return index - 1
      }
    }
    return index
  }

  private mutating func clear() {
    if !payload.isEmpty {
      payload.removeAll(keepingCapacity: payload.capacity < 65_536)
    }
    parameterCount = 0
    colons = 0
    hasOverflow = false
    marker = 0
    intermediate = 0
    intermediateCount = 0
  }

  /// Reads the digits of one parameter in one go, for the sake of unoptimised builds.
  private mutating func digits(
    _ bytes: UnsafePointer<UInt8>, from index: Int, to end: Int
  ) -> Int {
    if parameterCount == 0 {
      parameterCount = 1
      values[0] = -1
    }
    var index = index
    var value = max(values[parameterCount - 1], 0)
    while index < end, bytes[index] >= 0x30, bytes[index] <= 0x39 {
      value = value * 10 + Int32(bytes[index]) - 0x30
      if value > EscapeParser.valueLimit { value = EscapeParser.valueLimit }
      index += 1
    }
    if !hasOverflow { values[parameterCount - 1] = value }
    return index
  }

  private mutating func separate(colon: Bool) {
    if parameterCount == 0 {
      parameterCount = 1
      values[0] = -1
    }
    guard parameterCount < EscapeParser.parameterLimit else {
      hasOverflow = true
      return
    }
    if colon { colons |= 1 << UInt64(parameterCount) }
    values[parameterCount] = -1
    parameterCount += 1
  }

  private mutating func put(_ byte: UInt8) {
    if payload.count <= EscapeParser.payloadLimit { payload.append(byte) }
  }
}
