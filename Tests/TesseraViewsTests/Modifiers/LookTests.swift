import Tessera
import TesseraScreen
import TesseraTesting
import Testing

@MainActor
@Suite("Border")
struct BorderTests {
  @Test(
    "is drawn inside of the bounds, in any style",
    arguments: [
      (BorderStyle.single, "┌──┐\n│ab│\n└──┘"), (.rounded, "╭──╮\n│ab│\n╰──╯"),
      (.double, "╔══╗\n║ab║\n╚══╝"), (.heavy, "┏━━┓\n┃ab┃\n┗━━┛"), (.ascii, "+--+\n|ab|\n+--+"),
    ])
  func styles(style: BorderStyle, screen: String) {
    let pilot = Pilot(width: 4, height: 3) { Text("ab").padding(1).border(.red, style: style) }
    #expect(pilot.text == screen)
    #expect(pilot.cell(x: 0, y: 0).foreground == .palette(1))
  }

  @Test("changes no layout: it covers the edge of a view without padding")
  func covers() {
    let pilot = Pilot(width: 5, height: 3) { Text("abcde\nabcde\nabcde").border() }
    #expect(pilot.text == "┌───┐\n│bcd│\n└───┘")
  }

  @Test(
    "becomes a line, or nothing, where there is no room",
    arguments: [(1, 1, "─"), (3, 1, "───"), (1, 3, "│\n│\n│"), (2, 2, "┌┐\n└┘"), (0, 0, "")])
  func small(width: Int, height: Int, screen: String) {
    let pilot = Pilot(width: width, height: height) { Color.clear.border() }
    #expect(pilot.text == screen)
  }

  @Test("of several lines lies inside of itself; of none is none")
  func widths() {
    let pilot = Pilot(width: 6, height: 4) { Color.clear.border(width: 2) }
    #expect(pilot.text == "┌────┐\n│┌──┐│\n│└──┘│\n└────┘")
    #expect(Pilot(width: 2, height: 2) { Color.clear.border(width: 0) }.text.trimmed.isEmpty)
    #expect(
      Pilot(width: 3, height: 3) { Color.clear.border(width: 99) }.text == "┌─┐\n│─│\n└─┘")
  }
}

@MainActor
@Suite("Visibility")
struct VisibilityTests {
  private struct Row: View {
    var opacity = 1.0

    var body: some View {
      VStack(alignment: .leading) {
        Text("above")
        Button("Go") {}.opacity(opacity)
        Button("Stop") {}
      }
    }
  }

  @Test("opacity 0 keeps the room, and nobody meets what is there")
  func zero() {
    let pilot = Pilot(width: 8, height: 3) { Row(opacity: 0) }
    #expect(pilot.text == "above\n\n[ Stop ]")
    #expect(pilot.focused?.label == "Stop")
    #expect((try? pilot.find(.button, "Go")) == nil)
    pilot.click(x: 2, y: 1)
    pilot.press(.tab)
    #expect(pilot.focused?.label == "Stop")
  }

  @Test("opacity in between blends the colours with what is behind")
  func half() {
    let pilot = Pilot(width: 2, height: 1) {
      ZStack {
        Color(hex: 0x000000)
        Color(hex: 0xFFFFFF).opacity(0.5)
        Text("x").foregroundStyle(Color(hex: 0x808080)).opacity(2)
      }
    }
    #expect(pilot.cell(x: 1, y: 0).background == .rgb(128, 128, 128))
    #expect(pilot.cell(x: 0, y: 0).foreground == .rgb(128, 128, 128))
  }

  private struct Fading: View {
    @State private var isHidden = false

    var body: some View {
      VStack(alignment: .leading) {
        Button("Go") {}.opacity(isHidden ? 0 : 1)
        Button("Stop") {}
      }
      .onKeyPress("h") {
        isHidden.toggle()
        return .handled
      }
    }
  }

  @Test("the focus leaves what becomes invisible")
  func focusLeaves() {
    let pilot = Pilot(width: 8, height: 2) { Fading() }
    #expect(pilot.focused?.label == "Go")
    pilot.press("h")
    #expect(pilot.focused?.label == "Stop")
    #expect(pilot.text == "\n[ Stop ]")
    pilot.press("h")
    #expect(pilot.text == "[ Go ]\n[ Stop ]")
  }

  @Test("hidden keeps the room, and a shortcut inside goes on working")
  func hidden() {
    var count = 0
    let pilot = Pilot(width: 8, height: 2) {
      Text("above")
      Button("Go") { count += 1 }.keyboardShortcut("g").hidden()
    }
    #expect(pilot.text.trimmed == "above")
    #expect(pilot.focused == nil)
    pilot.press("g", modifiers: .control)
    #expect(count == 1)
  }

  @Test("clipped cuts off what overflows")
  func clipped() {
    let text = Text("abcdef").fixedSize()
    let free = Pilot(width: 6, height: 1) { text.frame(width: 2) }
    #expect(free.text == "abcdef")
    let cut = Pilot(width: 6, height: 1) { text.frame(width: 2).clipped() }
    #expect(cut.text == "  cd")
  }
}

@MainActor
@Suite("Z index")
struct ZIndexTests {
  private struct Pile: View {
    @State var front = 0.0
    @State var isMiddleShown = true

    var body: some View {
      ZStack(alignment: .leading) {
        Button("aaaa") {}.zIndex(front)
        if isMiddleShown { Text("bb") }
        Text("c")
      }
      .onKeyPress("f") {
        front = front == 0 ? 1 : 0
        return .handled
      }
      .onKeyPress("m") {
        isMiddleShown.toggle()
        return .handled
      }
    }
  }

  @Test("puts a view in front, for the eye and for the pointer, and back again")
  func front() {
    let pilot = Pilot(width: 8, height: 1) { Pile() }
    #expect(pilot.text == "cbaaaa ]")
    pilot.press("f")
    #expect(pilot.text == "[ aaaa ]")
    pilot.press("m")
    #expect(pilot.text == "[ aaaa ]")
    pilot.press("f")
    #expect(pilot.text == "c aaaa ]")
  }

  @Test("equal values stay in the order of the source; it works through other modifiers")
  func order() {
    let pilot = Pilot(width: 3, height: 1) {
      ZStack(alignment: .leading) {
        Text("aaa").zIndex(1).bold()
        Text("bb").zIndex(1)
        Text("c").zIndex(-1)
      }
    }
    #expect(pilot.text == "bba")
  }

  @Test("works where views of a row overlap")
  func row() {
    let pilot = Pilot(width: 3, height: 1) {
      HStack(spacing: -1) {
        Text("aa").zIndex(1)
        Text("bb")
      }
    }
    #expect(pilot.text == "aab")
  }
}

@MainActor
@Suite("Shapes")
struct ShapeTests {
  @Test("a rectangle is filled with a colour, or with the foreground's")
  func fill() {
    let pilot = Pilot(width: 2, height: 2) {
      Rectangle().fill(.red)
      Rectangle()
    }
    #expect(pilot.cell(x: 1, y: 0).background == .palette(1))
    #expect(pilot.row(1) == "██")
  }

  @Test("a rounded rectangle leaves its corners out and has round lines")
  func rounded() {
    let filled = Pilot(width: 4, height: 3) { RoundedRectangle(cornerRadius: 2) }
    #expect(filled.text == " ██\n████\n ██")
    let outline = Pilot(width: 4, height: 3) { Capsule().stroke(.primary) }
    #expect(outline.text == "╭──╮\n│  │\n╰──╯")
    let box = Pilot(width: 4, height: 3) { Rectangle().stroke(.primary) }
    #expect(box.text == "┌──┐\n│  │\n└──┘")
  }

  @Test("an ellipse fills the cells whose middle is inside")
  func ellipse() {
    let pilot = Pilot(width: 6, height: 4) { Ellipse() }
    #expect(pilot.text == " ████\n██████\n██████\n ████")
  }
}

@MainActor
@Suite("A screen's content")
struct ScreenContentTests {
  private struct Changing: View {
    @State private var count = 1

    var body: some View {
      ForEach(0..<count, id: \.self) { Text("row \($0)") }
        .onKeyPress("+") {
          count += 1
          return .handled
        }
        .onKeyPress("-") {
          count -= 1
          return .handled
        }
    }
  }

  @Test("stands below each other where it is several views, however many there are")
  func column() {
    let pilot = Pilot(width: 7, height: 3) { Changing() }
    #expect(pilot.text == "\n row 0\n")
    pilot.press("+")
    #expect(pilot.text == " row 0\n row 1\n")
    pilot.press("+")
    #expect(pilot.text == " row 0\n row 1\n row 2")
    pilot.press("-")
    pilot.press("-")
    #expect(pilot.text == "\n row 0\n")
    pilot.press("-")
    #expect(pilot.text == "\n\n")
    pilot.press("+")
    #expect(pilot.text == "\n row 0\n")
  }
}
