public import TesseraGraph
package import TesseraScreen

/// Room that takes what others leave along its stack: SwiftUI's `Spacer`.
public struct Spacer: View, LeafView {
  /// The least length, in cells; nil is one column in a row and none in a column.
  public var minLength: Int?

  /// Makes room of at least a length, in cells.
  public init(minLength: Int? = nil) {
    self.minLength = minLength
  }

  package func makeLeaf(in environment: EnvironmentValues) -> SpacerLeaf {
    SpacerLeaf(minLength: minLength)
  }

  package func updateLeaf(_ leaf: inout SpacerLeaf, in element: Element) {
    guard leaf.minLength != minLength else { return }
    leaf.minLength = minLength
    element.setNeedsLayout()
  }
}

package struct SpacerLeaf: Leaf {
  var minLength: Int?

  package func measure(_ proposal: ProposedViewSize, in element: Element) -> Size {
    LeafSizes.spacer(proposal, along: element.stackOrientation, minLength: minLength)
  }

  package func draw(in context: DrawContext, element: Element) {}

  package func environmentChanged(from old: EnvironmentValues, in element: Element) {}

  package var layoutPriority: Double { -.infinity }

  package func spacing(in element: Element) -> ViewSpacing {
    .spacer(along: element.stackOrientation)
  }

  package var painting: Painting { .nothing }

  package var isHitTarget: Bool { false }
}
