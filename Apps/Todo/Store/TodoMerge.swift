/// Joins what two copies of the program did to one list.
///
/// `base` is what both began with, `ours` what we made of it, `theirs` what the file holds now. Each
/// change of either side is kept: an item is gone only if one side deleted it and the other left it
/// alone, and where both gave it another title the second title becomes an item of its own.
///
///     base    milk   bread
///     ours    milk ✓ bread  tea
///     theirs  milk   (gone) jam
///     merged  milk ✓ jam    tea
enum TodoMerge {
  static func merge(base: [TodoItem], ours: [TodoItem], theirs: [TodoItem]) -> [TodoItem] {
    if ours == base { return theirs }
    if theirs == base || theirs == ours { return ours }
    let old = byID(base)
    let mine = byID(ours)
    let other = byID(theirs)
    var order = order(base: base, ours: ours, theirs: theirs)
    order.removeAll { isGone($0, base: old, ours: mine, theirs: other) }
    return order.flatMap { joined(old[$0], mine[$0], other[$0]) }
  }

  /// Whether one side deleted an item that the other left alone.
  private static func isGone(
    _ id: String, base: [String: TodoItem], ours: [String: TodoItem], theirs: [String: TodoItem]
  ) -> Bool {
    guard let old = base[id] else { return false }
    switch (ours[id], theirs[id]) {
    case (nil, nil): return true
    case (let left?, nil), (nil, let left?): return left == old
    case (_?, _?): return false
    }
  }

  /// One item of both sides: a change wins over none, ours over theirs.
  private static func joined(
    _ base: TodoItem?, _ ours: TodoItem?, _ theirs: TodoItem?
  ) -> [TodoItem] {
    guard let ours else { return [theirs].compactMap { $0 } }
    guard let theirs else { return [ours] }
    var item = ours
    if ours.isDone == base?.isDone { item.isDone = theirs.isDone }
    if ours.title == base?.title { item.title = theirs.title }
    let isTitleLost = item.title != theirs.title && theirs.title != base?.title
    return isTitleLost ? [item, TodoItem(title: theirs.title, isDone: theirs.isDone)] : [item]
  }

  /// Every id once: in our order if we moved something, else in theirs; what only the other side has
  /// comes after the item that it follows there.
  private static func order(
    base: [TodoItem], ours: [TodoItem], theirs: [TodoItem]
  ) -> [String] {
    let weMoved = isReordered(ours, since: base)
    let leading = (weMoved ? ours : theirs).map(\.id)
    let following = (weMoved ? theirs : ours).map(\.id)
    let known = Set(leading)
    var added: [String: [String]] = [:]
    var predecessor = ""
    for id in following {
      if known.contains(id) {
        predecessor = id
      } else {
        added[predecessor, default: []].append(id)
      }
    }
    return (added[""] ?? []) + leading.flatMap { [$0] + (added[$0] ?? []) }
  }

  private static func isReordered(_ items: [TodoItem], since base: [TodoItem]) -> Bool {
    let old = Set(base.map(\.id))
    let new = Set(items.map(\.id))
    return items.map(\.id).filter(old.contains) != base.map(\.id).filter(new.contains)
  }

  private static func byID(_ items: [TodoItem]) -> [String: TodoItem] {
    Dictionary(items.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
