package import TesseraScreen

/// The children of one container, and where its layout has put them.
///
/// A layout does not move its children itself: placing a subview writes a placement down here.
/// When the layout is done the container carries all of them out, once per child, and centres the
/// children that the layout forgot. So asking for a container's alignment guides can run the same
/// code without moving anything.
///
/// The list never changes: a container whose children change makes a new one, and subviews that a
/// layout kept from before stay valid.
package final class LayoutChildren {
  package let elements: [any LayoutElement]
  package let layoutDirection: LayoutDirection
  private var placements: [Placement?]

  package init(
    _ elements: [any LayoutElement], layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.elements = elements
    self.layoutDirection = layoutDirection
    placements = []
  }

  /// The children as a layout sees them.
  package var subviews: LayoutSubviews { LayoutSubviews(self) }

  /// Forgets the placements of the last round.
  func beginPlacing() {
    if placements.count == elements.count {
      for index in placements.indices { placements[index] = nil }
    } else {
      placements = Array(repeating: nil, count: elements.count)
    }
  }

  /// Runs a layout without moving anything, and keeps what was written down before.
  func rehearse<Result>(_ body: () -> Result) -> Result {
    let written = placements
    placements = []
    beginPlacing()
    defer { placements = written }
    return body()
  }

  /// Writes down where a child goes; the last word counts.
  func record(_ placement: Placement, at index: Int) {
    // A layout that places while it should measure is not heard.
    guard index < placements.count else { return }
    placements[index] = placement
  }

  /// Where a child goes: as recorded, or in the middle of the container.
  func placement(at index: Int, in bounds: Rect, proposal: ProposedViewSize) -> Placement {
    if index < placements.count, let placement = placements[index] { return placement }
    let dimensions = ViewDimensions(elements[index], proposal: proposal)
    return Placement(
      origin: bounds.origin + Alignment.center.origin(of: dimensions, in: bounds.size),
      proposal: proposal)
  }

  /// Carries the placements out.
  func place(in bounds: Rect, proposal: ProposedViewSize) {
    for (index, element) in elements.enumerated() {
      let placement = placement(at: index, in: bounds, proposal: proposal)
      element.place(at: placement.origin, proposal: placement.proposal)
    }
  }
}
