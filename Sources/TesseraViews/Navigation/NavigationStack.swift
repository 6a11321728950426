public import TesseraGraph
import TesseraScreen

/// Screens on top of each other, of which the last is shown: SwiftUI's `NavigationStack`.
///
/// Screens below keep their state. Escape, Option-Left and the Back button go back.
///
/// ```swift
/// NavigationStack {
///   List(people) { NavigationLink($0.name, value: $0) }
///     .navigationTitle("People")
///     .navigationDestination(for: Person.self) { PersonView(person: $0) }
/// }
/// ```
public struct NavigationStack<Root: View>: View {
  private let root: Root
  /// The author's path; nil where the stack keeps its own.
  private let path: Binding<[AnyHashable]>?

  @State private var store = NavigationStore()
  @State private var title = ""

  /// Makes a stack that keeps its own path.
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
    path = nil
  }

  /// Makes a stack whose path is the author's: values of any types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = Binding(
      get: { path.wrappedValue.elements }, set: { path.wrappedValue.elements = $0 })
  }

  /// Makes a stack whose path is the author's: values of one type.
  public init<Value: Hashable>(path: Binding<[Value]>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = Binding(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = $0.compactMap { $0.base as? Value } })
  }

  /// The header and the screen on top.
  public var body: some View {
    let elements = path?.wrappedValue ?? store.own
    connect()
    return VStack(spacing: 0) {
      if !title.isEmpty || !elements.isEmpty {
        NavigationHeader(title: title, depth: elements.count, store: store)
      }
      Pages(pages(of: elements), shown: ScreenID(of: elements, at: elements.count))
        .onPreferenceChange(NavigationTitleKey.self) { title = $0 }
    }
    .environment(\.navigation, store)
    .onKeyPress { press in
      let isBack =
        press.matches(.escape, modifiers: [])
        || press.matches(.leftArrow, modifiers: .option)
      guard isBack, !store.read().isEmpty else { return .ignored }
      store.pop(to: store.read().count - 1)
      return .handled
    }
  }

  private func connect() {
    let path = path
    let store = store
    store.read = { path?.wrappedValue ?? store.own }
    store.write = { elements in
      if let path { path.wrappedValue = elements } else { store.own = elements }
    }
  }

  private func pages(of elements: [AnyHashable]) -> [Pages.Page] {
    let store = store
    let root = root
    var pages = [
      Pages.Page(id: ScreenID(of: elements, at: 0)) {
        AnyView(root.environment(\.navigationDepth, 0))
      }
    ]
    for depth in 1..<(elements.count + 1) {
      let element = elements[depth - 1]
      pages.append(
        Pages.Page(id: ScreenID(of: elements, at: depth)) {
          AnyView(
            store.screen(of: element)
              .transformEnvironment(\.dismissal) { $0 = { store.pop(to: depth - 1) } }
              .environment(\.isPresented, true)
              .environment(\.navigationDepth, depth))
        })
    }
    return pages
  }
}

/// The identity of a screen: its depth and the value that it was pushed for.
private struct ScreenID: Hashable {
  let depth: Int
  let element: AnyHashable?

  init(of elements: [AnyHashable], at depth: Int) {
    self.depth = depth
    element = depth == 0 ? nil : elements[depth - 1]
  }
}

/// The line above a screen: the way back and the title.
private struct NavigationHeader: View {
  let title: String
  let depth: Int
  let store: NavigationStore

  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        Text(verbatim: title).bold().lineLimit(1)
        HStack {
          if depth > 0 {
            Button("‹ Back") { store.pop(to: depth - 1) }.buttonStyle(.plain)
          }
          Spacer()
        }
      }
      Divider()
    }
  }
}

/// The title of the screen that a view is on.
enum NavigationTitleKey: PreferenceKey {
  static let defaultValue = ""

  static func reduce(value: inout String, nextValue: () -> String) {
    let next = nextValue()
    if !next.isEmpty { value = next }
  }
}

extension View {
  /// Names the screen that the view is on; the navigation stack around shows the name.
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    preference(key: NavigationTitleKey.self, value: String(title))
  }
}
