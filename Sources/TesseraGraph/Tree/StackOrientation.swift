package import TesseraScreen

/// What an element says to those inside about the stack that they stand in: spacers grow along it
/// and dividers lie across it.
package enum StackOrientation: Equatable {
  /// They stand in a stack along an axis.
  case along(Axis)
  /// They stand in a grid: in a row of it, side by side.
  case grid
  /// They stand in no stack.
  case none
  /// They stand where the element itself does.
  case around
}

extension Element {
  /// The axis of the nearest stack around, through wrappers; nil outside of stacks.
  package final var stackOrientation: Axis? {
    guard case .along(let axis) = containerOrientation else { return nil }
    return axis
  }

  /// What the nearest container around says.
  final var containerOrientation: StackOrientation {
    var element = elementParent
    while let current = element {
      let orientation = current.orientationInside
      guard orientation == .around else { return orientation }
      element = current.elementParent
    }
    return .none
  }
}
