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

  var buffer = EditBuffer()
  /// Whether the text is not shown.
  var isSecret = false
  /// Where the text is; changed when the field's view is.
  var text: Binding<String>?
  /// The leaf's element; nil before it was laid out.
  weak var element: Element?
  /// Where the text stands in the element.
  var textFrame = Rect.zero
  private var window = FieldWindow()

  private var line: FieldLine {
    FieldLine(buffer: buffer, secret: isSecret ? FieldSession.secretGlyph : nil)
  }

  // MARK: Input

  /// Uses a key press, if the field has a use for it.
  func press(_ press: KeyPress) -> KeyPress.Result {
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
    let column = event.location.x - textFrame.minX
    let offset = window.offset(at: column, in: line, width: textFrame.width)
    edit { $0.move(to: offset, selecting: isSelecting) }
    return .handled
  }

  private func edit(_ change: (inout EditBuffer) -> Void) {
    change(&buffer)
    element?.setNeedsDraw()
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
    buffer.adopt(text)
    element?.setNeedsDraw()
  }

  /// Takes over the text as it is now.
  func readText() {
    if let text { adopt(text.wrappedValue) }
  }

  // MARK: Output

  /// What a reader hears: the text, or as many dots as a secret has clusters.
  var spokenText: String {
    isSecret ? String(repeating: "•", count: buffer.text.count) : buffer.text
  }

  /// Where the caret is on the screen; nil where it cannot be seen.
  var caret: Point? {
    guard let element, element.isAlive, !textFrame.isEmpty else { return nil }
    window.follow(line, caret: buffer.caret, width: textFrame.width)
    guard let column = window.column(of: buffer.caret, in: line, width: textFrame.width)
    else { return nil }
    let cell = Rect(x: textFrame.minX + column, y: textFrame.minY, width: 1, height: 1)
    let visible = element.visiblePart(of: cell)
    return visible.isEmpty ? nil : visible.origin
  }

  /// Draws the visible part of the text; `origin` is that of the text on the surface.
  func draw(
    on surface: Surface, at origin: Point, clip: Rect, style: CellStyle, selected: CellStyle
  ) {
    let line = line
    window.follow(line, caret: buffer.caret, width: textFrame.width)
    let selection = buffer.selection
    line.forEachGlyph(from: window.start, width: textFrame.width) { glyph, column, offset in
      guard let glyph else { return }
      surface.put(
        glyph, at: Point(x: origin.x + column, y: origin.y),
        style: selection.contains(offset) ? selected : style, clip: clip)
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

  init() {}

  /// The session; before the field has appeared, one that is thrown away.
  var session: FieldSession { kept ?? FieldSession() }

  mutating func attach(box: inout AnyObject?, of node: BodyNode) {
    let session = box as? FieldSession ?? FieldSession()
    box = session
    kept = session
  }

  static func isSame(_ old: FieldSessionProperty, _ new: FieldSessionProperty) -> Bool { true }
}
