import Tessera
import TesseraTesting
import Testing

@MainActor
@Suite("Button")
struct ButtonTests {
  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      VStack(alignment: .leading) {
        Text("count \(count)")
        Button("Add") { count += 1 }
        Button("Reset", role: .destructive) { count = 0 }
      }
    }
  }

  private func pilot() -> Pilot {
    Pilot(width: 12, height: 3) { Counter().frame(maxWidth: .infinity, alignment: .leading) }
  }

  @Test("stands between brackets")
  func looks() {
    #expect(
      pilot().text == """
        count 0
        [ Add ]
        [ Reset ]
        """)
  }

  @Test("is pressed by Return and by Space, at once")
  func keys() {
    let pilot = pilot()
    pilot.press(.return)
    pilot.press(.space)
    #expect(pilot.text.hasPrefix("count 2\n"))
    pilot.press(.tab)
    pilot.press(.return)
    #expect(pilot.text.hasPrefix("count 0\n"))
  }

  @Test("leaves chords and other keys to others")
  func otherKeys() {
    let pilot = Pilot(width: 12, height: 3) {
      Button("A") {}.onKeyPress(phases: .down) { _ in .handled }
      Counter()
    }
    pilot.press(.return, modifiers: .control)
    #expect(pilot.text.contains("count 0"))
  }

  @Test("acts when the pointer's button comes up inside, from anywhere inside")
  func click() {
    let pilot = pilot()
    pilot.click(x: 0, y: 1)
    pilot.drag(from: (0, 1), to: (6, 1))
    #expect(pilot.text.hasPrefix("count 2\n"))
  }

  @Test("does nothing when the button comes up outside")
  func clickOutside() {
    let pilot = pilot()
    pilot.drag(from: (0, 1), to: (0, 0))
    pilot.drag(from: (0, 1), to: (0, 2))
    #expect(pilot.text.hasPrefix("count 0\n"))
    #expect(!pilot.isPressed(0, 1))
  }

  @Test("has the same size with and without the focus, which is seen without colours")
  func focus() {
    let pilot = pilot()
    let before = pilot.text
    #expect(pilot.isInverse(0, 1) && pilot.isInverse(6, 1))
    #expect(!pilot.isInverse(0, 2))
    pilot.press(.tab)
    #expect(!pilot.isInverse(0, 1))
    #expect(pilot.isInverse(0, 2) && pilot.isInverse(8, 2))
    #expect(pilot.text == before)
  }

  @Test("takes the focus when it is clicked")
  func clickFocuses() throws {
    let pilot = pilot()
    try pilot.find(.button, "Reset").press()
    #expect(pilot.focused?.label == "Reset")
  }

  @Test("looks pressed for a tenth of a second after a key")
  func pressedLook() async {
    let pilot = pilot()
    pilot.press(.return)
    #expect(pilot.isPressed(2, 1))
    await pilot.advance(by: .milliseconds(99))
    #expect(pilot.isPressed(2, 1))
    await pilot.advance(by: .milliseconds(1))
    #expect(!pilot.isPressed(2, 1))
    #expect(pilot.isInverse(2, 1))
  }

  @Test("looks pressed anew for each key")
  func pressedAgain() async {
    let pilot = pilot()
    pilot.press(.return)
    await pilot.advance(by: .milliseconds(60))
    pilot.press(.return)
    await pilot.advance(by: .milliseconds(60))
    #expect(pilot.isPressed(2, 1))
    await pilot.advance(by: .milliseconds(40))
    #expect(!pilot.isPressed(2, 1))
  }

  @Test("is dimmed, not focused and not pressed while it is disabled")
  func disabled() {
    let pilot = Pilot(width: 10, height: 2) {
      VStack(alignment: .leading) {
        Button("A") { Issue.record("a disabled button was pressed") }.disabled(true)
        Button("B") {}
      }
    }
    #expect(pilot.cell(x: 2, y: 0).attributes.contains(.dim))
    #expect(pilot.focused?.label == "B")
    pilot.click(x: 2, y: 0)
    #expect((try? pilot.find(.button, "A"))?.isEnabled == false)
  }

  @Test("is pressed by its shortcut, wherever the focus is")
  func shortcut() {
    let pilot = Pilot(width: 12, height: 3) { Counter().keyboardShortcut("n") }
    pilot.press(.tab)
    pilot.press("n", modifiers: .control)
    #expect(pilot.text.contains("count 1"))
  }

  @Test("shows any label, several views beside each other")
  func anyLabel() {
    let pilot = Pilot(width: 16, height: 1) {
      Button {
      } label: {
        Text("★")
        if true { Text("Star") }
      }
    }
    #expect(pilot.text.trimmed == "[ ★ Star ]")
    #expect(pilot.focused?.label == "★ Star")
  }

  @Test("cuts its title, not its brackets, where there is no room")
  func narrow() {
    let pilot = Pilot(width: 8, height: 1) { Button("Settings") {} }
    #expect(pilot.text == "[ Set… ]")
  }
}

@MainActor
@Suite("Button styles")
struct ButtonStyleTests {
  @Test("bordered has a fill, prominent is a block, plain and borderless are the label")
  func builtIn() {
    let pilot = Pilot(width: 10, height: 6) {
      VStack(alignment: .leading) {
        Button("first") {}
        Button("one") {}.buttonStyle(.bordered)
        Button("two") {}.buttonStyle(.borderedProminent)
        Button("three") {}.buttonStyle(.plain)
        Button("four") {}.buttonStyle(.borderless)
        Button("five") {}.buttonStyle(.link)
      }.frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(
      pilot.text == """
        [ first ]
        [ one ]
          two
        three
        four
        five
        """)
    #expect(pilot.cell(x: 0, y: 1).background != .standard)
    #expect(pilot.isInverse(0, 2) && pilot.isInverse(6, 2))
    #expect(pilot.cell(x: 0, y: 3).attributes.isEmpty)
    #expect(pilot.cell(x: 0, y: 5).attributes.underline == .single)
  }

  @Test("a prominent button shows the focus in the room kept for brackets")
  func prominentFocus() {
    let pilot = Pilot(width: 10, height: 1) { Button("Go") {}.buttonStyle(.borderedProminent) }
    #expect(pilot.text.trimmed == "[ Go ]")
  }

  private struct Arrow: ButtonStyle {
    @Environment(\.isFocused) private var isFocused
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(isEnabled ? isFocused ? ">" : "-" : "x")
        configuration.label
        Text(configuration.isPressed ? "!" : "")
        Text(configuration.role == .destructive ? "?" : "")
      }
    }
  }

  @Test("an author's style reads the environment, the role and the press")
  func custom() async {
    let pilot = Pilot(width: 8, height: 3) {
      VStack(alignment: .leading) {
        Button("a") {}
        Button("b", role: .destructive) {}
        Button("c") {}.disabled(true)
      }
      .buttonStyle(Arrow())
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(pilot.text == ">a\n-b?\nxc")
    pilot.press(.return)
    #expect(pilot.text == ">a!\n-b?\nxc")
    await pilot.advance(by: .milliseconds(100))
    #expect(pilot.text == ">a\n-b?\nxc")
  }

  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).onKeyPress("2") {
        configuration.trigger()
        configuration.trigger()
        return .handled
      }
    }
  }

  @Test("a primitive style decides how a button is pressed")
  func primitive() {
    var count = 0
    let pilot = Pilot(width: 8, height: 1) {
      Button("a") { count += 1 }.buttonStyle(Twice())
    }
    pilot.press("2")
    pilot.press(.return)
    #expect(count == 3)
    #expect(pilot.text.trimmed == "[ a ]")
  }
}

@MainActor
@Suite("Button colours")
struct ButtonColorTests {
  @Test("the tint fills what has the focus, in every style, and red what destroys")
  func tint() {
    let pilot = Pilot(width: 9, height: 4) {
      VStack(alignment: .leading) {
        Button("a") {}
        Button("b", role: .destructive) {}
        Button("c") {}.buttonStyle(.link)
        Button("d") {}.foregroundStyle(.yellow)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .tint(.green)
    }
    #expect(pilot.cell(x: 2, y: 0).foreground == .palette(2))
    #expect(pilot.cell(x: 2, y: 1).foreground == .palette(1))
    #expect(pilot.cell(x: 0, y: 2).foreground == .palette(2))
    #expect(pilot.cell(x: 2, y: 3).foreground == .palette(3))
    pilot.press(.tab)
    #expect(pilot.isInverse(2, 1) && pilot.cell(x: 0, y: 1).foreground == .palette(1))
  }

  @Test("moving the focus evaluates no body")
  func focusCost() {
    let pilot = Pilot(width: 9, height: 2) {
      Button("a") {}
      Toggle("b", isOn: .constant(true))
    }
    pilot.press(.tab)
    #expect(pilot.focused?.label == "b")
    #expect(pilot.lastFrame.bodiesEvaluated == 0)
    #expect(pilot.lastFrame.nodesLaidOut == 0)
  }
}
