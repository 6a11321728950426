import TesseraScreen

/// A move of the rest of a row, since something was typed or deleted before it.
///
///     old    say hello wrld         ICH 1 at column 11, then the o is drawn
///     new    say hello world
///
/// What stands at the far end moves too, or is lost; if it should not, it is drawn again, and that is
/// part of the reckoning.
struct SidewaysShift {
  /// Where cells are inserted or deleted.
  var x: Int
  /// How many columns the rest moves: to the right, or to the left where negative.
  var columns: Int

  private static let farthest = 8
  private static let surelyShorter = 12

  /// The shift that leaves the least to draw, if one saves bytes.
  ///
  /// `first` is the first column that changed. Rows in which a wide cluster or one of uncertain
  /// width would move are left alone: terminals do not agree on what becomes of it.
  init?(in row: RowChange, from first: Int, before end: Int) {
    guard end - first > SidewaysShift.surelyShorter else { return nil }
    var found: SidewaysShift?
    // What is to be drawn without a shift is counted when a shift may be one, which is seldom.
    var best: Int?
    for columns in -SidewaysShift.farthest...SidewaysShift.farthest
    where columns != 0 && SidewaysShift.begins(row, first, shiftedBy: columns) {
      let least =
        best ?? SidewaysShift.differences(row, first, shiftedBy: 0, below: row.width)
      best = least
      // The sequence itself and a motion to what is left over at the end.
      let sequence = ByteBuffer.length(ofSequence: abs(columns)) + 6
      let left = SidewaysShift.differences(row, first, shiftedBy: columns, below: least)
      if left + sequence < least {
        best = left + sequence
        found = SidewaysShift(x: first, columns: columns)
      }
    }
    guard let found, SidewaysShift.isPlain(row, from: first) else { return nil }
    self = found
  }

  private init(x: Int, columns: Int) {
    self.x = x
    self.columns = columns
  }

  /// Moves the cells of a row as the terminal does; what comes in is `cell`.
  func apply(to row: UnsafeMutableBufferPointer<Cell>, filling cell: Cell) {
    guard let start = row.baseAddress else { return }
    let kept = row.count - x - abs(columns)
    if columns > 0 {
      (start + x + columns).update(from: start + x, count: kept)
      (start + x).update(repeating: cell, count: columns)
    } else {
      (start + x).update(from: start + x - columns, count: kept)
      (start + x + kept).update(repeating: cell, count: -columns)
    }
  }

  /// Whether the first cells that move arrive where they should.
  private static func begins(_ row: RowChange, _ x: Int, shiftedBy columns: Int) -> Bool {
    let old = x + max(0, -columns)
    let new = x + max(0, columns)
    guard max(old, new) + 4 <= row.width else { return false }
    for step in 0..<4 where !isSame(row.old + old + step, row.new + new + step) { return false }
    return true
  }

  /// The cells from `x` on that would have to be drawn after a shift; it counts to `limit` at most.
  private static func differences(
    _ row: RowChange, _ x: Int, shiftedBy columns: Int, below limit: Int
  ) -> Int {
    let old = x + max(0, -columns)
    let new = x + max(0, columns)
    var count = new - x
    let kept = row.width - max(old, new)
    for step in 0..<kept where !isSame(row.old + old + step, row.new + new + step) {
      count += 1
      if count >= limit { return limit }
    }
    for place in new + kept..<row.width where row.new[place].glyph.rawValue != 0x20 { count += 1 }
    return count
  }

  private static func isPlain(_ row: RowChange, from x: Int) -> Bool {
    for place in x..<row.width
    where !row.old[place].glyph.isPlain || !row.new[place].glyph.isPlain {
      return false
    }
    return true
  }
}
