public import TesseraGraph
public import TesseraScreen

extension View {
  /// Draws views in front of the view, aligned with it and offered its size.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    modifier(OverlayModifier(alignment: alignment, isInFront: true, secondary: content()))
  }

  /// Draws views behind the view, aligned with it and offered its size.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    modifier(OverlayModifier(alignment: alignment, isInFront: false, secondary: content()))
  }

  /// Draws a view in front of the view.
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center)
    -> some View
  {
    modifier(OverlayModifier(alignment: alignment, isInFront: true, secondary: overlay))
  }

  /// Fills what is behind the view, with a colour or another view.
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center)
    -> some View
  {
    modifier(OverlayModifier(alignment: alignment, isInFront: false, secondary: background))
  }

  /// Fills what is behind the view with a colour: `.background(.blue)`.
  public func background(_ color: Color) -> some View {
    modifier(OverlayModifier(alignment: .center, isInFront: false, secondary: color))
  }
}
