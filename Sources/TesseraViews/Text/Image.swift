public import TesseraGraph
package import TesseraScreen

/// A small picture: a sign in the text's style.
///
/// `Image(systemName:)` takes SF Symbols' names and shows a sign of one column that comes near; a
/// name that is not known shows "•".
public struct Image: View, Equatable {
  private let glyph: Glyph
  private let label: String?

  /// Makes the picture of a symbol's name, such as `"trash"`.
  public init(systemName: String) {
    glyph = Symbols.glyph(named: systemName)
    label = nil
  }

  /// Makes a picture of a sign, with words for those who do not see it.
  public init(_ sign: Character, label: String? = nil) {
    glyph = Glyph(sign)
    self.label = label
  }
}

extension Image: LeafView {
  package func makeLeaf(in environment: EnvironmentValues) -> ImageLeaf { ImageLeaf(image: self) }

  package func updateLeaf(_ leaf: inout ImageLeaf, in element: Element) {
    guard leaf.image != self else { return }
    let isResized = leaf.image.glyph.width != glyph.width
    leaf.image = self
    element.setNeedsDraw()
    if isResized { element.setNeedsLayout() }
  }

  package struct ImageLeaf: Leaf {
    var image: Image

    package func measure(_ proposal: ProposedViewSize, in element: Element) -> Size {
      Size(width: image.glyph.width, height: 1)
    }

    package func draw(in context: DrawContext, element: Element) {
      let style = element.environment.textStyle.cellStyle(
        in: element.environment.colorScheme, opacity: context.opacity)
      context.surface.put(image.glyph, at: context.origin, style: style, clip: context.clip)
    }

    package var meaning: Meaning? { image.label.map { Meaning(.image, label: $0) } }
  }
}
