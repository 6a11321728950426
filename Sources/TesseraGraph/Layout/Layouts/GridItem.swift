public import TesseraScreen

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem: Hashable, Sendable {
  /// How long the item is across the grid, in cells.
  public enum Size: Hashable, Sendable {
    /// Exactly so long.
    case fixed(Int)
    /// An even share of what is left, within bounds.
    case flexible(minimum: Int = 1, maximum: Int = .infinity)
    /// As many items as fit into an even share, all of one length within bounds.
    case adaptive(minimum: Int, maximum: Int = .infinity)
  }

  /// How long the item is.
  public var size: Size
  /// The cells to the next item; `nil` is one column, or no row.
  public var spacing: Int?
  /// The guides that a view shares with its place; `nil` is the middle.
  public var alignment: Alignment?

  /// Makes an item.
  public init(_ size: Size = .flexible(), spacing: Int? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
