import TesseraGraph
import TesseraScreen

/// A node as the real tree has them: it remembers its answers and knows where it was placed.
///
/// It is on the main actor, as the real ones are, so these tests also hold the isolated
/// conformance to account.
@MainActor
class TestElement {
  var name: String?
  /// What `layoutValue(key:value:)` attached.
  var values: [ObjectIdentifier: Any] = [:]

  /// The rectangle relative to the parent; `nil` until the element is placed.
  private(set) var frame: Rect?
  /// What the element was offered where it was placed.
  private(set) var placedProposal = ProposedViewSize.unspecified
  /// What the element draws.
  var ink = Ink.none
  /// How often the element had to work out a size.
  private(set) var measureCount = 0
  /// How often the element was asked for a size.
  private(set) var askCount = 0
  private(set) var placeCount = 0
  private var sizes = SizeCache()
  private var guides = GuideCache()

  // MARK: What a kind of element says

  var children: [TestElement] { [] }
  var layoutPriority: Double { 0 }
  var spacing: ViewSpacing { ViewSpacing() }
  func measure(_ proposal: ProposedViewSize) -> Size { .zero }
  func arrange(in size: Size, proposal: ProposedViewSize) {}
  func guide(_ key: AlignmentKey, in size: Size, proposal: ProposedViewSize) -> Int? { nil }
  func inheritedValue(for key: ObjectIdentifier) -> Any? { nil }
  func forget() {
    sizes.removeAll()
    guides.removeAll()
  }

  // MARK: Reading a tree

  func layOut(_ proposal: ProposedViewSize) -> Size {
    let size = sizeThatFits(proposal)
    place(at: .zero, proposal: proposal)
    return size
  }

  /// Forgets every answer in the tree, as if all of it had changed.
  func forgetAll() {
    for child in children { child.forgetAll() }
    forget()
  }

  /// The elements that are placed, with their rectangles in the root's coordinates.
  func placed(from origin: Point = .zero) -> [(element: TestElement, rect: Rect)] {
    guard let frame else { return [] }
    let rect = frame.offset(by: origin)
    return [(self, rect)] + children.flatMap { $0.placed(from: rect.origin) }
  }

  /// All elements, placed or not.
  var everyElement: [TestElement] { [self] + children.flatMap(\.everyElement) }

  var rects: [String: Rect] {
    var rects: [String: Rect] = [:]
    for (element, rect) in placed() {
      if let name = element.name { rects[name] = rect }
    }
    return rects
  }

  fileprivate func put(at origin: Point, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    placeCount += 1
    placedProposal = proposal
    frame = Rect(origin: origin, size: size)
    for child in children { child.frame = nil }
    arrange(in: size, proposal: proposal)
  }

  fileprivate func answer(_ proposal: ProposedViewSize) -> Size {
    askCount += 1
    if let size = sizes[proposal] { return size }
    measureCount += 1
    let size = measure(proposal).asLengths
    sizes.remember(size, for: proposal)
    return size
  }

  fileprivate func answer(
    _ key: AlignmentKey, in size: Size, proposal: ProposedViewSize
  ) -> Int? {
    if let known = guides[key, proposal] { return known }
    let answer = guide(key, in: size, proposal: proposal)
    guides.remember(answer, for: key, proposal: proposal)
    return answer
  }
}

extension TestElement: @MainActor LayoutElement {
  func sizeThatFits(_ proposal: ProposedViewSize) -> Size { answer(proposal) }

  func place(at origin: Point, proposal: ProposedViewSize) { put(at: origin, proposal: proposal) }

  func explicitAlignment(
    of key: AlignmentKey, in size: Size, proposal: ProposedViewSize
  ) -> Int? { answer(key, in: size, proposal: proposal) }

  func layoutValue(for key: ObjectIdentifier) -> Any? { values[key] ?? inheritedValue(for: key) }
}

// MARK: - Kinds

/// An element without children.
final class TestLeaf: TestElement {
  private let answer: (ProposedViewSize) -> Size
  private let baselines: ((ProposedViewSize) -> (first: Int, last: Int))?
  private let wishes: ViewSpacing
  private let priority: Double

  init(
    spacing: ViewSpacing = ViewSpacing(), priority: Double = 0,
    baselines: ((ProposedViewSize) -> (first: Int, last: Int))? = nil,
    _ answer: @escaping (ProposedViewSize) -> Size
  ) {
    self.answer = answer
    self.baselines = baselines
    wishes = spacing
    self.priority = priority
  }

  override var layoutPriority: Double { priority }
  override var spacing: ViewSpacing { wishes }
  override func measure(_ proposal: ProposedViewSize) -> Size { answer(proposal) }

  override func guide(_ key: AlignmentKey, in size: Size, proposal: ProposedViewSize) -> Int? {
    switch key.line {
    case .firstTextBaseline: baselines?(proposal).first
    case .lastTextBaseline: baselines?(proposal).last
    case .start, .center, .end, .custom: nil
    }
  }

  static func fill(_ character: Character = "#") -> TestLeaf {
    let leaf = TestLeaf { LeafSizes.filling($0) }
    leaf.ink = .fill(character)
    return leaf
  }

  static func fixed(_ width: Int, _ height: Int) -> TestLeaf {
    TestLeaf { _ in Size(width: width, height: height) }
  }

  static func text(_ string: String, lineLimit: Int? = nil) -> TestLeaf {
    let text = TestText(string, lineLimit: lineLimit)
    let leaf = TestLeaf(
      baselines: { (1, max(1, text.lines($0).count)) }, { text.sizeThatFits($0) })
    leaf.ink = .text(text)
    return leaf
  }

  static func spacer(_ axis: Axis?, minLength: Int? = nil) -> TestLeaf {
    TestLeaf(spacing: .spacer(along: axis), priority: -.infinity) {
      LeafSizes.spacer($0, along: axis, minLength: minLength)
    }
  }

  static func divider(_ axis: Axis?) -> TestLeaf {
    let leaf = TestLeaf { LeafSizes.divider($0, in: axis) }
    leaf.ink = .fill(axis == .horizontal ? "│" : "─")
    return leaf
  }
}

/// A modifier around one element.
final class TestWrapper: TestElement {
  private let solver: any WrapperSolver
  private let child: TestElement

  init(_ solver: any WrapperSolver, _ child: TestElement) {
    self.solver = solver
    self.child = child
  }

  override var children: [TestElement] { [child] }
  override var layoutPriority: Double { solver.layoutPriority(of: child) }
  override var spacing: ViewSpacing { solver.spacing(of: child) }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    solver.sizeThatFits(proposal, child: child)
  }

  override func arrange(in size: Size, proposal: ProposedViewSize) {
    let placement = solver.placement(of: child, in: size, proposal: proposal)
    child.place(at: placement.origin, proposal: placement.proposal)
  }

  override func guide(_ key: AlignmentKey, in size: Size, proposal: ProposedViewSize) -> Int? {
    solver.explicitAlignment(of: key, in: size, proposal: proposal, child: child)
  }

  override func inheritedValue(for key: ObjectIdentifier) -> Any? { child.layoutValue(for: key) }
}

/// Two elements, one over or under the other.
final class TestOverlay: TestElement {
  private let solver: OverlaySolver
  private let primary: TestElement
  private let secondary: TestElement?
  private let isBackground: Bool

  init(
    _ alignment: Alignment, _ primary: TestElement, _ secondary: TestElement?, isBackground: Bool
  ) {
    solver = OverlaySolver(alignment)
    self.primary = primary
    self.secondary = secondary
    self.isBackground = isBackground
  }

  override var children: [TestElement] {
    guard let secondary else { return [primary] }
    return isBackground ? [secondary, primary] : [primary, secondary]
  }

  override var layoutPriority: Double { solver.layoutPriority(of: primary) }
  override var spacing: ViewSpacing { solver.spacing(of: primary) }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    solver.sizeThatFits(proposal, child: primary)
  }

  override func arrange(in size: Size, proposal: ProposedViewSize) {
    primary.place(at: .zero, proposal: proposal)
    guard let secondary else { return }
    let placement = solver.placement(
      of: secondary, over: primary, in: size, proposal: proposal)
    secondary.place(at: placement.origin, proposal: placement.proposal)
  }

  override func guide(_ key: AlignmentKey, in size: Size, proposal: ProposedViewSize) -> Int? {
    solver.explicitAlignment(of: key, in: size, proposal: proposal, child: primary)
  }

  override func inheritedValue(for key: ObjectIdentifier) -> Any? { primary.layoutValue(for: key) }
}

/// A layout with its children.
final class TestContainer: TestElement {
  let container: LayoutContainer
  private let elements: [TestElement]

  init(_ layout: any Layout, _ elements: [TestElement]) {
    container = LayoutContainer(layout, children: elements)
    self.elements = elements
  }

  override var children: [TestElement] { elements }
  override var layoutPriority: Double { container.layoutPriority }
  override var spacing: ViewSpacing { container.spacing }

  override func measure(_ proposal: ProposedViewSize) -> Size { container.sizeThatFits(proposal) }

  override func arrange(in size: Size, proposal: ProposedViewSize) {
    container.place(in: size, proposal: proposal)
  }

  override func guide(_ key: AlignmentKey, in size: Size, proposal: ProposedViewSize) -> Int? {
    container.explicitAlignment(of: key, in: size, proposal: proposal)
  }

  override func forget() {
    super.forget()
    container.childDidChange()
  }
}

/// A `ViewThatFits`.
final class TestFitting: TestElement {
  private let solver: FittingSolver
  private let elements: [TestElement]

  init(_ axes: Axis.Set, _ elements: [TestElement]) {
    solver = FittingSolver(axes)
    self.elements = elements
  }

  override var children: [TestElement] { elements }

  private func chosen(_ proposal: ProposedViewSize) -> TestElement? {
    solver.choice(among: elements, for: proposal).map { elements[$0] }
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    chosen(proposal)?.sizeThatFits(proposal) ?? .zero
  }

  override func arrange(in size: Size, proposal: ProposedViewSize) {
    chosen(proposal)?.place(at: .zero, proposal: proposal)
  }

  override func guide(_ key: AlignmentKey, in size: Size, proposal: ProposedViewSize) -> Int? {
    chosen(proposal)?.explicitAlignment(of: key, in: size, proposal: proposal)
  }
}

/// A `ScrollView` at its start.
final class TestScroll: TestElement {
  private let solver: ScrollSolver
  private let content: TestElement

  init(_ axes: Axis.Set, _ content: TestElement) {
    solver = ScrollSolver(axes)
    self.content = content
  }

  override var children: [TestElement] { [content] }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    solver.sizeThatFits(proposal, content: content)
  }

  override func arrange(in size: Size, proposal: ProposedViewSize) {
    content.place(at: .zero, proposal: solver.contentProposal(proposal))
  }
}
