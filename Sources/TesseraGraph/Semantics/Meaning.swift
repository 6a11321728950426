package import TesseraScreen

/// What kind of thing an element is to a reader: the roles of the semantics tree.
public enum AccessibilityRole: String, Hashable, Sendable {
  /// Something that is pressed.
  case button
  /// Something that is on or off.
  case toggle
  /// A field for a line of text.
  case textField
  /// A field for a line of text that is not shown.
  case secureField
  /// Something that opens elsewhere.
  case link
  /// How far something has come.
  case progress
  /// Words.
  case text
  /// A collection of rows.
  case list
  /// One row of a list.
  case row
  /// A part of the screen that scrolls.
  case scrollView
  /// A line between parts.
  case divider
  /// A picture made of cells.
  case image
  /// Several things that belong together.
  case group
}

/// What an element means, apart from how it looks.
package struct Meaning {
  package var role: AccessibilityRole
  package var label: String?
  package var value: String?
  package var isSelected = false
  package var isEnabled = true
  /// How many parts it has, of which only some may be in the tree: the rows of a list.
  package var count: Int?

  package init(
    _ role: AccessibilityRole, label: String? = nil, value: String? = nil, isSelected: Bool = false,
    isEnabled: Bool = true
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.isSelected = isSelected
    self.isEnabled = isEnabled
  }
}

/// One place of the semantics tree: what a test finds and a screen reader speaks.
@MainActor
package struct SemanticsNode {
  package let meaning: Meaning
  /// The element's place on the screen, not clipped.
  package let frame: Rect
  package let element: Element
  package let children: [SemanticsNode]
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
    let inside = element.elementsInside.flatMap(collect)
    guard let meaning = element.meaning else { return inside }
    return [
      SemanticsNode(
        meaning: meaning, frame: element.absoluteFrame, element: element, children: inside,
        isFocused: focus.focused === element)
    ]
  }
}
