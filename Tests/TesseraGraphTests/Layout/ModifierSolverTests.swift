import TesseraGraph
import TesseraScreen
import Testing

@Suite("Modifiers")
@MainActor
struct ModifierSolverTests {
  @Test("a frame that is negative or unbounded is ignored, and says so")
  func insaneFrame() {
    for length in [-1, .infinity, .max, .min] {
      #expect(!FrameSolver.isSane(length))
      #expect(text("abc").frame(width: length, height: length).size(in: 20, 20).width == 3)
    }
    #expect(FrameSolver.isSane(0) && FrameSolver.isSane(nil))
  }

  @Test("crossed bounds are put in order, the least wins")
  func crossedBounds() {
    let frame = fill().frame(
      width: .init(least: 9, ideal: 4, greatest: 2),
      height: .init(least: nil, ideal: 5, greatest: 1))
    #expect(frame.size(in: 3, 3) == Size(width: 9, height: 3))
    #expect(frame.size(in: nil, nil) == Size(width: 9, height: 5))
  }

  @Test("a greatest length of infinity takes the offer, and more if the child insists")
  func infiniteFrame() {
    let frame = TestLeaf.fixed(30, 1).frame(width: .greatest(.infinity))
    #expect(frame.size(in: 20, 1).width == 30)
    #expect(frame.size(in: 40, 1).width == 40)
    let exact = TestLeaf.fixed(30, 1).frame(width: .init(least: 0, ideal: nil, greatest: .infinity))
    #expect(exact.size(in: 20, 1).width == 20)
  }

  @Test("padding larger than the space leaves the child nothing, and keeps its own size")
  func padding() {
    let padded = fill().padding(EdgeInsets(.all, 2))
    #expect(padded.frames(in: 3, 3) == [Rect(x: 2, y: 2, width: 0, height: 0)])
    #expect(padded.size(in: 3, 3) == Size(width: 4, height: 4))
  }

  @Test("negative padding lets the child reach out, and is never a negative size")
  func negativePadding() {
    let padded = fill().padding(EdgeInsets(.horizontal, -2))
    #expect(padded.frames(in: 5, 1) == [Rect(x: -2, y: 0, width: 9, height: 1)])
    #expect(TestLeaf.fixed(1, 1).padding(EdgeInsets(.all, -2)).size(in: 9, 9) == .zero)
  }

  @Test(
    "a ratio that is not above zero leaves the offer as it is", arguments: [0, -1, .nan, .infinity])
  func absurdRatio(_ ratio: Double) {
    let shaped = TestWrapper(AspectRatioSolver(ratio, contentMode: .fit), fill())
    #expect(shaped.size(in: 7, 3) == Size(width: 7, height: 3))
  }

  @Test("the axis that follows a ratio is rounded half up")
  func ratioRounding() {
    func height(_ width: Int, _ shape: Size) -> Int {
      TestWrapper(AspectRatioSolver(shape, contentMode: .fit), fill()).size(in: width, nil).height
    }
    #expect(height(5, Size(width: 2, height: 3)) == 8)
    #expect(height(5, Size(width: 2, height: 1)) == 3)
    #expect(height(4, Size(width: 3, height: 1)) == 1)
  }

  @Test("frame, padding, ratio and position begin again at priority 0; others pass it through")
  func priorities() {
    let child = fill().priority(3)
    let passing: [any WrapperSolver] = [
      FixedSizeSolver(), OffsetSolver(Point(x: 1, y: 1)), NeutralSolver(), OverlaySolver(),
      AlignmentGuideSolver(HorizontalAlignment.leading.key) { _ in 0 },
    ]
    let deciding: [any WrapperSolver] = [
      FrameSolver(width: 1, height: nil), PaddingSolver(EdgeInsets(.all, 1)),
      FlexibleFrameSolver(width: .free, height: .free), PositionSolver(.zero),
      AspectRatioSolver(1, contentMode: .fit),
    ]
    for solver in passing { #expect(solver.layoutPriority(of: child) == 3) }
    for solver in deciding { #expect(solver.layoutPriority(of: child) == 0) }
    #expect(PrioritySolver(.nan).layoutPriority(of: child) == 0)
  }

  @Test("a frame around a spacer keeps the distance of any view")
  func spacing() {
    let spacer = TestLeaf.spacer(.horizontal)
    #expect(row([spacer.frame(width: 3), text("x")]).size(in: 20, 1).width == 5)
    #expect(row([TestLeaf.spacer(.horizontal).priority(0), text("x")]).size(in: nil, 1).width == 2)
  }

  @Test("the first child that fits is shown, and the last if none does")
  func fitting() {
    let children = [text("a long one"), text("medium"), text("s")]
    let solver = FittingSolver()
    func choice(_ width: Int?, _ height: Int?) -> Int? {
      solver.choice(among: children, for: ProposedViewSize(width: width, height: height))
    }
    #expect(choice(10, 1) == 0)
    #expect(choice(9, 1) == 1)
    #expect(choice(0, 0) == 2)
    #expect(choice(nil, nil) == 0)
    #expect(solver.choice(among: [], for: .zero) == nil)
    #expect(children[2].measureCount == 0)
  }

  @Test("a scroll offset stays where the content fills the view")
  func scrolling() {
    let solver = ScrollSolver(.vertical)
    let view = Size(width: 10, height: 4)
    func offset(_ y: Int, _ height: Int) -> Point {
      solver.clampedOffset(
        Point(x: 5, y: y), content: Size(width: 30, height: height), view: view)
    }
    #expect(offset(3, 20) == Point(x: 0, y: 3))
    #expect(offset(99, 20) == Point(x: 0, y: 16))
    #expect(offset(-1, 20) == .zero)
    #expect(offset(3, 2) == .zero)
  }

  @Test("a text in a scroll view wraps at the width and is as tall as it likes")
  func scrollContent() {
    let scroll = TestScroll(.vertical, text("one two three"))
    #expect(scroll.frames(in: 5, 2) == [Rect(x: 0, y: 0, width: 5, height: 3)])
    #expect(scroll.size(in: 5, 2) == Size(width: 5, height: 2))
  }
}
