#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The list as the file holds it: JSON that people can read and compare line by line.
struct TodoDocument {
  /// The number of the file's form; a file with a higher one is of a newer program.
  static let format = 1

  /// The items, from top to bottom.
  var items: [TodoItem]

  /// Why bytes are no list.
  enum Failure: Error, Equatable {
    /// They are no JSON, or not of this form.
    case damaged
    /// They are of a newer program, which knows more than this one.
    case newer(format: Int)
  }

  /// Makes a document of items.
  init(items: [TodoItem]) {
    self.items = items
  }

  /// Reads a document.
  ///
  /// An empty file is an empty list. Items with the same id get new ones, all but the first.
  init(bytes: [UInt8]) throws(Failure) {
    guard !bytes.isEmpty else {
      items = []
      return
    }
    do {
      let content = try JSONDecoder().decode(Content.self, from: Data(bytes))
      guard content.format <= TodoDocument.format else {
        throw Failure.newer(format: content.format)
      }
      var known: Set<String> = []
      items = content.items.map {
        known.insert($0.id).inserted && !$0.id.isEmpty
          ? $0 : TodoItem(title: $0.title, isDone: $0.isDone)
      }
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .damaged
    }
  }

  /// The document as bytes of a file.
  var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let content = Content(format: TodoDocument.format, items: items)
    // Strings, booleans and a number can always be written.
    let data = (try? encoder.encode(content)) ?? Data()
    return Array(data) + [UInt8(ascii: "\n")]
  }

  private struct Content: Codable {
    var format: Int
    var items: [TodoItem]

    init(format: Int, items: [TodoItem]) {
      self.format = format
      self.items = items
    }

    /// The form is read first: a newer one may hold items that this program cannot read.
    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      format = try values.decode(Int.self, forKey: .format)
      items = format > TodoDocument.format ? [] : try values.decode([TodoItem].self, forKey: .items)
    }
  }
}
