import Tessera

/// Every cell has colours of its own, and all of them change with every frame.
struct W3: View {
  let frames: Int
  @State private var frame = 0

  var body: some View {
    Canvas { context, size in drawColorfulPicture(of: frame, size, in: &context) }
      .drawsFrames(frame, of: frames) { frame += 1 }
  }
}

/// Draws the picture of W3 in one of its frames.
@MainActor
func drawColorfulPicture(of frame: Int, _ size: Size, in context: inout GraphicsContext) {
  for row in 0..<size.height {
    for column in 0..<size.width {
      let cell = WorkloadData.colorfulCell(row: row, column: column, frame: frame)
      let style = CellStyle(
        foreground: .rgb(cell.foreground.0, cell.foreground.1, cell.foreground.2),
        background: .rgb(cell.background.0, cell.background.1, cell.background.2))
      context.put(Glyph(ascii: cell.letter), x: column, y: row, style: style)
    }
  }
}
