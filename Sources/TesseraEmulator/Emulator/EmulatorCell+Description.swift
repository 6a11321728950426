extension EmulatorCell: CustomStringConvertible {
  /// The text in quotes and what is not plain about it, such as `"x" bold, text 1, behind #102030`.
  public var description: String {
    var parts: [String] = []
    let names: [(EmulatorAttributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.blink, "blink"),
      (.rapidBlink, "rapid blink"), (.inverse, "inverse"), (.invisible, "invisible"),
      (.strikethrough, "strikethrough"), (.overline, "overline"),
    ]
    for (attribute, name) in names where attributes.contains(attribute) { parts.append(name) }
    if underline != .none { parts.append("\(underline) underline") }
    if foreground != .default { parts.append("text \(foreground)") }
    if background != .default { parts.append("behind \(background)") }
    if underlineColor != .default { parts.append("line \(underlineColor)") }
    if let hyperlink {
      parts.append("link \(hyperlink.uri)" + (hyperlink.id.map { " id \($0)" } ?? ""))
    }
    let quoted = isContinuation ? "continuation" : "\"\(text)\""
    return parts.isEmpty ? quoted : "\(quoted) \(parts.joined(separator: ", "))"
  }
}

extension EmulatorColor: CustomStringConvertible {
  /// `default`, the number in the palette, or `#rrggbb`.
  public var description: String {
    switch self {
    case .default:
      return "default"
    case .palette(let index):
      return "\(index)"
    case .rgb(let red, let green, let blue):
      let digits = String(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), radix: 16)
      return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
  }
}
