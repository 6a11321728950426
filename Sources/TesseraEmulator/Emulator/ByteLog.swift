/// Names what bytes say to a terminal, for the messages of failing tests.
///
///     ByteLog.describe(Array("\u{1B}[3;5H\u{1B}[1;31mHi\r\n".utf8))
///     // CUP 3;5  SGR 1;31  "Hi"  CR  LF
public enum ByteLog {
  private static let payloadShown = 60

  /// The bytes as names of sequences and quoted text, two spaces between them.
  ///
  /// Total: what means nothing is shown by its bytes.
  public static func describe(_ bytes: [UInt8]) -> String {
    entries(of: bytes).joined(separator: "  ")
  }

  /// The same, one entry for each run of text, control or sequence.
  public static func entries(of bytes: [UInt8]) -> [String] {
    var entries: [String] = []
    var parser = EscapeParser()
    var index = 0
    // Where what the parser is in the middle of began.
    var start = 0
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      while index < buffer.count {
        start = index
        index = parser.scan(base, from: index, to: buffer.count)
        switch parser.event {
        case .none:
          break
        case .text:
          while index < buffer.count, base[index] >= 0x20, base[index] != 0x7F { index += 1 }
          entries.append(quoted(buffer[start..<index]))
        case .control:
          entries.append(name(ofControl: parser.byte))
        case .escape, .sequence, .string:
          entries.append(name(of: parser))
        case .aborted:
          entries.append("aborted \(quoted(buffer[start..<index]))")
        }
      }
      if !parser.isGround { entries.append("unfinished \(quoted(buffer[start...]))") }
    }
    return entries
  }

  /// The name of what the parser has just completed.
  static func name(of parser: borrowing EscapeParser) -> String {
    switch parser.event {
    case .control: name(ofControl: parser.byte)
    case .escape: name(ofEscape: parser)
    case .sequence: name(ofSequence: parser)
    case .string: name(ofString: parser)
    case .none, .text, .aborted: "nothing"
    }
  }

  /// The name of a C0 control, or its value where it has none that matters.
  static func name(ofControl byte: UInt8) -> String {
    switch byte {
    case 0x00: "NUL"
    case 0x05: "ENQ"
    case 0x07: "BEL"
    case 0x08: "BS"
    case 0x09: "HT"
    case 0x0A: "LF"
    case 0x0B: "VT"
    case 0x0C: "FF"
    case 0x0D: "CR"
    case 0x0E: "SO"
    case 0x0F: "SI"
    case 0x18: "CAN"
    case 0x1A: "SUB"
    case 0x1B: "ESC"
    case 0x7F: "DEL"
    default: "C0 \(hex(byte))"
    }
  }

  private static func name(ofEscape parser: borrowing EscapeParser) -> String {
    let final = Character(Unicode.Scalar(parser.byte))
    guard parser.intermediateCount > 0 else {
      let names: [Character: String] = [
        "7": "DECSC", "8": "DECRC", "D": "IND", "E": "NEL", "H": "HTS", "M": "RI", "N": "SS2",
        "O": "SS3", "Z": "DECID", "c": "RIS", "n": "LS2", "o": "LS3", "=": "DECKPAM",
        ">": "DECKPNM", "\\": "ST",
      ]
      return names[final] ?? "ESC \(final)"
    }
    let intermediate = Character(Unicode.Scalar(parser.intermediate))
    guard parser.intermediateCount == 1 else { return "ESC \(intermediate)… \(final)" }
    if let set = "()*+".firstIndex(of: intermediate) {
      return "SCS G\("()*+".distance(from: "()*+".startIndex, to: set)) \(final)"
    }
    return intermediate == "#" && final == "8" ? "DECALN" : "ESC \(intermediate) \(final)"
  }

  private static func name(ofSequence parser: borrowing EscapeParser) -> String {
    let function = ControlFunction.named(by: parser)
    let parameters = parameters(of: parser)
    guard function == .unknown else {
      return parameters.isEmpty ? function.name : "\(function.name) \(parameters)"
    }
    var text = "CSI "
    if parser.marker != 0 { text.unicodeScalars.append(Unicode.Scalar(parser.marker)) }
    text += parameters
    if parser.intermediateCount > 0 {
      text.unicodeScalars.append(Unicode.Scalar(parser.intermediate))
    }
    if parser.intermediateCount > 1 { text += "…" }
    text.unicodeScalars.append(Unicode.Scalar(parser.byte))
    return text
  }

  private static func name(ofString parser: borrowing EscapeParser) -> String {
    var name =
      switch parser.stringKind {
      case UInt8(ascii: "]"): "OSC "
      case UInt8(ascii: "P"): "DCS "
      case UInt8(ascii: "_"): "APC "
      case UInt8(ascii: "^"): "PM "
      default: "SOS "
      }
    if parser.stringKind == UInt8(ascii: "P") {
      if parser.marker != 0 { name.unicodeScalars.append(Unicode.Scalar(parser.marker)) }
      name += parameters(of: parser)
      if parser.intermediateCount > 0 {
        name.unicodeScalars.append(Unicode.Scalar(parser.intermediate))
      }
      name.unicodeScalars.append(Unicode.Scalar(parser.byte))
      name += " "
    }
    let shown = parser.payload.prefix(payloadShown)
    name += printable(shown)
    let hidden = parser.payload.count - shown.count
    return hidden > 0 ? "\(name)… (\(hidden) bytes more)" : name
  }

  private static func parameters(of parser: borrowing EscapeParser) -> String {
    var text = ""
    for index in 0..<parser.parameters.count {
      if index > 0 { text += parser.parameters.isSubparameter(index) ? ":" : ";" }
      if let value = parser.parameters[index] { text += "\(value)" }
    }
    return text
  }

  private static func quoted(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    "\"\(printable(bytes))\""
  }

  /// The bytes as UTF-8, with controls shown by their values.
  private static func printable(_ bytes: some Collection<UInt8>) -> String {
    var text = ""
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x1B: text += "\\e"
      case 0x00..<0x20, 0x7F..<0xA0: text += "\\x\(hex(UInt8(scalar.value)))"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private static func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}

extension ControlFunction {
  /// The mnemonic, as ECMA-48, DEC and xterm write it.
  var name: String {
    switch self {
    case .ansirqm: "DECRQM"
    case .decrqm: "DECRQM ?"
    case .decdsr: "DSR ?"
    case .decslrm: "DECSLRM"
    case .modkeys: "XTMODKEYS"
    case .modkeysoff: "XTMODKEYS off"
    case .modkeysquery: "XTQMODKEYS"
    case .kittypush: "KITTY push"
    case .kittypop: "KITTY pop"
    case .kittyset: "KITTY set"
    case .kittyquery: "KITTY query"
    default: "\(self)".uppercased()
    }
  }
}
