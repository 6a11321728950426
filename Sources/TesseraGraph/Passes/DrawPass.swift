import TesseraScreen

/// Paints what is not as it should be: the union of what was and what is, where something changed.
///
/// The spans are blanked and everything that touches them is drawn again, back to front.
@MainActor
enum DrawPass {
  /// A cluster cut at the edge of what was painted asks for its other half; that may cut another.
  private static let mostRepairs = 8

  static func run(_ tree: ViewTree) {
    for stack in tree.lazyStacks { stack.clearDeparted() }
    for element in tree.redrawQueue {
      element.isInRedraw = false
      guard element.isAlive else { continue }
      tree.unpainted.insert(element.drawnRect)
      tree.unpainted.insert(element.visiblePart(of: element.visualBounds))
    }
    tree.redrawQueue.removeAll(keepingCapacity: true)
    if tree.paintsEverything { tree.unpainted.insertAll() }
    guard !tree.unpainted.isEmpty, let root = tree.root else { return }
    tree.unpainted.alignToClusters(of: tree.surface)
    paint(tree.unpainted, root, on: tree.surface)
    repairCuts(tree, root)
    for y in tree.unpainted.rows where !tree.unpainted.spans[y].isEmpty {
      tree.report.cellsDamaged += tree.unpainted.spans[y].end - tree.unpainted.spans[y].start
    }
    tree.notePainted()
  }

  private static func paint(_ damage: Damage, _ root: RootElement, on surface: Surface) {
    surface.mask = damage
    surface.fill(surface.bounds, with: .blank, clip: surface.bounds)
    root.drawIfDamaged(in: DrawContext(surface: surface, origin: .zero, clip: surface.bounds))
    surface.mask = nil
  }

  /// Paints the rows again in which a wide cluster has one half outside of what was painted.
  ///
  /// That half was blank until now: something in front, which went, had covered the other one.
  private static func repairCuts(_ tree: ViewTree, _ root: RootElement) {
    for _ in 0..<mostRepairs {
      let cuts = tree.surface.takeCuts()
      guard !cuts.isEmpty else { return }
      for cut in cuts { tree.unpainted.insert(Rect(x: cut.x, y: cut.y, width: 1, height: 1)) }
      tree.unpainted.alignToClusters(of: tree.surface)
      var rows = Damage(size: tree.size)
      for cut in cuts {
        let span = tree.unpainted.spans[cut.y]
        rows.insert(Rect(x: span.start, y: cut.y, width: span.end - span.start, height: 1))
      }
      paint(rows, root, on: tree.surface)
    }
  }
}
