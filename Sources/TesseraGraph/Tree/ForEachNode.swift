import TesseraScreen

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

  /// Takes over a new value of the view; where it shows the same data the same way nothing is made.
  package final func update(to new: ForEach<Data, ID, Content>) {
    let isSame =
      DataIdentity.isSame(view.data, new.data) && FieldComparison.isSame(view.content, new.content)
    view = new
    if !isSame { rebuild() }
  }

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

  override package func locate(_ id: AnyHashable) -> ScrollTarget? {
    if let id = id.base as? ID, let row = rows[RowID(id: id, number: 0)],
      let element = row.elements.first
    {
      return .element(element)
    }
    return super.locate(id)
  }

  // The rows of a section are rows of the list around it; the section's own id is its first row's.

  override package func rowOffset(ofID id: AnyHashable, near: Int, within distance: Int) -> Int? {
    if let id = id.base as? ID, let row = rows[RowID(id: id, number: 0)] {
      var start = 0
      for child in children {
        if child === row { return start }
        start += child.rowCount
      }
    }
    return super.rowOffset(ofID: id, near: near, within: distance)
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
    let gone = rows.filter { !mayKeep($0.value, $0.key, in: kept) }
    for key in gone.keys { rows[key] = nil }
    removeChildren(gone.values.map(\.node))
  }

  /// Whether a row is near, as far as can be told; what has the focus is kept wherever it is.
  private func mayKeep(_ row: Row, _ key: RowID, in kept: Range<Int>) -> Bool {
    if row.node.hasFocus { return true }
    guard kept.contains(row.index), row.index < view.data.count else { return false }
    return row.generation == generation || view.id(element(at: row.index)) == key.id
  }

  override package func rowID(at index: Int) -> AnyHashable? {
    index >= 0 && index < view.data.count ? AnyHashable(view.id(element(at: index))) : nil
  }

  override package func rowOffset(ofID id: AnyHashable, near: Int, within distance: Int) -> Int? {
    guard let id = id.base as? ID else { return nil }
    if let row = rows[RowID(id: id, number: 0)], row.generation == generation { return row.index }
    let data = view.data
    let count = data.count
    guard count > 0 else { return nil }
    let middle = near.clamped(0, count - 1)
    let furthest = min(distance, max(middle, count - 1 - middle))
    for step in 0...max(0, furthest) {
      if middle + step < count, view.id(element(at: middle + step)) == id { return middle + step }
      if step > 0, middle >= step, view.id(element(at: middle - step)) == id {
        return middle - step
      }
    }
    return nil
  }

  override package func rowActions(at index: Int) -> EditableRow? {
    EditableRow(owner: self, offset: index, count: view.data.count)
  }

  override package func collectElements(into elements: inout [Element]) {}
}
