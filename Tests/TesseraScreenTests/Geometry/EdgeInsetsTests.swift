import TesseraScreen
import Testing

@Suite("Edges, axes and insets")
struct EdgeInsetsTests {
  @Test("insets at some sides are zero at the others")
  func someSides() {
    #expect(
      EdgeInsets([.top, .trailing], 2) == EdgeInsets(top: 2, leading: 0, bottom: 0, trailing: 2))
    #expect(EdgeInsets(.horizontal, 2).horizontal == 4)
    #expect(EdgeInsets(.horizontal, 2).vertical == 0)
  }

  @Test("a rectangle is cut from all sides, and never to a negative size")
  func inset() {
    let rect = Rect(x: 1, y: 1, width: 6, height: 4)
    #expect(
      rect.inset(by: EdgeInsets(top: 1, leading: 2, bottom: 0, trailing: 1))
        == Rect(x: 3, y: 2, width: 3, height: 3))
    #expect(rect.inset(by: EdgeInsets(.all, 9)).size == .zero)
    #expect(rect.inset(by: EdgeInsets(.all, -1)) == Rect(x: 0, y: 0, width: 8, height: 6))
    #expect(rect.inset(by: EdgeInsets(.all, .max)).size == .zero)
  }

  @Test("a set of sides or axes holds what was put in")
  func sets() {
    #expect(Edge.allCases.allSatisfy { Edge.Set.all.contains($0) })
    #expect(Edge.Set.vertical.contains(Edge.top) && !Edge.Set.vertical.contains(Edge.leading))
    let axes: Axis.Set = [.horizontal]
    #expect(axes.contains(Axis.horizontal) && !axes.contains(Axis.vertical))
    #expect(Axis.horizontal.cross == .vertical && Axis.vertical.cross == .horizontal)
    #expect(HorizontalEdge.trailing.edge == .trailing && VerticalEdge.bottom.edge == .bottom)
    #expect(HorizontalEdge.Set.all.contains(.leading) && VerticalEdge.Set.all.contains(.top))
  }
}
