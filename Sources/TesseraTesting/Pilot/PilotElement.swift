import Tessera
public import TesseraGraph
public import TesseraScreen

/// An element of the screen as a reader sees it, found by role, label, text or name.
///
/// Acting on it does what a user's key or click would do, through the whole app; what a user could not do
/// is refused.
@MainActor
public struct PilotElement {
  let node: SemanticsNode
  let pilot: Pilot

  /// What kind of thing it is.
  public var role: AccessibilityRole { node.meaning.role }
  /// What it is called.
  public var label: String { node.label }
  /// What it holds.
  public var value: String? { node.meaning.value }
  /// What using it does.
  public var hint: String? { node.meaning.hint }
  /// Its name for tests.
  public var identifier: String? { node.meaning.identifier }
  /// Whether it is chosen, expanded, a heading and the like.
  public var traits: AccessibilityTraits { node.meaning.traits }
  /// Its place on the screen, in cells, not clipped.
  public var frame: Rect { node.frame }
  /// Whether it can be used.
  public var isEnabled: Bool { node.meaning.isEnabled }
  /// Whether it is chosen, or on.
  public var isSelected: Bool { traits.contains(.isSelected) }
  /// Whether it has the focus.
  public var isFocused: Bool { node.isFocused }
  /// The elements inside of it.
  public var children: [PilotElement] { node.children.map { PilotElement(node: $0, pilot: pilot) } }

  /// Clicks on it, in the middle of what can be seen of it.
  ///
  /// - Throws: `PilotError.refused` when it is gone, disabled, covered by a modal or by something in
  ///   front, or scrolled out.
  public func press() throws {
    let point = try target()
    pilot.click(x: point.x, y: point.y)
  }

  /// Gives it the focus and types a text.
  ///
  /// - Throws: `PilotError.refused` when it is gone, disabled, covered, scrolled out, or takes no
  ///   focus.
  public func type(_ text: String) throws {
    try press()
    guard let focused = pilot.host.app.tree.focus.focused, isRelated(focused) else {
      throw refusal("does not take the focus")
    }
    pilot.type(text)
  }

  /// Scrolls what is around it until it can be seen.
  public func scrollIntoView() {
    guard node.element.isAlive else { return }
    node.element.reveal()
    pilot.run()
  }

  /// The cell that a click on it would meet.
  private func target() throws -> Point {
    let element = node.element
    guard element.isAlive, element.isOnScreen else { throw refusal("is no longer there") }
    guard isEnabled else { throw refusal("is disabled") }
    let tree = pilot.host.app.tree
    if let scope = tree.focus.scope, !element.isInside(scope) {
      throw refusal("is covered by a modal")
    }
    let seen = element.visiblePart(of: Rect(origin: .zero, size: element.size))
    guard !seen.isEmpty else { throw refusal("is not on the screen; scrollIntoView() first") }
    guard let point = cells(of: seen).first(where: { tree.hit(at: $0).map(isRelated) ?? true })
    else { throw refusal("is covered by something in front of it") }
    return point
  }

  /// The cells of a rectangle, the one in the middle first.
  private func cells(of rect: Rect) -> some Sequence<Point> {
    let middle = Point(x: rect.minX + (rect.width - 1) / 2, y: rect.minY + (rect.height - 1) / 2)
    let all = (rect.minY..<rect.maxY).lazy.flatMap { y in
      (rect.minX..<rect.maxX).lazy.map { Point(x: $0, y: y) }
    }
    return [[middle], Array(all)].joined()
  }

  /// Whether another element is inside of this one, or around it.
  private func isRelated(_ other: Element) -> Bool {
    isInside(other, node.element) || isInside(node.element, other)
  }

  /// Whether an element is, or stands inside of, another; what a modifier on several views has wrapped
  /// is inside as well.
  private func isInside(_ inner: Element, _ outer: Element) -> Bool {
    if inner.isInside(outer) { return true }
    var element = inner.elementParent
    while let current = element {
      if current === outer { return true }
      element = current.elementParent
    }
    return false
  }

  private func refusal(_ why: String) -> PilotError {
    .refused("\(role) \"\(label)\" \(why). The elements:\n\(pilot.outline)")
  }
}
