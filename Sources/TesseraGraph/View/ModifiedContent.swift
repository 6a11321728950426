/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Pairs something with a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension View {
  /// The view with a modifier applied.
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  package static var multiplicity: Multiplicity {
    if let primitive = Modifier.self as? any PrimitiveModifier.Type {
      return primitive.multiplicity(of: Content.self)
    }
    // The content stands inside of the modifier's body as a view of unknown number.
    return ViewNodes.multiplicity(of: Modifier.Body.self)
  }

  package static var holdsRows: Bool { ViewNodes.holdsRows(Content.self) }

  package static func makeNode(_ view: Self, in context: NodeContext) -> Node {
    if let primitive = Modifier.self as? any PrimitiveModifier.Type {
      return makePrimitive(primitive, view, in: context)
    }
    let node = ModifierBodyNode(view.modifier, content: view.content, in: context)
    node.evaluateIfNeeded()
    return node
  }

  package static func updateNode(_ node: Node, to view: Self) {
    if let primitive = Modifier.self as? any PrimitiveModifier.Type {
      updatePrimitive(primitive, node, to: view)
    } else {
      unsafeDowncast(node, to: ModifierBodyNode<Content, Modifier>.self)
        .update(to: view.modifier, content: view.content)
    }
  }

  @MainActor
  private static func makePrimitive<P: PrimitiveModifier>(
    _ type: P.Type, _ view: Self, in context: NodeContext
  ) -> Node {
    withUnsafePointer(to: view.modifier) { pointer in
      pointer.withMemoryRebound(to: P.self, capacity: 1) {
        P.makeNode($0.pointee, content: view.content, in: context)
      }
    }
  }

  @MainActor
  private static func updatePrimitive<P: PrimitiveModifier>(
    _ type: P.Type, _ node: Node, to view: Self
  ) {
    withUnsafePointer(to: view.modifier) { pointer in
      pointer.withMemoryRebound(to: P.self, capacity: 1) {
        P.updateNode(node, to: $0.pointee, content: view.content)
      }
    }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The two modifiers applied one after the other.
  public func body(content: ViewModifierContent<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ViewModifier {
  /// This modifier followed by another.
  public func concat<Next: ViewModifier>(_ modifier: Next) -> ModifiedContent<Self, Next> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
