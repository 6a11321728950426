/// What the terminal answers.
extension TerminalEmulator {
  func reply(_ text: String) {
    guard traits.answersQueries else { return }
    // A program that asks for ever and never reads: the kernel's buffer would be full as well.
    guard replies.count < 65_536 else { return }
    replies.append(contentsOf: text.utf8)
  }

  /// Answers the functions that ask something; false for all others.
  func query(_ function: ControlFunction) -> Bool {
    switch function {
    case .da1:
      answerPrimaryAttributes()
    case .da2:
      reply("\u{1B}[>1;10;0c")
    case .da3:
      reply("\u{1B}P!|54455353\u{1B}\\")
    case .dsr:
      answerStatus(isPrivate: false)
    case .decdsr:
      answerStatus(isPrivate: true)
    case .ansirqm:
      answerAnsiMode(parser.parameters.value(0))
    case .decrqm:
      let mode = parser.parameters.value(0)
      reply("\u{1B}[?\(mode);\(privateModeState(mode))$y")
    case .xtversion:
      reply("\u{1B}P>|\(traits.name)\u{1B}\\")
    case .kittyquery:
      if traits.hasKittyKeyboard {
        reply("\u{1B}[?\(keyboardFlags)u")
      } else {
        noteUnknownSequence()
      }
    case .modkeysquery:
      if parser.parameters[0] == 4 { reply("\u{1B}[>4;\(modifyOtherKeys)m") }
    default:
      return false
    }
    return true
  }

  func answerPrimaryAttributes() {
    reply("\u{1B}[?\(traits.primaryAttributes)c")
  }

  /// DSR: 5 is the terminal's health, 6 the cursor's place, ?996 light or dark.
  private func answerStatus(isPrivate: Bool) {
    let row = (isOriginMode ? y - topMargin : y) + 1
    let column = (isOriginMode ? x - leftMargin : x) + 1
    switch (parser.parameters[0], isPrivate) {
    case (5, false): reply("\u{1B}[0n")
    case (6, false): reply("\u{1B}[\(row);\(column)R")
    case (6, true): reply("\u{1B}[?\(row);\(column);1R")
    case (996, true): reply("\u{1B}[?997;\(isDark ? 1 : 2)n")
    default: noteUnknownSequence()
    }
  }

  private var isDark: Bool {
    let color = dynamicColors[11] ?? traits.background
    let sum = (color >> 16 & 0xFF) * 2 + (color >> 8 & 0xFF) * 5 + (color & 0xFF)
    return sum < 8 * 128
  }

  private func answerAnsiMode(_ mode: Int) {
    let state =
      switch mode {
      case 4, 20: ansiModes.contains(mode) ? 1 : 2
      default: 0
      }
    reply("\u{1B}[\(mode);\(state)$y")
  }

  /// DECRQM: 0 unknown, 1 set, 2 reset, 3 set for good.
  private func privateModeState(_ mode: Int) -> Int {
    guard knows(mode) else { return 0 }
    if mode == 2027, case .wcwidth = widthModel {} else if mode == 2027 { return 3 }
    return modes.contains(mode) ? 1 : 2
  }

  /// The reports of XTWINOPS; true for those that need none as well.
  func answerWindowReport(_ operation: Int) -> Bool {
    let pixelWidth = width * traits.cellPixelWidth
    let pixelHeight = height * traits.cellPixelHeight
    switch operation {
    case 14: reply("\u{1B}[4;\(pixelHeight);\(pixelWidth)t")
    case 16: reply("\u{1B}[6;\(traits.cellPixelHeight);\(traits.cellPixelWidth)t")
    case 18: reply("\u{1B}[8;\(height);\(width)t")
    case 19: reply("\u{1B}[9;\(height);\(width)t")
    default: return false
    }
    return true
  }

  /// Mode 2048: the size, reported when the mode is set and when the size changes.
  func reportSize() {
    let pixelWidth = width * traits.cellPixelWidth
    let pixelHeight = height * traits.cellPixelHeight
    reply("\u{1B}[48;\(height);\(width);\(pixelHeight);\(pixelWidth)t")
  }

  // MARK: Device control strings

  /// DECRQSS: `DCS $ q` and the name of a setting.
  func answerSetting(_ name: String) {
    let value: String? =
      switch name {
      case "m": penAsParameters
      case "r": "\(topMargin + 1);\(bottomMargin + 1)"
      case "s": "\(leftMargin + 1);\(rightMargin + 1)"
      case " q": "\(cursorStyleNumber)"
      case "\"p": "62;1"
      default: nil
      }
    reply(value.map { "\u{1B}P1$r\($0)\(name)\u{1B}\\" } ?? "\u{1B}P0$r\u{1B}\\")
  }

  private var cursorStyleNumber: Int {
    let steady =
      switch cursorShape {
      case .block: 2
      case .underline: 4
      case .bar: 6
      }
    return isCursorBlinking ? steady - 1 : steady
  }

  /// XTGETTCAP: names and values travel in hexadecimal.
  func answerCapabilities(_ names: String) {
    for hexName in names.split(separator: ";") {
      let name = TerminalEmulator.text(fromHex: hexName)
      if let value = name.flatMap({ traits.capabilities[$0] }) {
        let assignment = value.isEmpty ? "" : "=\(TerminalEmulator.hex(value))"
        reply("\u{1B}P1+r\(hexName)\(assignment)\u{1B}\\")
      } else {
        reply("\u{1B}P0+r\(hexName)\u{1B}\\")
      }
    }
  }

  private static func text(fromHex hex: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = hex.utf8
    while rest.count >= 2 {
      guard let byte = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
        return nil
      }
      bytes.append(byte)
      rest = rest.dropFirst(2)
    }
    return rest.isEmpty ? String(decoding: bytes, as: UTF8.self) : nil
  }

  private static func hex(_ text: String) -> String {
    text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}
