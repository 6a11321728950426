import TesseraGraph
import TesseraScreen
import Testing

/// How often sizes are worked out. Every bound is per element of the tree, so that a cost that
/// grows with the square of the depth, or doubles with it, cannot pass.
@Suite("Layout cost")
@MainActor
struct LayoutCostTests {
  @Test("500 nested modifiers are measured a few times each", arguments: 0..<6)
  func modifiers(_ kind: Int) {
    let element = (0..<500).reduce(TestLeaf.text("the quick brown fox") as TestElement) {
      TestWrapper(modifier(kind == 5 ? $1 % 5 : kind), $0)
    }
    let cost = cost(of: element, in: ProposedViewSize(width: 1500, height: 1200))
    print("500 modifiers of kind \(kind): \(cost)")
    // A shape that follows the child asks for its ideal size, too, and so does every one inside.
    #expect(cost.measuredPerElement <= (kind == 5 ? 16 : 2))
    #expect(cost.askedPerElement <= (kind == 5 ? 32 : 6))
  }

  @Test("200 nested rows are measured three times each")
  func rows() {
    let element = nest(200) { inner, _ in
      TestContainer(HStackLayout(), [TestLeaf.text("a"), inner])
    }
    let cost = cost(of: element, in: ProposedViewSize(width: 500, height: 20))
    print("200 nested rows: \(cost)")
    #expect(cost.measuredPerElement <= 3)
  }

  @Test("200 nested stacks of alternating axis are measured a few times each")
  func alternating() {
    for proposal in [
      ProposedViewSize(width: 500, height: 200), ProposedViewSize(width: 500, height: nil),
      .unspecified, ProposedViewSize(width: 30_000, height: 20_000),
    ] {
      let element = nest(200) { inner, depth in
        let layout: any Layout = depth % 2 == 0 ? HStackLayout() : VStackLayout()
        return TestContainer(layout, [TestLeaf.fill(), inner, TestLeaf.text("some text here")])
      }
      let cost = cost(of: element, in: proposal)
      print("200 alternating stacks in \(proposal): \(cost)")
      #expect(cost.measuredPerElement <= 10)
      #expect(cost.busiest <= 20)
    }
  }

  @Test("200 nested piles are measured twice each")
  func piles() {
    let element = nest(200) { inner, _ in
      let padded = TestWrapper(PaddingSolver(EdgeInsets(.all, 1)), inner)
      return TestContainer(ZStackLayout(), [TestLeaf.text("some text"), padded])
    }
    let cost = cost(of: element, in: ProposedViewSize(width: 500, height: 500))
    print("200 nested piles: \(cost)")
    #expect(cost.measuredPerElement <= 2)
  }

  @Test("a guide under 300 frames is asked for once per frame")
  func guides() {
    var element: TestElement = TestWrapper(
      AlignmentGuideSolver(HorizontalAlignment.center.key) { _ in 1 },
      TestWrapper(
        AlignmentGuideSolver(VerticalAlignment.center.key) { _ in 0 }, TestLeaf.text("a")))
    for _ in 0..<300 {
      element = TestWrapper(
        FlexibleFrameSolver(
          width: .init(least: 1, ideal: nil, greatest: nil),
          height: .init(least: nil, ideal: nil, greatest: nil)), element)
    }
    let cost = cost(of: element, in: ProposedViewSize(width: 80, height: 24))
    print("300 frames around a guide: \(cost)")
    #expect(cost.measuredPerElement <= 4)
    #expect(cost.askedPerElement <= 12)
  }

  @Test("laying out again without a change measures nothing")
  func again() {
    let element = nest(50) { inner, depth in
      let layout: any Layout = depth % 2 == 0 ? HStackLayout() : VStackLayout()
      return TestContainer(layout, [TestLeaf.fill(), inner, TestLeaf.text("some text here")])
    }
    let proposal = ProposedViewSize(width: 80, height: 24)
    let first = cost(of: element, in: proposal)
    let second = cost(of: element, in: proposal)
    #expect(first.measured == second.measured)
  }

  @Test("children of a row that is offered nothing or everything are not probed")
  func unprobed() {
    for width in [0, 1, nil, Int.infinity] {
      let row = TestContainer(HStackLayout(), [TestLeaf.fill(), TestLeaf.text("ab")])
      _ = row.sizeThatFits(ProposedViewSize(width: width, height: 1))
      #expect(row.children.map(\.measureCount) == [1, 1])
    }
  }

  private struct Cost: CustomStringConvertible {
    let elements: Int
    let measured: Int
    let asked: Int
    let busiest: Int

    var measuredPerElement: Double { Double(measured) / Double(elements) }
    var askedPerElement: Double { Double(asked) / Double(elements) }
    var description: String {
      "\(elements) elements, \(measured) measured, \(asked) asked, busiest \(busiest)"
    }
  }

  private func cost(of root: TestElement, in proposal: ProposedViewSize) -> Cost {
    _ = root.layOut(proposal)
    let all = root.everyElement
    return Cost(
      elements: all.count, measured: all.reduce(0) { $0 + $1.measureCount },
      asked: all.reduce(0) { $0 + $1.askCount }, busiest: all.map(\.measureCount).max() ?? 0)
  }

  private func nest(_ depth: Int, _ wrap: (TestElement, Int) -> TestElement) -> TestElement {
    (0..<depth).reduce(TestLeaf.fill()) { wrap($0, $1) }
  }

  private func modifier(_ kind: Int) -> any WrapperSolver {
    switch kind {
    case 0: PaddingSolver(EdgeInsets(.all, 1))
    case 1:
      FlexibleFrameSolver(
        width: .init(least: nil, ideal: nil, greatest: .infinity),
        height: .init(least: nil, ideal: nil, greatest: nil), alignment: .leading)
    case 2: FixedSizeSolver(.vertical)
    case 3: AspectRatioSolver(nil, contentMode: .fit)
    default: FrameSolver(width: nil, height: 40)
    }
  }
}
