/// What an element means, apart from how it looks.
package struct Meaning {
  package var role: AccessibilityRole
  /// What it is called; nil for what the texts inside say.
  package var label: String?
  /// What it holds.
  package var value: String?
  /// What using it does.
  package var hint: String?
  /// A name for tests, never shown.
  package var identifier: String?
  package var traits: AccessibilityTraits = []
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
    traits = isSelected ? .isSelected : []
    self.isEnabled = isEnabled
  }

  package var isSelected: Bool {
    get { traits.contains(.isSelected) }
    set { traits = newValue ? traits.union(.isSelected) : traits.subtracting(.isSelected) }
  }
}

/// States and kinds of an element that a reader is told: SwiftUI's `AccessibilityTraits`.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// It is chosen, or on.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 0)
  /// It shows what is inside of it.
  public static let isExpanded = AccessibilityTraits(rawValue: 1 << 1)
  /// It is a heading.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 2)
  /// It is pressed like a button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 3)
  /// It leads elsewhere.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 4)
  /// It holds the user until it is closed.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 5)
  /// It changes often by itself.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 6)

  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
