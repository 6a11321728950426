/// A rectangle of cells that is painted on, and that a terminal's screen is compared with.
///
/// x goes to the right, y down, (0, 0) is the top left. What is painted outside is clipped. A wide
/// cluster owns two cells, the second a continuation; painting over one half, or clipping through
/// the middle, blanks the other half, so that no half is ever left alone.
///
/// A class, because a screen is one thing which many hands paint on; `copy()` makes another.
///
/// Memory: `cells` is allocated for exactly `size.width * size.height` cells; every access is
/// clipped to `size` before it is made, and nothing else keeps the pointer. `maskSpans` is allocated
/// for `size.height` spans. The stored properties are not checked for exclusive access, which would
/// be a fifth of the time of painting a cell: no closure is called while one of them is accessed.
public final class Surface {
  /// The columns and rows.
  @exclusivity(unchecked) public private(set) var size: Size
  /// Where painting is allowed: the rows' spans mask every write; nil for everywhere.
  public var mask: Damage? {
    didSet { takeMask() }
  }

  /// Halves of wide clusters that lie outside of the mask; see `takeCuts`.
  var cuts: [Point] = []

  @exclusivity(unchecked) private var cells: UnsafeMutablePointer<Cell>
  /// The spans of the mask, held inside of the surface.
  @exclusivity(unchecked) private var maskSpans: UnsafeMutablePointer<Damage.Span>
  @exclusivity(unchecked) private var isMasked = false

  /// Makes a surface of blank cells; a negative size counts as zero.
  public init(size: Size) {
    self.size = Size(width: max(0, size.width), height: max(0, size.height))
    let count = self.size.width * self.size.height
    cells = .allocate(capacity: count)
    cells.initialize(repeating: .blank, count: count)
    maskSpans = .allocate(capacity: self.size.height)
    maskSpans.initialize(repeating: .empty, count: self.size.height)
  }

  deinit {
    cells.deallocate()
    maskSpans.deallocate()
  }

  /// The whole surface as a rectangle.
  public var bounds: Rect { Rect(origin: .zero, size: size) }

  /// The cell at a column and row; blank outside.
  public subscript(x: Int, y: Int) -> Cell {
    x >= 0 && y >= 0 && x < size.width && y < size.height ? cells[y * size.width + x] : .blank
  }

  /// The cells of a row, which must be inside.
  public func row(_ y: Int) -> UnsafeMutableBufferPointer<Cell> {
    precondition(y >= 0 && y < size.height, "Surface.row: the row must be inside of the surface")
    return UnsafeMutableBufferPointer(start: cells + y * size.width, count: size.width)
  }

  /// The first of all cells, which stand row by row without gaps, for code that walks over all of
  /// them: it must stay inside of `size` and keep the pointer no longer than the size.
  package var firstCell: UnsafeMutablePointer<Cell> { cells }

  /// Changes the size and blanks every cell.
  public func reset(size newSize: Size) {
    let newSize = Size(width: max(0, newSize.width), height: max(0, newSize.height))
    let count = newSize.width * newSize.height
    if count != size.width * size.height {
      cells.deallocate()
      cells = .allocate(capacity: count)
    }
    cells.initialize(repeating: .blank, count: count)
    if newSize.height != size.height {
      maskSpans.deallocate()
      maskSpans = .allocate(capacity: newSize.height)
      maskSpans.initialize(repeating: .empty, count: newSize.height)
    }
    size = newSize
    mask = nil
  }

  /// Another surface with the same cells and no mask.
  public func copy() -> Surface {
    let other = Surface(size: size)
    other.cells.update(from: cells, count: size.width * size.height)
    return other
  }

  /// Takes over the cells of another surface of the same size inside a row's span.
  public func copyRow(_ y: Int, columns: Range<Int>, from other: Surface) {
    guard other.size == size, y >= 0, y < size.height else { return }
    let columns = columns.clamped(to: 0..<size.width)
    guard !columns.isEmpty else { return }
    let start = y * size.width + columns.lowerBound
    (cells + start).update(from: other.cells + start, count: columns.count)
  }

  /// Whether all cells are the same as another surface's.
  public func isEqual(to other: Surface) -> Bool {
    guard size == other.size else { return false }
    for index in 0..<size.width * size.height where cells[index] != other.cells[index] {
      return false
    }
    return true
  }

  /// The columns of row `y` that may be painted inside `clip`; nil if there are none.
  func paintable(_ y: Int, _ clip: Rect) -> (start: Int, end: Int)? {
    guard y >= max(0, clip.minY), y < min(size.height, clip.maxY) else { return nil }
    var start = max(0, clip.minX)
    var end = min(size.width, clip.maxX)
    if isMasked {
      start = max(start, maskSpans[y].start)
      end = min(end, maskSpans[y].end)
    }
    return start < end ? (start, end) : nil
  }

  /// Keeps a copy of the mask's spans that a row can look up without touching the array.
  private func takeMask() {
    isMasked = mask != nil
    guard let mask else { return }
    mask.spans.withUnsafeBufferPointer { spans in
      for y in 0..<size.height { maskSpans[y] = y < spans.count ? spans[y] : .empty }
    }
  }

  /// Makes the cell at `x` free to be overwritten alone: blanks the other half of its cluster.
  func releaseHalf(_ row: UnsafeMutablePointer<Cell>, _ x: Int) {
    if row[x].glyph.isContinuation {
      if x > 0 { row[x - 1].glyph = .space }
    } else if row[x].glyph.isWide, x + 1 < size.width {
      row[x + 1].glyph = .space
    }
  }

  /// The first cell of a row, which the caller has checked to be inside.
  func start(ofRow y: Int) -> UnsafeMutablePointer<Cell> {
    cells + y * size.width
  }
}
