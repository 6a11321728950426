import TesseraScreen

/// Reads a row of an `.ansi` snapshot; what such a row cannot hold is damage.
struct ANSIReader {
  private let line: Substring.UnicodeScalarView
  private let number: Int
  private var place: String.Index
  private var style = CellStyle.plain

  init(_ line: Substring, number: Int) {
    self.line = line.unicodeScalars
    self.number = number
    place = line.startIndex
  }

  /// The cells of the row.
  mutating func cells() throws(SnapshotDamage) -> [Cell] {
    var cells: [Cell] = []
    while place < line.endIndex {
      if line[place] == ANSISequence.escape {
        try readSequence()
      } else {
        let start = place
        while place < line.endIndex, line[place] != ANSISequence.escape {
          if line[place].isControl {
            throw damage(SnapshotDamage.naming(line[place]))
          }
          place = line.index(after: place)
        }
        cells += Screenshot.cells(of: Substring(line[start..<place]), style: style)
      }
    }
    return cells
  }

  private func damage(_ reason: String) -> SnapshotDamage {
    SnapshotDamage(line: number, reason: reason)
  }

  private mutating func next() -> Unicode.Scalar? {
    guard place < line.endIndex else { return nil }
    defer { place = line.index(after: place) }
    return line[place]
  }

  /// The text up to an end mark, which is passed over.
  private mutating func text(upTo end: Unicode.Scalar) -> String? {
    var text = String.UnicodeScalarView()
    while let scalar = next() {
      if scalar == end { return String(text) }
      text.append(scalar)
    }
    return nil
  }

  private mutating func readSequence() throws(SnapshotDamage) {
    _ = next()
    switch next() {
    case "[":
      guard let parameters = text(upTo: "m"), let read = ANSIReader.style(parameters, after: style)
      else { throw damage("a sequence is no SGR that a snapshot has") }
      style = read
    case "]":
      guard let command = text(upTo: ANSISequence.escape), next() == "\\",
        command.hasPrefix("8;;")
      else { throw damage("a sequence is no link that a snapshot has") }
      let link = String(command.dropFirst(3))
      style.decoration = Decoration(
        underlineColor: style.decoration.underlineColor, link: link.isEmpty ? nil : link)
    default: throw damage("a sequence is cut off")
    }
  }

  /// The look that the parameters of an SGR set; nil if they do not.
  private static func style(_ parameters: String, after old: CellStyle) -> CellStyle? {
    var parts = parameters.split(separator: ";", omittingEmptySubsequences: false)[...]
    guard parts.popFirst() == "0" else { return nil }
    var style = CellStyle.plain
    var underlineColor = CellColor.standard
    while let part = parts.popFirst() {
      let numbers = part.split(separator: ":", omittingEmptySubsequences: false).map { UInt8($0) }
      if numbers.count > 1 {
        if numbers[0] == 4, let form = numbers[1].flatMap(UnderlineStyle.init(rawValue:)) {
          style.attributes.underline = form
        } else if numbers[0] == 58, let color = color(colons: numbers.dropFirst()) {
          underlineColor = color
        } else {
          return nil
        }
      } else {
        guard let number = numbers[0], apply(number, &parts, to: &style) else { return nil }
      }
    }
    style.decoration = Decoration(underlineColor: underlineColor, link: old.decoration.link)
    return style
  }

  private static func apply(
    _ number: UInt8, _ rest: inout ArraySlice<Substring>, to style: inout CellStyle
  ) -> Bool {
    switch number {
    case 4: style.attributes.underline = .single
    case 30..<38: style.foreground = .palette(number - 30)
    case 40..<48: style.background = .palette(number - 40)
    case 90..<98: style.foreground = .palette(number - 82)
    case 100..<108: style.background = .palette(number - 92)
    case 38, 48:
      guard let color = color(&rest) else { return false }
      if number == 38 { style.foreground = color } else { style.background = color }
    default:
      guard let known = ANSISequence.attributes.first(where: { $0.1 == Int(number) }) else {
        return false
      }
      style.attributes.insert(known.0)
    }
    return true
  }

  private static func color(_ rest: inout ArraySlice<Substring>) -> CellColor? {
    let kind = rest.popFirst()
    let count = kind == "5" ? 1 : kind == "2" ? 3 : 0
    let numbers = rest.prefix(count).compactMap { UInt8($0) }
    rest = rest.dropFirst(count)
    guard count > 0, numbers.count == count else { return nil }
    return count == 1 ? .palette(numbers[0]) : .rgb(numbers[0], numbers[1], numbers[2])
  }

  private static func color(colons parts: ArraySlice<UInt8?>) -> CellColor? {
    let parts = Array(parts)
    if parts.count == 2, parts[0] == 5, let index = parts[1] { return .palette(index) }
    guard parts.count == 5, parts[0] == 2, let red = parts[2], let green = parts[3],
      let blue = parts[4]
    else { return nil }
    return .rgb(red, green, blue)
  }
}
