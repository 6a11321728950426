package import TesseraScreen

/// Several screens of which one is shown; the others are kept with their state.
package struct Pages: View, PrimitiveView {
  /// One screen.
  package struct Page {
    let id: AnyHashable
    let content: @MainActor () -> AnyView

    package init(id: AnyHashable, content: @escaping @MainActor () -> AnyView) {
      self.id = id
      self.content = content
    }
  }

  package static var multiplicity: Multiplicity { .one }

  let pages: [Page]
  let shown: AnyHashable

  /// Shows one of several screens; an id that no page has shows nothing.
  package init(_ pages: [Page], shown: AnyHashable) {
    self.pages = pages
    self.shown = shown
  }

  package static func makeNode(_ view: Pages, in context: NodeContext) -> Node {
    let element = PagesElement(in: context)
    element.update(to: view)
    return element
  }

  package static func updateNode(_ node: Node, to view: Pages) {
    unsafeDowncast(node, to: PagesElement.self).update(to: view)
  }
}

/// The element of several screens: it takes all the room that it is offered and centres the one shown.
package final class PagesElement: Element {
  private final class Kept {
    let id: AnyHashable
    let container: ContainerElement
    var content: @MainActor () -> AnyView
    var isStale = false
    /// Who had the focus when the page was covered.
    weak var focused: ControlElement?

    init(_ page: Pages.Page, _ container: ContainerElement) {
      id = page.id
      content = page.content
      self.container = container
    }
  }

  private var kept: [Kept] = []
  private var shown: Kept?

  func update(to view: Pages) {
    var pages: [Kept] = []
    for page in view.pages {
      if let known = kept.first(where: { $0.id == page.id }) {
        known.content = page.content
        known.isStale = true
        pages.append(known)
      } else {
        pages.append(make(page))
      }
    }
    kept = pages
    setChildrenQuietly(pages.map(\.container))
    show(pages.first { $0.id == view.shown })
  }

  private func make(_ page: Pages.Page) -> Kept {
    let container = ContainerElement(VStackLayout(), in: context)
    container.elementParent = self
    // Covered before it has contents: they appear when they are shown.
    container.setCovered(true)
    let content = ViewNodes.make(page.content(), in: container.context)
    container.setChildren([content])
    return Kept(page, container)
  }

  private func show(_ page: Kept?) {
    if let page, page.isStale {
      page.isStale = false
      ViewNodes.update(page.container.children[0], to: page.content())
    }
    guard page !== shown else { return }
    if let old = shown, old.container.isAlive {
      if let focused = tree.focus.focused, focused.isInside(old.container) {
        old.focused = focused
      }
      tree.unpainted.insert(old.container.drawnRect)
      old.container.setCovered(true)
    }
    shown = page
    if let page {
      page.container.setCovered(false)
      page.container.setNeedsDraw()
      tree.focus.pageShown(page.container, had: page.focused)
    }
    tree.preferences.everythingChanged()
    setNeedsLayout()
  }

  override package var painting: Painting { .nothing }

  override package var elementsInside: [Element] { shown.map { [$0.container] } ?? [] }

  override package var clipsContents: Bool { true }

  override package var isRelativeContainer: Bool { true }

  override package func measure(_ proposal: ProposedViewSize) -> Size {
    let content = shown?.container.sizeThatFits(proposal) ?? .zero
    return Size(
      width: proposal.width.map { max($0, 0) } ?? content.width,
      height: proposal.height.map { max($0, 0) } ?? content.height)
  }

  override package func layoutContents() {
    guard let container = shown?.container else { return }
    let proposal = ProposedViewSize(size)
    let taken = container.sizeThatFits(proposal)
    container.place(
      at: Point(x: (size.width - taken.width) >> 1, y: (size.height - taken.height) >> 1),
      proposal: proposal)
  }
}
