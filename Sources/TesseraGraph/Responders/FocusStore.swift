package import TesseraScreen

/// Who has the focus, and who gets it next.
///
/// Tab order is reading order: top to bottom, then leading to trailing, then the order of the
/// source. Arrows move by geometry. When the focused control goes or is disabled, the next in order
/// gets the focus, else the previous. A modal scope holds the focus inside and gives it back.
@MainActor
package final class FocusStore {
  /// A part of the tree outside of which nothing can be focused.
  private struct Scope {
    let node: Node
    weak var returnsTo: ControlElement?
  }

  /// Where the focus should go, decided when the layout is known.
  private enum Wish {
    case control(ControlElement)
    case inside(Node)
    /// In a row that comes into view.
    case row(Element, isFirst: Bool)
    case first
    case nothing
    /// Near the place of a control that went.
    case near(Rect)
  }

  unowned(unsafe) var tree: ViewTree?
  /// The control that has the focus.
  package private(set) weak var focused: ControlElement?

  private var scopes: [Scope] = []
  private var wish: Wish? = .first
  private var bindings: [FocusBindingNode] = []
  private var isResigned = false

  // MARK: Asking

  /// Whether a wish waits for the layout.
  var hasMore: Bool { wish != nil }

  /// Asks for the focus for a control.
  package func request(_ control: ControlElement) {
    wish = .control(control)
    tree?.requestFrame()
  }

  /// Asks for the focus for the first control inside of a node.
  package func request(inside node: Node) {
    wish = .inside(node)
    tree?.requestFrame()
  }

  /// Takes the focus away from whoever has it.
  package func resign() {
    wish = .nothing
    tree?.requestFrame()
  }

  /// Moves the focus to the next or previous control; around the end it begins anew.
  package func move(forward: Bool) -> Bool {
    if let row = focused?.rowOutOfSight(forward: forward) {
      wish = .row(row, isFirst: forward)
      tree?.requestFrame()
      return true
    }
    let order = controlsInOrder()
    guard !order.isEmpty else { return false }
    isResigned = false
    if let focused, let index = order.firstIndex(where: { $0 === focused }) {
      let next = (index + (forward ? 1 : order.count - 1)) % order.count
      set(order[next])
    } else {
      set(forward ? order[0] : order[order.count - 1])
    }
    return true
  }

  /// Moves the focus to the nearest control in a direction; returns false where there is none.
  package func move(towards edge: Edge) -> Bool {
    guard let focused else { return move(forward: edge == .bottom || edge == .trailing) }
    return move(from: focused, towards: edge, among: controlsInOrder(), near: nil)
  }

  /// Moves the focus from a control inside of an element to the nearest one in a direction that is
  /// inside, too, and touches a part of the screen.
  func move(towards edge: Edge, inside element: Element, near area: Rect) -> Bool {
    guard let focused, focused.isInside(element) else { return false }
    return move(from: focused, towards: edge, among: FocusOrder.controls(in: element), near: area)
  }

  private func move(
    from focused: ControlElement, towards edge: Edge, among controls: [ControlElement],
    near area: Rect?
  ) -> Bool {
    let from = focused.absoluteFrame
    var best: (control: ControlElement, distance: Int)?
    for control in controls where control !== focused {
      let frame = FocusOrder.frame(of: control, seenFrom: focused)
      guard !frame.isEmpty, area?.intersects(frame) ?? true,
        let distance = FocusGeometry.distance(from: from, to: frame, edge)
      else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (control, distance) }
    }
    guard let best else { return false }
    set(best.control)
    return true
  }

  // MARK: Scopes

  /// The node inside of which the focus is held now.
  package var scope: Node? { scopes.last?.node ?? tree?.root }

  /// Holds the focus inside of a node, until it ends.
  package func begin(scope node: Node) {
    scopes.append(Scope(node: node, returnsTo: focused))
    wish = .inside(node)
    tree?.requestFrame()
  }

  /// Ends a scope and gives the focus back to who had it before.
  package func end(scope node: Node) {
    guard let index = scopes.firstIndex(where: { $0.node === node }) else { return }
    let scope = scopes.remove(at: index)
    wish = scope.returnsTo.map { .control($0) } ?? .first
    tree?.requestFrame()
  }

  // MARK: Being told

  func controlAppeared() {
    if focused == nil, !isResigned, wish == nil { wish = .first }
  }

  func add(_ binding: FocusBindingNode) {
    bindings.append(binding)
  }

  func forget(_ node: Node) {
    if scopes.contains(where: { $0.node === node }) { end(scope: node) }
    bindings.removeAll { $0 === node }
    guard let focused, focused === node else { return }
    let place = focused.drawnRect
    self.focused = nil
    if wish == nil { wish = .near(place) }
  }

  /// Another page is shown in place of one that may have had the focus: whoever had it there before
  /// has it again, else the first.
  package func pageShown(_ page: Node, had control: ControlElement?) {
    if let focused, !focused.isHiddenByCover { return }
    focused = nil
    wish = control.map { .control($0) } ?? .inside(page)
    tree?.requestFrame()
  }

  func moveAway(from control: ControlElement) {
    wish = .near(control.absoluteFrame)
    tree?.requestFrame()
  }

  /// Fulfils the wish, now that the layout is known.
  func commit() {
    guard let wish else { return }
    self.wish = nil
    switch wish {
    case .control(let control):
      if control.canTakeFocus {
        set(control)
      } else if focused == nil {
        self.wish = .first; commit()
      }
    case .inside(let node):
      let order = controlsInOrder()
      set(order.first { $0.isInside(node) } ?? (focused == nil ? order.first : focused))
    case .row(let row, let isFirst):
      if !row.isPlaced, tree?.windowsMayHaveMoved == true {
        // The row is being scrolled to.
        self.wish = wish
        return
      }
      let inside = controlsInOrder().filter { $0.isWithin(row) }
      set((isFirst ? inside.first : inside.last) ?? focused)
    case .first:
      if focused == nil { set(controlsInOrder().first) }
    case .nothing:
      isResigned = true
      set(nil)
    case .near(let place):
      let order = controlsInOrder().filter { $0.absoluteFrame != place || $0.canTakeFocus }
      let next = order.first { FocusGeometry.isInReadingOrder(place, $0.absoluteFrame) }
      set(next ?? order.last)
    }
  }

  private func set(_ control: ControlElement?) {
    guard control !== focused else { return }
    let old = focused
    focused = control
    if control != nil { isResigned = false }
    if let old, old.isAlive { old.focusChanged() }
    control?.focusChanged()
    control?.reveal()
    for binding in bindings { binding.focusChanged(to: control) }
  }

  /// The controls that can have the focus, in reading order.
  package func controlsInOrder() -> [ControlElement] {
    scope.map { FocusOrder.controls(in: $0) } ?? []
  }
}

extension Node {
  /// Whether the node is, or stands below, another.
  package final func isInside(_ other: Node) -> Bool {
    var node: Node? = self
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }
}

extension Element {
  /// Asks the scrolling elements around to bring this one into view.
  package final func reveal() {
    reveal(Rect(origin: .zero, size: size))
  }

  /// Asks the scrolling elements around to bring a part of this one into view.
  package final func reveal(_ part: Rect) {
    var rect = part
    var element: Element? = self
    while let current = element {
      if let revealing = current as? any Revealing { rect = revealing.reveal(rect) }
      rect = rect.offset(by: current.origin)
      element = current.elementParent
    }
  }
}

/// Distances between controls, for moving the focus with arrows.
enum FocusGeometry {
  /// Whether a rectangle comes after another where one reads.
  static func isInReadingOrder(_ first: Rect, _ second: Rect) -> Bool {
    first.minY != second.minY ? first.minY < second.minY : first.minX <= second.minX
  }

  /// How far a control is in a direction; nil if it is not there at all.
  ///
  /// A step aside costs twice a step ahead, since rows are twice as high as columns are wide and the
  /// eye follows the line.
  static func distance(from: Rect, to: Rect, _ edge: Edge) -> Int? {
    let ahead: Int
    let aside: Int
    switch edge {
    case .top:
      ahead = from.minY - to.maxY
      aside = gap(from.minX, from.maxX, to.minX, to.maxX)
    case .bottom:
      ahead = to.minY - from.maxY
      aside = gap(from.minX, from.maxX, to.minX, to.maxX)
    case .leading:
      ahead = from.minX - to.maxX
      aside = gap(from.minY, from.maxY, to.minY, to.maxY) * 8
    case .trailing:
      ahead = to.minX - from.maxX
      aside = gap(from.minY, from.maxY, to.minY, to.maxY) * 8
    }
    guard ahead >= 0 else { return nil }
    return ahead * (edge == .top || edge == .bottom ? 4 : 1) + aside * 2
  }

  private static func gap(_ start: Int, _ end: Int, _ otherStart: Int, _ otherEnd: Int) -> Int {
    max(0, max(otherStart - end, start - otherEnd) + 1)
  }
}
