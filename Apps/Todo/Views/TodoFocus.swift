/// Where the keys go.
enum TodoFocus: Hashable {
  /// The field for a new item.
  case newItem
  /// The field for what is looked for.
  case search
  /// The list.
  case list
  /// The field in the row of an item that is being edited.
  case editor(TodoItem.ID)
}
