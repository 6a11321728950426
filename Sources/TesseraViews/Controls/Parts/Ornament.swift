package import TesseraGraph
package import TesseraScreen

/// Signs that belong to the look of a control and say nothing: brackets, boxes, marks.
///
/// Drawn as text is, on one line that is never cut or wrapped, but neither read aloud nor found.
struct Ornament: View, LeafView {
  let glyphs: [Glyph]

  init(_ signs: String) {
    glyphs = Glyph.glyphs(of: signs)
  }

  package func makeLeaf(in environment: EnvironmentValues) -> OrnamentLeaf {
    OrnamentLeaf(glyphs: glyphs)
  }

  package func updateLeaf(_ leaf: inout OrnamentLeaf, in element: Element) {
    guard leaf.glyphs != glyphs else { return }
    leaf = OrnamentLeaf(glyphs: glyphs)
    element.setNeedsLayout()
    element.setNeedsDraw()
  }
}

package struct OrnamentLeaf: Leaf {
  let glyphs: [Glyph]

  package func measure(_ proposal: ProposedViewSize, in element: Element) -> Size {
    Size(width: glyphs.reduce(0) { $0 + $1.width }, height: 1)
  }

  package func draw(in context: DrawContext, element: Element) {
    let style = element.environment.textStyle.cellStyle(
      in: element.environment.colorScheme, opacity: context.opacity)
    context.surface.write(glyphs, at: context.origin, style: style, clip: context.clip)
  }
}
