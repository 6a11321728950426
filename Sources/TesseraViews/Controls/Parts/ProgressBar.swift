package import TesseraGraph
package import TesseraScreen

/// A bar that is full up to a share of its width, to the eighth of a cell.
struct ProgressBar: View, LeafView {
  let fraction: Double

  package func makeLeaf(in environment: EnvironmentValues) -> ProgressBarLeaf {
    ProgressBarLeaf(fraction: fraction)
  }

  package func updateLeaf(_ leaf: inout ProgressBarLeaf, in element: Element) {
    guard leaf.fraction != fraction else { return }
    leaf.fraction = fraction
    element.setNeedsDraw()
  }
}

package struct ProgressBarLeaf: Leaf {
  /// The columns of a bar that may choose.
  private static let idealWidth = 20
  /// A cell that is full from the leading side, by eighths; the first is of the empty bar.
  private static let eighths = Glyph.glyphs(of: "░▏▎▍▌▋▊▉█")

  var fraction: Double

  package func measure(_ proposal: ProposedViewSize, in element: Element) -> Size {
    Size(width: max(0, proposal.width ?? Self.idealWidth), height: 1)
  }

  package func draw(in context: DrawContext, element: Element) {
    let width = element.size.width
    // Held in range by the progress view; a bar that has begun shows it, and only a full one is full.
    let parts = Int((fraction * Double(width) * 8).rounded(.down)).clamped(0, width * 8)
    let full = style(element.environment.tint, in: context, element)
    let empty = style(.tertiary, in: context, element)
    fill(0..<parts / 8, with: 8, style: full, in: context)
    fill((parts + 7) / 8..<width, with: 0, style: empty, in: context)
    if parts % 8 > 0 {
      fill(parts / 8..<parts / 8 + 1, with: parts % 8, style: full, in: context)
    }
  }

  private func style(
    _ color: Color, in context: DrawContext, _ element: Element
  ) -> CellStyle {
    CellStyle(foreground: context.resolve(color, in: element.environment), background: .clear)
  }

  private func fill(
    _ columns: Range<Int>, with eighths: Int, style: CellStyle, in context: DrawContext
  ) {
    context.surface.fill(
      Rect(
        x: context.origin.x + columns.lowerBound, y: context.origin.y, width: columns.count,
        height: 1),
      with: Cell(glyph: Self.eighths[eighths], style: style), clip: context.clip)
  }
}
