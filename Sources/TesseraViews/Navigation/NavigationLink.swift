public import TesseraGraph
import TesseraScreen

/// A button that pushes a screen: SwiftUI's `NavigationLink`.
public struct NavigationLink<Label: View>: View {
  private enum Target {
    case value(AnyHashable?)
    case view(@MainActor () -> AnyView)
  }

  private let target: Target
  private let label: Label
  @Environment(\.navigation) private var navigation
  @State private var owner = LinkOwner()

  /// Makes a link to the screen of a value; nil switches it off.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }

  /// Makes a link to a view.
  public init<Destination: View>(
    @ViewBuilder destination: @escaping @MainActor () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    target = .view { AnyView(destination()) }
    self.label = label()
  }

  /// The link as a button.
  public var body: some View {
    Button {
      switch target {
      case .value(let value?): navigation?.push(value)
      case .value(nil): break
      case .view(let content):
        let carried = NavigationStore.Carried(
          id: ObjectIdentifier(owner), content: content, owner: owner)
        navigation?.push(AnyHashable(carried))
      }
    } label: {
      HStack {
        label
        Text("›").foregroundStyle(.secondary)
      }
    }
    .buttonStyle(.plain)
    .disabled(isOff)
  }

  private var isOff: Bool {
    if navigation == nil { return true }
    if case .value(nil) = target { return true }
    return false
  }
}

/// What tells the screens of links apart.
private final class LinkOwner {}

extension NavigationLink where Label == Text {
  /// Makes a link with a title to the screen of a value; nil switches it off.
  public init<S: StringProtocol, Value: Hashable>(_ title: S, value: Value?) {
    self.init(value: value) { Text(verbatim: String(title)) }
  }

  /// Makes a link with a title to a view.
  public init<S: StringProtocol, Destination: View>(
    _ title: S, @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) {
    self.init(destination: destination) { Text(verbatim: String(title)) }
  }
}

extension View {
  /// Says how the screens of values of a type are made, for the navigation stack around.
  ///
  /// Where several views say it for one type, the one nearest to the root counts.
  public func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping @MainActor (Value) -> Destination
  ) -> some View {
    modifier(DestinationModifier(destination: destination))
  }
}

private struct DestinationModifier<Value: Hashable, Destination: View>: ViewModifier {
  let destination: @MainActor (Value) -> Destination
  @Environment(\.navigation) private var navigation
  @Environment(\.navigationDepth) private var depth
  @State private var owner = LinkOwner()

  func body(content: Content) -> some View {
    let make = destination
    navigation?.register(Value.self, depth: depth, owner: owner) { AnyView(make($0)) }
    return content
  }
}
