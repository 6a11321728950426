import TesseraGraph
import TesseraScreen
import Testing

/// Runs one below the other, each a step further in, as an author would write it.
private struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    subviews.reduce(into: .zero) { size, subview in
      let next = subview.sizeThatFits(.unspecified)
      size = Size(width: size.width + next.width, height: size.height + next.height)
    }
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var corner = bounds.origin
    for subview in subviews {
      subview.place(at: corner, proposal: .unspecified)
      let size = subview.sizeThatFits(.unspecified)
      corner = Point(x: corner.x + size.width, y: corner.y + size.height)
    }
  }
}

/// Does with its subviews what a closure says.
private struct Improvised: Layout {
  var size = Size(width: 9, height: 5)
  let placing: (Rect, LayoutSubviews) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    size
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    placing(bounds, subviews)
  }
}

/// Counts the calls to its cache.
private struct Caching: Layout {
  struct Cache {
    var made = 0
    var updated = 0
    var count = 0
  }
  /// What the layout is asked to report, by way of its size.
  func makeCache(subviews: Subviews) -> Cache { Cache(made: 1, updated: 0, count: subviews.count) }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache.updated += 1
    cache.count = subviews.count
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size {
    Size(width: cache.made * 10 + cache.updated, height: cache.count)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {}
}

private struct Weight: LayoutValueKey {
  static let defaultValue = 1
}

private struct Note: LayoutValueKey {
  static var defaultValue: String? { "none" }
}

@Suite("Layouts by authors")
@MainActor
struct CustomLayoutTests {
  @Test("a layout measures and places its subviews")
  func diagonal() {
    let layout = TestContainer(Diagonal(), [text("ab"), text("c"), text("def")])
    #expect(layout.size(in: nil, nil) == Size(width: 6, height: 3))
    #expect(layout.picture(in: 6, 3) == ["ab    ", "  c   ", "   def"])
  }

  @Test("a subview that is not placed is centred")
  func unplaced() {
    let layout = TestContainer(Improvised { _, _ in }, [TestLeaf.fixed(4, 2)])
    #expect(layout.frames(in: 20, 20) == [Rect(x: 2, y: 1, width: 4, height: 2)])
  }

  @Test("a subview that is placed twice is moved once, to the last place")
  func placedTwice() {
    let layout = TestContainer(
      Improvised { bounds, subviews in
        subviews[0].place(at: Point(x: 7, y: 7), proposal: .zero)
        subviews[0].place(at: Point(x: 1, y: 2), proposal: .unspecified)
      }, [text("ab")])
    #expect(layout.frames(in: 20, 20) == [Rect(x: 1, y: 2, width: 2, height: 1)])
    #expect(layout.children[0].placeCount == 1)
  }

  @Test("an anchor between two cells moves the view to the leading one")
  func anchors() {
    let anchors: [UnitPoint] = [.topLeading, .center, .bottomTrailing, .trailing]
    let layout = TestContainer(
      Improvised { _, subviews in
        for (subview, anchor) in zip(subviews, anchors) {
          subview.place(at: Point(x: 6, y: 4), anchor: anchor, proposal: .unspecified)
        }
      }, anchors.map { _ in TestLeaf.fixed(3, 2) })
    #expect(
      layout.frames(in: 20, 20).map(\.origin) == [
        Point(x: 6, y: 4), Point(x: 4, y: 3), Point(x: 3, y: 2), Point(x: 3, y: 3),
      ])
  }

  @Test("an anchor that is no number, and a place without end, do not trap")
  func absurdAnchors() {
    let layout = TestContainer(
      Improvised { _, subviews in
        subviews[0].place(
          at: Point(x: .max, y: .min), anchor: UnitPoint(x: .nan, y: .infinity), proposal: .zero)
      }, [TestLeaf.fixed(3, 2)])
    #expect(layout.frames(in: 20, 20).map(\.origin) == [Point(x: .infinity, y: -.infinity)])
  }

  @Test("a negative answer is taken as zero")
  func negativeSize() {
    let layout = TestContainer(Improvised(size: Size(width: -3, height: -1)) { _, _ in }, [])
    #expect(layout.size(in: 20, 20) == .zero)
  }

  @Test("a layout reads the values that its subviews carry")
  func values() {
    var seen: [Int] = []
    var notes: [String?] = []
    let layout = TestContainer(
      Improvised { _, subviews in
        seen = subviews.map { $0[Weight.self] }
        notes = subviews.map { $0[Note.self] }
      }, [text("a"), text("b").value(Weight.self, 5).value(Note.self, nil)])
    _ = layout.layOut(.zero)
    #expect(seen == [1, 5])
    #expect(notes == ["none", nil])
  }

  @Test("a value passes through the modifiers around the view")
  func valuesThroughModifiers() {
    let element = text("a").value(Weight.self, 5).padding(EdgeInsets(.all, 1)).frame(width: 9)
    #expect(element.layoutValue(for: ObjectIdentifier(Weight.self)) as? Int == 5)
  }

  @Test("the cache is made once, and updated when subviews or the layout change")
  func cache() {
    let container = LayoutContainer(Caching(), children: [text("a")])
    #expect(container.sizeThatFits(.zero) == Size(width: 10, height: 1))
    #expect(container.sizeThatFits(.infinity) == Size(width: 10, height: 1))
    container.setChildren([text("a"), text("b")])
    #expect(container.sizeThatFits(.zero) == Size(width: 11, height: 2))
    container.setLayout(Caching())
    container.childDidChange()
    #expect(container.sizeThatFits(.zero) == Size(width: 12, height: 2))
  }

  @Test("a layout of another type starts with a cache of its own")
  func otherType() {
    let container = LayoutContainer(Caching(), children: [text("ab"), text("c")])
    container.setLayout(HStackLayout(spacing: 0))
    #expect(container.sizeThatFits(.unspecified) == Size(width: 3, height: 1))
    #expect(container.stackOrientation == .horizontal)
  }

  @Test("subviews can be cut and picked, and placed through the pieces")
  func pieces() {
    let layout = TestContainer(
      Improvised { _, subviews in
        #expect(subviews.count == 4)
        let middle = subviews[1..<3]
        #expect(middle.startIndex == 1)
        #expect(middle[1] == subviews[1])
        var cache = HStackLayout(spacing: 0).makeCache(subviews: middle)
        HStackLayout(spacing: 0).placeSubviews(
          in: Rect(x: 1, y: 0, width: 9, height: 1), proposal: .unspecified, subviews: middle,
          cache: &cache)
        let ends = subviews[[3, 0]]
        #expect(ends.map { $0 } == [subviews[3], subviews[0]])
        ends[0].place(at: Point(x: 8, y: 4), proposal: .unspecified)
        ends[1].place(at: Point(x: 0, y: 4), proposal: .unspecified)
      }, ["a", "bb", "cc", "d"].map { text($0) })
    #expect(
      layout.frames(in: 9, 5).map(\.origin) == [
        Point(x: 0, y: 4), Point(x: 1, y: 0), Point(x: 3, y: 0), Point(x: 8, y: 4),
      ])
  }

  @Test("a cache of other subviews is noticed")
  func staleCache() {
    let layout = TestContainer(
      Improvised { bounds, subviews in
        for inner in [
          AnyLayout(HStackLayout()), AnyLayout(ZStackLayout()), AnyLayout(GridLayout()),
        ] {
          var cache = inner.makeCache(subviews: subviews[0..<1])
          inner.placeSubviews(
            in: bounds, proposal: ProposedViewSize(bounds.size), subviews: subviews, cache: &cache)
        }
      }, [text("a"), text("b")])
    #expect(layout.frames(in: 9, 5).count == 2)
  }

  @Test("subviews that a layout kept stay valid when children go")
  func keptSubviews() {
    var kept: LayoutSubviews?
    let container = LayoutContainer(
      Improvised { _, subviews in kept = kept ?? subviews }, children: [text("ab"), text("c")])
    container.place(in: .zero, proposal: .zero)
    container.setChildren([])
    container.place(in: .zero, proposal: .zero)
    #expect(kept?.last?.sizeThatFits(.unspecified) == Size(width: 1, height: 1))
  }

  @Test("AnyLayout does what the layout inside does, whatever its type")
  func anyLayout() {
    let children = [text("aa"), text("b")]
    let element = TestContainer(AnyLayout(HStackLayout()), children)
    #expect(element.container.stackOrientation == .horizontal)
    #expect(element.frames(in: 20, 5).map(\.minX) == [0, 3])
    element.container.setLayout(AnyLayout(VStackLayout(alignment: .leading)))
    element.forget()
    #expect(element.container.stackOrientation == .vertical)
    #expect(element.frames(in: 20, 5).map(\.minX) == [0, 0])
    element.container.setLayout(AnyLayout(AnyLayout(VStackLayout(alignment: .trailing))))
    element.forget()
    #expect(element.frames(in: 20, 5).map(\.minX) == [0, 1])
  }

  @Test("AnyLayout notices another layout even with an old cache")
  func anyLayoutCache() {
    let children = LayoutChildren([text("aa"), text("b")])
    var cache = AnyLayout(HStackLayout()).makeCache(subviews: children.subviews)
    let column = AnyLayout(VStackLayout())
    let size = column.sizeThatFits(
      proposal: .unspecified, subviews: children.subviews, cache: &cache)
    #expect(size == Size(width: 2, height: 2))
  }

  @Test("a layout can set guides itself")
  func ownGuides() {
    struct Marked: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        Size(width: 6, height: 2)
      }
      func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
      func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout ()
      ) -> Int? { guide == .leading ? bounds.width - 1 : nil }
    }
    let marked = TestContainer(Marked(), [])
    #expect(column(.leading, [marked, text("a")]).frames(in: 20, 9).map(\.minX) == [0, 5])
  }

  @Test("a layout may ask another for its guides while it places")
  func guidesWhilePlacing() {
    var baseline: Int?
    let layout = TestContainer(
      Improvised { bounds, subviews in
        subviews[0].place(at: Point(x: 7, y: 3), proposal: .unspecified)
        let column = VStackLayout()
        var cache = column.makeCache(subviews: subviews)
        baseline = column.explicitAlignment(
          of: .lastTextBaseline, in: bounds, proposal: .unspecified, subviews: subviews,
          cache: &cache)
        subviews[1].place(at: .zero, proposal: .unspecified)
      }, [text("a"), text("b")])
    #expect(layout.frames(in: 9, 5).map(\.origin) == [Point(x: 7, y: 3), .zero])
    #expect(baseline == 2)
  }

  @Test("the default spacing of a layout is that of its subviews, at least the default")
  func spacing() {
    let wish = TestLeaf(spacing: ViewSpacing(top: 2, leading: 3, bottom: nil, trailing: 0)) { _ in
      .zero
    }
    let layout = TestContainer(Diagonal(), [text("a"), wish])
    #expect(
      layout.spacing == ViewSpacing(top: 2, leading: 3, bottom: nil, trailing: nil))
    #expect(row([wish, text("a")]).spacing == layout.spacing)
    #expect(
      row([text("a"), wish]).spacing
        == ViewSpacing(top: 2, leading: nil, bottom: nil, trailing: nil))
  }
}
