/// A piece of the screen, described by a value: SwiftUI's `View`.
///
/// A view says what should be shown for a state. It is cheap, made often and thrown away; what lives
/// on is a node in the `ViewTree`, which keeps the state and the place on the screen.
@MainActor
public protocol View {
  /// The type of the view that `body` returns.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// A view without a body never asks for it.
  public var body: Never { fatalError("Never has no body") }
}

/// A view that the engine turns into nodes itself, instead of asking for a body.
@MainActor
package protocol PrimitiveView: View where Body == Never {
  /// How many layout elements the view stands for: always one, or any number.
  static var multiplicity: Multiplicity { get }

  /// Whether the view stands for rows of its own in a list, as a `ForEach` or a section does.
  static var holdsRows: Bool { get }

  /// Makes the node that lives for the view.
  static func makeNode(_ view: Self, in context: NodeContext) -> Node

  /// Gives a node, made by `makeNode`, the view's new value.
  static func updateNode(_ node: Node, to view: Self)
}

extension PrimitiveView {
  package static var holdsRows: Bool { false }

  /// Traps: the engine never asks a primitive view for its body.
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by Tessera itself and has no body")
  }
}

/// A view that is several rows of a list, each by itself: a section.
package protocol RowGroup: View {}

/// How many layout elements a view stands for.
package enum Multiplicity {
  /// Exactly one at any time, so that a modifier can wrap it directly.
  case one
  /// Any number, so that a modifier is applied to each.
  case many
}
