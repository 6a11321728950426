package import TesseraScreen

/// Divides a stack's length among its children: rows and columns are one algorithm, transposed.
///
/// The gaps are taken off first. Then the children are served by falling priority, and within one
/// priority from the least to the most flexible: each is offered an even share of what is left and
/// takes what it likes. A group of high priority leaves the lower ones their least lengths.
/// ```
/// 10 columns, three colours, no gaps       |aaabbbcccc|
/// 10 columns, colour, "text", colour       |aaatextccc|   the text is offered a third, too
/// ```
/// The children are asked as seldom as the rules allow: their least and greatest lengths only if
/// a group has several members and something to share, and only once per length across.
package struct StackSolver: Equatable {
  package let axis: Axis
  /// The guide that is aligned across the axis.
  package let alignment: AlignmentKey
  /// The distance between any two children, in cells; `nil` follows the children's wishes.
  package let spacing: Int?

  package init(axis: Axis, alignment: AlignmentKey, spacing: Int?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }

  package func makeCache(subviews: LayoutSubviews) -> StackLayoutCache {
    StackLayoutCache(subviews, axis: axis, spacing: spacing)
  }

  package func sizeThatFits(
    _ proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout StackLayoutCache
  ) -> Size {
    if let solved = cache.solved, solved.proposal == proposal { return solved.size }
    // A cache of other subviews comes from an author's layout that forgot to update it.
    if cache.items.count != subviews.count { cache = makeCache(subviews: subviews) }
    let cross = proposal[axis.cross]
    if let length = proposal[axis], !length.isUnbounded {
      divide(length, cross: cross, subviews: subviews, cache: &cache)
    } else {
      for index in cache.items.indices {
        measure(index, offering: proposal[axis], cross: cross, subviews, &cache)
      }
    }
    let size = align(subviews: subviews, cache: &cache)
    cache.solved = (proposal, size)
    return size
  }

  package func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout StackLayoutCache
  ) {
    // Without an offer across, children fill the stack's own length: a divider between texts of
    // ideal size is as long as they are.
    var proposal = proposal
    if proposal[axis.cross] == nil { proposal[axis.cross] = bounds.size[axis.cross] }
    _ = sizeThatFits(proposal, subviews: subviews, cache: &cache)
    var position = bounds.origin[axis]
    for index in cache.items.indices {
      let item = cache.items[index]
      position = position.saturatingAdding(item.gap).asPosition
      let across = cache.extent.origin(guide: item.guide)
      let origin = Point(
        axis, along: position, across: bounds.origin[axis.cross].saturatingAdding(across))
      subviews.place(offset: index, at: origin, proposal: item.proposal)
      position = position.saturatingAdding(item.size[axis]).asPosition
    }
  }

  /// The wishes of the outermost children along the axis, and of all across it.
  package func spacing(of subviews: LayoutSubviews) -> ViewSpacing {
    let (start, end): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    let sides: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    var spacing = ViewSpacing()
    for offset in 0..<subviews.count {
      var edges = sides
      if offset == 0 { edges.formUnion(start) }
      if offset == subviews.count - 1 { edges.formUnion(end) }
      spacing.formUnion(subviews.element(offset: offset).spacing, edges: edges)
    }
    return spacing
  }
}

extension StackSolver {
  private func divide(
    _ length: Int, cross: Int?, subviews: LayoutSubviews, cache: inout StackLayoutCache
  ) {
    cache.prepareProbes(cross: cross)
    var remaining = length.saturatingSubtracting(cache.spacing)
    var reserved = 0
    for group in cache.groups.dropFirst() {
      reserved = reserved.saturatingAdding(
        minimum(of: group, cross: cross, subviews: subviews, cache: &cache))
    }
    for (rank, group) in cache.groups.enumerated() {
      if rank > 0 {
        reserved = reserved.saturatingSubtracting(
          minimum(of: group, cross: cross, subviews: subviews, cache: &cache))
      }
      var cells = LeftoverCells(remaining.saturatingSubtracting(reserved), among: group.count)
      if group.count > 1, !cells.areExhausted {
        sortGroup(group, cross: cross, subviews: subviews, cache: &cache)
      }
      for slot in group {
        let index = cache.order[slot]
        measure(index, offering: cells.offer, cross: cross, subviews, &cache)
        let taken = cache.items[index].size[axis]
        cells.take(taken)
        remaining = remaining.saturatingSubtracting(taken)
      }
    }
  }

  /// The least lengths of a group together.
  private func minimum(
    of group: Range<Int>, cross: Int?, subviews: LayoutSubviews, cache: inout StackLayoutCache
  ) -> Int {
    var sum = 0
    for slot in group {
      let index = cache.order[slot]
      probeMinimum(index, cross: cross, subviews, &cache)
      sum = sum.lengthAdding(cache.items[index].minimum)
    }
    return sum
  }

  private func sortGroup(
    _ group: Range<Int>, cross: Int?, subviews: LayoutSubviews, cache: inout StackLayoutCache
  ) {
    for slot in group {
      let index = cache.order[slot]
      probeMinimum(index, cross: cross, subviews, &cache)
      if cache.items[index].maximum < 0 {
        let offer = ProposedViewSize(axis, along: .infinity, across: cross)
        cache.items[index].maximum = length(of: subviews.element(offset: index), at: offer)
      }
    }
    let items = cache.items
    sortByFlexibility(&cache.order, in: group) { index in
      Flexibility(minimum: items[index].minimum, maximum: items[index].maximum)
    }
  }

  private func probeMinimum(
    _ index: Int, cross: Int?, _ subviews: LayoutSubviews, _ cache: inout StackLayoutCache
  ) {
    guard cache.items[index].minimum < 0 else { return }
    let offer = ProposedViewSize(axis, along: 0, across: cross)
    cache.items[index].minimum = length(of: subviews.element(offset: index), at: offer)
  }

  private func length(of element: any LayoutElement, at proposal: ProposedViewSize) -> Int {
    element.sizeThatFits(proposal)[axis].asLength
  }

  private func measure(
    _ index: Int, offering length: Int?, cross: Int?, _ subviews: LayoutSubviews,
    _ cache: inout StackLayoutCache
  ) {
    let proposal = ProposedViewSize(axis, along: length, across: cross)
    let size = subviews.element(offset: index).sizeThatFits(proposal).asLengths
    cache.items[index].proposal = proposal
    cache.items[index].size = size
  }

  /// Puts every child's guide on one line, and reckons the size of the stack.
  private func align(subviews: LayoutSubviews, cache: inout StackLayoutCache) -> Size {
    var extent = AlignedExtent()
    var length = cache.spacing
    var isUnbounded = false
    for index in cache.items.indices {
      let size = cache.items[index].size
      let dimensions = ViewDimensions(
        subviews.element(offset: index), size: size, proposal: cache.items[index].proposal)
      let guide = dimensions.halfCells(of: alignment)
      cache.items[index].guide = guide
      extent.add(length: size[axis.cross], guide: guide)
      length = length.saturatingAdding(size[axis])
      isUnbounded = isUnbounded || size[axis].isUnbounded
    }
    cache.extent = extent
    return Size(
      axis, along: isUnbounded ? .infinity : length.asLength, across: extent.length)
  }
}
