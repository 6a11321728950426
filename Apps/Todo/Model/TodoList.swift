import Observation

/// The list that the program shows: its items, what of them is seen, and how saving goes.
///
/// Every change is saved at once. When that fails the list goes on in memory, says so, and tries
/// again with the next change.
@MainActor
@Observable
final class TodoList {
  /// The items, from top to bottom.
  private(set) var items: [TodoItem] = []
  /// The item that keys act on.
  var selection: TodoItem.ID?
  /// Which items are shown.
  var filter = TodoFilter.all { didSet { keepSelectionVisible() } }
  /// What is looked for in the titles.
  var search = "" { didSet { keepSelectionVisible() } }
  /// What was done last, for the user to see.
  private(set) var message: String?
  /// What the user must take note of and dismiss.
  private(set) var report: String?
  /// Why the list is not saved; nil when it is.
  private(set) var problem: String?

  @ObservationIgnored private var undoStack: [TodoChange] = []
  @ObservationIgnored private let file: TodoFile

  /// Reads the list.
  ///
  /// - Throws: `FileFailure` when the file must not be touched.
  init(file: TodoFile) throws(FileFailure) {
    self.file = file
    let outcome = try file.load()
    items = outcome.items
    report = outcome.report
    selection = items.first?.id
  }

  // MARK: Looking

  /// The name of the file.
  var fileName: String { file.name }
  /// The items that the filter and the search let through.
  var visibleItems: [TodoItem] {
    let search = TodoSearch(search)
    return items.filter { filter.includes($0) && search.finds($0.title) }
  }
  /// How many items a filter would show.
  func count(of filter: TodoFilter) -> Int {
    items.count { filter.includes($0) }
  }
  /// Whether there is something to undo.
  var canUndo: Bool { !undoStack.isEmpty }
  /// The item with an id.
  func item(_ id: TodoItem.ID?) -> TodoItem? {
    items.first { $0.id == id }
  }

  // MARK: Changing

  /// Adds an item at the end, selects it and makes it visible; a blank title adds nothing.
  func add(_ title: String) {
    refresh()
    let title = TodoItem.tidied(title)
    guard !title.isEmpty else { return }
    let item = TodoItem(title: title)
    perform(.insert([.init(offset: items.count, item: item)]), saying: nil)
    if !filter.includes(item) { filter = .all }
    if !TodoSearch(search).finds(title) { search = "" }
    selection = item.id
  }

  /// Gives an item another title; a blank one changes nothing.
  func rename(_ id: TodoItem.ID, to title: String) {
    refresh()
    let title = TodoItem.tidied(title)
    guard var item = item(id), !title.isEmpty, title != item.title else { return }
    item.title = title
    perform(.replace([item]), saying: nil)
  }

  /// Marks an item as done, or as not done.
  func toggle(_ id: TodoItem.ID) {
    refresh()
    guard var item = item(id) else { return }
    let neighbour = visibleNeighbour(of: id)
    item.isDone.toggle()
    perform(.replace([item]), saying: nil)
    if selection == id, !filter.includes(item) { selection = neighbour }
  }

  /// Deletes an item and selects the one below it, else the one above.
  func delete(_ id: TodoItem.ID) {
    refresh()
    guard let item = item(id) else { return }
    let neighbour = visibleNeighbour(of: id)
    perform(.remove([id]), saying: "Deleted “\(item.title)”.")
    if selection == id || selection == nil { selection = neighbour }
  }

  /// Deletes everything that has been done.
  func deleteDone() {
    refresh()
    let done = items.filter(\.isDone).map(\.id)
    guard !done.isEmpty else { return }
    perform(.remove(done), saying: "Deleted \(done.count) done.")
    keepSelectionVisible()
  }

  /// Moves an item by so many places among those that are visible.
  func move(_ id: TodoItem.ID, by distance: Int) {
    refresh()
    let visible = visibleItems.map(\.id)
    guard let place = visible.firstIndex(of: id) else { return }
    let target = min(max(0, place + distance), visible.count - 1)
    guard target != place, let to = index(of: visible[target]) else {
      return
    }
    perform(.move(id, to: to), saying: nil)
  }

  /// Takes the last change back.
  func undo() {
    refresh()
    guard let change = undoStack.popLast() else {
      message = "Nothing to undo."
      return
    }
    let inverse = change.apply(to: &items)
    save()
    message = "Undone."
    selection = inverse.touched.first { id in visibleItems.contains { $0.id == id } } ?? selection
    keepSelectionVisible()
  }

  /// Takes the report and the message away.
  func dismiss() {
    report = nil
    message = nil
  }

  // MARK: The file

  /// Takes over what another copy of the program has saved meanwhile.
  func refresh() {
    guard let merged = file.refresh(items), merged != items else { return }
    items = merged
    message = "Changed by another copy of the program."
    keepSelectionVisible()
  }

  /// Saves what is not saved yet, else puts it into the folder for temporary files.
  ///
  /// Called at the end of the program. Returns what the user must know; nil if all is well.
  func close() -> String? {
    guard problem != nil else { return nil }
    save()
    guard let problem else { return nil }
    do throws(FileFailure) {
      let path = try file.rescue(items, into: DataDirectory.temporary)
      return "\(problem) Your list is in \(path)."
    } catch {
      let lines = items.map { "[\($0.isDone ? "x" : " ")] \($0.title.debugDescription)" }
      return "\(problem) This is your list:\n" + lines.joined(separator: "\n")
    }
  }

  private func perform(_ change: TodoChange, saying message: String?) {
    undoStack.append(change.apply(to: &items))
    save()
    self.message = message
  }

  private func save() {
    do throws(FileFailure) {
      let outcome = try file.save(items)
      items = outcome.items
      report = outcome.report ?? report
      problem = nil
    } catch {
      problem = "Not saved: \(error)."
    }
  }

  // MARK: Selection

  private func index(of id: TodoItem.ID) -> Int? {
    items.firstIndex { $0.id == id }
  }

  private func visibleNeighbour(of id: TodoItem.ID) -> TodoItem.ID? {
    let visible = visibleItems.map(\.id)
    guard let place = visible.firstIndex(of: id) else { return visible.first }
    if place + 1 < visible.count { return visible[place + 1] }
    return place > 0 ? visible[place - 1] : nil
  }

  private func keepSelectionVisible() {
    let visible = visibleItems
    if !visible.contains(where: { $0.id == selection }) { selection = visible.first?.id }
  }
}
