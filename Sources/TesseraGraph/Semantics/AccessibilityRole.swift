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
