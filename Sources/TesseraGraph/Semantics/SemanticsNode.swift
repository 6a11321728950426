package import TesseraScreen

/// One place of the semantics tree: what a test finds and a screen reader speaks.
@MainActor
package struct SemanticsNode {
  package internal(set) var meaning: Meaning
  /// The element's place on the screen, not clipped.
  package let frame: Rect
  package let element: Element
  package internal(set) var children: [SemanticsNode]
  package let isFocused: Bool

  /// The label, or what the texts inside say.
  package var label: String {
    if let label = meaning.label { return label }
    return children.map(\.label).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension ViewTree {
  /// The semantics tree as it stands: only what has a meaning, mere structure left out.
  package var semantics: [SemanticsNode] {
    root.map { collect($0) } ?? []
  }

  private func collect(_ element: Element) -> [SemanticsNode] {
    guard !element.hidesContents else { return [] }
    let inside = element.elementsInside.flatMap(collect)
    if let editor = element as? AccessibilityElement { return editor.edited(inside) }
    guard let meaning = element.meaning else { return inside }
    return [
      SemanticsNode(
        meaning: meaning, frame: element.absoluteFrame, element: element, children: inside,
        isFocused: focus.focused === element)
    ]
  }
}
