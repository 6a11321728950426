public import TesseraScreen

/// Where the hardware cursor rests, and in which shape; a frame without one hides it.
///
/// Input methods and screen readers follow the hardware cursor, so it belongs at the caret.
public struct CursorState: Hashable, Sendable {
  /// The cell that it is on; a position outside of the screen is held at its edge.
  public var position: Point
  /// How it looks.
  public var shape: CursorShape

  /// Makes a cursor at a cell, by default in the shape that the user has chosen.
  public init(position: Point, shape: CursorShape = .standard) {
    self.position = position
    self.shape = shape
  }
}

/// The look of the hardware cursor: the parameter of DECSCUSR (`CSI n SP q`, VT520 and xterm).
public enum CursorShape: UInt8, CaseIterable, Sendable {
  /// What the user has chosen in the terminal.
  case standard = 0
  /// A block that blinks.
  case blinkingBlock = 1
  /// A block.
  case block = 2
  /// A line below the character, blinking.
  case blinkingUnderline = 3
  /// A line below the character.
  case underline = 4
  /// A line before the character, blinking.
  case blinkingBar = 5
  /// A line before the character.
  case bar = 6
}
