package import TesseraScreen

/// `offset(x:y:)`: the child is drawn elsewhere; its place in the layout stays.
package struct OffsetSolver: WrapperSolver, Equatable {
  package let offset: Point

  package init(_ offset: Point) {
    self.offset = Point(x: offset.x.asPosition, y: offset.y.asPosition)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> Size {
    child.sizeThatFits(proposal).asLengths
  }

  package func origin(of child: ViewDimensions, in size: Size) -> Point { offset }

  /// The child's guides, where they would be without the offset.
  package func explicitAlignment(
    of key: AlignmentKey, in size: Size, proposal: ProposedViewSize, child: any LayoutElement
  ) -> Int? {
    child.explicitAlignment(of: key, in: size, proposal: proposal)
  }
}

/// `position(x:y:)`: takes all the space that is offered, and centres the child at a point in it.
package struct PositionSolver: WrapperSolver, Equatable {
  package let position: Point

  package init(_ position: Point) {
    self.position = Point(x: position.x.asPosition, y: position.y.asPosition)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> Size {
    if let width = proposal.width, let height = proposal.height {
      return Size(width: width, height: height)
    }
    let size = child.sizeThatFits(proposal).asLengths
    return Size(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  package func origin(of child: ViewDimensions, in size: Size) -> Point {
    Point(
      x: wholeCells(2 * position.x, child.width), y: wholeCells(2 * position.y, child.height))
  }

  package func layoutPriority(of child: any LayoutElement) -> Double { 0 }

  package func spacing(of child: any LayoutElement) -> ViewSpacing { ViewSpacing() }
}

/// `layoutPriority(_:)`: who gets room first.
package struct PrioritySolver: WrapperSolver, Equatable {
  package let priority: Double

  /// Makes a priority; one that is no number counts as 0.
  package init(_ priority: Double) {
    self.priority = priority.isNaN ? 0 : priority
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> Size {
    child.sizeThatFits(proposal).asLengths
  }

  package func layoutPriority(of child: any LayoutElement) -> Double { priority }
}

/// `alignmentGuide(_:computeValue:)`: says where a guide of the child lies.
///
/// The outermost modifier for a guide wins; the closure sees the guides of the modifiers inside.
package struct AlignmentGuideSolver: WrapperSolver {
  package let key: AlignmentKey
  package let computeValue: (ViewDimensions) -> Int

  package init(_ key: AlignmentKey, computeValue: @escaping (ViewDimensions) -> Int) {
    self.key = key
    self.computeValue = computeValue
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> Size {
    child.sizeThatFits(proposal).asLengths
  }

  package func explicitAlignment(
    of key: AlignmentKey, in size: Size, proposal: ProposedViewSize, child: any LayoutElement
  ) -> Int? {
    guard key == self.key else {
      return child.explicitAlignment(of: key, in: size, proposal: proposal)
    }
    return computeValue(ViewDimensions(child, size: size, proposal: proposal)).asPosition
  }
}

/// A modifier that changes nothing about layout, such as a colour or a key handler.
package struct NeutralSolver: WrapperSolver, Equatable {
  package init() {}

  package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> Size {
    child.sizeThatFits(proposal).asLengths
  }

  package func explicitAlignment(
    of key: AlignmentKey, in size: Size, proposal: ProposedViewSize, child: any LayoutElement
  ) -> Int? {
    child.explicitAlignment(of: key, in: size, proposal: proposal)
  }
}
