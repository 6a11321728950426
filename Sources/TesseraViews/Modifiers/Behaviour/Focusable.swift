public import TesseraGraph

extension View {
  /// Lets the view have the focus, so that it gets the keys of `.onKeyPress`.
  ///
  /// Views inside read `\.isFocused` to show it.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    var control = Control()
    control.isFocusable = isFocusable
    return modifier(ControlModifier(control))
  }

  /// Gives the focus to the view of a value when this part of the screen appears.
  ///
  /// Only where `binding` is not set already.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }
}
