import Tessera
import TesseraTesting
import Testing

@testable import Gallery

@MainActor
@Suite("The gallery")
struct GalleryTests {
  /// The pages by name; a test's arguments are made off the main actor.
  nonisolated static let pages = [
    "Text", "Colors", "Unicode", "Stacks", "Frames", "Borders", "Button", "Toggle", "TextField",
    "List", "ScrollView", "Canvas", "State", "Observable", "Environment", "Focus", "Keys",
    "Lifecycle", "Frame report",
  ]

  private func pilot(_ page: String, width: Int = 120, height: Int = 40) -> Pilot {
    Pilot(width: width, height: height) { GalleryScreen(page: page) }
  }

  @Test("the catalog has every page once, and finds them in capitals or not")
  func catalog() {
    #expect(Catalog.pages.map(\.id) == Self.pages)
    #expect(Catalog.page(named: "FRAME REPORT")?.id == "Frame report")
    #expect(Catalog.page(named: "nothing") == nil)
  }

  @Test(
    "a page is shown at every size, in light and dark, and lives through keys", arguments: pages)
  func everyPage(name: String) {
    for (width, height) in [(120, 40), (80, 24), (20, 6), (1, 1)] {
      let pilot = pilot(name, width: width, height: height)
      if width >= 100 {
        #expect(pilot.text.contains(name))
        #expect(pilot.text.contains("Page.swift"))
      }
      pilot.setColorScheme(.light)
      for _ in 0..<3 {
        pilot.press(.tab)
        pilot.press(.space)
      }
      pilot.press("s")
      pilot.press(.escape)
      pilot.resize(width: 0, height: 0)
      pilot.resize(width: 61, height: 17)
    }
  }

  @Test("the arrows turn the pages, and so do Control-N and Control-P")
  func turning() {
    let pilot = pilot("Text", width: 80, height: 24)
    pilot.press(.downArrow)
    #expect(pilot.text.contains("The terminal's own colours"))
    pilot.press("n", modifiers: .control)
    #expect(pilot.text.contains("Every cluster"))
    for _ in 0..<3 { pilot.press("p", modifiers: .control) }
    #expect(pilot.text.contains("What the last frames cost"))
  }

  @Test("the source stands beside its page, and s hides it")
  func source() {
    let pilot = pilot("Button")
    #expect(pilot.text.contains("struct ButtonPage: View {"))
    #expect(pilot.text.contains("[ Press me ]"))
    pilot.press("s")
    #expect(!pilot.text.contains("struct ButtonPage"))
    #expect(pilot.text.contains("[ Press me ]"))
  }

  @Test("below 100 columns the source takes the place of the page")
  func sourceAlone() {
    let pilot = pilot("Button", width: 80, height: 24)
    #expect(pilot.text.contains("[ Press me ]"))
    pilot.press("s")
    #expect(pilot.text.contains("struct ButtonPage"))
    #expect(!pilot.text.contains("[ Press me ]"))
    pilot.press("s")
    #expect(pilot.text.contains("[ Press me ]"))
  }

  @Test("a source that is not at hand is said to be so")
  func noSource() {
    #expect(SourceReader.lines(of: SourceFile(path: "/nowhere/Page.swift")) == nil)
    let pilot = Pilot(width: 40, height: 5) {
      SourcePane(source: SourceFile(path: "/nowhere/Page.swift"))
    }
    #expect(pilot.text.contains("not at hand"))
  }

  @Test("the picture moves while its page is shown, and not after")
  func canvas() async {
    let pilot = pilot("Canvas", width: 80, height: 24)
    let first = pilot.text
    await pilot.advance(by: .milliseconds(500))
    #expect(pilot.text != first)
    pilot.press("n", modifiers: .control)
    await pilot.settle()
    let frame = pilot.lastFrame.frame
    await pilot.advance(by: .seconds(5))
    #expect(pilot.lastFrame.frame == frame)
  }

  @Test("a button that is pressed counts")
  func button() throws {
    let pilot = pilot("Button")
    try pilot.find(.button, "Press me").press()
    try pilot.find(.button, "Press me").press()
    #expect(pilot.text.contains("Pressed 2 times"))
  }

  @Test("the lifecycle page tells what came and went")
  func lifecycle() async throws {
    let pilot = pilot("Lifecycle")
    await pilot.advance(by: .seconds(3))
    #expect(pilot.text.contains("3 s on the screen"))
    try pilot.find(.toggle, "Show the clock").press()
    #expect(pilot.text.contains("1. appeared"))
    #expect(pilot.text.contains("3. gone, with its task"))
  }

  @Test("on a narrow screen Escape shows the names of the pages, and Return a page")
  func narrow() {
    let pilot = pilot("Button", width: 40, height: 24)
    #expect(pilot.text.contains("[ Press me ]"))
    pilot.press(.escape)
    #expect(!pilot.text.contains("[ Press me ]"))
    #expect(pilot.text.contains("Lifecycle"))
    pilot.press(.downArrow)
    pilot.press(.return)
    #expect(pilot.text.contains("Wrap the line"))
  }

  @Test("words of Swift are told apart")
  func sourceLine() {
    let line = SourceLine(number: 1, "  Text(\"a \\\" b\").bold() // let it")
    #expect(line.indent == 2)
    #expect(line.parts.map(\.text) == ["Text(", "\"a \\\" b\"", ").bold() ", "// let it"])
    #expect(line.parts.map(\.kind) == [.plain, .string, .plain, .comment])
    let code = SourceLine(number: 2, "@State private var iffy = \"open")
    #expect(code.parts.map(\.text) == ["@State", " ", "private", " ", "var", " iffy = ", "\"open"])
  }

  @Test("options are read, and pages found")
  func options() {
    #expect(CommandLineOptions.action(of: []) == .show(page: nil))
    #expect(CommandLineOptions.action(of: ["--page", "button"]) == .show(page: "Button"))
    #expect(CommandLineOptions.action(of: ["--page=Keys"]) == .show(page: "Keys"))
    #expect(CommandLineOptions.action(of: ["--list"]) == .list)
    #expect(CommandLineOptions.action(of: ["--help"]) == .help)
    for wrong in [["--page"], ["--page", "x"], ["x"]] {
      guard case .complain = CommandLineOptions.action(of: wrong) else {
        Issue.record("\(wrong) was taken")
        continue
      }
    }
  }
}
