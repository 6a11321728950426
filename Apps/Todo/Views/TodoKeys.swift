import Tessera

/// What keys do that no field and no list has used.
@MainActor
struct TodoKeys {
  let list: TodoList
  @Binding var edit: TodoEdit
  @FocusState<TodoFocus?>.Binding var focus: TodoFocus?

  /// Does what a key says.
  func press(_ press: KeyPress) -> KeyPress.Result {
    if focus == .list, let id = list.selection, pressOnItem(press, id) { return .handled }
    return pressAnywhere(press) ? .handled : .ignored
  }

  private func pressOnItem(_ press: KeyPress, _ id: TodoItem.ID) -> Bool {
    switch (press.characters, press.key) {
    case (" ", _), ("x", _): list.toggle(id)
    case ("e", _), ("", .return): beginEditing(id)
    case ("d", _), ("", .delete), ("", .deleteForward): list.delete(id)
    case ("J", _),
      ("", .downArrow) where isMoving(press):
      list.move(id, by: 1)
    case ("K", _),
      ("", .upArrow) where isMoving(press):
      list.move(id, by: -1)
    default: return false
    }
    return true
  }

  private func pressAnywhere(_ press: KeyPress) -> Bool {
    switch (press.characters, press.key) {
    case ("n", _), ("a", _), ("+", _): focus = .newItem
    case ("/", _): focus = .search
    case ("u", _): list.undo()
    case ("C", _): list.deleteDone()
    case ("1", _): list.filter = .all
    case ("2", _): list.filter = .active
    case ("3", _): list.filter = .done
    case ("f", _): list.filter = list.filter.next
    case ("", .escape): escape()
    default: return false
    }
    return true
  }

  private func isMoving(_ press: KeyPress) -> Bool {
    press.modifiers.contains(.shift) || press.modifiers.contains(.option)
  }

  private func beginEditing(_ id: TodoItem.ID) {
    guard let item = list.item(id) else { return }
    edit.begin(item)
    focus = .editor(id)
  }

  /// One step back: out of the editor, out of a search, out of a field, and last the messages go.
  private func escape() {
    if edit.id != nil {
      edit.end()
    } else if focus == .search, !list.search.isEmpty {
      list.search = ""
    } else if focus == .list {
      list.dismiss()
    }
    focus = .list
  }
}
