public import TesseraGraph
public import TesseraScreen

/// The kinds of safe areas: SwiftUI's `SafeAreaRegions`.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit per kind.
  public let rawValue: UInt

  /// Makes a set from its bits; bits without a kind are kept and mean nothing.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What the views around take: bars, and padding of safe areas.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What a keyboard on the screen takes; a terminal has none.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Every kind.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
  /// Shows views above or below the view, which keeps clear of them.
  ///
  /// The inset is measured first; the view is offered the rest. `spacing` is the rows between them;
  /// nil is what they wish for, usually none.
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Int? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge.edge, alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing, inset: content()))
  }

  /// Shows views beside the view, which keeps clear of them.
  ///
  /// `spacing` is the columns between them; nil is what they wish for, usually one.
  public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Int? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge.edge, alignment: Alignment(horizontal: .center, vertical: alignment),
        spacing: spacing, inset: content()))
  }

  /// Leaves room around the view that counts as a safe area; nil is one cell, at the sides that are
  /// named.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Int? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? PaddingSolver.defaultLength))
  }

  /// Leaves so many cells of room around the view, as a safe area.
  public func safeAreaPadding(_ length: Int) -> some View {
    safeAreaPadding(EdgeInsets(.all, length))
  }

  /// Leaves room around the view, in cells, as a safe area.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SolverModifier(SafeAreaPaddingSolver(insets)))
  }

  /// Draws the view also over the room that safe areas around it took, at the sides that it touches.
  ///
  /// The place of the view in the layout stays.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(SafeAreaIgnoringModifier(edges: regions.contains(.container) ? edges : []))
  }
}
