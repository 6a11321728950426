import Tessera
public import TesseraGraph
public import TesseraScreen

extension Pilot {
  /// The first element with a role, and a label if one is named; in a modal, if there is one there.
  ///
  /// - Throws: `PilotError.notFound` with all elements, and those that are called nearly so.
  public func find(_ role: AccessibilityRole, _ label: String? = nil) throws -> PilotElement {
    guard let element = frontmost(of: findAll(role, label)) else {
      throw notFound("a \(role)" + (label.map { " called \"\($0)\"" } ?? ""), near: label)
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
    let found = elements { $0.meaning.role == .text && $0.label.contains(text) }
    guard let element = frontmost(of: found) else {
      throw notFound("a text with \"\(text)\"", near: text)
    }
    return element
  }

  /// The element with a name that `.accessibilityIdentifier` gave it.
  ///
  /// - Throws: `PilotError.notFound` with all elements.
  public func find(id: String) throws -> PilotElement {
    guard let element = frontmost(of: elements { $0.meaning.identifier == id }) else {
      throw notFound("an element with the identifier \"\(id)\"", near: id)
    }
    return element
  }

  /// The place of the view with a name that `.accessibilityIdentifier` gave it; nil if there is none.
  public func frame(of identifier: String) -> Rect? {
    host.app.tree.framesByIdentifier[identifier]?.first
  }

  /// The element that has the focus; nil if none has.
  public var focused: PilotElement? {
    elements { $0.isFocused }.first
  }

  /// All elements as an indented list.
  var outline: String {
    var lines: [String] = []
    func add(_ node: SemanticsNode, depth: Int) {
      lines.append(String(repeating: "  ", count: depth) + Pilot.line(node))
      // The text of a button says again what the button is called.
      let isRepeated = node.children.count == 1 && node.children[0].label == node.label
      if isRepeated, node.children[0].meaning.role == .text { return }
      for child in node.children { add(child, depth: depth + 1) }
    }
    for node in host.app.tree.semantics { add(node, depth: 0) }
    return lines.isEmpty ? "(none)" : lines.joined(separator: "\n")
  }

  /// An element of the outline: what it is, where it is, and its state.
  private static func line(_ node: SemanticsNode) -> String {
    let meaning = node.meaning
    var line = "\(meaning.role)"
    // What is around many elements is not called by all of them.
    let containers: [AccessibilityRole] = [.group, .list, .scrollView]
    let isContainer = containers.contains(meaning.role) && !node.children.isEmpty
    if meaning.label != nil || !isContainer { line += " \"\(node.label)\"" }
    if let value = meaning.value { line += " = \"\(value)\"" }
    if let name = meaning.identifier { line += " #\(name)" }
    let frame = node.frame
    line += " at \(frame.minX),\(frame.minY) \(frame.width)×\(frame.height)"
    if !meaning.isEnabled { line += " disabled" }
    if meaning.isSelected { line += " selected" }
    if meaning.traits.contains(.isExpanded) { line += " expanded" }
    if node.isFocused { line += " focused" }
    return line
  }

  private func notFound(_ what: String, near label: String?) -> PilotError {
    var sentence = what
    if let label {
      var near: [String] = []
      for name in elements({ _ in true }).flatMap({ [$0.label, $0.identifier ?? ""] })
      where !near.contains(name) && Pilot.isNear(name, label) { near.append(name) }
      if !near.isEmpty {
        sentence += "; did you mean \(near.map { "\"\($0)\"" }.joined(separator: " or "))?"
      }
    }
    return .notFound(sentence, tree: outline)
  }

  /// Whether two labels differ little: in case, by a part, or by few letters.
  private static func isNear(_ a: String, _ b: String) -> Bool {
    let a = a.lowercased()
    let b = b.lowercased()
    if a.isEmpty || b.isEmpty { return false }
    // A part of a word, but not all that a screen says.
    if a.contains(b) || b.contains(a) { return max(a.count, b.count) <= 3 * min(a.count, b.count) }
    return distance(Array(a.prefix(40)), Array(b.prefix(40))) <= max(1, min(a.count, b.count) / 3)
  }

  /// How many letters must be added, removed or changed (Levenshtein's distance).
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var row = Array(0...b.count)
    for i in a.indices {
      var last = row[0]
      row[0] = i + 1
      for j in b.indices {
        let above = row[j + 1]
        row[j + 1] = min(above + 1, row[j] + 1, last + (a[i] == b[j] ? 0 : 1))
        last = above
      }
    }
    return row[b.count]
  }

  /// The first element that a modal does not cover, else the first.
  private func frontmost(of elements: [PilotElement]) -> PilotElement? {
    let scope = host.app.tree.focus.scope
    return elements.first { element in scope.map { element.node.element.isInside($0) } ?? true }
      ?? elements.first
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
