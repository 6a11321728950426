/// Which rows of a list are selected, whatever the type of their ids and of the binding.
@MainActor
package protocol ListSelection: AnyObject {
  /// Whether several rows can be selected.
  var isMultiple: Bool { get }
  /// Whether no row is selected.
  var isEmpty: Bool { get }
  /// How many rows are selected.
  var count: Int { get }
  /// The ids of the selected rows.
  var ids: [AnyHashable] { get }

  /// Looks at the binding; all else answers what it held then.
  func read()
  /// Whether a row is selected.
  func contains(_ id: AnyHashable) -> Bool
  /// Whether a row with the id could be selected: whether the id has the binding's type.
  func accepts(_ id: AnyHashable) -> Bool
  /// Selects these rows and no others; of several, the last where only one can be.
  func select(_ ids: [AnyHashable])
  /// Adds a row, or takes it away.
  func set(_ id: AnyHashable, isSelected: Bool)
}

/// At most one row.
package final class SingleSelection<ID: Hashable>: ListSelection {
  private let binding: Binding<ID?>
  private var id: AnyHashable?

  package init(_ binding: Binding<ID?>) {
    self.binding = binding
  }

  package var isMultiple: Bool { false }
  package var isEmpty: Bool { id == nil }
  package var count: Int { id == nil ? 0 : 1 }
  package var ids: [AnyHashable] { id.map { [$0] } ?? [] }

  package func read() {
    id = binding.wrappedValue.map { AnyHashable($0) }
  }

  package func contains(_ id: AnyHashable) -> Bool { self.id == id }

  package func accepts(_ id: AnyHashable) -> Bool { id.base is ID }

  package func select(_ ids: [AnyHashable]) {
    id = ids.last
    binding.wrappedValue = id?.base as? ID
  }

  package func set(_ id: AnyHashable, isSelected: Bool) {
    if isSelected {
      select([id])
    } else if contains(id) {
      select([])
    }
  }
}

/// Any number of rows.
package final class MultipleSelection<ID: Hashable>: ListSelection {
  private let binding: Binding<Set<ID>>
  private var selected: Set<ID> = []

  package init(_ binding: Binding<Set<ID>>) {
    self.binding = binding
  }

  package var isMultiple: Bool { true }
  package var isEmpty: Bool { selected.isEmpty }
  package var count: Int { selected.count }
  package var ids: [AnyHashable] { selected.map { AnyHashable($0) } }

  package func read() {
    selected = binding.wrappedValue
  }

  package func contains(_ id: AnyHashable) -> Bool {
    !selected.isEmpty && (id.base as? ID).map { selected.contains($0) } ?? false
  }

  package func accepts(_ id: AnyHashable) -> Bool { id.base is ID }

  package func select(_ ids: [AnyHashable]) {
    write(Set(ids.compactMap { $0.base as? ID }))
  }

  package func set(_ id: AnyHashable, isSelected: Bool) {
    guard let id = id.base as? ID else { return }
    var new = selected
    if isSelected { new.insert(id) } else { new.remove(id) }
    write(new)
  }

  private func write(_ new: Set<ID>) {
    guard new != selected else { return }
    selected = new
    binding.wrappedValue = new
  }
}

/// The row that a list without a selection of its author's remembers, so that rows can be deleted and
/// moved there, too.
package final class OwnSelection: ListSelection {
  private var id: AnyHashable?

  package init() {}

  package var isMultiple: Bool { false }
  package var isEmpty: Bool { id == nil }
  package var count: Int { id == nil ? 0 : 1 }
  package var ids: [AnyHashable] { id.map { [$0] } ?? [] }

  package func read() {}

  package func contains(_ id: AnyHashable) -> Bool { self.id == id }

  package func accepts(_ id: AnyHashable) -> Bool { true }

  package func select(_ ids: [AnyHashable]) { id = ids.last }

  package func set(_ id: AnyHashable, isSelected: Bool) {
    if isSelected { self.id = id } else if self.id == id { self.id = nil }
  }
}
