extension CellStyle {
  /// A plain style with the decoration of a number that another style had.
  package init(decorationNumber: UInt16) {
    self.init()
    self.decorationNumber = decorationNumber
  }
}
