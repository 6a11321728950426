#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
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
  /// What is shown of each run.
  private var words: [String]
  private var prepared: PreparedText
  private var layout: TextLayout
  private var lines: [TextLine] = []
  private var styles: [CellStyle] = []
  private var look: TextStyle
  private var size = Size.zero
  /// The time, for dates whose words change; nil where there are none.
  private var clock: WallClock?

  init(_ text: Text, in environment: EnvironmentValues) {
    self.text = text
    layout = environment.textLayout
    look = environment.textStyle
    clock = TextLeaf.hasDates(text) ? WallClock(in: environment) : nil
    words = TextLeaf.words(of: text, layout.textCase, clock, environment)
    prepared = TextLeaf.prepare(words)
  }

  mutating func update(to new: Text, in element: Element) {
    guard new != text else { return }
    text = new
    styles.removeAll(keepingCapacity: true)
    element.setNeedsDraw()
    if clock == nil, TextLeaf.hasDates(new) { clock = WallClock(in: element.environment) }
    readWords(in: element)
  }

  package mutating func environmentChanged(from old: EnvironmentValues, in element: Element) {
    let environment = element.environment
    let newLayout = environment.textLayout
    if newLayout != layout {
      layout = newLayout
      element.setNeedsLayout()
      readWords(in: element)
    } else if clock != nil {
      readWords(in: element)
    }
    let newLook = environment.textStyle
    if newLook != look || environment.colorScheme != old.colorScheme {
      look = newLook
      styles.removeAll(keepingCapacity: true)
      element.setNeedsDraw()
    }
  }

  // MARK: Words

  private static func hasDates(_ text: Text) -> Bool {
    text.runs.contains { $0.date != nil }
  }

  private static func words(
    of text: Text, _ textCase: Text.Case?, _ clock: WallClock?, _ environment: EnvironmentValues
  ) -> [String] {
    var dates: DateWords?
    if let clock {
      dates = DateWords(
        now: clock.now, timeZone: environment.explicitTimeZone, calendar: environment.calendar)
    }
    return text.runs.map { run in
      let string = run.date.flatMap { dates?.words(for: $0) } ?? run.string
      return switch textCase {
      case nil: string
      case .uppercase: string.uppercased()
      case .lowercase: string.lowercased()
      }
    }
  }

  private static func prepare(_ words: [String]) -> PreparedText {
    words.count == 1 ? PreparedText(words[0]) : PreparedText(pieces: words)
  }

  /// Looks what is shown now, and prepares it if that is something else.
  private mutating func readWords(in element: Element) {
    let new = TextLeaf.words(of: text, layout.textCase, clock, element.environment)
    guard new != words else { return }
    words = new
    prepared = TextLeaf.prepare(new)
    element.setNeedsDraw()
    element.setNeedsLayout()
  }

  package func lifetime(in element: Element) -> Duration? {
    guard let clock else { return nil }
    let dates = DateWords(
      now: clock.now, timeZone: element.environment.explicitTimeZone,
      calendar: element.environment.calendar)
    return text.runs.compactMap { run in run.date.flatMap { dates.duration(of: $0) } }.min()
  }

  package mutating func refresh(in element: Element) {
    readWords(in: element)
  }

  // MARK: Layout

  package func measure(_ proposal: ProposedViewSize, in element: Element) -> Size {
    var size = sizeOfLines(proposal)
    if let reserved = layout.reservedLines { size.height = max(size.height, rows(of: reserved)) }
    return size
  }

  private func sizeOfLines(_ proposal: ProposedViewSize) -> Size {
    var size = prepared.size(
      width: proposal.width.flatMap { $0.isUnbounded ? nil : $0 },
      limit: limit(for: proposal.height))
    size.height = rows(of: size.height)
    return size
  }

  package mutating func layout(in element: Element) {
    size = element.size
    lines = prepared.lines(
      width: size.width, limit: limit(for: max(1, size.height)), truncation: layout.truncation)
  }

  /// The rows of a number of lines, with the rows between them.
  private func rows(of lines: Int) -> Int {
    guard layout.lineSpacing > 0 else { return lines }
    let spaces = layout.lineSpacing.multipliedReportingOverflow(by: max(0, lines - 1))
    return lines.lengthAdding(spaces.overflow ? .infinity : spaces.partialValue)
  }

  /// The lines that may be used: the line limit and those that the offered rows hold; never less
  /// than one.
  private func limit(for height: Int?) -> Int? {
    let rows = height.flatMap { $0.isUnbounded ? nil : max(1, $0) }
    let fitting = rows.map { rows in
      layout.lineSpacing > 0
        ? max(1, rows.lengthAdding(layout.lineSpacing) / layout.lineSpacing.lengthAdding(1)) : rows
    }
    return switch (layout.lineLimit, fitting) {
    case (let limit?, let fitting?): min(limit, fitting)
    case (let limit, let fitting): limit ?? fitting
    }
  }

  package var hasGuides: Bool { true }

  /// A baseline is the bottom of a line; room that is only reserved has none.
  package func guide(
    _ key: AlignmentKey, in size: Size, proposal: ProposedViewSize, element: Element
  ) -> Int? {
    switch key.line {
    case .firstTextBaseline: 1
    case .lastTextBaseline: sizeOfLines(proposal).height
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
      let y = context.origin.y + row * (1 + layout.lineSpacing)
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
    Meaning(.text, label: words.count == 1 ? words[0] : words.joined())
  }
}
