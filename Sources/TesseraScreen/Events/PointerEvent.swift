/// Something the mouse or another pointer did over the screen.
public struct PointerEvent: Hashable, Sendable {
  /// A button of the mouse.
  public enum Button: Hashable, Sendable {
    /// The main button.
    case left
    /// The middle button, often the wheel itself.
    case middle
    /// The secondary button.
    case right
    /// A further button by its number in the terminal's count: 8 is back, 9 is forward.
    case other(Int)
  }

  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// A button went down.
    case down(Button)
    /// A button came up.
    case up(Button)
    /// The pointer moved to another cell while a button was held.
    case drag(Button)
    /// The pointer moved to another cell with no button held.
    case move
    /// The wheel turned: in notches, `x` positive to the right, `y` positive down, so that
    /// turning the wheel towards you is `y: 1` and shows what lies further below.
    case scroll(x: Int, y: Int)
  }

  /// The cell under the pointer: x to the right, y down, (0, 0) top left.
  public var location: Point
  /// What happened there.
  public var kind: Kind
  /// The modifiers held; terminals report Shift, Option (Alt) and Control.
  public var modifiers: EventModifiers

  /// Makes an event from its parts.
  public init(location: Point, kind: Kind, modifiers: EventModifiers = []) {
    self.location = location
    self.kind = kind
    self.modifiers = modifiers
  }
}
