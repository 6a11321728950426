import Tessera
public import TesseraGraph
public import TesseraScreen

extension Pilot {
  /// The first element with a role, and a label if one is named.
  ///
  /// - Throws: `PilotError.notFound` with all elements, and those that are called nearly so.
  public func find(_ role: AccessibilityRole, _ label: String? = nil) throws -> PilotElement {
    guard let element = findAll(role, label).first else {
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
    guard let element = elements({ $0.meaning.role == .text && $0.label.contains(text) }).first
    else { throw notFound("a text with \"\(text)\"", near: text) }
    return element
  }

  /// The element with a name that `.accessibilityIdentifier` gave it.
  ///
  /// - Throws: `PilotError.notFound` with all elements.
  public func find(id: String) throws -> PilotElement {
    guard let element = elements({ $0.meaning.identifier == id }).first else {
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
      let frame = node.frame
      var line = String(repeating: "  ", count: depth) + "\(node.meaning.role) \"\(node.label)\""
      if let value = node.meaning.value { line += " = \"\(value)\"" }
      if let name = node.meaning.identifier { line += " #\(name)" }
      line += " at \(frame.minX),\(frame.minY) \(frame.width)×\(frame.height)"
      if !node.meaning.isEnabled { line += " disabled" }
      if node.meaning.isSelected { line += " selected" }
      if node.isFocused { line += " focused" }
      lines.append(line)
      for child in node.children { add(child, depth: depth + 1) }
    }
    for node in host.app.tree.semantics { add(node, depth: 0) }
    return lines.isEmpty ? "(none)" : lines.joined(separator: "\n")
  }

  private func notFound(_ what: String, near label: String?) -> PilotError {
    var sentence = what
    if let label {
      let near = elements { _ in true }
        .flatMap { [$0.label, $0.identifier ?? ""] }
        .filter { !$0.isEmpty && Pilot.isNear($0, label) }
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
    if a.contains(b) || b.contains(a) { return true }
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
