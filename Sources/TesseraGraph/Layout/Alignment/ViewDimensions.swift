package import TesseraScreen

/// A view's size and its alignment guides, in the view's own coordinates, in cells.
public struct ViewDimensions {
  /// The columns that the view takes.
  public let width: Int
  /// The rows that the view takes.
  public let height: Int

  /// What the view was offered.
  package let proposal: ProposedViewSize
  private let element: (any LayoutElement)?

  /// Measures an element.
  package init(_ element: any LayoutElement, proposal: ProposedViewSize) {
    self.init(element, size: element.sizeThatFits(proposal).asLengths, proposal: proposal)
  }

  /// Makes the dimensions of an element whose answer to `proposal` is known to be `size`.
  package init(_ element: any LayoutElement, size: Size, proposal: ProposedViewSize) {
    width = size.width
    height = size.height
    self.proposal = proposal
    self.element = element
  }

  /// Makes the dimensions of a box that holds nothing: every guide has its default.
  package init(size: Size) {
    width = size.width
    height = size.height
    proposal = ProposedViewSize(size)
    element = nil
  }

  /// The width and the height.
  package var size: Size { Size(width: width, height: height) }

  /// Where a guide lies, in columns from the leading side.
  ///
  /// A middle between two cells is rounded down.
  public subscript(guide: HorizontalAlignment) -> Int { cells(of: guide.key) }

  /// Where a guide lies, in rows from the top side.
  ///
  /// A middle between two cells is rounded down.
  public subscript(guide: VerticalAlignment) -> Int { cells(of: guide.key) }

  /// Where a guide lies, in columns from the leading side, if the view or one inside sets it.
  public subscript(explicit guide: HorizontalAlignment) -> Int? { explicitCells(of: guide.key) }

  /// Where a guide lies, in rows from the top side, if the view or one inside sets it.
  public subscript(explicit guide: VerticalAlignment) -> Int? { explicitCells(of: guide.key) }
}

extension ViewDimensions {
  /// Where a guide lies, in half cells: the middle of an odd length is exact.
  package func halfCells(of key: AlignmentKey) -> Int {
    if let cells = explicitCells(of: key) { return 2 * cells }
    return key.line == .custom
      ? 2 * key.customDefault(in: self) : key.defaultHalfCells(in: size)
  }

  /// Where a view inside has set a guide, in cells.
  package func explicitCells(of key: AlignmentKey) -> Int? {
    guard let element else { return nil }
    return element.explicitAlignment(of: key, in: size, proposal: proposal)?.asPosition
  }

  private func cells(of key: AlignmentKey) -> Int { halfCells(of: key) >> 1 }
}

extension ViewDimensions: Equatable {
  /// Whether both are the dimensions of the same view at the same proposal.
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.size == rhs.size && lhs.proposal == rhs.proposal && lhs.element === rhs.element
  }
}
