import Tessera

/// The keys that can be used now, as many as there is room for.
struct HelpLine: View {
  /// A key and what it does.
  struct Hint: Hashable {
    let key: String
    let action: String

    init(_ key: String, _ action: String) {
      self.key = key
      self.action = action
    }

    /// The columns of the hint, and of the gap in front of it.
    var width: Int { key.count + 1 + action.count + HelpLine.gap }
  }

  private nonisolated static let gap = 2
  private static let quit = Hint("^Q", "quit")

  static let newItem = [Hint("Return", "add"), Hint("Esc", "to the list"), quit]
  static let search = [Hint("Return", "to the list"), Hint("Esc", "show all"), quit]
  static let editor = [Hint("Return", "keep"), Hint("Esc", "leave as it was")]
  static let empty = [Hint("n", "new"), Hint("/", "search"), Hint("1 2 3", "show"), quit]
  static let list = [
    Hint("Space", "done"), Hint("e", "edit"), Hint("d", "delete"), Hint("u", "undo"),
    Hint("n", "new"), quit, Hint("J K", "move"), Hint("/", "search"), Hint("1 2 3", "show"),
    Hint("C", "clear done"),
  ]

  /// The hints, the most useful first.
  let hints: [Hint]
  /// The columns that there are.
  let width: Int

  var body: some View {
    HStack(spacing: Self.gap) {
      ForEach(fitting, id: \.self) { hint in
        HStack {
          Text(hint.key).bold()
          Text(hint.action).foregroundStyle(.secondary)
        }
      }
    }
    .lineLimit(1)
    .fixedSize(horizontal: true, vertical: false)
    .frame(width: width, alignment: .leading)
  }

  private var fitting: ArraySlice<Hint> {
    var used = -Self.gap
    let end = hints.firstIndex { hint in
      used += hint.width
      return used > width
    }
    return hints[..<(end ?? hints.endIndex)]
  }
}
