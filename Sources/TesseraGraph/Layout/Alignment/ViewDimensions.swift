/// A view's size and its alignment guides, in the view's own coordinates, in cells.
public struct ViewDimensions {
  /// The columns that the view takes.
  public let width: Int
  /// The rows that the view takes.
  public let height: Int
}
