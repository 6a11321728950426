extension View {
  /// Runs an action after each frame of the screen that the view is on, with what the frame cost.
  ///
  /// The frame has been handed to the terminal. What the action changes is in the next frame; an
  /// action that always changes something makes frames without end.
  public func onFrame(perform action: @escaping @MainActor (FrameReport) -> Void) -> some View {
    modifier(FrameObserverModifier(action: action))
  }
}

struct FrameObserverModifier: ElementModifier {
  let action: @MainActor (FrameReport) -> Void

  func makeElement(in context: NodeContext) -> FrameObserverElement {
    let element = FrameObserverElement(in: context)
    element.observe(action)
    return element
  }

  func updateElement(_ element: FrameObserverElement) {
    element.observe(action)
  }
}

package final class FrameObserverElement: UnaryElement {
  func observe(_ action: @escaping @MainActor (FrameReport) -> Void) {
    tree.frameObservers[ObjectIdentifier(self)] = action
  }

  override package var painting: Painting { .nothing }

  override package func willRemove() {
    super.willRemove()
    tree.frameObservers[ObjectIdentifier(self)] = nil
  }
}
