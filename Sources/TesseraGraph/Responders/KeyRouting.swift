package import TesseraScreen

extension ViewTree {
  /// Routes an input event; returns whether somebody used it.
  ///
  /// A key goes to: shortcuts that cannot be typed (with Control, Option, Command, or a function
  /// key); the focused control and then outward to each view around it; plain shortcuts; the handlers
  /// of views outside of the focus; and last the focus itself (Tab, Shift-Tab, arrows).
  package func send(_ event: InputEvent) -> Bool {
    switch event {
    case .key(let press): press.phase == .up ? offer(press) : route(press)
    case .paste(let text): paste(text)
    case .pointer(let event): point(event)
    case .focus: false
    }
  }

  private func route(_ press: KeyPress) -> Bool {
    let canBeTyped = !press.characters.isEmpty || press.key == .return || press.key == .delete
    if !canBeTyped || focus.focused?.control.takesText != true, performShortcut(press, plain: false)
    {
      return true
    }
    return offer(press) || performShortcut(press, plain: true)
      || (focus.scope as? PresentationElement)?.cancel(press) == true || moveFocus(press)
  }

  /// Offers a press to the focused control and outward, then to handlers outside of the focus.
  private func offer(_ press: KeyPress) -> Bool {
    var node: Node? = focus.focused ?? focus.scope
    while let current = node {
      if current.keyPressed(press) == .handled { return true }
      if current === focus.scope { break }
      node = current.parent
    }
    // A view that asks for keys and has nothing to focus inside still gets them.
    let focused = focus.focused
    return responders.handlers(in: focus.scope)
      .contains { focused?.isInside($0) != true && $0.keyPressed(press) == .handled }
  }

  private func performShortcut(_ press: KeyPress, plain: Bool) -> Bool {
    responders.shortcuts(for: press, plain: plain, in: focus.scope).contains { $0.perform() }
  }

  private func moveFocus(_ press: KeyPress) -> Bool {
    switch press.key {
    case .tab where press.modifiers.forMatching.isEmpty: focus.move(forward: true)
    case .tab where press.modifiers.forMatching == .shift: focus.move(forward: false)
    case .upArrow where press.modifiers.forMatching.isEmpty: focus.move(towards: .top)
    case .downArrow where press.modifiers.forMatching.isEmpty: focus.move(towards: .bottom)
    case .leftArrow where press.modifiers.forMatching.isEmpty: focus.move(towards: .leading)
    case .rightArrow where press.modifiers.forMatching.isEmpty: focus.move(towards: .trailing)
    default: false
    }
  }

  private func paste(_ text: String) -> Bool {
    var node: Node? = focus.focused
    while let current = node {
      if let control = current as? ControlElement, control.environment.isEnabled,
        let paste = control.control.onPaste
      {
        paste(text)
        return true
      }
      node = current.parent
    }
    return false
  }

  // MARK: Pointer

  /// Who used a button's going down gets all that follows, wherever the pointer goes, until it is up.
  private func point(_ event: PointerEvent) -> Bool {
    switch event.kind {
    case .drag, .up:
      guard let holder = pointerHolder, holder.isAlive else { break }
      if case .up = event.kind { pointerHolder = nil }
      return holder.pointerMoved(event) == .handled
    case .down, .move:
      pointerHolder = nil
    case .scroll:
      break
    }
    let user = offer(event)
    if case .down = event.kind { pointerHolder = user }
    return user != nil
  }

  /// Offers an event to what is under the pointer and outward; returns who used it.
  private func offer(_ event: PointerEvent) -> Node? {
    guard let scope = focus.scope else { return nil }
    var node: Node? = hit(at: event.location)
    guard node?.isInside(scope) ?? false else { return nil }
    while let current = node {
      if current.pointerMoved(event) == .handled { return current }
      // The wrappers of a modifier on several views stand beside what they wrap, not above it.
      var wrapper = (current as? Element)?.elementParent
      while let outer = wrapper, !current.isInside(outer) {
        if outer.pointerMoved(event) == .handled { return outer }
        wrapper = outer.elementParent
      }
      node = current.parent
    }
    return nil
  }

  /// The frontmost, innermost element at a cell of the screen: what a click there meets first.
  package func hit(at point: Point) -> Element? {
    root.flatMap { hit(point, in: $0, at: .zero) }
  }

  /// The frontmost, innermost element at a point; `origin` is where the element above stands.
  private func hit(_ point: Point, in element: Element, at origin: Point) -> Element? {
    let place = origin + element.origin
    guard element.visualBounds.offset(by: place).contains(point) else { return nil }
    let isInOwnCells = Rect(origin: place, size: element.size).contains(point)
    if element.hidesContents || element.clipsContents && !isInOwnCells { return nil }
    for child in element.drawingOrder.reversed() {
      if let hit = hit(point, in: child, at: place) { return hit }
    }
    return isInOwnCells && element.isHitTarget ? element : nil
  }
}
