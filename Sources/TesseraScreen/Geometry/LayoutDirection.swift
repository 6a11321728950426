/// The direction in which a line is read.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// The leading side is the left one.
  case leftToRight
  /// The leading side is the right one.
  case rightToLeft
}
