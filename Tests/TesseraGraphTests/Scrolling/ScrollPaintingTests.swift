import Observation
import TesseraGraph
import TesseraScreen
import TesseraViews
import Testing

/// What the views of the property test show.
@MainActor
@Observable
final class ScrollScene {
  struct Row: Identifiable {
    let id: Int
    var text: String
    var lines: Int
    var hasColor: Bool
    var stops: Bool
  }

  enum Ground: CaseIterable {
    case none
    case plain
    case patterned
  }

  var rows: [Row] = []
  var isLazy = false
  var showsLabel = false
  var labelAlignment = Alignment.topTrailing
  var showsCover = false
  var ground = Ground.none
  var header = 1
  var axes = Axis.Set.vertical
  var hasInner = false
}

/// A view that can have the focus and looks different with it.
struct Stop: View {
  let text: String

  var body: some View {
    var control = Control()
    control.meaning = Meaning(.button)
    return Look(text: text).modifier(ControlModifier(control))
  }

  struct Look: View {
    let text: String
    @Environment(\.isFocused) private var isFocused

    var body: some View { Text(text).inverse(isFocused) }
  }
}

struct ScrollSceneView: View {
  let scene: ScrollScene

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(0..<scene.header) { Text("header \($0) 标题") }
      HStack(alignment: .top) {
        Text("│\n│\n│")
        pane
          .overlay(alignment: scene.labelAlignment) {
            if scene.showsLabel { Text("你label").background(Color.red) }
          }
          .background { background }
      }
      Text("footer").overlay { if scene.showsCover { Text("covering\nseveral\nrows") } }
    }
  }

  private var pane: some View {
    ScrollView(scene.axes) {
      if scene.isLazy {
        LazyVStack(alignment: .leading) { rows }
      } else {
        VStack(alignment: .leading) { rows }
      }
    }
  }

  @ViewBuilder private var rows: some View {
    if scene.hasInner {
      ScrollView { ForEach(0..<8) { Text("inner \($0)") } }.frame(height: 3)
    }
    ForEach(scene.rows) { row in
      VStack(alignment: .leading) {
        ForEach(0..<row.lines) { line in
          if row.hasColor {
            Text("\(row.text) \(line)").background(Color.blue)
          } else {
            Text("\(row.text) \(line)")
          }
        }
        if row.stops { Stop(text: "stop \(row.id)") }
      }
    }
  }

  @ViewBuilder private var background: some View {
    switch scene.ground {
    case .none: EmptyView()
    case .plain: Color.green
    case .patterned: VStack { Text("~~~~\n....\n####").frame(maxHeight: .infinity) }
    }
  }
}

@Suite("What scrolling paints")
@MainActor
struct ScrollPaintingTests {
  @Test("moved cells and painted cells together are the whole picture", arguments: 1...16)
  func randomSequences(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scene = ScrollScene()
    scene.rows = (0..<random.number(0, 60)).map { row($0, &random) }
    scene.isLazy = random.number(0, 2) > 0
    if random.number(0, 4) == 0 { scene.axes = [.vertical, .horizontal] }
    scene.hasInner = random.number(0, 3) == 0
    let twins = TwinTrees(size: Size(width: 24, height: 12)) { ScrollSceneView(scene: scene) }
    var history: [String] = []
    for _ in 0..<120 {
      history.append(step(twins, scene, &random))
      if let difference = twins.difference {
        Issue.record(
          "seed \(seed): \(difference) after \(history.suffix(6)), step \(history.count)")
        return
      }
    }
  }

  private func row(_ id: Int, _ random: inout SeededGenerator) -> ScrollScene.Row {
    let texts = ["row", "一行字", "a longer row of text", "x", "wide 宽"]
    return ScrollScene.Row(
      id: id, text: texts[random.number(0, texts.count - 1)] + " \(id)",
      lines: random.number(0, 5) == 0 ? random.number(0, 4) : 1,
      hasColor: random.number(0, 4) == 0, stops: random.number(0, 6) == 0)
  }

  private func step(
    _ twins: TwinTrees, _ scene: ScrollScene, _ random: inout SeededGenerator
  ) -> String {
    switch random.number(0, 24) {
    case 0...7:
      let keys: [KeyEquivalent] = [
        .downArrow, .downArrow, .downArrow, .upArrow, .upArrow, .pageDown, .pageUp, .end, .home,
        .rightArrow, .leftArrow,
      ]
      let index = random.number(0, keys.count - 1)
      twins.press(keys[index])
      return "key \(index)"
    case 8...12:
      let location = Point(x: random.number(0, 23), y: random.number(0, 11))
      let y = random.number(-2, 2)
      twins.send(.pointer(PointerEvent(location: location, kind: .scroll(x: 0, y: y))))
      return "wheel \(y) at \(location.x) \(location.y)"
    case 13, 14:
      twins.press(.tab)
      return "tab"
    case 15: return change(twins, scene, "label") { $0.showsLabel.toggle() }
    case 16: return change(twins, scene, "cover") { $0.showsCover.toggle() }
    case 17:
      let ground = ScrollScene.Ground.allCases[random.number(0, 2)]
      return change(twins, scene, "ground \(ground)") { $0.ground = ground }
    case 18:
      let alignments: [Alignment] = [.topLeading, .center, .bottomTrailing, .topTrailing]
      let alignment = alignments[random.number(0, 3)]
      return change(twins, scene, "alignment") { $0.labelAlignment = alignment }
    case 19:
      let header = random.number(0, 4)
      return change(twins, scene, "header \(header)") { $0.header = header }
    case 20:
      let size = Size(width: random.number(0, 30), height: random.number(0, 14))
      twins.resize(to: size)
      return "resize \(size.width) \(size.height)"
    case 21:
      let new = row(1000 + random.number(0, 100_000), &random)
      let index = random.number(0, scene.rows.count)
      return change(twins, scene, "insert \(index)") { $0.rows.insert(new, at: index) }
    case 22 where !scene.rows.isEmpty:
      let index = random.number(0, scene.rows.count - 1)
      return change(twins, scene, "remove \(index)") { $0.rows.remove(at: index) }
    case 23 where !scene.rows.isEmpty:
      let index = random.number(0, scene.rows.count - 1)
      let new = row(scene.rows[index].id, &random)
      // A change and a scroll in one frame.
      scene.rows[index] = new
      twins.press(.downArrow)
      return "change \(index)"
    default:
      twins.runFrames()
      return "nothing"
    }
  }

  private func change(
    _ twins: TwinTrees, _ scene: ScrollScene, _ name: String, _ change: (ScrollScene) -> Void
  ) -> String {
    change(scene)
    twins.runFrames()
    return name
  }
}
