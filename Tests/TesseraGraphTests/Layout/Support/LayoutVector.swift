import Foundation
import TesseraGraph
import TesseraScreen
import Testing

/// A tree with the rectangles that it must have, from the shared layout vectors.
struct LayoutVector: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  let contested: [String]
  let proposal: [Int?]
  let tree: VectorNode
  let size: [Int]
  let rects: [String: [Int]]

  var testDescription: String { id }

  var proposedSize: ProposedViewSize {
    ProposedViewSize(width: proposal[0], height: proposal[1])
  }

  static let all: [LayoutVector] = load("layout-vectors.json")
}

/// A tree with the picture that it must make, from the shared layout screens.
struct LayoutScreen: Decodable, Sendable, CustomTestStringConvertible {
  let name: String
  let columns: Int
  let rows: Int
  let tree: VectorNode
  let lines: [String]

  var testDescription: String { name }

  static let all: [LayoutScreen] = load("layout-screens.json")
}

private func load<T: Decodable>(_ file: String, from here: String = #filePath) -> [T] {
  let folder = URL(fileURLWithPath: here).deletingLastPathComponent().deletingLastPathComponent()
  do {
    let data = try Data(contentsOf: folder.appendingPathComponent("Fixtures/\(file)"))
    return try JSONDecoder().decode([T].self, from: data)
  } catch {
    Issue.record("The fixture \(file) cannot be read: \(error)")
    return []
  }
}

/// A view of a vector's tree, as it stands in the file.
struct VectorNode: Decodable, Sendable {
  let type: String?
  let name: String?
  let child: Box?
  let content: Box?
  let children: [VectorNode]?
  let text: String?
  let char: String?
  let lineLimit: Int?
  let alignment: String?
  let spacing: Int?
  let minLength: Int?
  let width, height: Length?
  let minWidth, idealWidth, maxWidth: Length?
  let minHeight, idealHeight, maxHeight: Length?
  let top, leading, bottom, trailing: Int?
  let horizontal, vertical: Bool?
  let x, y: Int?
  let ratio: [Int]?
  let contentMode: String?
  let axes: String?
  let axis: String?
  let guide: String?
  let value: Value?
  // Grids.
  let rows: [Row]?
  let columns: [[String: Column]]?
  let hSpacing, vSpacing: Int?
  let gridCellColumns: Int?
  let gridCellUnsizedAxes: String?
  let gridColumnAlignment: String?

  /// A node inside a node.
  final class Box: Decodable, Sendable {
    let node: VectorNode
    init(from decoder: any Decoder) throws { node = try VectorNode(from: decoder) }
  }

  struct Row: Decodable, Sendable {
    let cells: [VectorNode]?
    let single: Box?
    let alignment: String?
  }

  /// A number of cells, or "inf".
  struct Length: Decodable, Sendable {
    let cells: Int
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      cells = (try? container.decode(Int.self)) ?? .infinity
    }
  }

  /// A priority, or the formula [of, numerator, denominator, added] of a guide.
  struct Value: Decodable, Sendable {
    var priority = 0.0
    var length = ""
    var numbers: [Int] = []
    init(from decoder: any Decoder) throws {
      if var list = try? decoder.unkeyedContainer() {
        length = try list.decode(String.self)
        while !list.isAtEnd { numbers.append(try list.decode(Int.self)) }
      } else {
        priority = try decoder.singleValueContainer().decode(Double.self)
      }
    }
  }

  /// The bounds of a lazy grid's column.
  struct Column: Decodable, Sendable {
    let bounds: [Int]
    init(from decoder: any Decoder) throws {
      if var list = try? decoder.unkeyedContainer() {
        var bounds: [Int] = []
        while !list.isAtEnd { bounds.append(try list.decode(Length.self).cells) }
        self.bounds = bounds
      } else {
        bounds = [try decoder.singleValueContainer().decode(Int.self)]
      }
    }
  }
}
