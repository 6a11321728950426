import Dispatch

/// Watches an object for a node: each change evaluates the node's body again.
@MainActor
final class ObjectSubscription: RemovableBox {
  private(set) var object: (any ObservableObject)?
  private var cancel: (() -> Void)?

  /// Watches another object, in place of the one before.
  func watch(_ new: any ObservableObject, for node: BodyNode) {
    guard new !== object else { return }
    cancel?()
    object = new
    let publisher = new.objectWillChange
    let target = NodeReference(node)
    let number = publisher.subscribe { target.changed() }
    cancel = { publisher.cancel(number) }
  }

  func nodeRemoved() {
    cancel?()
    cancel = nil
    object = nil
  }
}

/// A node, told of a change from any thread.
private final class NodeReference: Sendable {
  @MainActor private weak var node: BodyNode?

  @MainActor init(_ node: BodyNode) { self.node = node }

  func changed() {
    if MainThread.isCurrent {
      MainActor.assumeIsolated { node?.dependencyChanged() }
    } else {
      // Will-change comes before the new value: the hop to the main thread comes after it mostly, and
      // the second evaluation always.
      DispatchQueue.main.async { [self] in
        MainActor.assumeIsolated {
          node?.dependencyChanged()
          node?.confirmNextEvaluation()
        }
      }
    }
  }
}

/// An object that somebody else owns and the view watches: SwiftUI's `@ObservedObject`.
@MainActor
@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: EngineProperty {
  /// The object.
  public var wrappedValue: Object

  /// Watches an object.
  public init(wrappedValue: Object) {
    self.wrappedValue = wrappedValue
  }

  /// Watches an object.
  public init(initialValue: Object) {
    wrappedValue = initialValue
  }

  /// Makes bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Makes bindings to the properties of an object.
  @MainActor
  @dynamicMemberLookup
  public struct Wrapper {
    let object: Object

    /// A binding to a property.
    public subscript<Member>(
      dynamicMember keyPath: ReferenceWritableKeyPath<Object, Member>
    ) -> Binding<Member> {
      let object = object
      // Without an identity: the view that gets the binding does not watch the object itself, so it must
      // be evaluated whenever the one that does is.
      return Binding(
        get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  package mutating func attach(box: inout AnyObject?, of node: BodyNode) {
    ObjectSubscription.watch(wrappedValue, in: &box, for: node)
  }

  package static func isSame(_ old: ObservedObject, _ new: ObservedObject) -> Bool {
    old.wrappedValue === new.wrappedValue
  }
}

extension ObjectSubscription {
  /// Watches an object by the subscription that a node keeps in a box.
  static func watch(
    _ object: any ObservableObject, in box: inout AnyObject?, for node: BodyNode
  ) {
    let subscription = box as? ObjectSubscription ?? ObjectSubscription()
    box = subscription
    subscription.watch(object, for: node)
  }
}

/// An object that belongs to the view's place in the tree, made once: SwiftUI's `@StateObject`.
@MainActor
@propertyWrapper
public struct StateObject<Object: ObservableObject>: EngineProperty {
  private let make: @MainActor () -> Object
  private var object: Object?

  /// Says how the object is made when the view first appears at its place; later values of the view do
  /// not make another one.
  public init(wrappedValue make: @autoclosure @escaping @MainActor () -> Object) {
    self.make = make
  }

  /// The object.
  public var wrappedValue: Object { object ?? make() }

  /// Makes bindings to the object's properties.
  public var projectedValue: ObservedObject<Object>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }

  package mutating func attach(box: inout AnyObject?, of node: BodyNode) {
    if let subscription = box as? ObjectSubscription, let known = subscription.object as? Object {
      object = known
    } else {
      let new = Dependencies.untracked(make)
      ObjectSubscription.watch(new, in: &box, for: node)
      object = new
    }
  }

  package static func isSame(_ old: StateObject, _ new: StateObject) -> Bool { true }
}

/// An object from the environment, which the view watches: SwiftUI's `@EnvironmentObject`.
@MainActor
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: EngineProperty {
  private var object: Object?
  private var viewType: Any.Type = Never.self

  /// Reads the object of the type that `.environmentObject(_:)` set.
  public init() {}

  /// The object; where none was set, an author's mistake, the program ends with a message.
  public var wrappedValue: Object {
    guard let object else {
      fatalError(
        "No \(Object.self) in the environment of \(viewType)."
          + " Set it with .environmentObject(_:) on a view around this one.")
    }
    return object
  }

  /// Makes bindings to the object's properties.
  public var projectedValue: ObservedObject<Object>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }

  package mutating func attach(box: inout AnyObject?, of node: BodyNode) {
    object = node.environment[object: Object.self]
    viewType = node.bodyType
    if let object { ObjectSubscription.watch(object, in: &box, for: node) }
  }

  package static func isSame(_ old: EnvironmentObject, _ new: EnvironmentObject) -> Bool { true }

  package func changes(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    object !== new[object: Object.self]
  }
}

extension View {
  /// Puts an object into the environment, to be read with `@EnvironmentObject`.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    modifier(EnvironmentTransform { $0[object: Object.self] = object })
  }
}
