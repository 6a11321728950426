public import TesseraGraph
public import TesseraScreen

/// Gives its content a way to scroll to a view inside: SwiftUI's `ScrollViewReader`.
///
/// ```swift
/// ScrollViewReader { proxy in
///   ScrollView {
///     ForEach(messages) { MessageRow($0) }
///   }
///   .onChange(of: messages.count) { proxy.scrollTo(messages.count - 1, anchor: .bottom) }
/// }
/// ```
public struct ScrollViewReader<Content: View>: View {
  /// Makes the content with the way to scroll it.
  public var content: @MainActor (ScrollViewProxy) -> Content

  @State private var place = ScrollReaderPlace()

  /// Makes a reader.
  public init(@ViewBuilder content: @escaping @MainActor (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The content.
  public var body: some View {
    content(ScrollViewProxy(place: place)).modifier(ScrollReaderModifier(place))
  }
}

/// The way to scroll to views inside of a `ScrollViewReader`.
@MainActor
public struct ScrollViewProxy {
  let place: ScrollReaderPlace

  /// Scrolls to the view with an id: that of `.id(_:)`, or of an element of a `ForEach` or a list.
  ///
  /// The scroll happens when what changed with it has been laid out, so that one may scroll to a
  /// row that was added just now. An id that nothing has scrolls nothing.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - anchor: The point of the view that comes to the same point of the scroll view; nil scrolls
  ///     only as far as needed.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    place.scroll(to: AnyHashable(id), anchor: anchor)
  }
}
