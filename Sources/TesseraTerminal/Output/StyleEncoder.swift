import TesseraScreen

/// The cheapest SGR from one look to another.
///
/// There are two ways: the difference (`CSI 22;39m`), or a reset and the whole new look
/// (`CSI ;4m`, where the empty parameter is the reset). The shorter is taken. All parameters go into
/// one sequence; zeros of 24-bit colours are written, since tmux takes `38;2;;;255` for a reset.
struct StyleEncoder {
  typealias Place = UnsafeMutablePointer<UInt8>

  /// More bytes than two forms of one SGR can have.
  static let longest = 320

  private let decimals = DecimalTable.shared

  /// Writes the change from `old` to `new`, nothing if they look the same, and returns the end.
  ///
  /// `longest` bytes of room are needed. The underline colours are bits of a `CellColor`; the looks' decorations are not read.
  func write(
    _ old: Look, underline oldUnderline: UInt32, _ new: Look, underline newUnderline: UInt32,
    at start: Place
  ) -> Place {
    let end = difference(old, oldUnderline, new, newUnderline, start)
    guard end > start, mayGainByReset(old, new) else { return end }
    let other = whole(new, newUnderline, end)
    guard other - end < end - start else { return end }
    start.update(from: end, count: other - end)
    return start + (other - end)
  }

  /// Writes only colours, where the looks have the same attributes and decoration; the same room
  /// is needed.
  @inline(__always)
  func writeColors(_ old: Look, _ new: Look, at start: Place) -> Place {
    var end = open(start)
    if new.foreground != old.foreground { end = color(new.foreground, base: 30, end) }
    if new.background != old.background { end = color(new.background, base: 40, end) }
    return close(start, end)
  }

  /// A reset pays only if something ends: an attribute, or a colour in favour of the terminal's own.
  private func mayGainByReset(_ old: Look, _ new: Look) -> Bool {
    old.attributes & ~new.attributes != 0
      || new.foreground == 0 && old.foreground != 0
      || new.background == 0 && old.background != 0
  }

  private func difference(
    _ old: Look, _ oldUnderline: UInt32, _ new: Look, _ newUnderline: UInt32, _ start: Place
  ) -> Place {
    var end = open(start)
    if new.attributes != old.attributes { end = attributes(old.attributes, new.attributes, end) }
    if new.foreground != old.foreground { end = color(new.foreground, base: 30, end) }
    if new.background != old.background { end = color(new.background, base: 40, end) }
    if newUnderline != oldUnderline { end = underlineColor(newUnderline, end) }
    return close(start, end)
  }

  private func whole(_ new: Look, _ underline: UInt32, _ start: Place) -> Place {
    var end = open(start)
    end[0] = UInt8(ascii: ";")
    end += 1
    if new.attributes != 0 { end = attributes(0, new.attributes, end) }
    if new.foreground != 0 { end = color(new.foreground, base: 30, end) }
    if new.background != 0 { end = color(new.background, base: 40, end) }
    if underline != 0 { end = underlineColor(underline, end) }
    return close(start, end)
  }

  @inline(__always)
  private func open(_ start: Place) -> Place {
    start[0] = ControlSequence.escape
    start[1] = UInt8(ascii: "[")
    return start + 2
  }

  /// Makes the last semicolon the final byte; a sequence without parameters is taken back.
  @inline(__always)
  private func close(_ start: Place, _ end: Place) -> Place {
    guard end > start + 2 else { return start }
    end[-1] = UInt8(ascii: "m")
    return end
  }

  /// SGR 30-37, 90-97, 38;5 and 38;2; the base is 30 for text and 40 for the background.
  @inline(__always)
  private func color(_ bits: UInt32, base: UInt8, _ end: Place) -> Place {
    let value = UInt8(truncatingIfNeeded: bits)
    switch bits >> 24 {
    case 1:
      if value < 8 { return decimals.write(base + value, at: end) }
      if value < 16 { return decimals.write(base + 52 + value, at: end) }
      return decimals.write(
        value, at: decimals.write(5, at: decimals.write(base + 8, at: end)))
    case 2:
      var end = decimals.write(base + 8, at: end)
      end = decimals.write(2, at: end)
      end = decimals.write(UInt8(truncatingIfNeeded: bits >> 16), at: end)
      end = decimals.write(UInt8(truncatingIfNeeded: bits >> 8), at: end)
      return decimals.write(value, at: end)
    default:
      return decimals.write(base + 9, at: end)
    }
  }

  /// SGR 58:5:n, 58:2::r:g:b and 59 (kitty, VTE): colons, so that others skip them whole.
  private func underlineColor(_ bits: UInt32, _ end: Place) -> Place {
    let value = UInt8(truncatingIfNeeded: bits)
    var end = end
    func part(_ number: UInt8) {
      end = decimals.write(number, at: end)
      end[-1] = UInt8(ascii: ":")
    }
    switch bits >> 24 {
    case 1:
      part(58)
      part(5)
      return decimals.write(value, at: end)
    case 2:
      part(58)
      part(2)
      end[0] = UInt8(ascii: ":")
      end += 1
      part(UInt8(truncatingIfNeeded: bits >> 16))
      part(UInt8(truncatingIfNeeded: bits >> 8))
      return decimals.write(value, at: end)
    default:
      return decimals.write(59, at: end)
    }
  }

  private func attributes(_ old: UInt32, _ new: UInt32, _ end: Place) -> Place {
    let old = TextAttributes(rawValue: UInt16(truncatingIfNeeded: old))
    let new = TextAttributes(rawValue: UInt16(truncatingIfNeeded: new))
    let weights: TextAttributes = [.bold, .dim]
    var end = end
    var kept = old
    if !old.intersection(weights).isSubset(of: new) {
      // 22 ends both, so one that stays begins anew.
      end = decimals.write(22, at: end)
      kept.subtract(weights)
    }
    func turn(_ attribute: TextAttributes, on: UInt8, off: UInt8) {
      guard kept.contains(attribute) != new.contains(attribute) else { return }
      end = decimals.write(new.contains(attribute) ? on : off, at: end)
    }
    turn(.bold, on: 1, off: 22)
    turn(.dim, on: 2, off: 22)
    turn(.italic, on: 3, off: 23)
    if old.underline != new.underline { end = underline(old.underline, new.underline, end) }
    turn(.blink, on: 5, off: 25)
    turn(.inverse, on: 7, off: 27)
    turn(.strikethrough, on: 9, off: 29)
    return end
  }

  private func underline(_ old: UnderlineStyle, _ new: UnderlineStyle, _ end: Place) -> Place {
    if new == .none { return decimals.write(24, at: end) }
    var end = decimals.write(4, at: end)
    if new != .single || old != .none {
      end[-1] = UInt8(ascii: ":")
      end = decimals.write(new.rawValue, at: end)
    }
    return end
  }
}
