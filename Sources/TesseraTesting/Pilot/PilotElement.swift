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
  /// - Throws: `PilotError.refused` when it is disabled, covered by a modal, or scrolled out.
  public func press() throws {
    let point = try target()
    pilot.click(x: point.x, y: point.y)
  }

  /// Gives it the focus and types a text.
  ///
  /// - Throws: `PilotError.refused` when it is disabled, covered, scrolled out, or takes no focus.
  public func type(_ text: String) throws {
    try press()
    guard let focused = pilot.focused, focused.frame == frame else {
      throw refusal("does not take the focus")
    }
    pilot.type(text)
  }

  /// Scrolls what is around it until it can be seen.
  public func scrollIntoView() {
    node.element.reveal()
    pilot.run()
  }

  /// The cell that a click on it would meet.
  private func target() throws -> Point {
    guard isEnabled else { throw refusal("is disabled") }
    let scope = pilot.host.app.tree.focus.scope
    if let scope, !node.element.isInside(scope) { throw refusal("is covered by a modal") }
    let seen = node.element.visiblePart(of: Rect(origin: .zero, size: node.element.size))
    guard !seen.isEmpty else { throw refusal("is not on the screen; scrollIntoView() first") }
    return Point(x: seen.minX + (seen.width - 1) / 2, y: seen.minY + (seen.height - 1) / 2)
  }

  private func refusal(_ why: String) -> PilotError {
    .refused("\(role) \"\(label)\" \(why). The elements:\n\(pilot.outline)")
  }
}
