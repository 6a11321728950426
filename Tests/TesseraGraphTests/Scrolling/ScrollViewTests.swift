import TesseraGraph
import TesseraScreen
import TesseraViews
import Testing

@Suite("Scroll view")
@MainActor
struct ScrollViewTests {
  private func lines(_ count: Int, width: Int = 10, height: Int = 5) -> TwinTrees {
    TwinTrees(size: Size(width: width, height: height)) {
      ScrollView {
        VStack(alignment: .leading) { ForEach(0..<count) { Text("line \($0)") } }
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  @Test("arrows scroll by a line and stop at the ends")
  func arrows() {
    let screen = lines(7)
    screen.press(.downArrow)
    #expect(screen.rows[0].hasPrefix("line 1"))
    for _ in 0..<9 { screen.press(.downArrow) }
    #expect(screen.rows[0].hasPrefix("line 2"))
    for _ in 0..<9 { screen.press(.upArrow) }
    #expect(screen.rows[0].hasPrefix("line 0"))
    #expect(screen.difference == nil)
  }

  @Test("Page Down leaves one line to read on from, End and Home go to the ends")
  func pages() {
    let screen = lines(100)
    screen.press(.pageDown)
    #expect(screen.rows[0].hasPrefix("line 4"))
    screen.press(.space)
    #expect(screen.rows[0].hasPrefix("line 8"))
    screen.press(.end)
    #expect(screen.rows[4].contains("line 99"))
    screen.press(.home)
    #expect(screen.rows[0].hasPrefix("line 0"))
    #expect(screen.difference == nil)
  }

  @Test("content that fits is not scrolled and not focused")
  func fitting() {
    let screen = lines(3)
    screen.press(.downArrow)
    #expect(screen.rows[0].hasPrefix("line 0"))
    #expect(screen.frugal.focus.focused == nil)
  }

  @Test("the offset is held when the view grows")
  func resizing() {
    let screen = lines(8)
    screen.press(.end)
    screen.resize(to: Size(width: 10, height: 7))
    #expect(screen.rows[6].hasPrefix("line 7"))
    screen.resize(to: Size(width: 10, height: 0))
    screen.resize(to: Size(width: 10, height: 20))
    #expect(screen.rows[0].hasPrefix("line 0"))
    #expect(screen.difference == nil)
  }

  @Test("a step paints the line that comes into view, the bar's ends and no more")
  func stepCost() {
    for count in [200, 20_000] {
      let screen = lines(count, width: 40, height: 20)
      screen.press(.downArrow)
      screen.press(.downArrow)
      #expect(
        screen.shifts == [ScrollShift(rect: Rect(x: 0, y: 0, width: 40, height: 20), rows: 1)])
      #expect(screen.cellsDamaged <= 40 + 3 * 4)
      #expect(screen.difference == nil)
    }
  }

  @Test("the wheel scrolls what is under the pointer, and at its end what is around it")
  func nestedWheel() {
    let screen = TwinTrees(size: Size(width: 12, height: 6)) {
      ScrollView {
        VStack(alignment: .leading) {
          ScrollView { VStack { ForEach(0..<5) { Text("inner \($0)") } } }.frame(height: 3)
          ForEach(0..<20) { Text("outer \($0)") }
        }
      }
    }
    let wheel = InputEvent.pointer(
      PointerEvent(location: Point(x: 4, y: 1), kind: .scroll(x: 0, y: 1)))
    screen.send(wheel)
    #expect(screen.rows[0].contains("inner 2"))
    #expect(screen.rows[3].contains("outer 0"))
    screen.send(wheel)
    #expect(screen.rows[0].contains("outer 0"))
    #expect(screen.difference == nil)
  }

  @Test("the focus is brought into view, and comes from one control to the next")
  func focus() {
    let screen = TwinTrees(size: Size(width: 12, height: 4)) {
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(0..<9) { number in
            Text("text \(number)")
            Stop(text: "stop \(number)")
          }
        }
      }
    }
    #expect(screen.rows[1].contains("stop 0"))
    screen.press(.tab)
    screen.press(.tab)
    #expect(screen.rows[3].contains("stop 2"))
    for _ in 0..<3 { screen.press(.downArrow) }
    #expect(screen.rows[3].contains("stop 5"))
    for _ in 0..<5 { screen.press(.upArrow) }
    #expect(screen.rows[0].contains("stop 0"))
    screen.press(.upArrow)
    #expect(screen.rows[0].contains("text 0"))
    #expect(screen.difference == nil)
  }

  @Test("text between two controls is read line by line before the focus moves on")
  func reading() {
    let screen = TwinTrees(size: Size(width: 12, height: 4)) {
      ScrollView {
        VStack(alignment: .leading) {
          Stop(text: "first")
          ForEach(0..<10) { Text("text \($0)") }
          Stop(text: "last")
        }
      }
    }
    screen.press(.downArrow)
    #expect(screen.rows[0].contains("text 0"))
    for _ in 0..<20 { screen.press(.downArrow) }
    #expect(screen.rows[3].contains("last"))
    #expect(screen.frugal.focus.focused?.absoluteFrame.minY == 3)
  }

  @Test("what is scrolled out of sight does not get the focus from outside by an arrow")
  func hiddenControls() {
    let screen = TwinTrees(size: Size(width: 12, height: 6)) {
      VStack(alignment: .leading) {
        ScrollView { VStack { ForEach(0..<9) { Stop(text: "stop \($0)") } } }.frame(height: 3)
        Stop(text: "below")
        Stop(text: "lowest")
      }
    }
    for _ in 0..<9 { screen.press(.tab) }
    #expect(screen.frugal.focus.focused?.absoluteFrame.minY == 3)
    screen.press(.downArrow)
    #expect(screen.frugal.focus.focused?.absoluteFrame.minY == 4)
    screen.press(.tab)
    #expect(screen.rows[0].contains("stop 0"))
  }

  @Test("the bar touches an end only where the content does")
  func bar() {
    let screen = lines(50, width: 8, height: 5)
    #expect(screen.rows[0] == "line 0 ▐")
    screen.press(.downArrow)
    #expect(screen.rows[0] == "line 1")
    #expect(screen.rows[1] == "line 2 ▐")
    screen.press(.end)
    #expect(screen.rows[4] == "line 49▐")
  }

  @Test("a bar goes behind the text that it meets")
  func barBehindText() {
    let screen = lines(50, width: 6, height: 5)
    #expect(screen.rows[0] == "line 0")
    #expect(screen.frugal.surface[5, 0].style.background != .standard)
    #expect(screen.frugal.surface[5, 1].style.background == .standard)
  }

  @Test("several views stand below each other, in the middle")
  func implicitStack() {
    let screen = TwinTrees(size: Size(width: 9, height: 3)) {
      ScrollView {
        Text("123456789")
        Text("one")
      }
    }
    #expect(screen.rows == ["123456789", "   one", ""])
  }

  @Test("a horizontal view scrolls sideways, and the wheel works there, too")
  func horizontal() {
    let screen = TwinTrees(size: Size(width: 6, height: 2)) {
      ScrollView(.horizontal) { Text("0123456789abcdef") }
    }
    screen.press(.rightArrow)
    #expect(screen.rows[0].hasPrefix("12345"))
    screen.send(
      .pointer(PointerEvent(location: Point(x: 1, y: 0), kind: .scroll(x: 0, y: 1))))
    #expect(screen.rows[0].hasPrefix("789ab") || screen.rows[1].hasPrefix("789ab"))
    #expect(screen.difference == nil)
  }

  @Test("a reader scrolls to an id, with an anchor or as little as possible")
  func reader() {
    struct Reading: View {
      let isLazy: Bool

      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            if isLazy {
              LazyVStack(alignment: .leading) { ForEach(0..<5000) { Text("line \($0)") } }
            } else {
              VStack(alignment: .leading) {
                ForEach(0..<100) { Text("line \($0)") }
                Text("the end").id("end")
              }
            }
          }
          .onKeyPress("a") { go(proxy, 60, .top) }
          .onKeyPress("b") { go(proxy, 62, nil) }
          .onKeyPress("c") { go(proxy, 20, .center) }
          .onKeyPress("d") { go(proxy, 99, nil) }
          .onKeyPress("e") { go(proxy, "end", nil) }
          .onKeyPress("f") { go(proxy, 4999, nil) }
        }
      }

      private func go(
        _ proxy: ScrollViewProxy, _ id: some Hashable, _ anchor: UnitPoint?
      ) -> KeyPress.Result {
        proxy.scrollTo(id, anchor: anchor)
        return .handled
      }
    }
    for isLazy in [false, true] {
      let screen = TwinTrees(size: Size(width: 12, height: 5)) { Reading(isLazy: isLazy) }
      screen.press("a")
      #expect(screen.rows[0].contains("line 60"))
      screen.press("b")
      #expect(screen.rows[0].contains("line 60"))
      screen.press("c")
      #expect(screen.rows[2].contains("line 20"))
      screen.press("d")
      #expect(screen.rows[4].contains("line 99"))
      screen.press(isLazy ? "f" : "e")
      #expect(screen.rows[4].contains(isLazy ? "line 4999" : "the end"))
      #expect(screen.difference == nil)
    }
  }
}
