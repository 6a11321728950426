package import TesseraScreen

/// `containerRelativeFrame(…)`: a frame as long as a part of the nearest scroll view, tab, screen of
/// a navigation, or of the whole screen.
package struct RelativeFrameModifier: ElementModifier {
  /// The length along an axis, made of the container's.
  package typealias Length = @MainActor (_ container: Int, _ axis: Axis) -> Int

  let axes: Axis.Set
  let alignment: Alignment
  let length: Length

  package init(axes: Axis.Set, alignment: Alignment, length: @escaping Length) {
    self.axes = axes
    self.alignment = alignment
    self.length = length
  }

  package func makeElement(in context: NodeContext) -> RelativeFrameElement {
    RelativeFrameElement(self, in: context)
  }

  package func updateElement(_ element: RelativeFrameElement) {
    element.update(to: self)
  }
}

/// The element of a frame that follows the container around.
package final class RelativeFrameElement: UnaryElement {
  private var modifier: RelativeFrameModifier

  init(_ modifier: RelativeFrameModifier, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context)
    tree.relativeFrames[ObjectIdentifier(self)] = self
  }

  func update(to new: RelativeFrameModifier) {
    modifier = new
    setNeedsLayout()
  }

  /// The nearest element around that the frame is a part of.
  fileprivate var container: Element? {
    var element = elementParent
    while let current = element, !current.isRelativeContainer { element = current.elementParent }
    return element
  }

  override package var painting: Painting { .nothing }

  private func solver(for proposal: ProposedViewSize) -> FrameSolver {
    FrameSolver(
      width: length(along: .horizontal, proposal), height: length(along: .vertical, proposal),
      alignment: modifier.alignment)
  }

  private func length(along axis: Axis, _ proposal: ProposedViewSize) -> Int? {
    guard modifier.axes.contains(axis) else { return nil }
    let container = container
    // Before the container has a size, it will have what is offered.
    let whole =
      container?.isPlaced == true
      ? container?.size[axis] : proposal[axis].flatMap { $0.isUnbounded ? nil : $0 }
    return modifier.length(whole ?? tree.size[axis], axis).clamped(0, .infinity - 1)
  }

  override package func measure(_ proposal: ProposedViewSize) -> Size {
    child.map { solver(for: proposal).sizeThatFits(proposal, child: $0) } ?? .zero
  }

  override package func layoutContents() {
    guard let child else { return }
    let placement = solver(for: placedProposal).placement(
      of: child, in: size, proposal: placedProposal)
    child.place(at: placement.origin, proposal: placement.proposal)
  }

  override package func measureGuide(
    _ key: AlignmentKey, in size: Size, proposal: ProposedViewSize
  ) -> Int? {
    child.flatMap {
      solver(for: proposal).explicitAlignment(of: key, in: size, proposal: proposal, child: $0)
    }
  }

  override package var layoutPriority: Double { 0 }

  override package var spacing: ViewSpacing { ViewSpacing() }

  override package func willRemove() {
    super.willRemove()
    tree.relativeFrames[ObjectIdentifier(self)] = nil
  }
}

extension ViewTree {
  /// Forgets what was measured on the way from a container to the frames that are a part of it; the
  /// container is about to place its contents.
  func containerResized(_ container: Element) {
    for frame in relativeFrames.values where frame.container === container {
      var element: Element = frame
      while element !== container {
        element.forgetAnswers()
        element.needsPlacement = true
        guard let outer = element.elementParent else { break }
        element = outer
      }
    }
  }
}
