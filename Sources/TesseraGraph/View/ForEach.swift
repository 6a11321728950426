/// A view for each element of a collection: SwiftUI's `ForEach`.
///
/// Each view's identity is its element's id: a move keeps state, another id is another view. Where
/// two elements have one id, the first keeps it and the others are told apart by their number;
/// a warning says so.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public let data: Data
  let id: @MainActor (Data.Element) -> ID
  let content: @MainActor (Data.Element) -> Content
}

extension ForEach: View, PrimitiveView where Content: View {
  package static var multiplicity: Multiplicity { .many }

  /// Makes a view for each element, identified by the value at a key path.
  @MainActor
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

  /// Makes a view for each element, identified by its own id.
  @MainActor
  public init(
    _ data: Data, @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }

  /// Makes a view for each number of a range.
  @MainActor
  public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping @MainActor (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data: data, id: { $0 }, content: content)
  }

  /// Makes a view for each element, with a binding to it, identified by the value at a key path.
  @MainActor
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping @MainActor (Binding<C.Element>) -> Content
  ) where Data == BoundElements<C> {
    self.init(
      data: BoundElements(data), id: { $0.value[keyPath: id] }, content: { content($0.binding) })
  }

  /// Makes a view for each element, with a binding to it, identified by its own id.
  @MainActor
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping @MainActor (Binding<C.Element>) -> Content
  ) where Data == BoundElements<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data: BoundElements(data), id: { $0.value.id }, content: { content($0.binding) })
  }

  package static func makeNode(_ view: Self, in context: NodeContext) -> Node {
    let node: ForEachNode<Data, ID, Content>
    if context.makesRowsLazily, !ViewNodes.holdsRows(Content.self) {
      node = LazyForEachNode(view, in: context)
    } else {
      node = EagerForEachNode(view, in: context)
    }
    node.rebuild()
    return node
  }

  package static func updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: ForEachNode<Data, ID, Content>.self).update(to: view)
  }

  package static var holdsRows: Bool { true }
}

/// A collection of bindings to the elements of a bound collection, which reads it once.
public struct BoundElements<Base: MutableCollection & RandomAccessCollection>:
  RandomAccessCollection
{
  /// An element with the way to write it.
  public struct Element {
    let value: Base.Element
    let position: Base.Index
    let collection: Binding<Base>

    /// Reads and writes the element in place.
    ///
    /// The binding of an element that is gone reads the last value and ignores writing.
    @MainActor var binding: Binding<Base.Element> {
      Binding(
        get: {
          let now = collection.wrappedValue
          return now.indices.contains(position) ? now[position] : value
        },
        set: { newValue in
          var now = Dependencies.untracked { collection.wrappedValue }
          guard now.indices.contains(position) else { return }
          now[position] = newValue
          collection.wrappedValue = now
        })
    }
  }

  /// The position of an element.
  public typealias Index = Base.Index

  private let base: Base
  private let binding: Binding<Base>

  @MainActor
  init(_ binding: Binding<Base>) {
    base = binding.wrappedValue
    self.binding = binding
  }

  /// The first position.
  public var startIndex: Index { base.startIndex }
  /// The position after the last.
  public var endIndex: Index { base.endIndex }

  /// The position after another.
  public func index(after index: Index) -> Index { base.index(after: index) }
  /// The position before another.
  public func index(before index: Index) -> Index { base.index(before: index) }
  /// The position some steps away.
  public func index(_ index: Index, offsetBy distance: Int) -> Index {
    base.index(index, offsetBy: distance)
  }
  /// The steps from one position to another.
  public func distance(from start: Index, to end: Index) -> Int {
    base.distance(from: start, to: end)
  }

  /// The element at a position, with the way to write it.
  public subscript(position: Index) -> Element {
    Element(value: base[position], position: position, collection: binding)
  }
}
