import Tessera

/// The line that says how things are: what went wrong, what was set aside, what was done last.
struct TodoStatus: View {
  let list: TodoList

  var body: some View {
    if let problem = list.problem {
      Text("! \(problem) Your list is kept here; the next change tries again.")
        .bold()
        .foregroundStyle(.red)
    } else if let report = list.report {
      Text("! \(report) Esc hides this.").foregroundStyle(.yellow)
    } else if let message = list.message {
      Text(list.canUndo ? "\(message) u undoes." : message)
        .lineLimit(1)
        .truncationMode(.middle)
        .foregroundStyle(.secondary)
    } else {
      Text(" ")
    }
  }
}

/// The same in one line, on a small screen, with the counts when there is nothing to say.
struct CompactStatus: View {
  let list: TodoList

  var body: some View {
    if list.problem != nil || list.report != nil || list.message != nil {
      TodoStatus(list: list).lineLimit(2)
    } else {
      HStack {
        Text(TodoHeader.summary(of: list))
        Spacer(minLength: 0)
        Text(list.filter.title)
      }
      .lineLimit(1)
      .foregroundStyle(.secondary)
    }
  }
}
