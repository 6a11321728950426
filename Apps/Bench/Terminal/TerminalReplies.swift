/// What a modern terminal answers, so that a program under measurement behaves as it would in one.
struct TerminalReplies {
  /// The size that is reported, in cells; a cell is 10 × 20 pixels.
  let columns: Int
  let rows: Int

  /// The answer to a sequence that `OutputScanner` kept, or nil when it asks nothing we know.
  func reply(to question: [UInt8]) -> String? {
    guard let introducer = question.first else { return nil }
    let body = String(decoding: question.dropFirst(), as: UTF8.self)
    switch introducer {
    case UInt8(ascii: "["): return replyToControl(body)
    case UInt8(ascii: "]"): return replyToColor(body)
    case UInt8(ascii: "P"): return replyToDeviceControl(body)
    default: return nil
    }
  }

  /// xterm's ctlseqs: DA1-3, DSR, DECRQM, XTVERSION, window operations; kitty: keyboard flags.
  private func replyToControl(_ body: String) -> String? {
    switch body {
    case "c", "0c": "\u{1b}[?62;22;52c"
    case ">c", ">0c": "\u{1b}[>1;4600;0c"
    case "=c", "=0c": "\u{1b}P!|00000000\u{1b}\\"
    case "5n": "\u{1b}[0n"
    case "6n": "\u{1b}[1;1R"
    case "?6n": "\u{1b}[?1;1R"
    case "?996n": "\u{1b}[?997;1n"
    case "?u": "\u{1b}[?0u"
    case ">q", ">0q": "\u{1b}P>|Bench 1.0\u{1b}\\"
    case "14t": "\u{1b}[4;\(rows * 20);\(columns * 10)t"
    case "16t": "\u{1b}[6;20;10t"
    case "18t": "\u{1b}[8;\(rows);\(columns)t"
    default: replyToMode(body)
    }
  }

  /// DECRQM: 1 says set, 2 reset but known, 0 unknown.
  private func replyToMode(_ body: String) -> String? {
    guard body.hasPrefix("?"), body.hasSuffix("$p"),
      let mode = Int(body.dropFirst().dropLast(2))
    else { return nil }
    let state =
      switch mode {
      case 7, 25: 1
      case 1, 1000, 1002, 1003, 1004, 1006, 1049, 2004, 2026, 2027: 2
      default: 0
      }
    return "\u{1b}[?\(mode);\(state)$y"
  }

  /// OSC 4 and 10-19 with "?": a dark terminal.
  private func replyToColor(_ body: String) -> String? {
    guard body.hasSuffix(";?") else { return nil }
    let name = body.dropLast(2)
    let color =
      switch name {
      case "10": "rgb:dddd/dddd/dddd"
      case "11": "rgb:1010/1010/1010"
      case _ where name.hasPrefix("1") || name.hasPrefix("4;"): "rgb:8080/8080/8080"
      default: ""
      }
    return color.isEmpty ? nil : "\u{1b}]\(name);\(color)\u{1b}\\"
  }

  /// XTGETTCAP, of which only 24-bit colour ("RGB") is affirmed, and DECRQSS, which is declined.
  private func replyToDeviceControl(_ body: String) -> String? {
    if body.hasPrefix("$q") { return "\u{1b}P0$r\u{1b}\\" }
    guard body.hasPrefix("+q") else { return nil }
    let names = body.dropFirst(2).split(separator: ";")
    return names.map { name in
      name == "524742" ? "\u{1b}P1+r\(name)=38\u{1b}\\" : "\u{1b}P0+r\(name)\u{1b}\\"
    }.joined()
  }
}
