import TesseraGraph
import TesseraScreen
import Testing

@Suite("Alignment guides")
@MainActor
struct AlignmentTests {
  @Test("a view larger than its box sticks out evenly, the odd cell trailing")
  func overflow() {
    for (inner, outer, start) in [(5, 2, -2), (6, 2, -2), (4, 3, -1), (4, 7, 1), (5, 8, 1)] {
      let frame = TestLeaf.fixed(inner, inner).frame(width: outer, height: outer)
      #expect(frame.frames(in: 20, 20)[0].origin == Point(x: start, y: start))
    }
  }

  @Test("a guide read as a number is rounded down, and is exact when it aligns")
  func halfCells() {
    let dimensions = ViewDimensions(TestLeaf.fixed(5, 3), proposal: .zero)
    #expect(dimensions[HorizontalAlignment.center] == 2)
    #expect(dimensions[VerticalAlignment.center] == 1)
    #expect(dimensions.halfCells(of: HorizontalAlignment.center.key) == 5)
    #expect(dimensions[.trailing] == 5)
    #expect(dimensions[.bottom] == 3)
    #expect(dimensions[.firstTextBaseline] == 3)
    #expect(dimensions[explicit: .trailing] == nil)
  }

  @Test("an explicit guide moves a view, in a stack and in a frame")
  func explicit() {
    let moved = text("bbb").guide(.leading) { $0.width / 2 }
    #expect(column(.leading, [text("aaaa"), moved]).frames(in: 20, 5).map(\.minX) == [1, 0])
    let framed = text("bbb").guide(.trailing) { $0.width + 2 }.frame(width: 12, .trailing)
    #expect(framed.frames(in: 20, 5)[0].minX == 7)
  }

  @Test("the outermost guide wins, and sees the one inside")
  func outermost() {
    let element = text("bbb").guide(.leading) { _ in 2 }.guide(.leading) { $0[.leading] + 3 }
    let dimensions = ViewDimensions(element, proposal: .unspecified)
    #expect(dimensions[explicit: .leading] == 5)
    #expect(dimensions[.leading] == 5)
  }

  @Test("a guide passes through padding and frames, shifted by their origin")
  func wrappers() {
    let element = text("bb").guide(.custom) { _ in 1 }
      .padding(EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 0))
      .frame(width: 9, .trailing)
    // The frame puts the padded text at 4, the padding the text at 3, the guide is at 1.
    #expect(ViewDimensions(element, proposal: .unspecified)[explicit: .custom] == 8)
  }

  @Test("an offset does not move a guide")
  func offset() {
    let element = TestWrapper(
      OffsetSolver(Point(x: 5, y: 5)), text("bb").guide(.leading) { _ in 1 })
    #expect(ViewDimensions(element, proposal: .unspecified)[explicit: .leading] == 1)
  }

  @Test("sides and middles stay in their container")
  func containers() {
    let inner = column([text("bb").guide(.leading) { _ in -7 }, text("c")])
    #expect(ViewDimensions(inner, proposal: .unspecified)[explicit: .leading] == nil)
  }

  @Test("an author's guides leave a container as their mean, rounded down")
  func mean() {
    let inner = column(
      .leading,
      [
        text("a").guide(.custom) { _ in -2 }, text("b").guide(.custom) { _ in -3 }, text("c"),
      ])
    #expect(ViewDimensions(inner, proposal: .unspecified)[explicit: .custom] == -3)
  }

  @Test("the first baseline of a column is its first text's, the last its last text's")
  func baselines() {
    let inner = column([TestLeaf.fixed(3, 2), text("a\nb"), text("c"), TestLeaf.fixed(1, 1)])
    let dimensions = ViewDimensions(inner, proposal: .unspecified)
    #expect(dimensions[.firstTextBaseline] == 3)
    #expect(dimensions[.lastTextBaseline] == 5)
    #expect(dimensions.height == 6)
  }

  @Test("asking for the guides of a container moves nothing")
  func rehearsal() {
    let inner = column([text("a"), text("b")])
    _ = inner.layOut(.unspecified)
    let frames = inner.children.map(\.frame)
    _ = ViewDimensions(inner, proposal: ProposedViewSize(width: 3, height: 9))[.lastTextBaseline]
    #expect(inner.children.map(\.frame) == frames)
    #expect(inner.children.map(\.placeCount) == [1, 1])
  }

  @Test("an author's guide without a view that sets it has its default")
  func customDefault() {
    let stack = column(.custom, [text("aaaa"), text("bb").guide(.custom) { _ in 1 }])
    #expect(stack.frames(in: 20, 9).map(\.minX) == [1, 0])
  }

  @Test("overlays and backgrounds are aligned guide to guide")
  func overlays() {
    let primary = TestLeaf.fixed(6, 3).guide(.trailing) { _ in 4 }
    let overlay = TestOverlay(.topTrailing, primary, text("ab"), isBackground: false)
    #expect(overlay.frames(in: 20, 20)[1] == Rect(x: 2, y: 0, width: 2, height: 1))
  }

  @Test("keys of one type along two axes are two keys")
  func keys() {
    enum Both: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> Int { 0 }
    }
    #expect(HorizontalAlignment(Both.self).key != VerticalAlignment(Both.self).key)
    #expect(HorizontalAlignment(Both.self) == HorizontalAlignment(Both.self))
    #expect(HorizontalAlignment(Both.self) != .custom)
    #expect(HorizontalAlignment.center.key != VerticalAlignment.center.key)
  }
}
