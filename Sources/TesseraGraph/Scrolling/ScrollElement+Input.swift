package import TesseraScreen

/// Keys and wheel.
///
/// | | focus on the view itself | focus on something inside |
/// |---|---|---|
/// | arrows | one cell | to the next control that is near, else one cell |
/// | Page Up, Page Down | a view, less one row | the same |
/// | Home, End | to the ends | the same |
/// | Space, Shift-Space | as Page Down, Page Up | – |
extension ScrollElement {
  /// The rows and columns of one notch of the wheel.
  private static let notch = Size(width: 6, height: 3)
  /// How far outside of the view a control may be to get the focus before the view is scrolled.
  private static let reach = 2

  /// Scrolls as a key asks for; returns whether it did.
  func scroll(with press: KeyPress, hasFocus: Bool) -> Bool {
    guard press.phase != .up else { return false }
    if hasFocus, press.key == .space {
      if press.modifiers.forMatching.isEmpty { return page(forward: true) }
      if press.modifiers.forMatching == .shift { return page(forward: false) }
    }
    guard press.modifiers.forMatching.isEmpty else { return false }
    switch press.key {
    case .upArrow: return step(towards: .top, hasFocus)
    case .downArrow: return step(towards: .bottom, hasFocus)
    case .leftArrow: return step(towards: .leading, hasFocus)
    case .rightArrow: return step(towards: .trailing, hasFocus)
    case .pageUp: return page(forward: false)
    case .pageDown: return page(forward: true)
    case .home: return scrollToStart(along: mainAxis)
    case .end: return scrollToEnd(along: mainAxis)
    default: return false
    }
  }

  /// The axis of the keys that know no direction.
  private var mainAxis: Axis { axes.contains(Axis.vertical) ? .vertical : .horizontal }

  private func step(towards edge: Edge, _ hasFocus: Bool) -> Bool {
    let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
    guard axes.contains(axis) else { return false }
    if !hasFocus, tree.focus.move(towards: edge, inside: self, near: reachable) { return true }
    return scroll(by: edge == .top || edge == .leading ? -1 : 1, along: axis)
  }

  /// The cells of the screen in which the next control may be.
  private var reachable: Rect {
    let frame = absoluteFrame
    return Rect(
      x: frame.minX - Self.reach, y: frame.minY - Self.reach, width: size.width + 2 * Self.reach,
      height: size.height + 2 * Self.reach)
  }

  private func page(forward: Bool) -> Bool {
    let axis = mainAxis
    let length = max(1, size[axis] - 1)
    return scroll(by: forward ? length : -length, along: axis)
  }

  private func scrollToStart(along axis: Axis) -> Bool {
    var target = offset
    target[axis] = 0
    return scroll(to: target)
  }

  /// Scrolls as the wheel asks for; returns whether it did.
  ///
  /// At its end the view leaves the wheel to the one around it.
  func scroll(with event: PointerEvent) -> Bool {
    guard case .scroll(var x, var y) = event.kind else { return false }
    let isSideways = event.modifiers.contains(.shift) || !axes.contains(Axis.vertical)
    if isSideways, x == 0 { swap(&x, &y) }
    var target = offset
    target.x = target.x.saturatingAdding(x.clamped(-1000, 1000) * Self.notch.width)
    target.y = target.y.saturatingAdding(y.clamped(-1000, 1000) * Self.notch.height)
    return scroll(to: target)
  }
}

extension ScrollElement {
  /// Makes a scroll view with the control that has its focus.
  ///
  /// The control has the focus only where nothing inside can have it and there is something to
  /// scroll, so that one does not stop at it in vain.
  package static func make<Content: View>(
    _ content: Content, axes: Axis.Set, showsIndicators: Bool, in context: NodeContext
  ) -> Node {
    let control = ControlElement(Control(), in: context)
    let element = ScrollElement(axes, showsIndicators: showsIndicators, in: control.context)
    if ViewNodes.multiplicity(of: Content.self) == .one {
      element.attach(content: ViewNodes.make(content, in: element.context))
    } else {
      let column = ContainerElement(VStackLayout(), in: element.context)
      column.setChildren([ViewNodes.make(content, in: column.context)])
      element.attach(content: column)
    }
    control.attach(content: element)
    control.update(to: element.control)
    return control
  }

  /// Gives a scroll view, made by `make`, new values.
  package static func update<Content: View>(
    _ node: Node, to content: Content, axes: Axis.Set, showsIndicators: Bool
  ) {
    let element = unsafeDowncast(node.children[0], to: ScrollElement.self)
    element.update(axes: axes, showsIndicators: showsIndicators)
    let inner = element.children[0]
    let isOne = ViewNodes.multiplicity(of: Content.self) == .one
    ViewNodes.update(isOne ? inner : inner.children[0], to: content)
  }

  private var control: Control {
    var control = Control()
    control.yieldsFocus = true
    control.isReady = { [unowned self] in overflows }
    control.meaning = Meaning(.scrollView)
    control.onKey = { [unowned self] press in
      guard let parent = parent as? ControlElement, parent.isFocused else { return .ignored }
      return scroll(with: press, hasFocus: true) ? .handled : .ignored
    }
    return control
  }
}
