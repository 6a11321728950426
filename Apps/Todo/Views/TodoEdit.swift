/// The editing of one item's title, in its row.
struct TodoEdit: Equatable {
  /// The item; nil while nothing is edited.
  private(set) var id: TodoItem.ID?
  /// The title as it stands in the field.
  var title = ""

  /// Begins with an item's title.
  mutating func begin(_ item: TodoItem) {
    id = item.id
    title = item.title
  }

  /// Ends without a word about what becomes of the title.
  mutating func end() {
    id = nil
    title = ""
  }
}
