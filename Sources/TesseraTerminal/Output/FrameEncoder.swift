public import TesseraScreen

/// Makes the bytes that take a terminal from the screen it shows to the next one: few, and fast.
///
/// It keeps a model of what the terminal shows once all bytes made so far have arrived. A frame is
/// compared with the model where the caller says that something may have changed, and only what
/// looks different is written: style differences, the cheapest motions, erasing and repeating where
/// the terminal can, scrolling where rows moved, and look by look where that is shorter.
///
///     let encoder = FrameEncoder(capabilities: .xterm, size: surface.size)
///     encoder.encode(surface, damage: damage, shifts: [], cursor: nil, into: &buffer)
///
/// It relies on the session: the tty is raw and autowrap (DECAWM) is off. The first frame, and the
/// first after `invalidate()` or another size, starts from an unknown screen.
public final class FrameEncoder {
  /// Frames of fewer bytes than this arrive in one piece and need no bracket (mode 2026).
  static let longestUnbracketed = 2048

  /// What the terminal can do; if a change makes styles look otherwise, the next frame repaints.
  public var capabilities: EncoderCapabilities {
    get { pen.capabilities }
    set {
      if !newValue.showsStyles(like: pen.capabilities) { invalidate() }
      pen.looks.capabilities = newValue
    }
  }

  /// What the terminal shows once all bytes made so far have arrived.
  ///
  /// The cells are the ones that were asked for, before their colours are reduced. After
  /// `invalidate()` it holds the old screen until the next frame.
  public let shown: Surface

  var pen: Pen
  private var isUnknown = true
  private var isEntered = false
  var damage: Damage
  var extents = RowExtents()
  private var groups = LookGroups()
  private var cursor = CursorModel()

  /// Makes an encoder for a terminal of a size, of whose screen nothing is known.
  public init(capabilities: EncoderCapabilities, size: Size) {
    shown = Surface(size: size)
    pen = Pen(capabilities: capabilities, size: shown.size)
    damage = Damage(size: shown.size)
  }

  /// Forgets what the terminal shows: the next frame erases the screen and paints all of it.
  ///
  /// For the start, a resize, the return from another program, and a user's wish to redraw.
  public func invalidate() {
    isUnknown = true
  }

  /// Notes that the session has just entered the terminal.
  ///
  /// There is neither link nor margin yet, and the cursor is hidden: only the cells are unknown.
  public func screenWasEntered() {
    isUnknown = true
    isEntered = true
  }

  /// Adds the bytes that take the terminal to the next screen; none if nothing looks different.
  ///
  /// Another size than the last frame's begins anew. A shift that is cheaper to repaint, or that the
  /// terminal cannot do, is only compared.
  ///
  /// - Parameters:
  ///   - next: The screen that shall be shown.
  ///   - damage: Where cells may differ from the last frame, besides the shifts; more is fine.
  ///   - shifts: Rows that moved since the last frame, in order.
  ///   - cursor: Where the hardware cursor rests; nil hides it.
  ///   - buffer: Where the bytes go, after those that it holds.
  /// - Returns: How many cells were written and bytes made.
  @discardableResult
  public func encode(
    _ next: Surface, damage: Damage, shifts: [ScrollShift], cursor: CursorState?,
    into buffer: inout ByteBuffer
  ) -> EncodeReport {
    swap(&pen.output, &buffer)
    defer { swap(&pen.output, &buffer) }
    let start = pen.output.count
    begin(next, damage, shifts)
    let cells = drawChanges(to: next)
    self.cursor.show(cursor, with: &pen)
    bracket(from: start)
    return EncodeReport(cellsChanged: cells, bytes: pen.output.count - start)
  }

  /// Brings the terminal near the next screen, and finds out where the two may differ.
  private func begin(_ next: Surface, _ frameDamage: Damage, _ shifts: [ScrollShift]) {
    if next.size != shown.size {
      shown.reset(size: next.size)
      pen.size = next.size
      damage = Damage(size: next.size)
      isUnknown = true
    }
    damage.removeAll()
    if isUnknown {
      isUnknown = false
      if isEntered { cursor.wasHidden() } else { cursor.forget() }
      startOver(next, isEntered: isEntered)
      isEntered = false
      damage.insertAll()
    } else {
      damage.formUnion(frameDamage)
      for shift in shifts { scroll(shift, to: next) }
    }
  }

  /// Writes what differs; returns how many cells.
  private func drawChanges(to next: Surface) -> Int {
    let change = ScreenChange(from: shown, to: next)
    extents.find(in: damage, of: change)
    guard extents.count > 0 else { return 0 }
    let tail = blankTail(of: next)
    if let tail { extents.truncate(to: tail.index) }
    var cells = 0
    if extents.count >= LookGroups.fewestRows, groups.collect(extents, of: change, with: &pen) {
      cells = groups.draw(change, with: &pen)
      for index in 0..<extents.count { adopt(extents[index], from: next) }
    } else {
      for index in 0..<extents.count {
        let extent = shiftedSideways(extents[index], of: change)
        cells += pen.draw(change.row(extent.y), extent.start..<extent.end)
        adopt(extent, from: next)
      }
    }
    if let tail { cells += eraseTail(tail, next) }
    return cells
  }

  /// Inserts or deletes characters in a row if that saves bytes; returns where it differs then.
  private func shiftedSideways(
    _ extent: RowExtents.Extent, of change: ScreenChange
  ) -> RowExtents.Extent {
    let row = change.row(extent.y)
    guard pen.capabilities.hasInsertDeleteCharacters,
      let shift = SidewaysShift(in: row, from: extent.start, before: extent.end)
    else { return extent }
    let filling = pen.shift(row, by: shift)
    shift.apply(to: shown.row(extent.y), filling: filling)
    return RowExtents.Extent(y: extent.y, start: extent.start, end: row.width)
  }

  private func adopt(_ extent: RowExtents.Extent, from next: Surface) {
    shown.copyRow(extent.y, columns: extent.start..<extent.end, from: next)
  }

  /// Holds the picture while a big frame arrives; the bracket closes in the same buffer.
  private func bracket(from start: Int) {
    guard pen.capabilities.synchronizedOutput,
      pen.output.count - start >= FrameEncoder.longestUnbracketed
    else { return }
    pen.output.insert(ControlSequence.beginSynchronized, at: start)
    pen.output.append(ControlSequence.endSynchronized)
  }
}
