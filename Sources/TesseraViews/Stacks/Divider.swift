public import TesseraGraph
package import TesseraScreen

/// A line between views: across its stack, or horizontal outside of stacks.
public struct Divider: View, LeafView {
  /// Makes a line.
  public init() {}

  package func makeLeaf(in environment: EnvironmentValues) -> DividerLeaf { DividerLeaf() }

  package func updateLeaf(_ leaf: inout DividerLeaf, in element: Element) {}
}

package struct DividerLeaf: Leaf {
  private static let horizontal = Glyph("─")
  private static let vertical = Glyph("│")

  package func measure(_ proposal: ProposedViewSize, in element: Element) -> Size {
    LeafSizes.divider(proposal, in: element.stackOrientation)
  }

  package func draw(in context: DrawContext, element: Element) {
    let isVertical = element.stackOrientation == .horizontal
    let color = element.environment.textStyle.foreground ?? .tertiary
    let style = CellStyle(
      foreground: context.resolve(color, in: element.environment), background: .clear)
    context.surface.fill(
      Rect(origin: context.origin, size: element.size),
      with: Cell(glyph: isVertical ? DividerLeaf.vertical : DividerLeaf.horizontal, style: style),
      clip: context.clip)
  }

  package var meaning: Meaning? { Meaning(.divider) }
}
