package import TesseraScreen

/// What a tree must offer so that layouts can measure and place it.
///
/// All coordinates are in cells, x from the leading side, y from the top. Mirroring for languages
/// that are read from right to left is the tree's: it knows the parent's width when it places.
///
/// The protocol belongs to no actor. A `@MainActor` class conforms with
/// `extension Element: @MainActor LayoutElement`; layouts run where their elements live.
///
/// An element keeps its answers (`SizeCache`, `GuideCache`): layouts ask the same question many
/// times, and only remembered answers make nested layouts linear in their depth. It forgets them
/// when something inside changes, and then tells the `LayoutContainer` of every stack, pile or grid
/// around it (`childDidChange`), up to the first element whose answers stay the same.
package protocol LayoutElement: AnyObject {
  /// The size that the element takes when it is offered `proposal`.
  ///
  /// Lengths are 0...`infinity`; an author's answer is made one with `asLengths`.
  func sizeThatFits(_ proposal: ProposedViewSize) -> Size

  /// Puts the element at a place and lays out what is inside.
  ///
  /// `origin` is its top leading cell, relative to the origin of the parent element. The element
  /// takes its own answer to `proposal` as its size.
  func place(at origin: Point, proposal: ProposedViewSize)

  /// Who gets room first: 0 for most views, minus infinity for a `Spacer` and an empty container.
  var layoutPriority: Double { get }

  /// The distances that the element would like to keep from its neighbours.
  var spacing: ViewSpacing { get }

  /// Where a view inside has set an alignment guide, in cells from the element's origin along
  /// the key's axis; `nil` if none has, so that the default of the guide holds.
  ///
  /// Explicit guides are whole cells. The defaults are not: a middle may lie between two cells,
  /// and layouts reckon it in half cells themselves (`ViewDimensions.halfCells(of:)`).
  /// `size` is the element's own answer to `proposal`.
  func explicitAlignment(
    of key: AlignmentKey, in size: Size, proposal: ProposedViewSize
  ) -> Int?

  /// The value that a view inside attached for the layout around it, by the identity of its
  /// `LayoutValueKey` type; `nil` if none did.
  func layoutValue(for key: ObjectIdentifier) -> Any?
}
