import TesseraGraph
import TesseraScreen

/// The last frame's costs in the bottom right corner, where `TESSERA_DEBUG` lists `frames`.
///
/// Painted over the finished frame, so that it costs no frame of its own.
@MainActor
struct DebugOverlay {
  private static let width = 60

  init?(environment name: String = "TESSERA_DEBUG") {
    let wishes = ProcessEnvironment.value(name)?.split(separator: ",") ?? []
    guard wishes.contains("frames") else { return nil }
  }

  private func place(in tree: ViewTree) -> Rect {
    Rect(
      x: max(0, tree.size.width - DebugOverlay.width), y: tree.size.height - 1,
      width: min(DebugOverlay.width, tree.size.width), height: 1)
  }

  /// Gives the cells of the overlay back to the views.
  func willDraw(_ tree: ViewTree) {
    tree.unpainted.insert(place(in: tree))
  }

  /// Paints the costs of the frame that was just drawn; bytes and cells are the frame's before.
  func draw(on tree: ViewTree) {
    let report = tree.report
    let text =
      " frame \(report.frame) · \(report.bodiesEvaluated) bodies · \(report.nodesLaidOut) laid out"
      + " · \(report.nodesDrawn) drawn · \(report.cellsDamaged) cells "
    let place = place(in: tree)
    var style = CellStyle.plain
    style.attributes = .inverse
    tree.surface.fill(place, with: Cell(glyph: .space, style: style), clip: place)
    tree.surface.write(Glyph.glyphs(of: text), at: place.origin, style: style, clip: place)
    tree.notePaintedOver(place)
  }
}
