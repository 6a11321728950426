import TesseraScreen

/// How the Tab key finds its way to rows that have no views yet.
extension ControlElement {
  /// The row of a lazy stack around that has the next control, if that row is out of sight; it is
  /// brought into view.
  func rowOutOfSight(forward: Bool) -> Element? {
    var row: Element = self
    while let outer = row.elementParent {
      if let stack = outer as? LazyStackElement {
        if stack.hasControl(from: row, forward: forward) { return nil }
        if let found = stack.bringControlIntoView(forward: forward) { return found }
      }
      row = outer
    }
    return nil
  }
}

extension LazyStackElement {
  /// So many rows without a control are looked through before the focus leaves the stack.
  private static let mostRowsWithoutControl = 100

  /// Whether a row of the window has a control after another row, or before it.
  fileprivate func hasControl(from row: Element, forward: Bool) -> Bool {
    guard let place = rows.firstIndex(where: { $0.element === row }) else { return false }
    let others = forward ? rows[(place + 1)...] : rows[..<place]
    return others.contains { $0.element.holdsControl }
  }

  /// Makes rows beyond the window until one has a control, and scrolls to it.
  fileprivate func bringControlIntoView(forward: Bool) -> Element? {
    var index = forward ? firstIndex + rows.count : firstIndex - 1
    for _ in 0..<Self.mostRowsWithoutControl {
      guard let row = makeRow(at: index) else { return nil }
      if row.element.holdsControl {
        tree.scroll(toRow: index, of: self, anchor: nil)
        return row.element
      }
      index += forward ? 1 : -1
    }
    return nil
  }
}

extension Element {
  /// Whether something inside can have the focus once it is placed.
  fileprivate var holdsControl: Bool {
    if let control = self as? ControlElement, control.control.isFocusable,
      !control.control.yieldsFocus, environment.isEnabled
    {
      return true
    }
    return elementsInside.contains { $0.holdsControl }
  }

  /// Whether an element is this one, or one of those around it.
  final func isWithin(_ other: Element) -> Bool {
    var element: Element? = self
    while let current = element {
      if current === other { return true }
      element = current.elementParent
    }
    return false
  }
}
