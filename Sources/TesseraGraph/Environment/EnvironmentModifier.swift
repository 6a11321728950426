public import Observation

extension View {
  /// Sets a value of the environment for the view and all inside of it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(EnvironmentModifier(path: keyPath, value: value))
  }

  /// Puts an observable object into the environment, to be read by its type; nil takes it away.
  public func environment<Object: Observable & AnyObject>(_ object: Object?) -> some View {
    modifier(EnvironmentTransform { $0[object: Object.self] = object })
  }

  /// Changes a value of the environment for the view and all inside of it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping @MainActor (inout Value) -> Void
  ) -> some View {
    modifier(EnvironmentTransform { transform(&$0[keyPath: keyPath]) })
  }
}

/// A modifier that changes the environment of its content and nothing else.
@MainActor
package protocol EnvironmentChanging: PrimitiveModifier {
  /// Writes into the environment that the content will see.
  func change(_ environment: inout EnvironmentValues)

  /// Whether it writes the same as another value of the modifier.
  func isSame(as other: Self) -> Bool
}

extension EnvironmentChanging {
  package func isSame(as other: Self) -> Bool { FieldComparison.isSame(self, other) }

  package static func multiplicity<Content: View>(of content: Content.Type) -> Multiplicity {
    ViewNodes.multiplicity(of: content)
  }

  package static func makeNode<Content: View>(
    _ modifier: Self, content: Content, in context: NodeContext
  ) -> Node {
    let node = EnvironmentNode(modifier, in: context)
    node.setChildren([ViewNodes.make(content, in: node.context)])
    return node
  }

  package static func updateNode<Content: View>(_ node: Node, to modifier: Self, content: Content) {
    unsafeDowncast(node, to: EnvironmentNode<Self>.self).update(to: modifier)
    ViewNodes.update(node.children[0], to: content)
  }
}

/// The node of a change of the environment; the changed values are kept until either side changes.
package final class EnvironmentNode<Modifier: EnvironmentChanging>: Node {
  private var modifier: Modifier
  private var changed: EnvironmentValues?

  init(_ modifier: Modifier, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context)
  }

  func update(to new: Modifier) {
    guard !new.isSame(as: modifier) else { return }
    modifier = new
    changed = nil
    passEnvironment()
  }

  override package var childEnvironment: EnvironmentValues {
    if let changed { return changed }
    var values = environment
    modifier.change(&values)
    changed = values
    return values
  }

  override package func environmentChanged(from old: EnvironmentValues) {
    changed = nil
  }
}

/// Sets one value.
struct EnvironmentModifier<Value>: EnvironmentChanging {
  let path: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func change(_ environment: inout EnvironmentValues) {
    environment[keyPath: path] = value
  }
}

/// Changes values with a closure.
package struct EnvironmentTransform: EnvironmentChanging {
  let transform: @MainActor (inout EnvironmentValues) -> Void

  package init(_ transform: @escaping @MainActor (inout EnvironmentValues) -> Void) {
    self.transform = transform
  }

  package func change(_ environment: inout EnvironmentValues) {
    transform(&environment)
  }
}
