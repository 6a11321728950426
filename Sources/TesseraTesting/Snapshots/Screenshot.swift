import Tessera
import TesseraGraph
import TesseraScreen
import TesseraTerminal

/// A screen at one moment as its user sees it: cells in the colours that the terminal shows.
struct Screenshot: Equatable {
  let size: Size
  /// Row by row, without gaps.
  private(set) var cells: [Cell]
  /// What the terminal's own colours are.
  var colorScheme = ColorScheme.dark

  /// A blank screen.
  init(size: Size) {
    self.size = Size(width: max(0, size.width), height: max(0, size.height))
    cells = Array(repeating: .blank, count: self.size.width * self.size.height)
  }

  /// A screen of rows, each of which may be shorter than the widest.
  init(rows: [[Cell]]) {
    self.init(size: Size(width: rows.map(\.count).max() ?? 0, height: rows.count))
    for (y, row) in rows.enumerated() {
      for (x, cell) in row.enumerated() { cells[y * size.width + x] = cell }
    }
  }

  /// The cell at a column and row; blank outside.
  subscript(x: Int, y: Int) -> Cell {
    get {
      x >= 0 && y >= 0 && x < size.width && y < size.height ? cells[y * size.width + x] : .blank
    }
    set {
      if x >= 0, y >= 0, x < size.width, y < size.height { cells[y * size.width + x] = newValue }
    }
  }

  /// The cells of a row.
  func row(_ y: Int) -> ArraySlice<Cell> {
    cells[(y * size.width)..<((y + 1) * size.width)]
  }

  /// The same glyphs in the terminal's own colours.
  var withoutLooks: Screenshot {
    var plain = self
    for index in plain.cells.indices { plain.cells[index].style = .plain }
    return plain
  }

  /// The cells in which two screens differ, row by row; outside of a screen there are blanks.
  func differences(from other: Screenshot) -> [Point] {
    var found: [Point] = []
    for y in 0..<max(size.height, other.size.height) {
      for x in 0..<max(size.width, other.size.width) where self[x, y] != other[x, y] {
        found.append(Point(x: x, y: y))
      }
    }
    return found
  }
}

extension Pilot {
  /// What the pilot's screen shows now.
  var screenshot: Screenshot {
    let surface = host.app.tree.surface
    let capabilities = capabilities
    var shot = Screenshot(size: surface.size)
    shot.colorScheme = host.app.environment.colorScheme
    for y in 0..<surface.size.height {
      for x in 0..<surface.size.width {
        var cell = surface[x, y]
        if cell.style != .plain { cell.style = capabilities.appearance(of: cell.style) }
        shot[x, y] = cell.visible
      }
    }
    return shot
  }
}

extension Cell {
  /// The same cell without what cannot be seen: of a space without lines, all but its background.
  fileprivate var visible: Cell {
    guard glyph == .space, style != .plain, style.attributes.underline == .none,
      style.attributes.isDisjoint(with: [.inverse, .strikethrough])
    else { return self }
    var cell = Cell(glyph: .space, style: CellStyle(background: style.background))
    if style.hasDecoration { cell.style.decoration = Decoration(link: style.decoration.link) }
    return cell
  }
}
