package import TesseraScreen

// Arithmetic on lengths: what a sum of cells can be. A length is 0...infinity; a position may be
// negative. Nothing here traps, whatever numbers an author writes.
extension Int {
  /// The number as a length: not below zero, and `infinity` once it counts as unbounded.
  package var asLength: Int { self < 0 ? 0 : isUnbounded ? .infinity : self }

  /// The number as a position: held between minus and plus `infinity`.
  package var asPosition: Int { clamped(-.infinity, .infinity) }

  /// The sum of a length and a (perhaps negative) number of cells, as a length.
  ///
  /// An unbounded length stays unbounded.
  package func lengthAdding(_ cells: Int) -> Int {
    isUnbounded ? .infinity : saturatingAdding(cells).asLength
  }
}

extension Size {
  /// The length along an axis.
  package subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// Makes a size from the length along an axis and the length across it.
  package init(_ axis: Axis, along length: Int, across cross: Int) {
    self =
      axis == .horizontal
      ? Size(width: length, height: cross) : Size(width: cross, height: length)
  }

  /// The size with both lengths as lengths: not below zero, not above `infinity`.
  package var asLengths: Size { Size(width: width.asLength, height: height.asLength) }
}

extension Point {
  /// The coordinate along an axis.
  package subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }

  /// Makes a point from the coordinate along an axis and the coordinate across it.
  package init(_ axis: Axis, along position: Int, across cross: Int) {
    self = axis == .horizontal ? Point(x: position, y: cross) : Point(x: cross, y: position)
  }
}
