import TesseraScreen

/// What a terminal shows, and what it shall show.
///
/// Memory: both pointers have `width * height` cells, row by row; they belong to two surfaces that
/// live longer and do not change their size meanwhile.
struct ScreenChange {
  /// The columns of both screens.
  let width: Int
  private let old: UnsafePointer<Cell>
  private let new: UnsafePointer<Cell>

  /// Two screens of one size.
  init(from shown: Surface, to next: Surface) {
    width = shown.size.width
    old = UnsafePointer(shown.firstCell)
    new = UnsafePointer(next.firstCell)
  }

  /// One row, which must be inside.
  @inline(__always)
  func row(_ y: Int) -> RowChange {
    RowChange(y: y, old: old + y * width, new: new + y * width, width: width)
  }
}

/// A row of a `ScreenChange`.
struct RowChange {
  /// The row.
  let y: Int
  /// The cells shown.
  let old: UnsafePointer<Cell>
  /// The cells wanted.
  let new: UnsafePointer<Cell>
  /// How many cells both have.
  let width: Int
}

/// Whether two cells are the same in all their bits.
///
/// A cell is sixteen bytes without padding (`Cell`), so two words say all about it.
@inline(__always)
func isSame(_ left: UnsafePointer<Cell>, _ right: UnsafePointer<Cell>) -> Bool {
  let a = UnsafeRawPointer(left)
  let b = UnsafeRawPointer(right)
  return (a.loadUnaligned(as: UInt64.self) ^ b.loadUnaligned(as: UInt64.self))
    | (a.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
      ^ b.loadUnaligned(fromByteOffset: 8, as: UInt64.self)) == 0
}
