package import TesseraScreen

/// What a control does with the keys and the pointer, and what it means.
@MainActor
package struct Control {
  /// Whether the control can have the focus while it is enabled.
  package var isFocusable = true
  /// Whether the control can have the focus just now.
  package var isReady: @MainActor () -> Bool = { true }
  /// Whether the control has the focus only while nothing inside can have it.
  package var yieldsFocus = false
  /// Whether letters go to the control before they go to shortcuts and other handlers.
  package var takesText = false
  /// Uses a key press.
  package var onKey: @MainActor (KeyPress) -> KeyPress.Result = { _ in .ignored }
  /// Uses pasted text; nil where the control takes none.
  package var onPaste: (@MainActor (String) -> Void)?
  /// What a click does: the main button down and up again inside of the control.
  package var click: Click?
  /// Uses a pointer event that is no part of a click; its location is in the control's coordinates.
  package var onPointer: @MainActor (PointerEvent) -> KeyPress.Result = { _ in .ignored }
  /// Told when the focus comes and goes.
  package var onFocus: @MainActor (Bool) -> Void = { _ in }
  /// Where on the screen the next letter will stand; nil where it cannot be seen.
  package var caret: @MainActor () -> Point? = { nil }
  /// What the control means.
  package var meaning: Meaning?
  /// What the control holds, where that changes without the view around it.
  package var value: (@MainActor () -> String)?

  package init() {}
}

/// What a click on a control does.
@MainActor
package struct Click {
  /// How many clicks in quick succession it takes; others go outward.
  package var count = 1
  /// Told whether the button is down on the control; leaving it with the button down is false.
  package var onChange: @MainActor (Bool) -> Void = { _ in }
  /// Done when the button comes up inside of the control.
  package var action: @MainActor () -> Void

  package init(action: @escaping @MainActor () -> Void) {
    self.action = action
  }
}

/// Makes its content a control.
package struct ControlModifier: ElementModifier {
  let control: Control

  package init(_ control: Control) {
    self.control = control
  }

  package func makeElement(in context: NodeContext) -> ControlElement {
    ControlElement(control, in: context)
  }

  package func updateElement(_ element: ControlElement) {
    element.update(to: control)
  }
}

/// The element of a control: it can have the focus, and its content sees whether it has.
@MainActor
package final class ControlElement: UnaryElement {
  package private(set) var control: Control
  private var inner: EnvironmentValues?
  private var clicks = ClickTracker()

  package init(_ control: Control, in context: NodeContext) {
    self.control = control
    super.init(in: context)
    tree.focus.controlAppeared()
  }

  package func update(to new: Control) {
    control = new
  }

  /// Whether the control has the focus.
  package var isFocused: Bool { tree.focus.focused === self }

  /// Whether the control can have the focus now.
  package var canTakeFocus: Bool {
    isAlive && control.isFocusable && environment.isEnabled && isOnScreen && control.isReady()
  }

  override package var childEnvironment: EnvironmentValues {
    guard control.isFocusable else { return environment }
    if let inner { return inner }
    var values = environment
    values.isFocused = isFocused
    inner = values
    return values
  }

  override package var painting: Painting { .nothing }

  override package func environmentChanged(from old: EnvironmentValues) {
    inner = nil
    guard !environment.isEnabled else { return }
    if isFocused { tree.focus.moveAway(from: self) }
    if clicks.letGo() { control.click?.onChange(false) }
  }

  /// Told by the focus store.
  func focusChanged() {
    inner = nil
    passEnvironment()
    setNeedsDraw()
    control.onFocus(isFocused)
  }

  override package func keyPressed(_ press: KeyPress) -> KeyPress.Result {
    environment.isEnabled ? control.onKey(press) : .ignored
  }

  override package func pointerMoved(_ event: PointerEvent) -> KeyPress.Result {
    guard environment.isEnabled else { return .ignored }
    var event = event
    if case .down = event.kind, canTakeFocus { tree.focus.request(self) }
    event.location = event.location - absoluteFrame.origin
    guard let click = control.click,
      let step = clicks.step(event, in: size, clock: environment.clock, count: click.count)
    else { return control.onPointer(event) }
    if let isHeld = step.isHeld { click.onChange(isHeld) }
    if step.isClick { click.action() }
    return .handled
  }

  override package var meaning: Meaning? {
    guard var meaning = control.meaning else { return nil }
    meaning.isEnabled = environment.isEnabled
    if let value = control.value { meaning.value = value() }
    return meaning
  }
}

/// An element that can bring something inside of it into view.
@MainActor
package protocol Revealing: Element {
  /// Scrolls so that a rectangle, in the element's coordinates, is visible; returns where it is then.
  func reveal(_ rect: Rect) -> Rect
}
