import TesseraGraph
import TesseraScreen
import Testing

@Suite("Layout vectors")
@MainActor
struct LayoutVectorTests {
  @Test("a tree has the rectangles that an independent program found", arguments: LayoutVector.all)
  func rectangles(_ vector: LayoutVector) {
    let root = VectorTree().root(vector.tree)
    let size = root.layOut(vector.proposedSize)
    #expect(size == Size(width: vector.size[0], height: vector.size[1]))
    let expected = vector.rects.mapValues {
      Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    }
    let found = root.rects
    #expect(Set(found.keys) == Set(expected.keys))
    for (name, rect) in expected.sorted(by: { $0.key < $1.key }) {
      #expect(found[name] == rect, "\(vector.id) \(name)")
    }
  }

  @Test("all vectors are read")
  func count() {
    #expect(LayoutVector.all.count == 247)
  }
}
