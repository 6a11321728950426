import TesseraGraph
import TesseraScreen
import TesseraTesting
import TesseraViews
import Testing

/// What a change costs, in questions that are answered and elements that are placed.
@MainActor
@Suite("Layout cost of views")
struct ViewCostTests {
  @Test("a static tree of 10,000 elements is laid out once")
  func once() {
    let tree = ViewTree(size: Size(width: 80, height: 24))
    tree.show(
      VStack {
        ForEach(0..<100) { row in
          HStack { ForEach(0..<99) { Text("\($0 % 10 + row % 3)") } }
        }
      }, environment: EnvironmentValues())
    tree.runFrame()
    let count = elements(tree)
    print("\(count) elements: \(tree.report.measurements) measured")
    #expect(count > 10_000)
    #expect(tree.report.nodesLaidOut == count)
    tree.requestFrame()
    tree.runFrame()
    #expect(tree.report.nodesLaidOut == 0)
    #expect(tree.report.measurements == 0)
  }

  @Test("a text of the same width is laid out again by itself")
  func sameWidth() {
    let pilot = Pilot(width: 80, height: 24) { Counter(width: nil) }
    let before = pilot.lastFrame
    pilot.press("+")
    #expect(pilot.text.contains("11"))
    print("first \(before.nodesLaidOut), then \(pilot.lastFrame.nodesLaidOut) laid out")
    #expect(before.nodesLaidOut > 200)
    #expect(pilot.lastFrame.nodesLaidOut == 1)
  }

  @Test("a wider text is laid out again with what is around it, up to a frame of a fixed size")
  func otherWidth() {
    let pilot = Pilot(width: 80, height: 24) { Counter(width: 20) }
    pilot.press("*")
    #expect(pilot.text.contains("before 1000 after"))
    let counts = pilot.lastFrame
    print("inside of a frame: \(counts.nodesLaidOut) laid out, \(counts.measurements) measured")
    // The text, its row with two neighbours, the frame.
    #expect(counts.nodesLaidOut <= 5)
    #expect(counts.measurements <= 30)
  }

  @Test("a changed baseline reaches the row around it")
  func baseline() {
    let pilot = Pilot(width: 9, height: 5) { Baselines() }
    #expect(pilot.text == "\n\none two a\n\n")
    pilot.press("+")
    // The second text has two lines now, and its last stays beside the others.
    #expect(pilot.text == "\n    two\none two a\n\n")
    #expect(pilot.lastFrame.nodesLaidOut > 1)
  }

  @Test("500 nested modifiers are measured a few times each", arguments: 0..<5)
  func modifiers(_ kind: Int) {
    let view = (0..<500).reduce(AnyView(Text("the quick brown fox"))) { inner, _ in
      switch kind {
      case 0: AnyView(inner.padding(1))
      case 1: AnyView(inner.frame(maxWidth: .infinity, alignment: .leading))
      case 2: AnyView(inner.background { Color.red })
      case 3: AnyView(inner.fixedSize(horizontal: false, vertical: true))
      default: AnyView(inner.layoutPriority(1).alignmentGuide(.leading) { $0[.leading] + 1 })
      }
    }
    let perElement = cost(of: view, in: Size(width: 1500, height: 1200), "500 modifiers \(kind)")
    #expect(perElement <= 3)
  }

  @Test("200 nested stacks are measured a few times each")
  func stacks() {
    let view = (0..<200).reduce(AnyView(Color.red)) { inner, depth in
      depth % 2 == 0
        ? AnyView(
          HStack {
            Text("a"); inner; Color.blue
          })
        : AnyView(
          VStack {
            Text("some text"); inner; Color.blue
          })
    }
    let perElement = cost(of: view, in: Size(width: 500, height: 200), "200 stacks")
    #expect(perElement <= 12)
  }

  private func cost(of view: AnyView, in size: Size, _ name: String) -> Double {
    let tree = ViewTree(size: size)
    tree.show(view, environment: EnvironmentValues())
    tree.runFrame()
    let count = elements(tree)
    print("\(name): \(count) elements, \(tree.report.measurements) measured")
    let measurements = tree.report.measurements
    tree.close()
    return Double(measurements) / Double(count)
  }

  private func elements(_ tree: ViewTree) -> Int {
    var count = 0
    func visit(_ element: Element) {
      count += 1
      element.elementsInside.forEach(visit)
    }
    if let root = tree.root { visit(root) }
    return count
  }

  private struct Counter: View {
    let width: Int?
    @State private var count = 10

    var body: some View {
      VStack {
        HStack {
          Text("before")
          Text("\(count)")
          Text("after")
        }
        .frame(width: width)
        ForEach(0..<(width == nil ? 200 : 20)) { Text("line \($0)") }
      }
      .onKeyPress("+") {
        count += 1
        return .handled
      }
      .onKeyPress("*") {
        count = 1000
        return .handled
      }
    }
  }

  private struct Baselines: View {
    @State private var text = "two"

    var body: some View {
      HStack(alignment: .lastTextBaseline) {
        Text("one")
        Text(text)
        Text("a").frame(height: 1)
      }
      .onKeyPress("+") {
        text += "\ntwo"
        return .handled
      }
    }
  }
}
