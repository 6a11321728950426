public import TesseraGraph
public import TesseraScreen

/// The first of several views that fits into the offered room: SwiftUI's `ViewThatFits`.
///
/// A view fits if its ideal size is not larger than the offer, along the axes that are named. The last
/// view is shown where none does. Only the view that is shown appears and has state; when another one
/// is shown, the state of the one before is lost.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///   Text("Press Control-S to save")
///   Text("^S save")
/// }
/// ```
public struct ViewThatFits<Content: View>: View {
  private let axes: Axis.Set
  private let content: Content

  /// Makes a choice of the builder's views, the best first.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// The views to choose from.
  public var body: some View {
    FittingViews(in: axes, content: content)
  }
}
