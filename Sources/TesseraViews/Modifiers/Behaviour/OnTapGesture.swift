public import TesseraGraph

extension View {
  /// Runs an action when the view is clicked with the main button, so many times in quick succession.
  ///
  /// The button must come up inside of the view. What is inside of it comes first: a button in the
  /// view keeps its clicks. One click does not wait whether another follows.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    var control = Control()
    control.isFocusable = false
    var click = Click(action: action)
    click.count = max(1, count)
    control.click = click
    return modifier(ControlModifier(control))
  }
}
