/// A view that is compared with its own `==`: it is evaluated again only for another value.
public struct EquatableView<Content: View & Equatable>: View, Equatable {
  private let content: Content

  /// Compares a view with its own `==`.
  public init(content: Content) {
    self.content = content
  }

  /// The view itself.
  public var body: some View { content }

  /// Whether the views are equal by their own `==`.
  public nonisolated static func == (lhs: EquatableView, rhs: EquatableView) -> Bool {
    MainActor.assumeIsolated { lhs.content == rhs.content }
  }
}

extension View where Self: Equatable {
  /// Compares the view with its own `==`: it is evaluated again only for another value.
  public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
