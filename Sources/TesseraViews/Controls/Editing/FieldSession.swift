import TesseraGraph
import TesseraScreen

/// What a text field keeps between keys: the buffer, what is visible of it, and where it is drawn.
///
/// Keys and the pointer change the buffer and then the bound text; a change of the text from
/// elsewhere changes the buffer. Neither evaluates a body: the field's leaf is drawn again.
@MainActor
final class FieldSession {
  /// What is shown for each cluster of a secret.
  private static let secretGlyph = Glyph("•")

  var buffer: EditBuffer
  /// Whether the text is not shown.
  var isSecret = false
  /// Where the text is; changed when the field's view is.
  var text: Binding<String>?
  /// The leaf's element; nil before it was laid out.
  weak var element: Element?
  /// Where the text stands in the element.
  var textFrame = Rect.zero
  private var viewport: any FieldViewport
  /// The column that the caret comes from when it goes up or down.
  private var goalColumn: Int?

  /// Makes a session for a field of one line, or of several.
  init(isMultiline: Bool = false) {
    buffer = EditBuffer(isMultiline: isMultiline)
    viewport = isMultiline ? AreaWindow() : FieldWindow()
  }

  private var line: FieldLine {
    FieldLine(buffer: buffer, secret: isSecret ? FieldSession.secretGlyph : nil)
  }

  // MARK: Input

  /// Uses a key press, if the field has a use for it.
  func press(_ press: KeyPress) -> KeyPress.Result {
    if buffer.isMultiline, pressVertically(press) == .handled { return .handled }
    guard var command = EditCommand(press) else { return .ignored }
    if isSecret { command = command.hidingWords }
    edit { $0.perform(command) }
    return .handled
  }

  /// Takes in pasted text.
  func paste(_ pasted: String) {
    edit { $0.paste(pasted) }
  }

  /// Sets the caret with the pointer, and selects when it is dragged.
  func point(_ event: PointerEvent) -> KeyPress.Result {
    let isSelecting: Bool
    switch event.kind {
    case .down(.left): isSelecting = event.modifiers.contains(.shift)
    case .drag(.left): isSelecting = true
    case .up(.left): return .handled
    default: return .ignored
    }
    let offset = viewport.offset(
      at: event.location - textFrame.origin, in: line, size: textFrame.size)
    edit { $0.move(to: offset, selecting: isSelecting) }
    return .handled
  }

  private func edit(_ change: (inout EditBuffer) -> Void) {
    let revision = buffer.revision
    change(&buffer)
    goalColumn = nil
    bufferChanged(since: revision)
    guard let text else { return }
    if buffer.text != Dependencies.untracked({ text.wrappedValue }) {
      text.wrappedValue = buffer.text
      // The owner may keep something else.
      adopt(Dependencies.untracked { text.wrappedValue })
    }
  }

  /// Takes over the text as its owner has it.
  func adopt(_ text: String) {
    guard buffer.text != text else { return }
    let revision = buffer.revision
    buffer.adopt(text)
    bufferChanged(since: revision)
  }

  private func bufferChanged(since revision: Int) {
    element?.setNeedsDraw()
    // A field that grows with its text may have another number of rows.
    if buffer.isMultiline, buffer.revision != revision { element?.setNeedsLayout() }
  }

  /// Takes over the text as it is now.
  func readText() {
    if let text { adopt(text.wrappedValue) }
  }

  // MARK: Rows

  /// Uses the keys that go up and down, and Return; at the edge of the text they are left to others.
  private func pressVertically(_ press: KeyPress) -> KeyPress.Result {
    guard press.phase != .up, press.modifiers.forMatching.subtracting(.shift).isEmpty else {
      return .ignored
    }
    let isSelecting = press.modifiers.contains(.shift)
    switch press.key {
    case .upArrow: return moveVertically(by: -1, isSelecting)
    case .downArrow: return moveVertically(by: 1, isSelecting)
    case .pageUp: return moveVertically(by: -pageHeight, isSelecting)
    case .pageDown: return moveVertically(by: pageHeight, isSelecting)
    case .return:
      edit { $0.insert("\n") }
      return .handled
    default: return .ignored
    }
  }

  private var pageHeight: Int { max(1, textFrame.height - 1) }

  private func moveVertically(by distance: Int, _ isSelecting: Bool) -> KeyPress.Result {
    let rows = rows(width: textFrame.width)
    let row = rows.row(of: buffer.caret)
    let newRow = (row + distance).clamped(0, rows.rows.count - 1)
    guard newRow != row else { return .ignored }
    let column = goalColumn ?? rows.column(of: buffer.caret, in: line)
    let offset = rows.offset(atColumn: column, row: newRow, in: line)
    edit { $0.move(to: offset, selecting: isSelecting) }
    goalColumn = column
    return .handled
  }

  /// The rows of the text in a width.
  private func rows(width: Int) -> TextRows {
    guard var area = viewport as? AreaWindow else { return TextRows(line, width: width) }
    defer { viewport = area }
    return area.rows(of: line, width: width)
  }

  /// How many rows the text takes in a width.
  func rowCount(width: Int) -> Int { rows(width: width).rows.count }

  // MARK: Output

  /// What a reader hears: the text, or as many dots as a secret has clusters.
  var spokenText: String {
    isSecret ? String(repeating: "•", count: buffer.text.count) : buffer.text
  }

  /// Where the caret is on the screen; nil where it cannot be seen.
  var caret: Point? {
    guard let element, element.isAlive, !textFrame.isEmpty else { return nil }
    viewport.follow(line, caret: buffer.caret, size: textFrame.size)
    guard let point = viewport.point(of: buffer.caret, in: line, size: textFrame.size)
    else { return nil }
    let cell = Rect(origin: textFrame.origin + point, size: Size(width: 1, height: 1))
    let visible = element.visiblePart(of: cell)
    return visible.isEmpty ? nil : visible.origin
  }

  /// Draws the visible part of the text; `origin` is that of the text on the surface.
  func draw(
    on surface: Surface, at origin: Point, clip: Rect, style: CellStyle, selected: CellStyle
  ) {
    let line = line
    viewport.follow(line, caret: buffer.caret, size: textFrame.size)
    let selection = buffer.selection
    viewport.forEachCluster(in: line, size: textFrame.size) { cluster, row in
      guard let glyph = cluster.glyph else { return }
      let style = selection.contains(cluster.offset) ? selected : style
      // A tab is as many spaces as it takes.
      for column in stride(from: 0, to: cluster.width, by: glyph.width) {
        surface.put(
          glyph, at: origin + Point(x: cluster.column + column, y: row), style: style, clip: clip)
      }
    }
  }
}

extension EditCommand {
  /// The command without a hint where the words of a secret are.
  fileprivate var hidingWords: EditCommand {
    switch self {
    case .move(let motion, let isSelecting): .move(motion.hidingWords, selecting: isSelecting)
    case .delete(let motion): .delete(motion.hidingWords)
    case .kill(let motion): .kill(motion.hidingWords)
    default: self
    }
  }
}

extension EditMotion {
  fileprivate var hidingWords: EditMotion {
    switch self {
    case .wordLeft, .fieldLeft: .lineStart
    case .wordRight: .lineEnd
    default: self
    }
  }
}

/// Keeps the session of a field as long as the field is there.
struct FieldSessionProperty: EngineProperty {
  private var kept: FieldSession?
  private let isMultiline: Bool

  init(isMultiline: Bool) {
    self.isMultiline = isMultiline
  }

  /// The session; before the field has appeared, one that is thrown away.
  var session: FieldSession { kept ?? FieldSession(isMultiline: isMultiline) }

  mutating func attach(box: inout AnyObject?, of node: BodyNode) {
    let session = box as? FieldSession ?? FieldSession(isMultiline: isMultiline)
    box = session
    kept = session
  }

  static func isSame(_ old: FieldSessionProperty, _ new: FieldSessionProperty) -> Bool { true }
}
