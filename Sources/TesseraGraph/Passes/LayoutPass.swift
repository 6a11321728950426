import TesseraScreen

/// Measures and places what may have another size, and no more.
///
/// Upwards: each queued element, deepest first, answers its old questions again. Where all answers
/// are the same, the elements above need not know; otherwise the one above is queued. Downwards: the
/// topmost elements that kept their size place their contents again, and placing stops wherever
/// neither place nor proposal nor contents changed.
@MainActor
enum LayoutPass {
  static func run(_ tree: ViewTree) {
    guard !tree.layoutQueue.isEmpty || tree.windowsMayHaveMoved else { return }
    var settled: [Element] = []
    while !tree.layoutQueue.isEmpty {
      let element = takeDeepest(&tree.layoutQueue)
      guard element.isAlive, element.needsMeasure else { continue }
      let isSettled = element.remeasure()
      if element is RootElement {
        settled.append(element)
      } else if isSettled {
        settled.append(element)
      } else if let outer = element.elementParent {
        outer.setNeedsLayout()
      }
    }
    settled.sort { $0.depth < $1.depth }
    for element in settled where element.isAlive {
      if element is RootElement {
        element.place(at: .zero, proposal: .unspecified)
      } else if element.needsPlacement, element.isPlaced {
        element.relayout()
      }
      if element.looksDifferentLaidOut { element.setNeedsDraw() }
    }
    // Only now is it known what can be seen.
    tree.windowsMayHaveMoved = false
    for stack in tree.lazyStacks { stack.bringWindowUpToDate() }
    tree.fulfillScrollRequests()
  }

  private static func takeDeepest(_ queue: inout [Element]) -> Element {
    guard queue.count > 1 else { return queue.removeLast() }
    var deepest = queue.count - 1
    for index in queue.indices where queue[index].depth > queue[deepest].depth { deepest = index }
    queue.swapAt(deepest, queue.count - 1)
    return queue.removeLast()
  }
}
