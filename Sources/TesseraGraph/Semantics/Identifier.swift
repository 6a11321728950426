package import TesseraScreen

extension View {
  /// Gives the view a name by which tests find it; nobody sees or hears it.
  ///
  /// On several views each of them gets the name.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(IdentifierModifier(identifier: identifier))
  }
}

struct IdentifierModifier: ElementModifier {
  let identifier: String

  func makeElement(in context: NodeContext) -> IdentifierElement {
    IdentifierElement(identifier, in: context)
  }

  func updateElement(_ element: IdentifierElement) {
    element.identifier = identifier
  }
}

/// The element of a view with a name for tests.
package final class IdentifierElement: UnaryElement {
  fileprivate(set) var identifier: String

  init(_ identifier: String, in context: NodeContext) {
    self.identifier = identifier
    super.init(in: context)
  }

  override package var painting: Painting { .nothing }
}

extension ViewTree {
  /// The elements that are shown and have a name, from back to front.
  package func elements(withIdentifier identifier: String) -> [Element] {
    var found: [Element] = []
    forEachIdentifier { if $0.identifier == identifier { found.append($0) } }
    return found
  }

  /// The places on the screen of all elements that are shown and have names, not clipped.
  package var framesByIdentifier: [String: [Rect]] {
    var frames: [String: [Rect]] = [:]
    forEachIdentifier { frames[$0.identifier, default: []].append($0.absoluteFrame) }
    return frames
  }

  /// What the first element with a name means; a group where it means nothing by itself.
  package func semantics(ofIdentifier identifier: String) -> SemanticsNode? {
    guard let element = elements(withIdentifier: identifier).first else { return nil }
    let inside = collect(element)
    if inside.count == 1 { return inside[0] }
    return SemanticsNode(
      meaning: Meaning(.group), frame: element.absoluteFrame, element: element, children: inside,
      isFocused: false)
  }

  private func forEachIdentifier(_ body: (IdentifierElement) -> Void) {
    func visit(_ element: Element) {
      if let named = element as? IdentifierElement { body(named) }
      for child in element.elementsInside { visit(child) }
    }
    if let root { visit(root) }
  }
}
