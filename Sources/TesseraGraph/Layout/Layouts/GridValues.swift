package import TesseraScreen

/// The row of a grid that a cell belongs to.
///
/// A `GridRow` attaches one to each of its views. Neighbours with the same number are a row; a view
/// without a row is a row of its own, across all columns.
package struct GridRowMembership: Hashable, Sendable {
  /// Tells the rows of one grid apart.
  package let number: Int
  /// The guide that the cells of the row share; `nil` follows the grid.
  package let alignment: VerticalAlignment?

  package init(number: Int, alignment: VerticalAlignment? = nil) {
    self.number = number
    self.alignment = alignment
  }
}

/// Carries the row of a grid that a cell belongs to.
package enum GridRowKey: LayoutValueKey {
  package static var defaultValue: GridRowMembership? { nil }
}

/// Carries `gridCellColumns(_:)`.
package enum GridCellColumnsKey: LayoutValueKey {
  package static var defaultValue: Int { 1 }
}

/// Carries `gridCellUnsizedAxes(_:)`.
package enum GridCellUnsizedAxesKey: LayoutValueKey {
  package static var defaultValue: Axis.Set { [] }
}

/// Carries `gridCellAnchor(_:)`.
package enum GridCellAnchorKey: LayoutValueKey {
  package static var defaultValue: UnitPoint? { nil }
}

/// Carries `gridColumnAlignment(_:)`.
package enum GridColumnAlignmentKey: LayoutValueKey {
  package static var defaultValue: HorizontalAlignment? { nil }
}
