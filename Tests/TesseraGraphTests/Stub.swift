import Testing
import TesseraGraph
import TesseraScreen
import TesseraViews

@MainActor
private func screen(_ tree: ViewTree) -> String {
  (0..<tree.size.height).map { y in
    var s = ""
    for x in 0..<tree.size.width { let g = tree.surface[x, y].glyph; if !g.isContinuation { s.append(g.character) } }
    return s
  }.joined(separator: "|\n")
}

struct Counter: View {
  @State var n = 0
  let label: String
  var body: some View {
    HStack { Text(label); Text("\(n)") }
      .onKeyPress("a") { n += 1; return .handled }
  }
}
struct App1: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Hello 你好 world")
      Counter(label: "count")
      Divider()
      ForEach(0..<3) { i in Text("row \(i)") }
      HStack { Text("left"); Spacer(); Text("right") }
    }.padding(1).background(Color.blue)
  }
}

@MainActor @Test func engine() {
  let tree = ViewTree(size: Size(width: 30, height: 12))
  tree.show(App1(), environment: EnvironmentValues())
  tree.runFrame()
  print(screen(tree)); print(tree.report)
  tree.takeDamage()
  print(tree.send(.key(KeyPress("a"))), tree.needsFrame)
  tree.runFrame()
  print(screen(tree)); print(tree.report, tree.damage.rows)
}
