/// Builds one view from the statements of a closure: SwiftUI's `ViewBuilder`.
@MainActor
@resultBuilder
public enum ViewBuilder {
  /// An empty closure shows nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One statement is itself.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several statements stand beside each other, as many as you like.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// A statement that is a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(storage: .first(first))
  }

  /// The second branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(storage: .second(second))
  }

  /// A statement behind `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Apple's newer name for `ViewBuilder`.
public typealias ContentBuilder = ViewBuilder
