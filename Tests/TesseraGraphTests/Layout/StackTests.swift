import TesseraGraph
import TesseraScreen
import Testing

@Suite("Stacks")
@MainActor
struct StackTests {
  @Test("the odd cells go to the last of equal views")
  func oddCells() {
    let stack = row(spacing: 0, [fill("a"), fill("b"), fill("c")])
    #expect(stack.picture(in: 10, 1) == ["aaabbbcccc"])
    #expect(stack.picture(in: 11, 1) == ["aaabbbbcccc"])
    #expect(stack.picture(in: 12, 1) == ["aaaabbbbcccc"])
  }

  @Test("equal views fill any length without a gap", arguments: 0..<40)
  func noRoundingGap(_ length: Int) {
    for count in 1..<8 {
      let frames = row(spacing: 0, (0..<count).map { _ in fill() }).frames(in: length, 1)
      #expect(frames.reduce(0) { $0 + $1.width } == length)
      let widths = frames.map(\.width)
      #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 1)
    }
  }

  @Test("a text between colours is offered a third, though all of it would fit")
  func textBetweenColours() {
    let stack = row(spacing: 0, [fill("a"), text("one two"), fill("b")])
    #expect(stack.picture(in: 15, 2) == ["aaaaaaonebbbbbb", "aaaaaatwobbbbbb"])
  }

  @Test("what a less flexible view leaves, the others get")
  func leftover() {
    let stack = row(spacing: 0, [fill("a"), text("xy"), fill("b")])
    #expect(stack.picture(in: 12, 1) == ["aaaaaxybbbbb"])
  }

  @Test("a least and a greatest width share as in SwiftUI: 75 and 100 in 150")
  func boundsInRow() {
    let stack = row(
      spacing: 0, [fill().frame(width: .greatest(100)), fill().frame(width: .least(100))])
    let frames = stack.frames(in: 150, 1)
    #expect(frames.map(\.width) == [75, 100])
    #expect(stack.size(in: 150, 1).width == 175)
  }

  @Test("of two views without an upper bound, the one with the larger least length is first")
  func unboundedOrder() {
    let stack = row(spacing: 0, [fill(), fill().frame(width: .least(8))])
    #expect(stack.frames(in: 10, 1).map(\.width) == [2, 8])
  }

  @Test("a high priority takes all but what the others need at least")
  func priorities() {
    let stack = row(
      [text("aaaa").frame(width: .least(3)), text("first choice").priority(1), text("last")])
    let frames = stack.frames(in: 17, 2)
    #expect(frames.map(\.width) == [3, 12, 0])
  }

  @Test("views that insist push a row over its length, and the rest get nothing")
  func overflow() {
    let stack = row(spacing: 1, [TestLeaf.fixed(6, 1), TestLeaf.fixed(6, 1), fill()])
    #expect(stack.frames(in: 8, 1).map(\.width) == [6, 6, 0])
    #expect(stack.size(in: 8, 1).width == 14)
  }

  @Test("neighbours in a row keep one column between them, in a column no row")
  func defaultSpacing() {
    #expect(row([text("a"), text("b"), text("c")]).size(in: nil, nil) == Size(width: 5, height: 1))
    #expect(
      column([text("a"), text("b"), text("c")]).size(in: nil, nil) == Size(width: 1, height: 3))
  }

  @Test("a spacer adds no distance of its own, and is a column wide at least")
  func spacer() {
    let stack = row([text("a"), TestLeaf.spacer(.horizontal), text("b")])
    #expect(stack.size(in: nil, nil).width == 3)
    #expect(stack.picture(in: 6, 1) == ["a    b"])
  }

  @Test("an explicit distance counts beside a spacer, too")
  func explicitSpacing() {
    let stack = row(spacing: 2, [text("a"), TestLeaf.spacer(.horizontal), text("b")])
    #expect(stack.size(in: nil, nil).width == 7)
  }

  @Test("a negative distance lets neighbours overlap, and a row is never negative")
  func negativeSpacing() {
    let stack = row(spacing: -2, [text("abc"), text("def")])
    #expect(stack.frames(in: 20, 1).map(\.minX) == [0, 1])
    #expect(stack.size(in: 20, 1).width == 4)
    #expect(row(spacing: -9, [text("abc"), text("def")]).size(in: 20, 1).width == 0)
  }

  @Test("the odd cell of a centred view is always trailing", arguments: [0, 1, 2, 3, 4, 5, 6, 7])
  func centred(_ width: Int) {
    let stack = column([TestLeaf.fixed(7, 1), TestLeaf.fixed(width, 1)])
    #expect(stack.frames(in: 20, 9)[1].minX == (7 - width) / 2)
  }

  @Test("the first baselines of a row are on one line")
  func firstBaseline() {
    let stack = row(
      .firstTextBaseline, [text("a\nb\nc"), text("x"), TestLeaf.fixed(1, 2), text("y\nz")])
    #expect(stack.frames(in: 20, 9).map(\.minY) == [1, 1, 0, 1])
    #expect(stack.size(in: 20, 9).height == 4)
  }

  @Test("the last baselines of a row are on one line")
  func lastBaseline() {
    let stack = row(.lastTextBaseline, [text("a\nb\nc"), text("x"), text("y\nz")])
    #expect(stack.frames(in: 20, 9).map(\.minY) == [0, 2, 1])
  }

  @Test("a divider between texts of ideal size is as long as the stack")
  func crossProposal() {
    let stack = column([text("abc"), TestLeaf.divider(.vertical), text("wide line")])
    #expect(stack.frames(in: nil, nil)[1] == Rect(x: 0, y: 1, width: 9, height: 1))
  }

  @Test("an empty stack has no size and takes room last")
  func empty() {
    #expect(row([]).size(in: 20, 5) == .zero)
    #expect(row([]).layoutPriority == -.infinity)
    #expect(row([text("a")]).layoutPriority == 0)
  }

  @Test("a thousand rows of text are laid out without probing")
  func longColumn() {
    let stack = column((0..<1000).map { text("row \($0)") })
    #expect(stack.size(in: 20, nil).height == 1000)
    #expect(stack.children.allSatisfy { $0.measureCount == 1 })
  }

  @Test("a large group out of order is served by flexibility, too")
  func largeGroup() {
    let children = (0..<60).map { index in
      fill().frame(width: .greatest(index % 2 == 0 ? 60 - index : index))
    }
    let widths = row(spacing: 0, children).frames(in: 600, 1).map(\.width)
    #expect(widths.reduce(0, +) == 600)
    #expect(widths[59] >= widths[1] && widths[0] >= widths[58])
  }
}
