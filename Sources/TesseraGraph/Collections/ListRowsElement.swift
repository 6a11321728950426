import TesseraScreen

/// The rows of a list: a lazy stack whose rows stand in `ListRowElement`s.
@MainActor
package final class ListRowsElement: LazyStackElement {
  /// The list around.
  unowned(unsafe) var list: ListElement?
  private var wrappers: [ObjectIdentifier: ListRowElement] = [:]

  init(in context: NodeContext) {
    super.init(axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0, in: context)
  }

  override func element(for row: Element, at index: Int) -> Element {
    let key = ObjectIdentifier(row)
    let wrapper: ListRowElement
    if let known = wrappers[key] {
      wrapper = known
    } else {
      wrapper = ListRowElement(in: context)
      wrappers[key] = wrapper
      addChild(wrapper)
      wrapper.attach(wrapped: row)
    }
    wrapper.show(at: index, id: content?.rowID(at: index))
    list?.rowMade(wrapper)
    return wrapper
  }

  override func rowsReleased() {
    let gone = wrappers.filter { $0.value.child?.isAlive != true }
    for key in gone.keys { wrappers[key] = nil }
    removeChildren(Array(gone.values))
  }

  override package func contentsChanged() {
    super.contentsChanged()
    list?.rowsChanged()
  }

  /// The rows near what can be seen.
  var shownRows: [ListRowElement] {
    rows.map { unsafeDowncast($0.element, to: ListRowElement.self) }
  }

  /// The row at a number, if it is near what can be seen.
  func shownRow(at index: Int) -> ListRowElement? {
    let offset = index - firstIndex
    guard rows.indices.contains(offset) else { return nil }
    return unsafeDowncast(rows[offset].element, to: ListRowElement.self)
  }

  /// The row at a number, made if need be; nil past the ends.
  func listRow(at index: Int) -> ListRowElement? {
    if let shown = shownRow(at: index) { return shown }
    guard index >= 0, let row = content?.row(at: index) else { return nil }
    noteMade(index..<index + 1)
    let element = element(for: row, at: index)
    element.elementParent = self
    return unsafeDowncast(element, to: ListRowElement.self)
  }

  /// The row at a place of the rows' own coordinates.
  func row(atPosition y: Int) -> ListRowElement? {
    shownRows.first { y >= $0.origin.y && y < $0.origin.y + $0.size.height }
  }
}
