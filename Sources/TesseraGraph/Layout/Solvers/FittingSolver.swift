package import TesseraScreen

/// `ViewThatFits(in:)`: the first child whose ideal size is not larger than the offer.
package struct FittingSolver: Equatable {
  /// The axes on which a child must fit.
  package let axes: Axis.Set

  package init(_ axes: Axis.Set = [.horizontal, .vertical]) {
    self.axes = axes
  }

  /// The index of the child to show, or `nil` without children; the last is the way out.
  ///
  /// The chosen child is then offered the proposal itself, at the container's origin; its size and
  /// guides are the container's.
  package func choice(among children: [any LayoutElement], for proposal: ProposedViewSize) -> Int? {
    guard let last = children.indices.last else { return nil }
    let ideal = proposal.unspecified(along: axes)
    for index in 0..<last {
      let size = children[index].sizeThatFits(ideal).asLengths
      if fits(size.width, proposal.width, .horizontal)
        && fits(size.height, proposal.height, .vertical)
      {
        return index
      }
    }
    return last
  }

  private func fits(_ length: Int, _ offer: Int?, _ axis: Axis) -> Bool {
    guard axes.contains(axis), let offer else { return true }
    return length <= offer
  }
}
