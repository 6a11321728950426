package import TesseraScreen

/// Where a view goes and what it is offered there.
package struct Placement: Equatable, Sendable {
  /// The view's top leading cell, relative to the parent's.
  package var origin: Point
  /// What the view is offered; its answer is its size.
  package var proposal: ProposedViewSize

  package init(origin: Point, proposal: ProposedViewSize) {
    self.origin = origin
    self.proposal = proposal
  }
}
