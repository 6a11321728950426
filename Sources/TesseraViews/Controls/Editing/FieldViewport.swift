import TesseraScreen

/// The part of a text that a field shows, and where in it things are.
///
/// Points are in the field's own coordinates; offsets are in the UTF-8 of the text.
protocol FieldViewport {
  /// Brings the caret into sight in a field of a size.
  mutating func follow(_ line: FieldLine, caret: Int, size: Size)

  /// The cell of an offset; nil where it is not in sight.
  func point(of offset: Int, in line: FieldLine, size: Size) -> Point?

  /// The offset of the cluster at a cell, or of the one that is nearest.
  func offset(at point: Point, in line: FieldLine, size: Size) -> Int

  /// Goes through the clusters that are in sight, with their rows.
  func forEachCluster(
    in line: FieldLine, size: Size, _ body: (_ cluster: FieldLine.Cluster, _ row: Int) -> Void)
}
