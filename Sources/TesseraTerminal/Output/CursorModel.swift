import TesseraScreen

/// What the terminal's cursor looks like: whether it shows, and in which shape.
struct CursorModel {
  /// Nil while it is not known.
  private var isVisible: Bool?
  private var shape: CursorShape?
  /// Whether the shape may be another than the user's.
  private var wasShaped = false

  /// Forgets what the cursor looks like, but not that it was changed.
  mutating func forget() {
    isVisible = nil
    shape = nil
  }

  /// Notes that somebody else has hidden the cursor.
  mutating func wasHidden() {
    forget()
    isVisible = false
  }

  /// Brings the cursor to where a frame wants it; nothing is written that is so already.
  mutating func show(_ cursor: CursorState?, with pen: inout Pen) {
    guard let cursor, !pen.size.isEmpty else {
      if isVisible != false {
        pen.output.append(ControlSequence.hideCursor)
        isVisible = false
      }
      return
    }
    pen.move(
      to: cursor.position.x.clamped(0, pen.size.width - 1),
      cursor.position.y.clamped(0, pen.size.height - 1), over: nil)
    if pen.capabilities.cursorShapes, shape != cursor.shape {
      if wasShaped || cursor.shape != .standard {
        wasShaped = true
        pen.output.append(contentsOf: ControlSequence.cursorShape(cursor.shape.rawValue))
      }
      shape = cursor.shape
    }
    if isVisible != true {
      pen.output.append(ControlSequence.showCursor)
      isVisible = true
    }
  }
}
