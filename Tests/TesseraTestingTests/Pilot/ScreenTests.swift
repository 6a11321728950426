import Tessera
import TesseraTesting
import Testing

@MainActor
@Suite("What a pilot sees")
struct ScreenTests {
  @Test("text is the rows joined by line feeds, without blanks at their ends")
  func text() {
    let pilot = Pilot(width: 12, height: 3) {
      VStack(alignment: .leading, spacing: 0) {
        Text("one  ")
        Text("二")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(pilot.text == "one\n二\n")
  }

  @Test("a cell has its character, colours and attributes; the second half of a wide one is empty")
  func cell() {
    let pilot = Pilot(width: 4, height: 1) {
      HStack(spacing: 0) {
        Text("ab").bold().foregroundStyle(.red)
        Text("二").background(Color.palette(42))
      }
    }
    let first = pilot.cell(x: 0, y: 0)
    #expect(first.character == "a")
    #expect(first.foreground == .palette(1))
    #expect(first.background == .standard)
    #expect(first.attributes == .bold)
    #expect(pilot.cell(x: 2, y: 0).character == "二")
    #expect(pilot.cell(x: 2, y: 0).background == .palette(42))
    #expect(pilot.cell(x: 3, y: 0).character.isEmpty)
    #expect(pilot.cell(x: 40, y: -1) == Pilot(width: 1, height: 1) { EmptyView() }.cell(x: 0, y: 0))
  }

  @Test("resize lays everything out anew")
  func resize() {
    let pilot = Pilot(width: 10, height: 1) {
      GeometryReader { proxy in Text("\(proxy.size.width)×\(proxy.size.height)") }
    }
    #expect(pilot.text.hasPrefix("10×1"))
    pilot.resize(width: 33, height: 4)
    #expect(pilot.text.hasPrefix("33×4"))
    #expect(pilot.size == Size(width: 33, height: 4))
  }

  @Test(
    "a screen without cells, or of a negative size, is empty and can be used", arguments: [0, -5])
  func empty(side: Int) {
    let pilot = Pilot(width: side, height: side) { Button("OK") {} }
    #expect(pilot.text.isEmpty)
    #expect(pilot.size == .zero)
    pilot.press(.return)
    pilot.click(x: 0, y: 0)
    pilot.resize(width: 10, height: side)
    #expect(pilot.text.isEmpty)
    pilot.resize(width: 10, height: 1)
    #expect(pilot.text.contains("OK"))
  }

  @Test("the colour scheme is what views see, from the first frame on")
  func colorScheme() {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(scheme == .light ? "light" : "dark") }
    }
    let pilot = Pilot(width: 10, height: 1, colorScheme: .light) { Scheme() }
    #expect(pilot.text.contains("light"))
    pilot.setColorScheme(.dark)
    #expect(pilot.text.contains("dark"))
  }

  @Test("colours are those that the terminal shows")
  func colorDepth() {
    func color(_ depth: ColorDepth) -> CellColor {
      let pilot = Pilot(width: 1, height: 1, colorDepth: depth) {
        Text("x").foregroundStyle(Color(red: 1, green: 0, blue: 0))
      }
      return pilot.cell(x: 0, y: 0).foreground
    }
    #expect(color(.trueColor) == .rgb(255, 0, 0))
    #expect(color(.indexed) == .palette(196))
    #expect(color(.ansi16).kind == .palette)
    #expect(color(.monochrome) == .standard)
  }

  @Test("an interface that is read from the right begins at the right")
  func layoutDirection() {
    let pilot = Pilot(width: 6, height: 1, layoutDirection: .rightToLeft) {
      HStack(spacing: 0) {
        Text("1")
        Text("2")
        Spacer(minLength: 0)
      }
    }
    #expect(pilot.text == "    21")
  }

  @Test("an app's scene is shown as its main would show it, with its own state")
  func app() {
    struct Counter: App {
      @State private var count = 0
      var body: some Scene {
        WindowGroup { Button("Count \(count)") { count += 1 } }
      }
    }
    let pilot = Pilot(width: 20, height: 1, app: Counter())
    pilot.press(.return)
    pilot.press(.return)
    #expect(pilot.text.contains("Count 2"))
  }

  @Test("lastFrame tells what the last frame cost")
  func lastFrame() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }
    let pilot = Pilot(width: 20, height: 3) { Counter() }
    let first = pilot.lastFrame
    pilot.press(.return)
    let second = pilot.lastFrame
    #expect(second.frame > first.frame)
    #expect(second.bodiesEvaluated >= 1)
    #expect(second.cellsChanged >= 1)
    #expect(second.bytesWritten > 0 && second.bytesWritten < first.bytesWritten)
  }

  @Test("what was shown ends with the pilot")
  func end() {
    final class Flag { var isGone = false }
    let flag = Flag()
    do {
      let pilot = Pilot(width: 4, height: 1) { Text("x").onDisappear { flag.isGone = true } }
      #expect(pilot.text.contains("x"))
    }
    #expect(flag.isGone)
  }
}
