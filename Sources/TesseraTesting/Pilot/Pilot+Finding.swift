public import Tessera
import TesseraGraph
public import TesseraScreen

/// An element of the screen as a reader sees it.
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
  /// Its place on the screen, in cells, not clipped.
  public var frame: Rect { node.frame }
  /// Whether it can be used.
  public var isEnabled: Bool { node.meaning.isEnabled }
  /// Whether it is chosen, or on.
  public var isSelected: Bool { node.meaning.isSelected }
  /// Whether it has the focus.
  public var isFocused: Bool { node.isFocused }

  /// Does what clicking on it would do.
  ///
  /// - Throws: `PilotError.refused` when it is disabled or cannot be seen.
  public func press() throws {
    guard isEnabled else { throw PilotError.refused("\(role) \"\(label)\" is disabled.") }
    let seen = node.element.visiblePart(of: Rect(origin: .zero, size: node.element.size))
    guard !seen.isEmpty else {
      throw PilotError.refused("\(role) \"\(label)\" is not on the screen.")
    }
    pilot.click(x: seen.minX + (seen.width - 1) / 2, y: seen.minY + (seen.height - 1) / 2)
  }
}

extension Pilot {
  /// The first element with a role, and a label if one is named.
  ///
  /// - Throws: `PilotError.notFound` with all elements.
  public func find(_ role: AccessibilityRole, _ label: String? = nil) throws -> PilotElement {
    guard let element = findAll(role, label).first else {
      throw PilotError.notFound(
        "a \(role)" + (label.map { " called \"\($0)\"" } ?? ""), tree: outline)
    }
    return element
  }

  /// All elements with a role, and a label if one is named, in the order of the tree.
  public func findAll(_ role: AccessibilityRole, _ label: String? = nil) -> [PilotElement] {
    elements { $0.meaning.role == role && (label == nil || $0.label == label) }
  }

  /// The first text that contains a string.
  ///
  /// - Throws: `PilotError.notFound` with all elements.
  public func find(text: String) throws -> PilotElement {
    guard let element = elements({ $0.meaning.role == .text && $0.label.contains(text) }).first
    else {
      throw PilotError.notFound("a text with \"\(text)\"", tree: outline)
    }
    return element
  }

  /// The element that was named with `accessibilityIdentifier(_:)`.
  ///
  /// - Throws: `PilotError.notFound` with all elements.
  public func find(id: String) throws -> PilotElement {
    guard let node = host.app.tree.semantics(ofIdentifier: id) else {
      throw PilotError.notFound("a view named \"\(id)\"", tree: outline)
    }
    return PilotElement(node: node, pilot: self)
  }

  /// The place on the screen of the view that was named with `accessibilityIdentifier(_:)`, in
  /// cells, not clipped; nil if there is none.
  public func frame(of id: String) -> Rect? {
    host.app.tree.elements(withIdentifier: id).first?.absoluteFrame
  }

  /// The element that has the focus; nil if none has.
  public var focused: PilotElement? {
    elements { $0.isFocused }.first
  }

  /// All elements as an indented list.
  var outline: String {
    var lines: [String] = []
    func add(_ node: SemanticsNode, depth: Int) {
      let frame = node.frame
      lines.append(
        String(repeating: "  ", count: depth)
          + "\(node.meaning.role) \"\(node.label)\" at \(frame.minX),\(frame.minY)"
          + " \(frame.width)×\(frame.height)")
      for child in node.children { add(child, depth: depth + 1) }
    }
    for node in host.app.tree.semantics { add(node, depth: 0) }
    return lines.joined(separator: "\n")
  }

  private func elements(_ isWanted: (SemanticsNode) -> Bool) -> [PilotElement] {
    var found: [PilotElement] = []
    func visit(_ node: SemanticsNode) {
      if isWanted(node) { found.append(PilotElement(node: node, pilot: self)) }
      for child in node.children { visit(child) }
    }
    for node in host.app.tree.semantics { visit(node) }
    return found
  }
}
