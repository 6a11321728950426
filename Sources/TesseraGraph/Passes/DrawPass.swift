import TesseraScreen

/// Paints the damage: the union of what was and what is, where something changed.
///
/// The damaged spans are blanked and everything that touches them is drawn again, back to front.
@MainActor
enum DrawPass {
  static func run(_ tree: ViewTree) {
    for stack in tree.lazyStacks { stack.clearDeparted() }
    for element in tree.redrawQueue {
      element.isInRedraw = false
      guard element.isAlive else { continue }
      tree.damage.insert(element.drawnRect)
      tree.damage.insert(element.visiblePart(of: element.visualBounds))
    }
    tree.redrawQueue.removeAll(keepingCapacity: true)
    if tree.paintsEverything { tree.damage.insertAll() }
    guard !tree.damage.isEmpty, let root = tree.root else { return }
    tree.damage.alignToClusters(of: tree.surface)
    let surface = tree.surface
    surface.mask = tree.damage
    defer { surface.mask = nil }
    surface.fill(surface.bounds, with: .blank, clip: surface.bounds)
    root.drawIfDamaged(in: DrawContext(surface: surface, origin: .zero, clip: surface.bounds))
    for y in tree.damage.rows where !tree.damage.spans[y].isEmpty {
      tree.report.cellsDamaged += tree.damage.spans[y].end - tree.damage.spans[y].start
    }
  }
}
