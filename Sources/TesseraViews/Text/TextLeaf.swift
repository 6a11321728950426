package import TesseraGraph
package import TesseraScreen

extension Text: LeafView {
  package func makeLeaf(in environment: EnvironmentValues) -> TextLeaf {
    TextLeaf(self, in: environment)
  }

  package func updateLeaf(_ leaf: inout TextLeaf, in element: Element) {
    leaf.update(to: self, in: element)
  }
}

/// A text in the tree: it wraps, truncates and draws.
package struct TextLeaf: Leaf {
  private var text: Text
  private var prepared: PreparedText
  private var layout: TextLayout
  private var lines: [TextLine] = []
  private var styles: [CellStyle] = []
  private var look: TextStyle
  private var size = Size.zero

  init(_ text: Text, in environment: EnvironmentValues) {
    self.text = text
    prepared = TextLeaf.prepare(text)
    layout = environment.textLayout
    look = environment.textStyle
  }

  mutating func update(to new: Text, in element: Element) {
    guard new != text else { return }
    let isSameText = new.runs.map(\.string) == text.runs.map(\.string)
    text = new
    styles.removeAll(keepingCapacity: true)
    element.setNeedsDraw()
    guard !isSameText else { return }
    prepared = TextLeaf.prepare(new)
    element.setNeedsLayout()
  }

  private static func prepare(_ text: Text) -> PreparedText {
    text.runs.count == 1
      ? PreparedText(text.runs[0].string) : PreparedText(pieces: text.runs.map(\.string))
  }

  package mutating func environmentChanged(from old: EnvironmentValues, in element: Element) {
    let environment = element.environment
    let newLayout = environment.textLayout
    if newLayout != layout {
      layout = newLayout
      element.setNeedsLayout()
    }
    let newLook = environment.textStyle
    if newLook != look || environment.colorScheme != old.colorScheme {
      look = newLook
      styles.removeAll(keepingCapacity: true)
      element.setNeedsDraw()
    }
  }

  // MARK: Layout

  package func measure(_ proposal: ProposedViewSize, in element: Element) -> Size {
    var size = sizeOfLines(proposal)
    if let reserved = layout.reservedLines { size.height = max(size.height, reserved) }
    return size
  }

  private func sizeOfLines(_ proposal: ProposedViewSize) -> Size {
    prepared.size(
      width: proposal.width.flatMap { $0.isUnbounded ? nil : $0 },
      limit: limit(for: proposal.height))
  }

  private func lineCount(_ proposal: ProposedViewSize) -> Int { sizeOfLines(proposal).height }

  package mutating func layout(in element: Element) {
    size = element.size
    lines = prepared.lines(
      width: size.width, limit: limit(for: max(1, size.height)), truncation: layout.truncation)
  }

  /// The rows that may be used: the line limit and the offered height; never less than one.
  private func limit(for height: Int?) -> Int? {
    switch (layout.lineLimit, height.flatMap { $0.isUnbounded ? nil : max(1, $0) }) {
    case (let limit?, let height?): min(limit, height)
    case (let limit, let height): limit ?? height
    }
  }

  package var hasGuides: Bool { true }

  /// A baseline is the bottom of a line; room that is only reserved has none.
  package func guide(
    _ key: AlignmentKey, in size: Size, proposal: ProposedViewSize, element: Element
  ) -> Int? {
    switch key.line {
    case .firstTextBaseline: 1
    case .lastTextBaseline: lineCount(proposal)
    case .start, .center, .end, .custom: nil
    }
  }

  // MARK: Drawing

  package mutating func draw(in context: DrawContext, element: Element) {
    if styles.isEmpty || context.opacity < 1 {
      let scheme = element.environment.colorScheme
      styles = text.runs.map {
        $0.style.over(look).cellStyle(in: scheme, opacity: context.opacity)
      }
    }
    for (row, line) in lines.enumerated() {
      let y = context.origin.y + row
      if y >= context.clip.maxY { break }
      guard y >= context.clip.minY else { continue }
      let x = context.origin.x + indent(of: line, isMirrored: element.isRightToLeft)
      draw(line, at: Point(x: x, y: y), in: context)
    }
    if context.opacity < 1 { styles.removeAll(keepingCapacity: true) }
  }

  private func draw(_ line: TextLine, at origin: Point, in context: DrawContext) {
    guard styles.count > 1 else {
      context.surface.write(
        line, of: prepared, at: origin, style: styles.first ?? .transparent, clip: context.clip)
      return
    }
    var point = origin
    var run = 0
    prepared.forEachGlyph(of: line) { glyph, index in
      if run > 0, index < prepared.pieceEnds[run - 1] { run = 0 }
      while run < styles.count - 1, index >= prepared.pieceEnds[run] { run += 1 }
      context.surface.put(glyph, at: point, style: styles[run], clip: context.clip)
      point.x += glyph.width
    }
  }

  /// The columns to the left of a line.
  private func indent(of line: TextLine, isMirrored: Bool) -> Int {
    let room = size.width - line.width
    let leading =
      switch layout.alignment {
      case .leading: 0
      case .center: room / 2
      case .trailing: room
      }
    return isMirrored ? room - leading : leading
  }

  package var meaning: Meaning? {
    Meaning(.text, label: text.string)
  }
}
