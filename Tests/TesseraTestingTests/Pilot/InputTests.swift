import Tessera
import TesseraGraph
import TesseraTesting
import Testing

@MainActor
private final class Log {
  var lines: [String] = []
  func callAsFunction(_ line: String) { lines.append(line) }
}

/// A view that takes all the room and tells what keys, pastes and pointer events reach it.
private struct Listener: View {
  let log: Log

  var body: some View {
    Color.clear.modifier(ControlModifier(control))
  }

  private var control: Control {
    var control = Control()
    control.onKey = { press in
      log("\(press.key) \(press.modifiers.rawValue) \(press.characters)")
      return .handled
    }
    control.onPaste = { log("paste \($0)") }
    control.onPointer = { event in
      log("\(event.kind) at \(event.location.x),\(event.location.y)")
      return .handled
    }
    return control
  }
}

@MainActor
@Suite("What a pilot does as a user")
struct InputTests {
  private let log = Log()

  private func listener() -> Pilot {
    Pilot(width: 20, height: 5) { Listener(log: log) }
  }

  @Test("press gives one key with its modifiers")
  func press() {
    let pilot = listener()
    pilot.press(.escape)
    pilot.press("s", modifiers: .control)
    #expect(log.lines.count == 2)
    #expect(log.lines[0].hasPrefix("\(KeyEquivalent.escape) 0"))
    #expect(log.lines[1].hasPrefix("\(KeyEquivalent("s")) \(EventModifiers.control.rawValue)"))
  }

  @Test("type gives a key for each letter, and Return for a line feed")
  func type() {
    let pilot = listener()
    pilot.type("aé\n")
    #expect(log.lines.count == 3)
    #expect(log.lines[0].hasSuffix(" a"))
    #expect(log.lines[1].hasSuffix(" é"))
    #expect(log.lines[2].hasPrefix("\(KeyEquivalent.return)"))
  }

  @Test("paste is one event, whatever is in it")
  func paste() {
    let pilot = listener()
    pilot.paste("one\ntwo")
    #expect(log.lines == ["paste one\ntwo"])
  }

  @Test("click is the main button down and up again at one cell")
  func click() {
    let pilot = listener()
    pilot.click(x: 3, y: 2)
    #expect(log.lines == [line(.down(.left), 3, 2), line(.up(.left), 3, 2)])
  }

  @Test("drag is the button down, a move with it, and up at the end")
  func drag() {
    let pilot = listener()
    pilot.drag(from: (1, 1), to: (5, 2))
    #expect(
      log.lines == [line(.down(.left), 1, 1), line(.drag(.left), 5, 2), line(.up(.left), 5, 2)])
  }

  @Test("hover moves the pointer without a button")
  func hover() {
    let pilot = listener()
    pilot.hover(x: 4, y: 0)
    #expect(log.lines == ["move at 4,0"])
  }

  @Test("scroll turns the wheel towards an edge of the content")
  func scroll() {
    let pilot = listener()
    for direction in [ScrollDirection.up, .down, .left, .right] {
      pilot.scroll(direction, x: 1, y: 1)
    }
    #expect(
      log.lines == [
        "scroll(x: 0, y: -1) at 1,1", "scroll(x: 0, y: 1) at 1,1", "scroll(x: -1, y: 0) at 1,1",
        "scroll(x: 1, y: 0) at 1,1",
      ])
  }

  @Test("what happens outside of the screen reaches nobody")
  func outside() {
    let pilot = listener()
    pilot.click(x: 100, y: 100)
    pilot.click(x: -1, y: -1)
    pilot.hover(x: Int.max, y: Int.min)
    pilot.scroll(.down, x: -5, y: 2)
    #expect(log.lines.isEmpty)
  }

  @Test("an unhandled Control-C is a wish to quit")
  func quit() {
    let pilot = Pilot(width: 10, height: 1) { Text("x") }
    #expect(!pilot.isQuitRequested)
    pilot.press("c", modifiers: .control)
    #expect(pilot.isQuitRequested)
  }

  private func line(_ kind: PointerEvent.Kind, _ x: Int, _ y: Int) -> String {
    "\(kind) at \(x),\(y)"
  }
}
