/// A change to a view that can be named and used again: SwiftUI's `ViewModifier`.
@MainActor
public protocol ViewModifier {
  /// The type of the view that `body(content:)` returns.
  associatedtype Body: View

  /// The view with the change.
  @ViewBuilder func body(content: Content) -> Body

  /// The view that is changed.
  typealias Content = ViewModifierContent<Self>
}

/// The view that a modifier changes, as its body sees it.
public struct ViewModifierContent<Modifier: ViewModifier>: View, PrimitiveView {
  package static var multiplicity: Multiplicity { .many }

  /// Makes and updates the node of the real content.
  let door: ContentDoor

  package static func makeNode(_ view: Self, in context: NodeContext) -> Node {
    let node = Node(in: context)
    node.setChildren([view.door.make(context.inside(node))])
    return node
  }

  package static func updateNode(_ node: Node, to view: Self) {
    view.door.update(node.children[0])
  }
}

/// The content of a modifier with its type hidden in two closures.
struct ContentDoor {
  let make: @MainActor (NodeContext) -> Node
  let update: @MainActor (Node) -> Void

  @MainActor
  init<Content: View>(_ content: Content) {
    make = { ViewNodes.make(content, in: $0) }
    update = { ViewNodes.update($0, to: content) }
  }
}

extension ViewModifier where Body == Never {
  /// Traps: the engine never asks a primitive modifier for its body.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is applied by Tessera itself and has no body")
  }
}

/// A modifier that the engine applies itself, instead of asking for a body.
@MainActor
package protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// How many elements the modified view stands for.
  static func multiplicity<Content: View>(of content: Content.Type) -> Multiplicity

  /// Makes the node that lives for the modifier and its content.
  static func makeNode<Content: View>(
    _ modifier: Self, content: Content, in context: NodeContext
  ) -> Node

  /// Gives a node, made by `makeNode`, new values.
  static func updateNode<Content: View>(_ node: Node, to modifier: Self, content: Content)
}
