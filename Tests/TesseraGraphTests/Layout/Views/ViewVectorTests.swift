import TesseraGraph
import TesseraScreen
import TesseraTesting
import Testing

@MainActor
@Suite("Layout vectors as views")
struct ViewVectorTests {
  @Test(
    "views have the rectangles that an independent program found", arguments: LayoutVector.all)
  func rectangles(_ vector: LayoutVector) throws {
    let tree = ViewTree(size: Size(width: 80, height: 24))
    tree.show(
      VectorView().screen(of: vector.tree, at: vector.proposedSize),
      environment: EnvironmentValues())
    tree.runFrame()
    let frames = tree.framesByIdentifier
    let root = try #require(frames[VectorView.root]?.first)
    #expect(root.size == Size(width: vector.size[0], height: vector.size[1]))
    var found: [String: Rect] = [:]
    for (name, rects) in frames where name != VectorView.root {
      for (index, rect) in rects.enumerated() {
        found[rects.count > 1 ? "\(name)#\(index)" : name] = rect.offset(by: .zero - root.origin)
      }
    }
    let expected = vector.rects.mapValues {
      Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    }
    #expect(Set(found.keys) == Set(expected.keys))
    for (name, rect) in expected.sorted(by: { $0.key < $1.key }) {
      #expect(found[name] == rect, "\(vector.id) \(name)")
    }
    tree.close()
  }

  @Test("views make the picture that was drawn for them", arguments: LayoutScreen.all)
  func picture(_ screen: LayoutScreen) {
    let proposal = ProposedViewSize(width: screen.columns, height: screen.rows)
    let pilot = Pilot(width: screen.columns, height: screen.rows) {
      VectorView().screen(of: screen.tree, at: proposal)
    }
    let lines = screen.lines.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    #expect(pilot.text == lines.joined(separator: "\n"))
  }
}
