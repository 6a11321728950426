import TesseraGraph
import TesseraScreen
import Testing

@Suite("Layout screens")
@MainActor
struct LayoutScreenTests {
  @Test("a tree makes the picture that was drawn for it", arguments: LayoutScreen.all)
  func picture(_ screen: LayoutScreen) {
    let root = VectorTree().root(screen.tree)
    #expect(root.picture(in: screen.columns, screen.rows) == screen.lines)
  }

  @Test("all screens are read")
  func count() {
    #expect(LayoutScreen.all.count == 15)
  }
}
