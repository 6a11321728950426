import TesseraScreen

/// The order in which controls get the focus: as one reads.
///
/// Top to bottom, then leading to trailing, then the order of the source. What is scrolled is one
/// thing at the place of its scroll view, however far its contents reach.
@MainActor
enum FocusOrder {
  /// A control, or all that are inside of one scroll view.
  private struct Stop {
    let controls: [ControlElement]
    let frame: Rect
  }

  /// The controls at and below a node that can have the focus.
  static func controls(in node: Node) -> [ControlElement] {
    var stops: [Stop] = []
    collect(node, into: &stops)
    return inOrder(stops)
  }

  private static func inOrder(_ stops: [Stop]) -> [ControlElement] {
    stops.enumerated().sorted { a, b in
      let (x, y) = (a.element.frame, b.element.frame)
      if x.minY != y.minY { return x.minY < y.minY }
      if x.minX != y.minX { return x.minX < y.minX }
      return a.offset < b.offset
    }.flatMap(\.element.controls)
  }

  private static func collect(_ node: Node, into stops: inout [Stop]) {
    guard !node.isCovered else { return }
    guard let element = node as? Element else {
      for child in node.children { collect(child, into: &stops) }
      return
    }
    if let control = element as? ControlElement {
      collect(control, into: &stops)
    } else if element is ScrollElement {
      var inside: [Stop] = []
      for child in node.children { collect(child, into: &inside) }
      let frame = element.absoluteFrame
      if !inside.isEmpty, !frame.isEmpty {
        stops.append(Stop(controls: inOrder(inside), frame: frame))
      }
    } else {
      for child in node.children { collect(child, into: &stops) }
    }
  }

  private static func collect(_ control: ControlElement, into stops: inout [Stop]) {
    var inside: [Stop] = []
    for child in control.children { collect(child, into: &inside) }
    if !control.control.yieldsFocus || inside.isEmpty, control.canTakeFocus {
      let frame = control.absoluteFrame
      if !frame.isEmpty { stops.append(Stop(controls: [control], frame: frame)) }
    }
    stops += inside
  }

  /// Where a control can be met by one who comes from another: what clips it counts, except what is
  /// around both, since that can scroll.
  static func frame(of control: ControlElement, seenFrom other: ControlElement) -> Rect {
    var rect = Rect(origin: .zero, size: control.size)
    var element: Element? = control
    while let current = element {
      if current.clipsContents, !other.isInside(current) {
        rect = rect.intersection(Rect(origin: .zero, size: current.size))
      }
      rect = rect.offset(by: current.origin)
      element = current.elementParent
    }
    return rect
  }
}
