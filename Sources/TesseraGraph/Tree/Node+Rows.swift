/// How a lazy container asks its content for rows: a count, an id, and an element by number.
///
/// Structure adds the rows of its children up; an element is one row; a `ForEach` in a lazy
/// container makes its rows when they are asked for.
extension Node {
  /// The child that holds a row, and the row's number inside of it.
  package final func rowHolder(of index: Int) -> (child: Node, index: Int)? {
    var index = index
    for child in children {
      let count = child.rowCount
      if index < count { return (child, index) }
      index -= count
    }
    return nil
  }
}

/// The node of `.id(_:)`: it shows its content as long as the id is the same.
package final class IdentifiedNode: Node {
  private var id: AnyHashable?

  /// Shows a view under an id; under another id it is another view.
  package func show<V: View>(_ view: V, id newID: AnyHashable) {
    if id == newID, let child = children.first {
      ViewNodes.update(child, to: view)
      return
    }
    id = newID
    setChildren([ViewNodes.make(view, in: context)])
  }

  override package func locate(_ wanted: AnyHashable) -> ScrollTarget? {
    if id == wanted, let element = elements.first { return .element(element) }
    return super.locate(wanted)
  }

  override package func rowOffset(
    ofID wanted: AnyHashable, near: Int, within distance: Int
  ) -> Int? {
    if id == wanted, rowCount > 0 { return 0 }
    return super.rowOffset(ofID: wanted, near: near, within: distance)
  }
}
