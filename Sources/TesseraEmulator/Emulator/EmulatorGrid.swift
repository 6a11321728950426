/// The cells of one screen buffer, and the ways in which whole runs of them move.
///
/// Rows lie one after the other in a single block. All indices are made by `TerminalEmulator` from
/// positions that it has clipped; the preconditions are stated at each method.
final class EmulatorGrid {
  let width: Int
  let height: Int
  let cells: UnsafeMutablePointer<PackedCell>

  /// A blank buffer; both sizes are at least 1.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    cells = .allocate(capacity: width * height)
    cells.initialize(repeating: .blank, count: width * height)
  }

  deinit {
    cells.deallocate()
  }

  /// Copies what fits of `rows` rows of `other`, from its row `first`, to the top left.
  func copy(from other: EmulatorGrid, row first: Int, rows: Int) {
    let columns = min(width, other.width)
    var y = 0
    while y < min(rows, height) {
      (cells + y * width).update(from: other.cells + (first + y) * other.width, count: columns)
      y += 1
    }
  }

  /// Sets `count` cells from `index` on, which are inside.
  func fill(_ index: Int, count: Int, with cell: PackedCell) {
    guard count > 0 else { return }
    let first = cells + index
    first.pointee = cell
    // Doubling copies: an unoptimised build pays for a handful of calls, not for each cell.
    var done = 1
    while done < count {
      let step = min(done, count - done)
      (first + done).update(from: first, count: step)
      done += step
    }
  }

  /// Fills a rectangle that is inside; the right edge is included.
  func fill(rows: Range<Int>, left: Int, right: Int, with cell: PackedCell) {
    guard !rows.isEmpty, left <= right else { return }
    if left == 0, right == width - 1 {
      fill(rows.lowerBound * width, count: rows.count * width, with: cell)
      return
    }
    var y = rows.lowerBound
    while y < rows.upperBound {
      fill(y * width + left, count: right - left + 1, with: cell)
      y += 1
    }
  }

  /// Moves the columns `left` to `right` of the rows in `rows` up by `count` rows and blanks the
  /// rows that this frees; everything is inside and `count` is at least 1.
  func scrollUp(rows: Range<Int>, left: Int, right: Int, by count: Int, with blank: PackedCell) {
    let count = min(count, rows.count)
    let columns = right - left + 1
    let kept = rows.count - count
    if columns == width {
      (cells + rows.lowerBound * width).update(
        from: cells + (rows.lowerBound + count) * width, count: kept * width)
    } else {
      var y = rows.lowerBound
      while y < rows.lowerBound + kept {
        (cells + y * width + left).update(
          from: cells + (y + count) * width + left, count: columns)
        y += 1
      }
    }
    fill(rows: (rows.lowerBound + kept)..<rows.upperBound, left: left, right: right, with: blank)
  }

  /// As `scrollUp`, in the other direction.
  func scrollDown(rows: Range<Int>, left: Int, right: Int, by count: Int, with blank: PackedCell) {
    let count = min(count, rows.count)
    let columns = right - left + 1
    let kept = rows.count - count
    if columns == width {
      (cells + (rows.lowerBound + count) * width).update(
        from: cells + rows.lowerBound * width, count: kept * width)
    } else {
      var y = rows.upperBound - 1
      while y >= rows.lowerBound + count {
        (cells + y * width + left).update(
          from: cells + (y - count) * width + left, count: columns)
        y -= 1
      }
    }
    fill(
      rows: rows.lowerBound..<(rows.lowerBound + count), left: left, right: right, with: blank)
  }

  /// Moves the cells from `x` to `right` of a row by `count` to the right; those that leave are
  /// lost, `blank` enters at `x`.
  func shiftRight(row: Int, from x: Int, right: Int, by count: Int, with blank: PackedCell) {
    let columns = right - x + 1
    let count = min(count, columns)
    let start = cells + row * width + x
    (start + count).update(from: start, count: columns - count)
    fill(row * width + x, count: count, with: blank)
  }

  /// Moves the cells right of `x` by `count` to the left; `blank` enters at `right`.
  func shiftLeft(row: Int, from x: Int, right: Int, by count: Int, with blank: PackedCell) {
    let columns = right - x + 1
    let count = min(count, columns)
    let start = cells + row * width + x
    start.update(from: start + count, count: columns - count)
    fill(row * width + x + columns - count, count: count, with: blank)
  }
}
