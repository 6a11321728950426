/// Where the focus is, as a view's state: SwiftUI's `@FocusState`.
///
/// With a `Bool` it tells whether one view has the focus; with an optional it tells which of several.
/// Writing it moves the focus after the update.
@MainActor
@propertyWrapper
public struct FocusState<Value: Hashable>: EngineProperty {
  private let empty: Value
  private var cell: FocusCell<Value>?

  /// Makes a state for one view: false until the view has the focus.
  public init() where Value == Bool {
    empty = false
  }

  /// Makes a state for several views: nil until one of them has the focus.
  public init<Wrapped: Hashable>() where Value == Wrapped? {
    empty = nil
  }

  /// Where the focus is now.
  public var wrappedValue: Value {
    get { cell?.value ?? empty }
    nonmutating set { cell?.request(newValue) }
  }

  /// The way to tie views to the state.
  public var projectedValue: Binding { Binding(cell: cell, empty: empty) }

  /// Ties views to a focus state: what `.focused` takes.
  @MainActor
  @propertyWrapper
  public struct Binding {
    let cell: FocusCell<Value>?
    let empty: Value

    /// Where the focus is now.
    public var wrappedValue: Value {
      get { cell?.value ?? empty }
      nonmutating set { cell?.request(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  package mutating func attach(box: inout AnyObject?, of node: BodyNode) {
    if let known = box as? FocusCell<Value> {
      cell = known
    } else {
      let new = FocusCell(empty: empty, tree: node.tree)
      box = new
      cell = new
    }
  }

  package static func isSame(_ old: FocusState, _ new: FocusState) -> Bool { true }
}

/// The persistent half of a focus state.
@MainActor
package final class FocusCell<Value: Hashable>: Source {
  private var stored: Value
  private let empty: Value
  // Not weak: a weak reference would make every use of the tree slow. `ViewTree.close()` ends the
  // circle, since it removes the nodes that own the cells.
  private let tree: ViewTree
  private var nodes: [(node: () -> FocusBindingNode?, value: Value)] = []

  init(empty: Value, tree: ViewTree) {
    stored = empty
    self.empty = empty
    self.tree = tree
  }

  var value: Value {
    wasRead()
    return stored
  }

  /// Ties a node to a value; the first node of a value is the one that is focused for it.
  func tie(_ node: FocusBindingNode, to value: Value) {
    nodes.removeAll { $0.node() == nil || $0.node() === node }
    nodes.append(({ [weak node] in node }, value))
  }

  /// Moves the focus to the view of a value, when the update is over.
  func request(_ value: Value) {
    guard value != stored else { return }
    if value == empty {
      store(value)
      tree.focus.resign()
    } else if let node = nodes.first(where: { $0.value == value && $0.node()?.isAlive == true })?
      .node()
    {
      tree.focus.request(inside: node)
    } else {
      // The view may appear in this very update: try when it has.
      tree.lifecycle.appear { [self] in
        guard let node = nodes.first(where: { $0.value == value })?.node(), node.isAlive else {
          return
        }
        tree.focus.request(inside: node)
      }
      tree.requestFrame()
    }
  }

  func focusChanged(isInside: Bool, value: Value) {
    if isInside {
      store(value)
    } else if stored == value {
      store(empty)
    }
  }

  private func store(_ value: Value) {
    guard value != stored else { return }
    stored = value
    changed()
  }
}

extension View {
  /// Ties the view's focus to a state: true while it, or something inside, has the focus.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(cell: condition.cell, value: true))
  }

  /// Ties the view's focus to a state: `value` while it, or something inside, has the focus.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusedModifier(cell: binding.cell, value: value))
  }
}

struct FocusedModifier<Value: Hashable>: PrimitiveModifier {
  let cell: FocusCell<Value>?
  let value: Value

  static func multiplicity<Content: View>(of content: Content.Type) -> Multiplicity {
    ViewNodes.multiplicity(of: content)
  }

  static func makeNode<Content: View>(
    _ modifier: Self, content: Content, in context: NodeContext
  ) -> Node {
    let node = FocusBindingNode(in: context)
    tie(node, modifier)
    node.setChildren([ViewNodes.make(content, in: node.context)])
    return node
  }

  static func updateNode<Content: View>(_ node: Node, to modifier: Self, content: Content) {
    tie(unsafeDowncast(node, to: FocusBindingNode.self), modifier)
    ViewNodes.update(node.children[0], to: content)
  }

  private static func tie(_ node: FocusBindingNode, _ modifier: Self) {
    guard let cell = modifier.cell else { return }
    let value = modifier.value
    cell.tie(node, to: value)
    node.report = { cell.focusChanged(isInside: $0, value: value) }
  }
}

/// The node of `.focused`: it reports whether the focus is inside.
package final class FocusBindingNode: Node {
  var report: @MainActor (Bool) -> Void = { _ in }
  private var hasFocus = false

  override package init(in context: NodeContext) {
    super.init(in: context)
    tree.focus.add(self)
  }

  func focusChanged(to control: ControlElement?) {
    let isInside = control?.isInside(self) ?? false
    guard isInside != hasFocus else { return }
    hasFocus = isInside
    report(isInside)
  }
}
