#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One thing to do.
struct TodoItem: Identifiable, Hashable, Sendable {
  /// What tells the item from others, also in another copy of the program.
  let id: String
  /// What is to be done: one line of text.
  var title: String
  /// Whether it has been done.
  var isDone: Bool

  /// Makes an item, with an identity of its own unless one is given.
  init(id: String = UUID().uuidString, title: String, isDone: Bool = false) {
    self.id = id
    self.title = title
    self.isDone = isDone
  }

  /// A title as it is kept: line ends become spaces, blanks at the ends go.
  ///
  /// Everything else stays, control characters too: the screen shows them as symbols.
  static func tidied(_ title: String) -> String {
    let line = title.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard let first = line.firstIndex(where: { !$0.isWhitespace }),
      let last = line.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(line[first...last])
  }
}

extension TodoItem: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, title
    case isDone = "done"
  }

  /// Reads an item; one that was written by hand may lack its id and whether it is done.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.decodeIfPresent(String.self, forKey: .id) ?? UUID().uuidString,
      title: try values.decode(String.self, forKey: .title),
      isDone: try values.decodeIfPresent(Bool.self, forKey: .isDone) ?? false)
  }
}
