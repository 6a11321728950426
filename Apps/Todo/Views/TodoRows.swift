import Tessera

/// The items that are shown, or a sentence when there are none.
struct TodoRows: View {
  @Bindable var list: TodoList
  @Binding var edit: TodoEdit
  @FocusState<TodoFocus?>.Binding var focus: TodoFocus?

  var body: some View {
    let items = list.visibleItems
    if items.isEmpty {
      Text(emptySentence)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    } else {
      List(selection: $list.selection) {
        ForEach(items) { item in
          TodoRow(
            item: item, editor: edit.id == item.id ? $edit.title : nil, focus: $focus,
            commit: commit)
        }
      }
      .focused($focus, equals: .list)
    }
  }

  private var emptySentence: String {
    if list.items.isEmpty { return "Nothing to do yet.\nType above and press Return." }
    if !list.search.isEmpty { return "Nothing has these words." }
    return list.filter == .done ? "Nothing is done yet." : "Everything is done."
  }

  private func commit() {
    if let id = edit.id { list.rename(id, to: edit.title) }
    edit.end()
    focus = .list
  }
}

/// One item: a mark and its title, or a field while the title is edited.
struct TodoRow: View {
  let item: TodoItem
  let editor: Binding<String>?
  @FocusState<TodoFocus?>.Binding var focus: TodoFocus?
  let commit: @MainActor () -> Void

  var body: some View {
    HStack(alignment: .top) {
      Text(item.isDone ? "✓" : "○").foregroundStyle(item.isDone ? .green : .secondary)
      if let editor {
        TextField("Title", text: editor)
          .focused($focus, equals: .editor(item.id))
          .onSubmit(commit)
      } else {
        Text(item.title)
          .strikethrough(item.isDone)
          .foregroundStyle(item.isDone ? .secondary : .primary)
      }
    }
  }
}
