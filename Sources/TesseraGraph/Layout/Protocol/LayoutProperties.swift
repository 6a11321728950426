public import TesseraScreen

/// What is true of every value of a layout type.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout lines its views up, if it is a kind of stack.
  ///
  /// A `Spacer` inside grows along it, and a `Divider` is a line across it.
  public var stackOrientation: Axis?

  /// Makes the properties of a layout that is no stack.
  public init() {}
}
