/// Operating system commands (OSC) and device control strings (DCS).
extension TerminalEmulator {
  func controlString() {
    isRepeatable = false
    switch parser.stringKind {
    case UInt8(ascii: "]"):
      operatingSystemCommand()
    case UInt8(ascii: "P"):
      deviceControlString()
    case UInt8(ascii: "_") where parser.payload.first == UInt8(ascii: "G"):
      // The graphics of kitty: swallowed, since pictures are not modelled.
      break
    default:
      // APC, PM and SOS are swallowed too, but nobody has a reason to send them.
      noteUnknownSequence()
    }
  }

  private func deviceControlString() {
    let payload = String(decoding: parser.payload, as: UTF8.self)
    switch (parser.intermediate, parser.byte) {
    case (UInt8(ascii: "$"), UInt8(ascii: "q")):
      answerSetting(payload)
    case (UInt8(ascii: "+"), UInt8(ascii: "q")):
      answerCapabilities(payload)
    case (0, UInt8(ascii: "q")) where parser.marker == 0:
      // Sixel graphics: swallowed.
      break
    default:
      noteUnknownSequence()
    }
  }

  private func operatingSystemCommand() {
    let payload = parser.payload
    let numberEnd = payload.firstIndex(of: UInt8(ascii: ";")) ?? payload.endIndex
    let digits = String(decoding: payload[..<numberEnd], as: UTF8.self)
    let rest = payload[numberEnd...].dropFirst()
    let text = String(decoding: rest, as: UTF8.self)
    switch Int(digits) {
    case 0:
      title = text
      iconTitle = text
    case 1:
      iconTitle = text
    case 2:
      title = text
    case 4:
      paletteCommand(text)
    case 7, 9, 22, 133:
      // Directory, notification, pointer shape, prompt marks: known, and without effect here.
      break
    case 8:
      startLink(text)
    case .some(let number) where (10...12).contains(number):
      dynamicColorCommand(number, text)
    case 52:
      clipboardCommand(text)
    case 104:
      resetPalette(text)
    case .some(let number) where (110...112).contains(number):
      dynamicColors[number - 100] = nil
    default:
      noteUnknownSequence()
    }
  }

  // MARK: Links

  /// OSC 8: parameters, a semicolon and the address; an empty address ends the link.
  private func startLink(_ text: String) {
    guard let separator = text.firstIndex(of: ";") else { return noteUnknownSequence() }
    let uri = String(text[text.index(after: separator)...])
    guard !uri.isEmpty else {
      penBits.link = 0
      return
    }
    // 2083 bytes as in VTE; longer addresses are ignored, so that memory stays bounded.
    guard uri.utf8.count <= 2083, separator.utf16Offset(in: text) <= 250 else {
      penBits.link = 0
      return
    }
    let pairs = text[..<separator].split(separator: ":")
    let id = pairs.first { $0.hasPrefix("id=") }.map { String($0.dropFirst(3)) }
    if resources.isCrowded { collectResources() }
    penBits.link = resources.link(for: EmulatorHyperlink(uri: uri, id: id))
  }

  // MARK: Colours

  /// The colour of a palette entry as 0xRRGGBB: what OSC 4 set, else xterm's standard.
  public func paletteColor(_ index: UInt8) -> UInt32 {
    paletteOverrides[Int(index)] ?? EmulatorPalette.standard(index)
  }

  private func paletteCommand(_ text: String) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    guard parts.count >= 2 else { return noteUnknownSequence() }
    var index = 0
    while index + 1 < parts.count {
      guard let entry = UInt8(parts[index]) else { return noteUnknownSequence() }
      if parts[index + 1] == "?" {
        reply("\u{1B}]4;\(entry);\(EmulatorPalette.report(paletteColor(entry)))\u{1B}\\")
      } else if let color = EmulatorPalette.parse(parts[index + 1]) {
        paletteOverrides[Int(entry)] = color
      } else {
        noteUnknownSequence()
      }
      index += 2
    }
  }

  private func resetPalette(_ text: String) {
    if text.isEmpty { paletteOverrides = [:] }
    for part in text.split(separator: ";") {
      guard let entry = UInt8(part) else { return noteUnknownSequence() }
      paletteOverrides[Int(entry)] = nil
    }
  }

  /// OSC 10, 11 and 12 set or ask; further parts go to the next number, as in xterm.
  private func dynamicColorCommand(_ first: Int, _ text: String) {
    var number = first
    for part in text.split(separator: ";", omittingEmptySubsequences: false) {
      guard (10...12).contains(number) else { return }
      if part == "?" {
        let standard = [traits.foreground, traits.background, traits.cursorColor][number - 10]
        let color = dynamicColors[number] ?? standard
        reply("\u{1B}]\(number);\(EmulatorPalette.report(color))\u{1B}\\")
      } else if let color = EmulatorPalette.parse(part) {
        dynamicColors[number] = color
      } else {
        noteUnknownSequence()
      }
      number += 1
    }
  }

  // MARK: Clipboard

  /// OSC 52: selections, a semicolon, and base64 text or `?`.
  private func clipboardCommand(_ text: String) {
    guard let separator = text.firstIndex(of: ";") else { return noteUnknownSequence() }
    let names = separator == text.startIndex ? "c" : text[..<separator]
    let content = text[text.index(after: separator)...]
    let selection = names.first ?? "c"
    guard content != "?" else {
      guard traits.allowsClipboardReading else { return }
      let held = Base64.encode(Array(clipboard[selection, default: ""].utf8))
      return reply("\u{1B}]52;\(selection);\(held)\u{1B}\\")
    }
    guard let bytes = Base64.decode(content) else { return noteUnknownSequence() }
    for name in names where "cpqs01234567".contains(name) {
      clipboard[name] = String(decoding: bytes, as: UTF8.self)
    }
  }
}
