import Tessera

/// The whole screen, in the arrangement that fits it.
///
///     To-do                             3 open · 2 done
///
///     + What needs to be done?
///
///     All 5  Active 3  Done 2                  / Search
///     ─────────────────────────────────────────────────
///     ○ Buy milk
///     ✓ Ring the bank
///
///     Deleted “Water the plants”.
///     Space done  e edit  d delete  …           ^Q quit
struct TodoScreen: View {
  /// What there is room for.
  enum Arrangement {
    /// Everything.
    case full
    /// A field, the list, and a line that says how things are.
    case compact

    /// The arrangement for a size in cells.
    init(for size: Size) {
      self = size.width < 48 || size.height < 12 ? .compact : .full
    }
  }

  private static let widest = 96

  let list: TodoList

  @State private var draft = ""
  @State private var edit = TodoEdit()
  @FocusState private var focus: TodoFocus?

  var body: some View {
    GeometryReader { geometry in
      let arrangement = Arrangement(for: geometry.size)
      content(arrangement, width: min(geometry.size.width, Self.widest))
        .frame(maxWidth: Self.widest)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
    .onKeyPress(phases: [.down, .repeat], action: keys.press)
    .onAppear { focus = list.items.isEmpty ? .newItem : .list }
  }

  @ViewBuilder
  private func content(_ arrangement: Arrangement, width: Int) -> some View {
    switch arrangement {
    case .full:
      VStack(alignment: .leading) {
        VStack(alignment: .leading, spacing: 1) {
          TodoHeader(list: list)
          newItem
          TodoFilterBar(list: list, focus: $focus)
        }
        .padding(.horizontal, 1)
        Divider()
        rows
        VStack(alignment: .leading) {
          TodoStatus(list: list)
          HelpLine(hints: hints, width: width - 2)
        }
        .padding(.horizontal, 1)
      }
    case .compact:
      VStack(alignment: .leading) {
        newItem
        rows
        CompactStatus(list: list)
      }
    }
  }

  private var newItem: some View {
    HStack {
      Text("+").bold().foregroundStyle(.accentColor)
      TextField("What needs to be done?", text: $draft)
        .textFieldStyle(.plain)
        .focused($focus, equals: .newItem)
        .onSubmit {
          list.add(draft)
          draft = ""
        }
    }
  }

  private var rows: some View {
    TodoRows(list: list, edit: $edit, focus: $focus)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private var keys: TodoKeys {
    TodoKeys(list: list, edit: $edit, focus: $focus)
  }

  private var hints: [HelpLine.Hint] {
    switch focus {
    case .list where list.visibleItems.isEmpty: HelpLine.empty
    case .list: HelpLine.list
    case .search: HelpLine.search
    case .editor: HelpLine.editor
    case .newItem, nil: HelpLine.newItem
    }
  }
}
