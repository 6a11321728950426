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
