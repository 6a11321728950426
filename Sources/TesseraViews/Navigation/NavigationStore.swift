import Observation
import TesseraGraph
import TesseraScreen

/// What a navigation stack shares with the views inside: how to push and pop, and who makes the screens.
@MainActor
@Observable
final class NavigationStore {
  /// A screen that a link brings along instead of a value.
  struct Carried: Hashable {
    let id: ObjectIdentifier
    let content: @MainActor () -> AnyView
    /// Keeps the identity from being used again.
    let owner: AnyObject

    nonisolated static func == (lhs: Carried, rhs: Carried) -> Bool { lhs.id == rhs.id }
    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  /// What makes the screen of a value of one type.
  private struct Destination {
    let depth: Int
    /// Who said it; an owner that is gone says nothing any more.
    weak var owner: AnyObject?
    let make: @MainActor (AnyHashable) -> AnyView?
  }

  /// The screens of a stack without a path of the author's.
  var own: [AnyHashable] = []

  @ObservationIgnored private var destinations: [ObjectIdentifier: [Destination]] = [:]
  @ObservationIgnored var read: @MainActor () -> [AnyHashable] = { [] }
  @ObservationIgnored var write: @MainActor ([AnyHashable]) -> Void = { _ in }

  /// Pushes the screen of a value.
  func push(_ element: AnyHashable) {
    write(read() + [element])
  }

  /// Pops the screen at a depth, 1 being the first pushed, and all that are above it.
  func pop(to depth: Int) {
    let elements = read()
    if depth < elements.count { write(Array(elements.prefix(max(0, depth)))) }
  }

  /// Says how screens of a type are made; the one nearest to the root is used.
  func register<Value: Hashable>(
    _ type: Value.Type, depth: Int, owner: AnyObject,
    make: @escaping @MainActor (Value) -> AnyView
  ) {
    let key = ObjectIdentifier(type)
    var known = destinations[key, default: []].filter { $0.owner != nil && $0.owner !== owner }
    known.append(
      Destination(depth: depth, owner: owner) { ($0.base as? Value).map(make) })
    destinations[key] = known.sorted { $0.depth < $1.depth }
  }

  /// The screen of a value; a sentence where nobody makes one.
  func screen(of element: AnyHashable) -> AnyView {
    if let carried = element.base as? Carried { return carried.content() }
    let type = type(of: element.base)
    if let destination = destinations[ObjectIdentifier(type)]?.first(where: { $0.owner != nil }),
      let view = destination.make(element)
    {
      return view
    }
    return AnyView(
      Text("No screen for \(String(describing: type)): add navigationDestination(for:).")
        .foregroundStyle(.secondary))
  }
}

extension EnvironmentValues {
  private enum NavigationKey: EnvironmentKey {
    static var defaultValue: NavigationStore? { nil }
  }

  private enum NavigationDepthKey: EnvironmentKey {
    static let defaultValue = 0
  }

  var navigation: NavigationStore? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }

  /// How many screens are below the one that the view is on.
  var navigationDepth: Int {
    get { self[NavigationDepthKey.self] }
    set { self[NavigationDepthKey.self] = newValue }
  }
}
