/// One change of the list, which knows how it is undone.
enum TodoChange: Equatable {
  /// An item and where it stands.
  struct Placed: Equatable {
    var offset: Int
    var item: TodoItem
  }

  /// Puts items where they stood; in ascending order of their offsets.
  case insert([Placed])
  /// Takes items away.
  case remove([TodoItem.ID])
  /// Gives items with known ids other contents.
  case replace([TodoItem])
  /// Moves an item to an offset in the list without it.
  case move(TodoItem.ID, to: Int)

  /// Changes a list and returns the change that takes this one back.
  ///
  /// Items that are gone meanwhile are passed over, and offsets are held within the list: another
  /// copy of the program may have changed it.
  func apply(to items: inout [TodoItem]) -> TodoChange {
    switch self {
    case .insert(let placed):
      for one in placed where !items.contains(where: { $0.id == one.item.id }) {
        items.insert(one.item, at: min(max(0, one.offset), items.count))
      }
      return .remove(placed.map(\.item.id))
    case .remove(let ids):
      let removed = items.enumerated().filter { ids.contains($0.element.id) }
      items.removeAll { ids.contains($0.id) }
      return .insert(removed.map { Placed(offset: $0.offset, item: $0.element) })
    case .replace(let new):
      var old: [TodoItem] = []
      for item in new {
        guard let index = items.firstIndex(where: { $0.id == item.id }) else { continue }
        old.append(items[index])
        items[index] = item
      }
      return .replace(old)
    case .move(let id, let offset):
      guard let index = items.firstIndex(where: { $0.id == id }) else { return self }
      let item = items.remove(at: index)
      items.insert(item, at: min(max(0, offset), items.count))
      return .move(id, to: index)
    }
  }

  /// The items that the change is about.
  var touched: [TodoItem.ID] {
    switch self {
    case .insert(let placed): placed.map(\.item.id)
    case .remove(let ids): ids
    case .replace(let items): items.map(\.id)
    case .move(let id, _): [id]
    }
  }
}
