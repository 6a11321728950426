public import TesseraScreen

/// A pile: views over each other, the first at the back.
///
/// Only the views of the highest priority decide the size; then all are offered it. So a colour
/// of priority -1 fills exactly the space of the text in front of it.
public struct ZStackLayout: Layout, Hashable, Sendable {
  /// The guides that the views share.
  public var alignment: Alignment

  /// Makes a pile.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// What a pile remembers between calls.
  public struct Cache {
    fileprivate let count: Int
    /// The views that decide the size.
    fileprivate let leaders: [Int]
    fileprivate var solved: Solution?

    fileprivate init(_ subviews: LayoutSubviews) {
      count = subviews.count
      let priorities = (0..<count).map { subviews.element(offset: $0).layoutPriority }
      let highest = priorities.max() ?? 0
      leaders = priorities.indices.filter { priorities[$0] == highest }
    }
  }

  /// The lines on which the guides lie, and the size that they lead to.
  fileprivate struct Solution {
    let proposal: ProposedViewSize
    let x: AlignedExtent
    let y: AlignedExtent
    let size: Size
  }

  /// Makes the cache: which views decide the size.
  public func makeCache(subviews: Subviews) -> Cache { Cache(subviews) }

  /// The size of the leading views together, when they are aligned.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Size {
    solve(proposal, subviews: subviews, cache: &cache).size
  }

  /// Offers every view the size of the pile, and places its guides on the shared lines.
  public func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let lines = solve(proposal, subviews: subviews, cache: &cache)
    let offer = ProposedViewSize(bounds.size)
    for offset in 0..<subviews.count {
      let view = ViewDimensions(subviews.element(offset: offset), proposal: offer)
      let origin = Point(
        x: lines.x.origin(guide: view.halfCells(of: alignment.horizontal.key)),
        y: lines.y.origin(guide: view.halfCells(of: alignment.vertical.key)))
      subviews.place(offset: offset, at: bounds.origin + origin, proposal: offer)
    }
  }

  private func solve(
    _ proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) -> Solution {
    if let solved = cache.solved, solved.proposal == proposal { return solved }
    // A cache of other subviews comes from an author's layout that forgot to update it.
    if cache.count != subviews.count { cache = Cache(subviews) }
    var x = AlignedExtent()
    var y = AlignedExtent()
    for offset in cache.leaders {
      let view = ViewDimensions(subviews.element(offset: offset), proposal: proposal)
      x.add(length: view.width, guide: view.halfCells(of: alignment.horizontal.key))
      y.add(length: view.height, guide: view.halfCells(of: alignment.vertical.key))
    }
    let solution = Solution(
      proposal: proposal, x: x, y: y, size: Size(width: x.length, height: y.length))
    cache.solved = solution
    return solution
  }
}
