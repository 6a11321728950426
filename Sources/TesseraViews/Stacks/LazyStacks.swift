public import TesseraGraph
import TesseraScreen

/// Views below each other that are made only when they are near what can be seen: SwiftUI's
/// `LazyVStack`.
///
/// Put it inside of a `ScrollView`, with a `ForEach` over any number of elements: each element is one
/// row. Scrolling costs the same at 100 rows and at a million. The stack is as wide as it is offered;
/// rows may have any height. The default spacing is none.
///
/// A row keeps its state while it is within 100 rows of those that can be seen; further away its
/// views go, and with them their state.
public struct LazyVStack<Content: View>: View {
  private let alignment: HorizontalAlignment
  private let spacing: Int?
  private let content: Content

  /// Makes a lazy column; `spacing` is in rows.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Int? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// The stack as the engine knows it.
  public var body: some View {
    LazyStackView(
      axis: .vertical, alignment: alignment.key, spacing: spacing, content: content)
  }
}

/// Views beside each other that are made only when they are near what can be seen: SwiftUI's
/// `LazyHStack`.
///
/// As `LazyVStack`, for a `ScrollView(.horizontal)`. The default spacing is one column.
public struct LazyHStack<Content: View>: View {
  private let alignment: VerticalAlignment
  private let spacing: Int?
  private let content: Content

  /// Makes a lazy row; `spacing` is in columns.
  public init(
    alignment: VerticalAlignment = .center, spacing: Int? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// The stack as the engine knows it.
  public var body: some View {
    LazyStackView(
      axis: .horizontal, alignment: alignment.key, spacing: spacing, content: content)
  }
}
