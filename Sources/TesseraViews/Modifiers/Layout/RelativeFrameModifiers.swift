public import TesseraGraph
public import TesseraScreen

extension View {
  /// Gives the view a frame as long as the container around: the nearest scroll view, tab or screen
  /// of a navigation, or the whole screen.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    modifier(RelativeFrameModifier(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Gives the view a frame as long as `span` of `count` equal parts of the container around, with
  /// `spacing` cells between two parts.
  ///
  /// Parts are rounded down to whole cells; a count below one counts as one.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: Int, alignment: Alignment = .center
  ) -> some View {
    modifier(
      RelativeFrameModifier(axes: axes, alignment: alignment) { length, _ in
        let count = max(1, count)
        let span = max(0, span)
        let gaps = spacing.multipliedReportingOverflow(by: count - 1).partialValue
        let part = max(0, length.saturatingSubtracting(gaps)) / count
        let whole = part.saturatingAdding(spacing).multipliedReportingOverflow(by: span)
        return whole.overflow ? length : whole.partialValue.saturatingSubtracting(spacing)
      })
  }

  /// Gives the view a frame whose length is made of the container's.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping @MainActor (_ length: Int, _ axis: Axis) -> Int
  ) -> some View {
    modifier(RelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}
