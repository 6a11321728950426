package import TesseraScreen

/// What an element needs to draw itself: the surface, where it stands, and what may be painted.
@MainActor
package struct DrawContext {
  /// What is painted on.
  package let surface: Surface
  /// The element's top left cell on the surface.
  package var origin: Point
  /// What may be painted, on the surface.
  package var clip: Rect
  /// How the cells of the scroll views around were moved.
  var moves = CellMoves()
  /// How much of the element covers what is underneath, from 0 to 1.
  package var opacity = 1.0

  package init(surface: Surface, origin: Point, clip: Rect) {
    self.surface = surface
    self.origin = origin
    self.clip = clip
  }

  /// What a cell gets for a colour, with the context's opacity, over another colour.
  package func resolve(
    _ color: Color, in environment: EnvironmentValues, over under: CellColor = .standard
  ) -> CellColor {
    let color = opacity < 1 ? color.opacity(opacity) : color
    return color.resolved(in: environment.colorScheme, over: under)
  }

  /// Fills a rectangle, in the element's coordinates, with a colour.
  package func fill(_ rect: Rect, with color: Color, in environment: EnvironmentValues) {
    let rect = rect.offset(by: origin)
    if color.isOpaque, opacity >= 1 {
      let background = color.resolved(in: environment.colorScheme)
      surface.fill(
        rect, with: Cell(glyph: .space, style: CellStyle(background: background)), clip: clip)
    } else {
      surface.restyle(rect, clip: clip) { style in
        let background = resolve(color, in: environment, over: style.background)
        if !background.isClear { style.background = background }
      }
    }
  }
}
