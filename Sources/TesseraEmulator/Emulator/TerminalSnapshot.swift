/// A screen as it was at one moment, independent of the terminal from which it was taken.
public struct TerminalSnapshot: Sendable {
  /// The columns.
  public let width: Int
  /// The rows.
  public let height: Int
  /// The cursor at that moment.
  public let cursor: EmulatorCursor
  private let cells: ContiguousArray<PackedCell>
  private let resources: EmulatorResources

  init(
    width: Int, height: Int, cells: ContiguousArray<PackedCell>, resources: EmulatorResources,
    cursor: EmulatorCursor
  ) {
    self.width = width
    self.height = height
    self.cells = cells
    self.resources = resources
    self.cursor = cursor
  }

  /// What the cell shows; a blank cell outside of the screen.
  public func cell(x: Int, y: Int) -> EmulatorCell {
    guard x >= 0, x < width, y >= 0, y < height else { return EmulatorCell() }
    return resources.cell(cells[y * width + x])
  }

  /// The text of a row without its trailing spaces; empty outside of the screen.
  public func rowText(_ y: Int) -> String {
    guard y >= 0, y < height else { return "" }
    return cells.withUnsafeBufferPointer {
      resources.text(UnsafeBufferPointer(rebasing: $0[(y * width)..<((y + 1) * width)]))
    }
  }

  /// The screen: rows joined by newlines, trailing spaces cut.
  public var text: String {
    (0..<height).map(rowText).joined(separator: "\n")
  }
}
