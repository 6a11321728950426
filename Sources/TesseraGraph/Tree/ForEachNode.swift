/// The node of a `ForEach`: what its two ways of keeping rows share.
///
/// The closures that make ids and rows may read state; the node is then their reader, and a change
/// makes the rows again.
@MainActor
package class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: BodyNode {
  /// An id that is unique among the rows: the element's own, and its number among equal ones.
  struct RowID: Hashable {
    let id: ID
    let number: Int
  }

  package final var view: ForEach<Data, ID, Content>

  init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
    self.view = view
    super.init(in: context)
  }

  override package var bodyType: Any.Type { ForEach<Data, ID, Content>.self }

  /// Brings the rows in line with the data.
  package func rebuild() {}

  override package func update() {
    rebuild()
  }

  override package func dependencyChanged() {
    setNeedsUpdate()
  }

  final func element(at index: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: index)]
  }

  final func warnOfDuplicate(_ id: ID) {
    tree.warn(
      "ForEach has more than one element with the id \(id): give each its own, or state is lost.")
  }
}

/// Keeps a node for every element.
package final class EagerForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ForEachNode<Data, ID, Content>
{
  private var rows: [RowID: Node] = [:]

  override package func rebuild() {
    var kept: [RowID: Node] = [:]
    var counts: [ID: Int] = [:]
    var children: [Node] = []
    kept.reserveCapacity(view.data.count)
    children.reserveCapacity(view.data.count)
    let made = tracked { view.data.map { (view.id($0), view.content($0)) } }
    for (id, content) in made {
      let number = counts[id, default: 0]
      counts[id] = number + 1
      if number > 0 { warnOfDuplicate(id) }
      let key = RowID(id: id, number: number)
      let row: Node
      if let known = rows[key] {
        ViewNodes.update(known, to: content)
        row = known
      } else {
        row = ViewNodes.make(content, in: context)
      }
      kept[key] = row
      children.append(row)
    }
    rows = kept
    let isSame =
      children.count == self.children.count && zip(children, self.children).allSatisfy { $0 === $1 }
    if !isSame { setChildren(children) }
  }

  override package func rowOffset(ofID id: AnyHashable) -> Int? {
    guard let id = id.base as? ID, let row = rows[RowID(id: id, number: 0)] else { return nil }
    return children.firstIndex { $0 === row }
  }

  override package func rowID(at index: Int) -> AnyHashable? {
    index < view.data.count ? AnyHashable(view.id(element(at: index))) : nil
  }

  override package func rowActions(at index: Int) -> (actions: RowActions, offset: Int)? {
    (view.actions, index)
  }
}

/// Keeps nodes only for the rows that were asked for and not given back.
package final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ForEachNode<Data, ID, Content>
{
  private struct Row {
    let node: RowElement
    /// The number of the rebuild that last gave the row its content.
    var generation: Int
    /// Where the row was last asked for.
    var index: Int
  }

  private var rows: [RowID: Row] = [:]
  private var generation = 0

  override package func rebuild() {
    generation += 1
    elementsChanged()
  }

  override package var rowCount: Int { view.data.count }

  override package func row(at index: Int) -> Element? {
    guard index >= 0, index < view.data.count else { return nil }
    let element = element(at: index)
    let id = view.id(element)
    var key = RowID(id: id, number: 0)
    if let known = rows[key], known.generation == generation, known.index != index {
      // Another row on the screen has the id: this one is told apart by its place.
      warnOfDuplicate(id)
      key = RowID(id: id, number: index + 1)
    }
    if let known = rows[key] {
      if known.generation != generation {
        rows[key] = Row(node: known.node, generation: generation, index: index)
        known.node.make = { [view] in $0.show(view.content(element)) }
        known.node.remake()
      }
      return known.node
    }
    let node = RowElement(in: context)
    node.make = { [view] in $0.show(view.content(element)) }
    rows[key] = Row(node: node, generation: generation, index: index)
    addChild(node)
    node.remake()
    return node
  }

  override package func releaseRows(outside kept: Range<Int>) {
    for (key, row) in rows where row.generation != generation || !kept.contains(row.index) {
      rows[key] = nil
      removeChild(row.node)
    }
  }

  override package func rowID(at index: Int) -> AnyHashable? {
    index >= 0 && index < view.data.count ? AnyHashable(view.id(element(at: index))) : nil
  }

  override package func rowOffset(ofID id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    if let row = rows[RowID(id: id, number: 0)], row.generation == generation { return row.index }
    return view.data.enumerated().first { view.id($0.element) == id }?.offset
  }

  override package func rowActions(at index: Int) -> (actions: RowActions, offset: Int)? {
    (view.actions, index)
  }

  override package func collectElements(into elements: inout [Element]) {}
}
