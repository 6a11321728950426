package import TesseraScreen

/// `frame(minWidth:idealWidth:maxWidth:…)`: a box whose lengths are held between bounds.
///
/// `maxWidth: .infinity` is at least the proposal and wider if the child insists; with
/// `minWidth: 0` too it is exactly the proposal. `maxHeight: 20` around one line of text is 20 tall
/// when 20 or more are offered.
package struct FlexibleFrameSolver: WrapperSolver, Equatable {
  /// The bounds of one axis, in cells: least <= ideal <= greatest.
  package struct Bounds: Hashable, Sendable {
    package let least: Int?
    package let ideal: Int?
    package let greatest: Int?

    /// Makes bounds in order: the least is not below zero, and wins where they are crossed.
    package init(least: Int?, ideal: Int?, greatest: Int?) {
      let floor = least?.asLength ?? 0
      self.least = least.map { _ in floor }
      self.ideal = ideal.map { max(floor, $0.asLength) }
      let above = max(floor, self.ideal ?? 0)
      self.greatest = greatest.map { max(above, $0.asLength) }
    }

    /// Whether the frame leaves the axis to the child.
    var areEmpty: Bool { least == nil && ideal == nil && greatest == nil }

    /// What the child is offered.
    func childProposal(_ proposal: Int?) -> Int? {
      guard let wish = proposal ?? ideal else { return nil }
      return wish.clamped(least ?? 0, greatest ?? .infinity)
    }

    /// The frame's length where the child has no say in it.
    func lengthWithoutChild(_ proposal: Int?) -> Int? {
      guard let proposal else { return ideal }
      guard let least, let greatest else { return nil }
      return proposal.clamped(least, greatest)
    }

    /// The frame's length around a child.
    func length(_ proposal: Int?, child: Int) -> Int {
      if let length = lengthWithoutChild(proposal) { return length }
      let offered = childProposal(proposal)
      switch (least, greatest) {
      case (let least?, let greatest?): return child.clamped(least, greatest)
      case (let least?, nil): return max(least, min(child, offered ?? child))
      case (nil, let greatest?): return min(greatest, max(child, offered ?? child))
      case (nil, nil): return child
      }
    }
  }

  package let width: Bounds
  package let height: Bounds
  package let alignment: Alignment

  package init(width: Bounds, height: Bounds, alignment: Alignment = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> Size {
    if let width = width.lengthWithoutChild(proposal.width),
      let height = height.lengthWithoutChild(proposal.height)
    {
      return Size(width: width, height: height)
    }
    let offered = ProposedViewSize(
      width: width.childProposal(proposal.width), height: height.childProposal(proposal.height))
    let size = child.sizeThatFits(offered).asLengths
    return Size(
      width: width.length(proposal.width, child: size.width),
      height: height.length(proposal.height, child: size.height))
  }

  package func childProposal(
    in size: Size, proposal: ProposedViewSize, child: any LayoutElement
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width == nil && width.areEmpty ? nil : size.width,
      height: proposal.height == nil && height.areEmpty ? nil : size.height)
  }

  package func origin(of child: ViewDimensions, in size: Size) -> Point {
    alignment.origin(of: child, in: size)
  }

  package func layoutPriority(of child: any LayoutElement) -> Double { 0 }

  package func spacing(of child: any LayoutElement) -> ViewSpacing { ViewSpacing() }
}
