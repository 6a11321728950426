import TesseraTesting

/// Reads what `tmux capture-pane -e` prints: text with SGR, and SO/SI around line drawing.
///
/// Written apart from the emulator's own parser, so that one mistake cannot hide in both.
struct TmuxCapture {
  private(set) var cells: [EmulatorCell] = []
  private var style = EmulatorCell()
  private var isLineDrawing = false

  /// The cells that the lines tell of; a row may be shorter than the screen. Style and line drawing
  /// go on from line to line.
  static func rows(_ lines: [String]) -> [[EmulatorCell]] {
    var capture = TmuxCapture()
    return lines.map { line in
      capture.cells = []
      capture.read(Array(line.unicodeScalars))
      return capture.cells
    }
  }

  private mutating func read(_ scalars: [Unicode.Scalar]) {
    var index = 0
    while index < scalars.count {
      switch scalars[index] {
      case "\u{1B}":
        let end = scalars[index...].firstIndex(of: "m") ?? scalars.count - 1
        select(String(String.UnicodeScalarView(scalars[(index + 2)..<end])))
        index = end
      case "\u{0E}":
        isLineDrawing = true
      case "\u{0F}":
        isLineDrawing = false
      case let scalar where scalar.properties.generalCategory == .nonspacingMark:
        let base = cells.lastIndex { !$0.isContinuation }
        if let base { cells[base].text.unicodeScalars.append(scalar) }
      case let scalar:
        append(scalar)
      }
      index += 1
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    var cell = style
    cell.text = String(Character(scalar))
    if isLineDrawing, let drawn = TmuxCapture.lineDrawing[cell.text] { cell.text = drawn }
    cells.append(cell)
    let value = scalar.value
    if (0x1100..<0x1160).contains(value) || (0x2E80..<0xA4D0).contains(value)
      || (0xAC00..<0xD7A4).contains(value) || (0xF900..<0xFB00).contains(value)
      || (0xFF01..<0xFF61).contains(value) || (0x1F300..<0x1F650).contains(value)
    {
      cell.text = ""
      cells.append(cell)
    }
  }

  private mutating func select(_ parameters: String) {
    var codes = parameters.split(separator: ";", omittingEmptySubsequences: false)[...]
    while let code = codes.popFirst() {
      switch code {
      case "", "0": style = EmulatorCell()
      case "1": style.attributes.insert(.bold)
      case "2": style.attributes.insert(.dim)
      case "3": style.attributes.insert(.italic)
      case "4", "4:1": style.underline = .single
      case "4:2": style.underline = .double
      case "4:3": style.underline = .curly
      case "4:4": style.underline = .dotted
      case "4:5": style.underline = .dashed
      case "5": style.attributes.insert(.blink)
      case "7": style.attributes.insert(.inverse)
      case "8": style.attributes.insert(.invisible)
      case "9": style.attributes.insert(.strikethrough)
      case "53": style.attributes.insert(.overline)
      case "38", "48", "58":
        let color = color(from: &codes)
        if code == "38" { style.foreground = color }
        if code == "48" { style.background = color }
        if code == "58" { style.underlineColor = color }
      case "39": style.foreground = .default
      case "49": style.background = .default
      case "59": style.underlineColor = .default
      default: selectBasicColor(Int(code) ?? -1)
      }
    }
  }

  private mutating func selectBasicColor(_ code: Int) {
    switch code {
    case 30...37: style.foreground = .palette(UInt8(code - 30))
    case 90...97: style.foreground = .palette(UInt8(code - 82))
    case 40...47: style.background = .palette(UInt8(code - 40))
    case 100...107: style.background = .palette(UInt8(code - 92))
    default: style.text = "unread SGR \(code)"
    }
  }

  private func color(from codes: inout ArraySlice<Substring>) -> EmulatorColor {
    let kind = codes.popFirst()
    let numbers = (0..<(kind == "2" ? 3 : 1)).map { _ in UInt8(codes.popFirst() ?? "") ?? 0 }
    return kind == "2" ? .rgb(numbers[0], numbers[1], numbers[2]) : .palette(numbers[0])
  }

  private static let lineDrawing = [
    "j": "┘", "k": "┐", "l": "┌", "m": "└", "n": "┼", "q": "─", "t": "├", "u": "┤", "v": "┴",
    "w": "┬", "x": "│", "a": "▒", "`": "◆", "f": "°", "g": "±", "~": "·", "y": "≤", "z": "≥",
    "{": "π", "|": "≠", "}": "£", "o": "⎺", "p": "⎻", "r": "⎼", "s": "⎽",
  ]
}
