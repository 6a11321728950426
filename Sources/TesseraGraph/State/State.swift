/// A value that belongs to a view's place in the tree and survives the view's values: SwiftUI's
/// `@State`.
///
/// The initial value counts only when the view appears for the first time at its place. Reading it
/// in a body ties the body to it; writing another value evaluates just these bodies again.
@MainActor
@propertyWrapper
public struct State<Value>: EngineProperty {
  private let initial: Value
  private var cell: StateCell<Value>?

  /// Makes a state with its value at first appearance.
  public init(wrappedValue: Value) {
    initial = wrappedValue
  }

  /// Makes a state with its value at first appearance.
  public init(initialValue: Value) {
    initial = initialValue
  }

  /// The value now; before the view has appeared it is the initial one and cannot be changed.
  public var wrappedValue: Value {
    get { cell?.value ?? initial }
    nonmutating set { cell?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let cell else { return .constant(initial) }
    return cell.binding
  }

  package mutating func attach(box: inout AnyObject?, of node: BodyNode) {
    if let known = box as? StateCell<Value> {
      cell = known
    } else {
      let new = StateCell(initial, tree: node.tree)
      box = new
      cell = new
    }
  }

  package static func isSame(_ old: State, _ new: State) -> Bool { true }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state that begins with nil.
  public init() {
    initial = nil
  }
}

/// The persistent half of a state: the value, and who reads it.
@MainActor
package final class StateCell<Value>: Source {
  private var stored: Value
  // Not weak: a weak reference would make every use of the tree slow. `ViewTree.close()` ends the
  // circle, since it removes the nodes that own the cells.
  private let tree: ViewTree

  package init(_ value: Value, tree: ViewTree) {
    stored = value
    self.tree = tree
  }

  /// The value; writing another one invalidates its readers.
  package var value: Value {
    get {
      wasRead()
      return stored
    }
    set {
      if Dependencies.isTracking {
        tree.warn(
          "State was changed while a body was being evaluated; the change applies after the frame.")
        tree.afterFrame { [self] in store(newValue) }
      } else {
        store(newValue)
      }
    }
  }

  /// A binding to the value, equal to every other binding to it.
  package var binding: Binding<Value> {
    Binding(
      get: { [self] in value }, set: { [self] in value = $0 },
      identity: BindingIdentity(owner: self, path: nil))
  }

  private func store(_ value: Value) {
    let isSame = FieldComparison.isSame(stored, value)
    stored = value
    if !isSame { changed() }
  }
}
