package import TesseraScreen

/// Something that one can scroll to.
package enum ScrollTarget {
  /// A view.
  case element(Element)
  /// A row of a lazy stack, which may have no view yet.
  case row(LazyStackElement, Int)
}

/// A wish to scroll, fulfilled when the layout is known.
struct ScrollRequest {
  /// What is looked for.
  enum Goal {
    /// What has an id, below a node.
    case id(AnyHashable, below: Node)
    /// A row of a lazy stack.
    case row(LazyStackElement, Int)
  }

  let goal: Goal
  /// The part of the view that shall be where the same part of the scroll view is; nil scrolls as
  /// little as possible.
  let anchor: UnitPoint?
  /// A lazy stack learns how long its rows are by making them, so that the second try hits.
  var triesLeft = 3
}

extension ViewTree {
  /// Asks for something to be scrolled to.
  package func scroll(to id: AnyHashable, below node: Node, anchor: UnitPoint?) {
    append(ScrollRequest(goal: .id(id, below: node), anchor: anchor))
  }

  /// Asks for a row of a lazy stack to be scrolled to.
  func scroll(toRow index: Int, of stack: LazyStackElement, anchor: UnitPoint?) {
    append(ScrollRequest(goal: .row(stack, index), anchor: anchor))
  }

  private func append(_ request: ScrollRequest) {
    scrollRequests.append(request)
    windowsMayHaveMoved = true
    requestFrame()
  }

  /// Scrolls to what was asked for; called when everything is placed.
  func fulfillScrollRequests() {
    guard !scrollRequests.isEmpty else { return }
    let requests = scrollRequests
    scrollRequests.removeAll()
    for var request in requests {
      switch target(of: request.goal) {
      case .element(let element):
        element.reveal(Rect(origin: .zero, size: element.size), at: request.anchor)
      case .row(let stack, let index) where stack.isAlive:
        let wasKnown = stack.knowsRow(at: index)
        stack.revealRow(at: index, anchor: request.anchor)
        request.triesLeft -= 1
        guard !wasKnown, request.triesLeft > 0 else { continue }
        scrollRequests.append(request)
        windowsMayHaveMoved = true
      default: continue
      }
    }
  }

  private func target(of goal: ScrollRequest.Goal) -> ScrollTarget? {
    switch goal {
    case .id(let id, let node): node.isAlive ? node.locate(id) : nil
    case .row(let stack, let index): .row(stack, index)
    }
  }
}

extension Element {
  /// Asks the scrolling elements around to bring a part of this one into view, at a place of it.
  func reveal(_ part: Rect, at anchor: UnitPoint?) {
    guard let anchor else {
      reveal(part)
      return
    }
    var rect = part
    var element: Element? = self
    while let current = element {
      if let scroller = current as? ScrollElement { rect = scroller.align(rect, at: anchor) }
      rect = rect.offset(by: current.origin)
      element = current.elementParent
    }
  }
}

extension ScrollElement {
  /// Scrolls so that a point of a rectangle is at the same point of the view, as far as there is
  /// content; returns where the rectangle is then.
  func align(_ rect: Rect, at anchor: UnitPoint) -> Rect {
    let old = offset
    var target = offset
    target.x += rect.minX - ScrollElement.place(of: rect.width, in: size.width, at: anchor.x)
    target.y += rect.minY - ScrollElement.place(of: rect.height, in: size.height, at: anchor.y)
    scroll(to: target)
    return rect.offset(by: old - offset)
  }

  private static func place(of length: Int, in room: Int, at share: Double) -> Int {
    guard share.isFinite else { return 0 }
    return Int((Double(room - length) * share.clamped(-100, 100)).rounded(.down))
  }
}

extension Double {
  fileprivate func clamped(_ low: Double, _ high: Double) -> Double {
    Swift.max(low, Swift.min(self, high))
  }
}

// MARK: The reader

/// Where a `ScrollViewReader` stands in the tree.
@MainActor
package final class ScrollReaderPlace {
  fileprivate weak var node: Node?

  package init() {}

  /// Scrolls to what has an id below the reader.
  package func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    guard let node, node.isAlive else { return }
    node.tree.scroll(to: id, below: node, anchor: anchor)
  }
}

/// Tells a reader's place where it is.
package struct ScrollReaderModifier: PrimitiveModifier {
  let place: ScrollReaderPlace

  package init(_ place: ScrollReaderPlace) {
    self.place = place
  }

  package static func multiplicity<Content: View>(of content: Content.Type) -> Multiplicity {
    ViewNodes.multiplicity(of: content)
  }

  package static func makeNode<Content: View>(
    _ modifier: Self, content: Content, in context: NodeContext
  ) -> Node {
    let node = Node(in: context)
    modifier.place.node = node
    node.setChildren([ViewNodes.make(content, in: node.context)])
    return node
  }

  package static func updateNode<Content: View>(
    _ node: Node, to modifier: Self, content: Content
  ) {
    modifier.place.node = node
    ViewNodes.update(node.children[0], to: content)
  }
}
