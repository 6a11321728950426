import Tessera

/// The name of the program, and how much is to be done.
struct TodoHeader: View {
  let list: TodoList

  var body: some View {
    HStack {
      Text("To-do").bold()
      Spacer()
      Text(TodoHeader.summary(of: list)).foregroundStyle(.secondary)
    }
  }

  /// How much is to be done, in a few words.
  static func summary(of list: TodoList) -> String {
    let open = list.count(of: .active)
    let done = list.count(of: .done)
    if open == 0 { return done == 0 ? "nothing yet" : "all done" }
    return done == 0 ? "\(open) open" : "\(open) open · \(done) done"
  }
}

/// Which items are shown, and what is looked for.
struct TodoFilterBar: View {
  @Bindable var list: TodoList
  @FocusState<TodoFocus?>.Binding var focus: TodoFocus?

  var body: some View {
    HStack(spacing: 2) {
      HStack(spacing: 2) {
        ForEach(TodoFilter.allCases, id: \.self) { filter in
          Button {
            list.filter = filter
          } label: {
            Text("\(filter.title) \(list.count(of: filter))")
          }
          .buttonStyle(FilterButtonStyle(isChosen: list.filter == filter))
        }
      }
      .fixedSize()
      Spacer()
      HStack {
        Text("/").foregroundStyle(.accentColor)
        TextField("Search", text: $list.search)
          .textFieldStyle(.plain)
          .focused($focus, equals: .search)
          .onSubmit { focus = .list }
      }
      .frame(maxWidth: 24)
    }
  }
}

/// One of several choices beside each other; the chosen one is bold and underlined.
private struct FilterButtonStyle: ButtonStyle {
  let isChosen: Bool
  @Environment(\.isFocused) private var isFocused

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .bold(isChosen)
      .underline(isChosen && !isFocused, color: .accentColor)
      .foregroundStyle(isChosen || isFocused ? .primary : .secondary)
      .inverse(isFocused)
  }
}
