import Tessera
import TesseraScreen
import TesseraTesting
import Testing

@MainActor
@Suite("Text editor")
struct TextEditorTests {
  private struct Note: View {
    @State var text: String

    var body: some View {
      VStack(spacing: 0) {
        TextEditor(text: $text)
        Button("Done") {}
      }
    }
  }

  /// The rows of the editor, in a screen of which the last row is a button.
  private func rows(_ pilot: Pilot) -> [String] {
    pilot.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  @Test("wraps at spaces and shows line ends; the caret is at the end")
  func wrapping() {
    let pilot = Pilot(width: 9, height: 5) { Note(text: "one two three\n\nfour") }
    #expect(rows(pilot) == ["one two", "three", "", "four"])
    #expect(pilot.caret == Point(x: 4, y: 3))
  }

  @Test("breaks what has no spaces between clusters, and keeps a column for the caret")
  func breaking() {
    let pilot = Pilot(width: 6, height: 4) { Note(text: "abcdefg你好吗") }
    #expect(rows(pilot) == ["abcde", "fg你", "好吗"])
    let narrow = Pilot(width: 1, height: 3) { TextEditor(text: .constant("ab")) }
    #expect(narrow.text == "a\nb\n")
  }

  @Test("Return begins a line; arrows go up and down and keep the column")
  func lines() {
    let pilot = Pilot(width: 20, height: 5) { Note(text: "") }
    pilot.type("first line\nab\nthird line")
    #expect(rows(pilot) == ["first line", "ab", "third line", ""])
    pilot.press(.leftArrow)
    pilot.press(.upArrow)
    #expect(pilot.caret == Point(x: 2, y: 1))
    pilot.press(.upArrow)
    #expect(pilot.caret == Point(x: 9, y: 0))
    pilot.type("!")
    #expect(rows(pilot)[0] == "first lin!e")
  }

  @Test("wrapped rows are rows for the arrows; Home and End are of the line")
  func wrappedRows() {
    let pilot = Pilot(width: 9, height: 5) { Note(text: "one two three") }
    pilot.press(.upArrow)
    #expect(pilot.caret == Point(x: 5, y: 0))
    pilot.press(.home)
    #expect(pilot.caret == Point(x: 0, y: 0))
    pilot.press(.end)
    #expect(pilot.caret == Point(x: 5, y: 1))
  }

  @Test("leaves Tab, and the arrows at its edges, to the focus")
  func leaving() {
    let pilot = Pilot(width: 9, height: 4) { Note(text: "one") }
    pilot.press(.downArrow)
    #expect(pilot.focused?.role == .button)
    pilot.press(.upArrow)
    #expect(pilot.focused?.role == .textField)
    pilot.press(.tab)
    #expect(pilot.focused?.role == .button)
  }

  @Test("scrolls to the caret, by rows and by pages")
  func scrolling() {
    let text = (1...20).map { "row \($0)" }.joined(separator: "\n")
    let pilot = Pilot(width: 9, height: 5) { Note(text: text) }
    #expect(rows(pilot) == ["row 17", "row 18", "row 19", "row 20"])
    pilot.press(.pageUp)
    #expect(pilot.caret?.y == 0)
    pilot.press(.pageUp)
    #expect(rows(pilot).first == "row 14")
    pilot.press(.home, modifiers: .control)
    #expect(rows(pilot) == ["row 1", "row 2", "row 3", "row 4"])
  }

  @Test("the pointer sets the caret and selects over lines")
  func pointer() {
    let pilot = Pilot(width: 9, height: 4) { Note(text: "one\ntwo\nthree") }
    pilot.click(x: 1, y: 1)
    #expect(pilot.caret == Point(x: 1, y: 1))
    pilot.drag(from: (1, 0), to: (2, 1))
    #expect(pilot.isInverse(1, 0) && pilot.isInverse(1, 1))
    #expect(!pilot.isInverse(0, 0) && !pilot.isInverse(2, 1))
    pilot.type("-")
    #expect(rows(pilot)[0] == "o-o")
    pilot.click(x: 8, y: 2)
    pilot.click(x: 8, y: 0)
    #expect(pilot.caret == Point(x: 3, y: 0))
  }

  @Test("a paste keeps its lines and tabs, which reach to the next stop")
  func pasting() {
    let pilot = Pilot(width: 20, height: 4) { Note(text: "") }
    pilot.paste("a\tb\r\nc")
    #expect(rows(pilot) == ["a       b", "c", ""])
    pilot.press(.upArrow)
    pilot.press(.end)
    #expect(pilot.caret == Point(x: 9, y: 0))
  }
}

@MainActor
@Suite("Growing text field")
struct GrowingFieldTests {
  private struct Message: View {
    @State var text = ""
    @State var sent = ""

    var body: some View {
      VStack(spacing: 0) {
        TextField("Message", text: $text, axis: .vertical).lineLimit(3)
        Text("[\(sent)]")
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  @Test("grows with its text up to the line limit, then scrolls")
  func growing() {
    let pilot = Pilot(width: 8, height: 5) { Message() }
    #expect(pilot.text.trimmed == "Message\n   []")
    pilot.type("one two three")
    #expect(pilot.text == "one two\nthree\n   []\n\n")
    pilot.type(" four five six")
    #expect(pilot.text == "four\nfive\nsix\n   []\n")
    for _ in 0..<20 { pilot.press(.delete) }
    #expect(pilot.row(1).trimmed == "[]")
  }

  @Test("Return submits where somebody waits for it, and else begins a line")
  func submitting() {
    var submissions = 0
    let waiting = Pilot(width: 8, height: 4) { Message().onSubmit { submissions += 1 } }
    waiting.type("a")
    waiting.press(.return)
    #expect(submissions == 1)
    waiting.press(.return, modifiers: .shift)
    waiting.type("b")
    #expect(waiting.text == "a\nb\n   []\n")
    let plain = Pilot(width: 8, height: 4) { Message() }
    plain.type("a\nb")
    #expect(plain.text == "a\nb\n   []\n")
  }
}
