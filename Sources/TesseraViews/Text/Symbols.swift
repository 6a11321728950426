import TesseraScreen

/// Signs of one column that stand for SF Symbols, on whose width terminals agree.
enum Symbols {
  /// What is shown for a name that is not known.
  static let unknown = Glyph("•")

  /// The sign for a name; one with `.fill`, `.circle` and the like that is not in the table is the
  /// sign of the name without it.
  static func glyph(named name: String) -> Glyph {
    var name = name[...]
    while true {
      if let sign = table[String(name)] { return Glyph(sign) }
      guard let dot = name.lastIndex(of: ".") else { return unknown }
      name = name[..<dot]
    }
  }

  static let table: [String: Character] = [
    "arrow.clockwise": "↻", "arrow.counterclockwise": "↺", "arrow.down": "↓", "arrow.left": "←",
    "arrow.left.arrow.right": "⇄", "arrow.right": "→", "arrow.up": "↑", "arrow.up.arrow.down": "⇅",
    "bell": "♪", "bolt": "↯", "book": "▥", "bookmark": "⚑", "calendar": "▦", "chart.bar": "▟",
    "checkmark": "✓", "chevron.down": "▾", "chevron.left": "‹", "chevron.right": "›",
    "chevron.up": "▴", "circle": "○", "circle.fill": "●", "clock": "◷", "cloud": "☁",
    "command": "⌘", "diamond": "◇", "diamond.fill": "◆", "doc": "▤", "ellipsis": "…",
    "envelope": "✉", "exclamationmark": "!", "exclamationmark.triangle": "⚠", "eye": "◉",
    "eye.slash": "◌", "flag": "⚑", "folder": "▣", "gear": "⚙", "gearshape": "⚙", "globe": "◍",
    "hammer": "⚒", "heart": "♡", "heart.fill": "♥", "house": "⌂", "info": "i", "keyboard": "⌨",
    "line.3.horizontal": "≡", "link": "∞", "list.bullet": "≡", "lock": "⚿", "lock.open": "⚷",
    "magnifyingglass": "⌕", "minus": "−", "moon": "☾", "multiply": "×", "music.note": "♪",
    "option": "⌥", "pause": "‖", "pencil": "✎", "person": "☺", "person.2": "☺", "phone": "☎",
    "play": "▶", "plus": "+", "power": "⏻", "questionmark": "?", "scissors": "✂", "shift": "⇧",
    "slider.horizontal.3": "≡", "snowflake": "❄", "square": "□", "square.and.arrow.down": "⇩",
    "square.and.arrow.up": "⇧", "square.fill": "■", "square.grid.2x2": "▦", "star": "☆",
    "star.fill": "★", "stop": "■", "sun.max": "☼", "tag": "◊", "terminal": "❯", "trash": "⌫",
    "tray": "⊔", "triangle": "△", "triangle.fill": "▲", "wrench": "⚒", "xmark": "✕",
  ]
}
