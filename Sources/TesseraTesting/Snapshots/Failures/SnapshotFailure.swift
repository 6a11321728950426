import TesseraScreen

/// A screen that is not the recorded one.
struct SnapshotFailure {
  let file: SnapshotFile
  /// What is recorded; nil if nothing is, or nothing that can be read.
  let expected: Screenshot?
  let actual: Screenshot
  /// The cells that differ, row by row.
  let differences: [Point]

  /// The screen in a frame.
  var screen: String {
    SideBySide.framed(actual)
  }

  /// Both screens side by side with the differing cells marked.
  var message: String {
    guard let expected else { return "" }
    var text = "The screen differs from \(file.path)"
    if differences.isEmpty {
      text += ", though no cell does."
    } else {
      let rows = Set(differences.map(\.y)).count
      let cells = differences.count
      text += " in \(cells) \(cells == 1 ? "cell" : "cells")"
      text += " of \(rows) \(rows == 1 ? "row" : "rows")."
    }
    if !file.format.knowsSameScreen(expected, actual) {
      text += " It has \(actual.size.width) × \(actual.size.height) cells on a"
      text += " \(actual.colorScheme) background, and not \(expected.size.width) ×"
      text += " \(expected.size.height) on a \(expected.colorScheme) one."
    }
    text += "\n" + SideBySide(expected: expected, actual: actual, differences: differences).text
    return text + looks
  }

  /// The most cells whose looks are told.
  private static let mostLooks = 8

  /// What is different about cells with the same character.
  private var looks: String {
    guard let expected else { return "" }
    let places = differences.filter {
      let glyph = actual[$0.x, $0.y].glyph
      return !glyph.isContinuation && expected[$0.x, $0.y].glyph == glyph
    }
    guard !places.isEmpty, file.format != .text else { return "" }
    var lines = ["", "Looks of cells with the same character (column, row):"]
    for place in places.prefix(SnapshotFailure.mostLooks) {
      let old = expected[place.x, place.y]
      let new = actual[place.x, place.y]
      let change = "\(old.style.sentence), now \(new.style.sentence)"
      lines.append("  (\(place.x), \(place.y)) \"\(new.glyph)\": \(change)")
    }
    let more = places.count - SnapshotFailure.mostLooks
    if more > 0 { lines.append("  and \(more) more") }
    return lines.joined(separator: "\n")
  }
}

extension CellStyle {
  /// The look in words.
  fileprivate var sentence: String {
    var words: [String] = []
    let names: [(TextAttributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.blink, "blinking"),
      (.inverse, "inverse"), (.strikethrough, "struck through"),
    ]
    for (attribute, name) in names where attributes.contains(attribute) { words.append(name) }
    if attributes.underline != .none {
      let color = decoration.underlineColor
      let tint = color == .standard ? "" : " in \(color.words)"
      words.append("\(attributes.underline) underline\(tint)")
    }
    if foreground != .standard { words.append(foreground.words) }
    if background != .standard { words.append("on \(background.words)") }
    if let link = decoration.link { words.append("linked to \(link)") }
    return words.isEmpty ? "plain" : words.joined(separator: " ")
  }
}

extension CellColor {
  /// The colour in words.
  fileprivate var words: String {
    let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
    switch kind {
    case .standard, .clear: return "the terminal's own colour"
    case .palette where index < 8: return names[Int(index)]
    case .palette where index < 16: return "bright \(names[Int(index) - 8])"
    case .palette: return "palette \(index)"
    case .rgb: return ScreenshotPalette.name(rawValue & 0xFF_FFFF)
    }
  }
}
