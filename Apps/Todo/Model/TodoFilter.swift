/// Which items are shown.
enum TodoFilter: CaseIterable, Hashable, Sendable {
  /// Every item.
  case all
  /// What is still to be done.
  case active
  /// What has been done.
  case done

  /// The filter's name on the screen.
  var title: String {
    switch self {
    case .all: "All"
    case .active: "Active"
    case .done: "Done"
    }
  }

  /// The filter after this one, around the end.
  var next: TodoFilter {
    switch self {
    case .all: .active
    case .active: .done
    case .done: .all
    }
  }

  /// Whether an item is shown.
  func includes(_ item: TodoItem) -> Bool {
    switch self {
    case .all: true
    case .active: !item.isDone
    case .done: item.isDone
    }
  }
}

/// What is looked for: every word must occur, in any order, in capitals or not.
struct TodoSearch {
  private let words: [String]

  init(_ text: String) {
    words = text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Whether a title is found.
  func finds(_ title: String) -> Bool {
    guard !words.isEmpty else { return true }
    let title = title.lowercased()
    return words.allSatisfy { title.contains($0) }
  }
}
