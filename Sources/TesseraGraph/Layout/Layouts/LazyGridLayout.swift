package import TesseraScreen

/// A `LazyVGrid` or `LazyHGrid` with all of its cells at hand.
///
/// A lazy tree uses the solver directly and makes only the cells that are seen; the result is the
/// same.
package struct LazyGridLayout: Layout, Equatable {
  package let solver: LazyGridSolver

  package init(_ solver: LazyGridSolver) {
    self.solver = solver
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> Size {
    let (tracks, length) = solver.tracks(across: proposal[solver.axis.cross])
    let end = lines(of: subviews, tracks).last?.end ?? 0
    return Size(solver.axis, along: end, across: length)
  }

  package func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let (tracks, _) = solver.tracks(across: proposal[solver.axis.cross])
    for line in lines(of: subviews, tracks) {
      for (offset, track) in zip(line.cells, tracks) {
        let placement = solver.placement(
          of: subviews.element(offset: offset), in: track, lineOrigin: line.origin,
          lineLength: line.length)
        subviews.place(
          offset: offset, at: bounds.origin + placement.origin, proposal: placement.proposal)
      }
    }
  }

  private struct Line {
    let cells: Range<Int>
    let origin: Int
    let length: Int
    var end: Int { origin.lengthAdding(length) }
  }

  private func lines(of subviews: Subviews, _ tracks: [LazyGridSolver.Track]) -> [Line] {
    guard !tracks.isEmpty else { return [] }
    var lines: [Line] = []
    var origin = 0
    for start in stride(from: 0, to: subviews.count, by: tracks.count) {
      let cells = start..<min(start + tracks.count, subviews.count)
      let length = solver.lineLength(
        of: cells.lazy.map { subviews.element(offset: $0) }, in: tracks)
      lines.append(Line(cells: cells, origin: origin, length: length))
      origin = origin.lengthAdding(length).saturatingAdding(solver.lineSpacing).asPosition
    }
    return lines
  }
}
