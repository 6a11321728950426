import TesseraScreen

/// A row as a list shows it: with room around, a mark and a bar when it is selected.
///
///      Inbox            ›Inbox              the bar of a list that has the focus is inverse, so
///     ›Sent█████████     Sent               that it is seen without colours; without the focus
///      Trash             Trash              the mark and a plain ground are left
@MainActor
final class ListRowElement: UnaryElement {
  /// U+203A: one column wide in every terminal, since its East Asian width is neutral.
  private static let mark = Glyph("\u{203A}")
  private static let separator = Glyph("─")
  /// One column on each side, for the mark and the scroll bar.
  static let usualInsets = EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1)

  /// The number of the row in the list.
  var index = 0
  /// The id of the row's element; nil where it is none.
  private(set) var rowID: AnyHashable?
  /// Whether the row can have the mark, and be deleted and moved.
  private(set) var isSelected = false
  /// Whether keys act on the row.
  private(set) var isCurrent = false
  /// Whether the list has the focus.
  private(set) var isListFocused = false

  /// Takes over where the row is.
  func show(at index: Int, id: AnyHashable?) {
    self.index = index
    rowID = id
  }

  /// Takes over how the row is marked.
  func mark(isSelected newIsSelected: Bool, isCurrent newIsCurrent: Bool, isListFocused focus: Bool)
  {
    let old = look
    isSelected = newIsSelected
    isCurrent = newIsCurrent
    isListFocused = focus
    if look != old { setNeedsDraw() }
  }

  /// What of the row's state is seen.
  private var look: Int {
    if isSelected { return isListFocused ? 3 : 2 }
    return isCurrent && isListFocused ? 1 : 0
  }

  // MARK: What the row says

  /// What the row says of itself.
  var traits: RowTraits {
    layoutValue(for: ObjectIdentifier(RowTraitsKey.self)) as? RowTraits ?? RowTraits()
  }

  /// By what the row is selected: its tag, else the id of its element; nil if it cannot be.
  var selectionID: AnyHashable? {
    let traits = traits
    guard traits.kind == nil, traits.isSelectionDisabled != true else { return nil }
    return layoutValue(for: ObjectIdentifier(TagKey.self)) as? AnyHashable ?? rowID
  }

  func traitsChanged() {
    setNeedsLayout()
    setNeedsDraw()
  }

  override var meaning: Meaning? {
    Meaning(.row, isSelected: isSelected)
  }

  // MARK: Layout

  private var insets: EdgeInsets { traits.insets ?? Self.usualInsets }

  private var solver: PaddingSolver { PaddingSolver(insets) }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    guard let child else { return .zero }
    var size = solver.sizeThatFits(proposal, child: child)
    if let width = proposal.width { size.width = width }
    if showsSeparator { size.height = size.height.lengthAdding(1) }
    return size
  }

  override func layoutContents() {
    guard let child else { return }
    let insets = insets
    let width = placedProposal.width.map { max(0, $0 - insets.leading - insets.trailing) }
    child.place(
      at: Point(x: insets.leading, y: insets.top),
      proposal: ProposedViewSize(width: width, height: placedProposal.height))
  }

  override var layoutPriority: Double { 0 }

  override var hasExplicitGuides: Bool { false }

  override func measureGuide(
    _ key: AlignmentKey, in size: Size, proposal: ProposedViewSize
  ) -> Int? { nil }

  // MARK: Drawing

  private var showsSeparator: Bool { traits.showsSeparator ?? false }

  override func draw(in context: DrawContext) {
    var bar = Rect(origin: .zero, size: size)
    let showsSeparator = showsSeparator
    if showsSeparator { bar.size.height = max(0, bar.height - 1) }
    if isSelected, !isListFocused {
      context.fill(bar, with: ListRowElement.ground, in: environment)
    } else if let background = traits.background {
      context.fill(bar, with: background, in: environment)
    }
    child?.drawIfDamaged(in: context)
    if showsSeparator { drawSeparator(in: context) }
    if isSelected || (isCurrent && isListFocused) { drawMark(in: context) }
    guard isSelected, isListFocused else { return }
    context.surface.restyle(bar.offset(by: context.origin), clip: context.clip) { style in
      // One colour for the whole bar; what is inverse itself, as a focused button, stands out.
      style.foreground = .standard
      style.background = .standard
      style.attributes.formSymmetricDifference(.inverse)
    }
  }

  /// What a selected row without the focus stands on: near the terminal's own ground.
  private static let ground = Color(light: .palette(254), dark: .palette(237))

  private func drawMark(in context: DrawContext) {
    guard insets.leading > 0 else { return }
    let color = context.resolve(isSelected ? .primary : .secondary, in: environment)
    context.surface.put(
      ListRowElement.mark, at: context.origin,
      style: CellStyle(foreground: color, background: .clear), clip: context.clip)
  }

  private func drawSeparator(in context: DrawContext) {
    let inset = min(insets.leading, size.width)
    let line = Rect(
      x: inset, y: size.height - 1, width: max(0, size.width - inset - insets.trailing), height: 1)
    let style = CellStyle(
      foreground: context.resolve(.tertiary, in: environment), background: .clear)
    context.surface.fill(
      line.offset(by: context.origin), with: Cell(glyph: ListRowElement.separator, style: style),
      clip: context.clip)
  }

  override func environmentChanged(from old: EnvironmentValues) {
    if environment.colorScheme != old.colorScheme { setNeedsDraw() }
  }
}
