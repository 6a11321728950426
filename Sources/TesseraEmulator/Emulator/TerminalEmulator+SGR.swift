/// Colours and attributes (SGR), with semicolons or colons.
extension TerminalEmulator {
  func selectGraphicRendition() {
    // Copies: in an unoptimised build each access to a property of a class costs a check.
    let parameters = parser.parameters
    var pen = penBits
    let count = max(1, parameters.count)
    var index = 0
    var isUnderstood = true
    while index < count {
      // What follows a number after colons belongs to it.
      var next = index + 1
      while next < count, parameters.isSubparameter(next) { next += 1 }
      let code = parameters.value(index)
      switch code {
      case 38, 48, 58:
        guard let color = color(in: parameters, at: index, groupEnd: &next) else {
          isUnderstood = false
          break
        }
        switch code {
        case 38: pen.foreground = color
        case 48: pen.background = color
        default: pen.underlineColor = color
        }
      case 4 where next > index + 1:
        let style = UInt8(truncatingIfNeeded: parameters[index + 1] ?? 1)
        if let style = EmulatorUnderline(rawValue: style), next == index + 2 {
          pen.underline = style
        } else {
          isUnderstood = false
        }
      default:
        if next > index + 1 || !apply(code, to: &pen) { isUnderstood = false }
      }
      index = next
    }
    penBits = pen
    updateEraser()
    if !isUnderstood { noteUnknownSequence() }
  }

  private func apply(_ code: Int, to pen: inout PackedCell) -> Bool {
    switch code {
    case 0:
      // The link is not a rendition: only OSC 8 ends it.
      let link = pen.link
      pen = .blank
      pen.link = link
    case 1: pen.insert(.bold)
    case 2: pen.insert(.dim)
    case 3: pen.insert(.italic)
    case 4: pen.underline = .single
    case 5: pen.insert(.blink)
    case 6: pen.insert(.rapidBlink)
    case 7: pen.insert(.inverse)
    case 8: pen.insert(.invisible)
    case 9: pen.insert(.strikethrough)
    case 21: pen.underline = .double
    case 22:
      pen.remove(.bold)
      pen.remove(.dim)
    case 23: pen.remove(.italic)
    case 24: pen.underline = .none
    case 25:
      pen.remove(.blink)
      pen.remove(.rapidBlink)
    case 27: pen.remove(.inverse)
    case 28: pen.remove(.invisible)
    case 29: pen.remove(.strikethrough)
    case 30...37: pen.foreground = EmulatorColor.paletteTag | UInt32(code - 30)
    case 39: pen.foreground = 0
    case 40...47: pen.background = EmulatorColor.paletteTag | UInt32(code - 40)
    case 49: pen.background = 0
    case 53: pen.insert(.overline)
    case 55: pen.remove(.overline)
    case 59: pen.underlineColor = 0
    case 90...97: pen.foreground = EmulatorColor.paletteTag | UInt32(code - 90 + 8)
    case 100...107: pen.background = EmulatorColor.paletteTag | UInt32(code - 100 + 8)
    default: return false
    }
    return true
  }

  /// The bits of the colour after 38, 48 or 58: `5;n`, `2;r;g;b`, `:5:n`, `:2::r:g:b` or
  /// `:2:r:g:b`; nil when they make none.
  ///
  /// Advances `groupEnd` over what it took in the form with semicolons.
  private func color(
    in parameters: ControlParameters, at index: Int, groupEnd: inout Int
  ) -> UInt32? {
    let hasColons = groupEnd > index + 1
    let kind = parameters.value(index + 1)
    let needed = kind == 2 ? 3 : kind == 5 ? 1 : 0
    var first = index + 2
    if hasColons {
      // ITU T.416 has a colour space before the components; many leave it out.
      if kind == 2, groupEnd - index >= 6 { first += 1 }
    } else {
      groupEnd = max(groupEnd, min(first + needed, parameters.count))
    }
    guard groupEnd - first >= needed else { return nil }
    if kind == 5 {
      let number = parameters.value(first)
      return number < 256 ? EmulatorColor.paletteTag | UInt32(number) : nil
    }
    guard kind == 2 else { return nil }
    let red = parameters.value(first)
    let green = parameters.value(first + 1)
    let blue = parameters.value(first + 2)
    guard red < 256, green < 256, blue < 256 else { return nil }
    return EmulatorColor.directTag | UInt32(red << 16 | green << 8 | blue)
  }

  /// The pen as SGR parameters, for DECRQSS.
  var penAsParameters: String {
    var parts = ["0"]
    let codes: [(EmulatorAttributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.blink, "5"), (.rapidBlink, "6"),
      (.inverse, "7"), (.invisible, "8"), (.strikethrough, "9"), (.overline, "53"),
    ]
    for (attribute, code) in codes where penBits.attributes & attribute.rawValue != 0 {
      parts.append(code)
    }
    if penBits.underline != .none {
      parts.append(penBits.underline == .single ? "4" : "4:\(penBits.underline.rawValue)")
    }
    append(EmulatorColor(bits: penBits.foreground), base: 30, to: &parts)
    append(EmulatorColor(bits: penBits.background), base: 40, to: &parts)
    append(EmulatorColor(bits: penBits.underlineColor), base: 50, to: &parts)
    return parts.joined(separator: ";")
  }

  private func append(_ color: EmulatorColor, base: Int, to parts: inout [String]) {
    switch color {
    case .default: break
    case .palette(let index) where index < 8 && base < 50: parts.append("\(base + Int(index))")
    case .palette(let index) where index < 16 && base < 50:
      parts.append("\(base + 52 + Int(index))")
    case .palette(let index): parts.append("\(base + 8):5:\(index)")
    case .rgb(let red, let green, let blue):
      parts.append("\(base + 8):2::\(red):\(green):\(blue)")
    }
  }
}
