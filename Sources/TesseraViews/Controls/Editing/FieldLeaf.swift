package import TesseraGraph
package import TesseraScreen

/// The part of a text field that is seen: the text, the prompt, and the line below them.
struct FieldView: View, LeafView {
  let session: FieldSession
  let extent: FieldExtent
  let prompt: Text?
  let style: FieldStyle

  package func makeLeaf(in environment: EnvironmentValues) -> FieldLeaf {
    FieldLeaf(session: session, extent: extent, prompt: prompt, style: style)
  }

  package func updateLeaf(_ leaf: inout FieldLeaf, in element: Element) {
    if leaf.style != style {
      leaf.style = style
      element.setNeedsLayout()
      element.setNeedsDraw()
    }
    guard leaf.prompt != prompt else { return }
    leaf.setPrompt(prompt)
    element.setNeedsDraw()
  }
}

/// How much room a field takes.
enum FieldExtent {
  /// One row.
  case line
  /// As many rows as its text has, up to the line limit.
  case growing
  /// All the rows that are offered.
  case area
}

/// How a text field looks.
enum FieldStyle: Hashable {
  /// Underlined, brighter while it has the focus.
  case underlined
  /// Nothing but the text.
  case plain
  /// In a box of three rows.
  case boxed
}

package struct FieldLeaf: Leaf {
  /// The columns and rows of a field that may choose.
  private static let idealSize = Size(width: 20, height: 5)

  let session: FieldSession
  let extent: FieldExtent
  var prompt: Text?
  private var preparedPrompt: PreparedText?
  var style: FieldStyle

  init(session: FieldSession, extent: FieldExtent, prompt: Text?, style: FieldStyle) {
    self.session = session
    self.extent = extent
    self.style = style
    setPrompt(prompt)
  }

  mutating func setPrompt(_ new: Text?) {
    prompt = new
    preparedPrompt = new.map { PreparedText($0.string) }
  }

  package static var readsState: Bool { true }

  package func readState(in element: Element) {
    session.readText()
  }

  // MARK: Layout

  package func measure(_ proposal: ProposedViewSize, in element: Element) -> Size {
    let width = max(0, proposal.width ?? FieldLeaf.idealSize.width)
    let rim = insets.vertical
    switch extent {
    case .line: return Size(width: width, height: 1 + rim)
    case .area: return Size(width: width, height: proposal.height ?? FieldLeaf.idealSize.height)
    case .growing:
      let layout = element.environment.textLayout
      let rows = session.rowCount(width: max(0, width - insets.horizontal))
      let most = min(layout.lineLimit ?? .max, max(1, (proposal.height ?? .max) - rim))
      return Size(width: width, height: max(min(rows, most), layout.reservedLines ?? 1) + rim)
    }
  }

  private var insets: EdgeInsets {
    style == .boxed ? EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2) : .zero
  }

  package func layout(in element: Element) {
    session.element = element
    session.textFrame = Rect(origin: .zero, size: element.size).inset(by: insets)
  }

  // MARK: Drawing

  package func draw(in context: DrawContext, element: Element) {
    let environment = element.environment
    let look = TextLook(context: context, environment: environment)
    drawFrame(in: context, size: element.size, look)
    let origin = context.origin + session.textFrame.origin
    let clip = context.clip.intersection(Rect(origin: origin, size: session.textFrame.size))
    if session.buffer.text.isEmpty {
      drawPrompt(at: origin, clip: clip, look, on: context.surface)
    } else {
      session.draw(
        on: context.surface, at: origin, clip: clip, style: look.text(in: style),
        selected: look.selection(in: style))
    }
  }

  private func drawFrame(in context: DrawContext, size: Size, _ look: TextLook) {
    let frame = Rect(origin: context.origin, size: size)
    switch style {
    case .plain: break
    case .underlined:
      context.surface.fill(
        frame, with: Cell(glyph: .space, style: look.blank), clip: context.clip)
    case .boxed:
      BorderStyle.rounded.draw(
        around: frame, style: look.border, on: context.surface, clip: context.clip)
    }
  }

  private func drawPrompt(at origin: Point, clip: Rect, _ look: TextLook, on surface: Surface) {
    guard let preparedPrompt else { return }
    let size = session.textFrame.size
    for (row, line) in preparedPrompt.lines(width: size.width, limit: size.height).enumerated() {
      surface.write(
        line, of: preparedPrompt, at: origin + Point(x: 0, y: row), style: look.prompt(in: style),
        clip: clip)
    }
  }
}

/// The styles of a field's cells in its surroundings.
@MainActor
private struct TextLook {
  private let base: CellStyle
  private let prompt: CellColor
  private let tint: CellColor
  private let quiet: CellColor
  private let isFocused: Bool
  private let isEnabled: Bool

  init(context: DrawContext, environment: EnvironmentValues) {
    isFocused = environment.isFocused
    isEnabled = environment.isEnabled
    var style = environment.textStyle.cellStyle(
      in: environment.colorScheme, opacity: context.opacity)
    if !isEnabled { style.attributes.insert(.dim) }
    base = style
    prompt = context.resolve(.secondary, in: environment)
    tint = context.resolve(environment.tint, in: environment)
    quiet = context.resolve(.tertiary, in: environment)
  }

  func text(in style: FieldStyle) -> CellStyle {
    style == .underlined ? underlined(base) : base
  }

  func selection(in style: FieldStyle) -> CellStyle {
    var cell = text(in: style)
    if isFocused { cell.attributes.formUnion(.inverse) }
    return cell
  }

  func prompt(in style: FieldStyle) -> CellStyle {
    var cell = text(in: style)
    cell.foreground = prompt
    cell.attributes.insert(.dim)
    return cell
  }

  /// A cell of the field in which nothing stands: fainter where the field does not have the focus.
  var blank: CellStyle {
    var cell = underlined(CellStyle(foreground: isFocused ? tint : quiet, background: .clear))
    if !isFocused { cell.attributes.insert(.dim) }
    return cell
  }

  var border: CellStyle {
    CellStyle(
      foreground: isFocused ? tint : quiet, background: .clear,
      attributes: isFocused ? .bold : isEnabled ? [] : .dim)
  }

  private func underlined(_ style: CellStyle) -> CellStyle {
    var style = style
    style.attributes.underline = .single
    let color = isFocused ? tint : quiet
    if style.decoration.underlineColor != color {
      style.decoration = Decoration(underlineColor: color, link: style.decoration.link)
    }
    return style
  }
}
