public import TesseraGraph
public import TesseraScreen

extension View {
  /// Makes the view, in a `GridRow`, reach over a number of columns; less than one counts as one.
  public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellColumnsKey.self, value: count)
  }

  /// Says where the view, in a `Grid`, stands in its cell, in place of all alignments.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchorKey.self, value: anchor)
  }

  /// Aligns the column of the view, in a `GridRow`; one view says it for the whole column.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }

  /// Gives the view, in a `Grid`, no say in the size of its column, or of its row: it fills what the
  /// others leave.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxesKey.self, value: axes)
  }
}
