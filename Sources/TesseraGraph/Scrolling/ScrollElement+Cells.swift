import TesseraScreen

/// What a scroll view showed after the last frame.
struct PaintedScroll {
  /// The cell of the content that was at the top left.
  var offset: Point
  /// The part of the surface that showed the content.
  var viewport: Rect
  /// Where the bars were, on the surface, by their axes.
  var thumbs: [Axis: Rect]
  /// How the cells of the scroll views around had been moved.
  var moves: CellMoves

  /// The same after the scroll views around have moved more cells; nil if one was painted as a whole.
  func moved(by new: CellMoves) -> PaintedScroll? {
    guard new.paintings == moves.paintings else { return nil }
    var painted = self
    let distance = Point(x: 0, y: moves.rows - new.rows)
    painted.viewport = viewport.offset(by: distance)
    painted.thumbs = thumbs.mapValues { $0.offset(by: distance) }
    painted.moves = new
    return painted
  }
}

/// How a scroll reaches the surface: cells that are there already are moved, not painted again.
///
/// Moving cells is right where each cell of the view shows content and nothing else: over a plain
/// ground, behind nothing. What stands in front moves along on the surface, so it is painted again
/// where it belongs and where it was carried to. Where the ground is not plain, or more than the
/// offset has changed, the view is painted as a whole.
extension ScrollElement {
  /// Moves the cells of the view, or damages it, if it was scrolled since the last frame.
  func bringCellsUpToDate() {
    scrollingDone()
    guard isAlive, isPlaced else { return }
    defer {
      repaintsAll = false
      notePainted()
    }
    let viewport = visiblePart(of: Rect(origin: .zero, size: size))
    guard let painted = painted?.moved(by: movesAround.moves), !repaintsAll else {
      repaint(viewport)
      return
    }
    if painted.offset == offset {
      damageBars(from: painted.thumbs)
      return
    }
    let distance = offset - painted.offset
    if distance.x == 0, painted.viewport == viewport, distance.y.magnitude < viewport.height,
      !tree.paintsEverything, !tree.unpainted.contains(viewport),
      let inFront = rectanglesInFront(of: viewport)
    {
      move(viewport, by: distance.y, inFront: inFront, bars: painted.thumbs)
    } else {
      repaint(viewport)
    }
  }

  /// Remembers what the surface shows of the view once the frame is drawn.
  func notePainted() {
    let viewport = visiblePart(of: Rect(origin: .zero, size: size))
    painted =
      viewport.isEmpty
      ? nil
      : PaintedScroll(
        offset: offset, viewport: viewport, thumbs: thumbsOnSurface, moves: movesAround.moves)
  }

  private func repaint(_ viewport: Rect) {
    tree.unpainted.insert(drawnRect)
    tree.unpainted.insert(viewport)
    moves.paintings += 1
    tree.hasScrolled = true
  }

  private func move(_ viewport: Rect, by rows: Int, inFront: [Rect], bars: [Axis: Rect]) {
    tree.shift(ScrollShift(rect: viewport, rows: rows))
    for rect in inFront {
      tree.unpainted.insert(rect)
      tree.unpainted.insert(carried(rect, by: rows, in: viewport))
    }
    damageBars(from: bars.mapValues { carried($0, by: rows, in: viewport) })
    moves.rows += rows
    tree.hasScrolled = true
  }

  /// Where the cells of a rectangle are after the view's were moved.
  private func carried(_ rect: Rect, by rows: Int, in viewport: Rect) -> Rect {
    rect.intersection(viewport).offset(by: Point(x: 0, y: -rows)).intersection(viewport)
  }

  // MARK: Bars

  /// Where the bars are, on the surface.
  private var thumbsOnSurface: [Axis: Rect] {
    thumbs.mapValues { visiblePart(of: $0) }
  }

  /// Damages what the bars cover now and did not, and the other way round.
  private func damageBars(from old: [Axis: Rect]) {
    let new = thumbsOnSurface
    for axis in Axis.allCases {
      let (before, after) = (old[axis] ?? .zero, new[axis] ?? .zero)
      guard before != after else { continue }
      if before.minX == after.minX, axis == .vertical {
        damageRows(of: before, outside: after)
        damageRows(of: after, outside: before)
      } else {
        damageBar(before)
        damageBar(after)
      }
    }
  }

  private func damageRows(of bar: Rect, outside other: Rect) {
    let above = min(bar.maxY, other.minY)
    damageBar(Rect(x: bar.minX, y: bar.minY, width: bar.width, height: max(0, above - bar.minY)))
    let below = max(bar.minY, other.maxY)
    damageBar(Rect(x: bar.minX, y: below, width: bar.width, height: max(0, bar.maxY - below)))
  }

  /// A bar may have cut a wide cluster in two: its first half is damaged, too.
  private func damageBar(_ rect: Rect) {
    guard !rect.isEmpty else { return }
    tree.unpainted.insert(
      Rect(x: rect.minX - 1, y: rect.minY, width: rect.width + 2, height: rect.height))
  }
}

// MARK: What else is there

extension Element {
  /// What is painted in front of a part of the surface by others than this element and those inside.
  ///
  /// Nil if the part cannot be moved: what is behind it is not the same in every row, or an element
  /// around it paints into it.
  func rectanglesInFront(of area: Rect) -> [Rect]? {
    var inFront: [Rect] = []
    var inner: Element = self
    var frame = absoluteFrame
    while let outer = inner.elementParent {
      frame.origin = frame.origin - inner.origin
      if outer.mayPaint(into: area.offset(by: .zero - frame.origin)) { return nil }
      let elements = outer.elementsInside
      if elements.count > 1 {
        var isBehind = true
        for element in elements {
          if element === inner {
            isBehind = false
          } else if isBehind {
            guard element.isUniform(in: area) else { return nil }
          } else {
            element.collectPainted(in: area, into: &inFront)
          }
        }
      }
      inner = outer
    }
    return inFront
  }

  /// Whether the element and those inside make no difference between the cells of an area.
  private func isUniform(in area: Rect) -> Bool {
    guard drawnRect.intersects(area) else { return true }
    switch painting {
    case .nothing: return elementsInside.allSatisfy { $0.isUniform(in: area) }
    case .uniform: return drawnRect.contains(area)
    case .anything: return false
    }
  }

  /// Adds what the element and those inside cover, as last drawn, if that touches an area.
  private func collectPainted(in area: Rect, into rects: inout [Rect]) {
    guard drawnRect.intersects(area) else { return }
    if painting == .nothing {
      for element in elementsInside { element.collectPainted(in: area, into: &rects) }
    } else {
      rects.append(drawnRect)
    }
  }
}
