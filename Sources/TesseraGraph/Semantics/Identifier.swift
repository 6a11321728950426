package import TesseraScreen

extension AccessibilityElement {
  /// The name that the modifier gives the view; nil if it gives none.
  fileprivate var identifier: String? {
    var meaning = Meaning(.group)
    modifier.edit(&meaning)
    return meaning.identifier
  }
}

extension ViewTree {
  /// The places on the screen of all views with names that are shown, not clipped; of several views
  /// with one name in the order in which they are drawn.
  ///
  /// A view's place is its own, with its frame and padding, not that of what it means.
  package var framesByIdentifier: [String: [Rect]] {
    var frames: [String: [Rect]] = [:]
    func visit(_ element: Element) {
      if let name = (element as? AccessibilityElement)?.identifier {
        frames[name, default: []].append(element.absoluteFrame)
      }
      for child in element.elementsInside { visit(child) }
    }
    if let root { visit(root) }
    return frames
  }
}
