import Tessera
import TesseraScreen
import TesseraTesting
import Testing

@MainActor
@Suite("Text field")
struct TextFieldTests {
  private struct Form: View {
    @State var name = ""
    @State var city = ""

    var body: some View {
      VStack(alignment: .leading) {
        TextField("Name", text: $name)
        TextField("City", text: $city, prompt: Text("Bonn"))
        Echo(name: $name)
      }
    }
  }

  private struct Echo: View {
    @Binding var name: String

    var body: some View { Text("[\(name)]") }
  }

  @Test("shows its prompt, or its title, while it is empty")
  func prompt() {
    let pilot = Pilot(width: 8, height: 3) { Form() }
    #expect(pilot.text == "Name\nBonn\n[]")
    #expect(pilot.cell(x: 0, y: 0).attributes.contains(.dim))
    pilot.type("Ada")
    #expect(pilot.text == "Ada\nBonn\n[Ada]")
    #expect(!pilot.cell(x: 0, y: 0).attributes.contains(.dim))
  }

  @Test("takes the width that is offered, and is seen as a field: underlined, brighter in focus")
  func looks() {
    let pilot = Pilot(width: 8, height: 3) { Form() }
    for x in 0..<8 {
      #expect(pilot.cell(x: x, y: 0).attributes.underline == .single)
      #expect(pilot.cell(x: x, y: 1).attributes.underline == .single)
    }
    #expect(!pilot.cell(x: 7, y: 0).attributes.contains(.dim))
    #expect(pilot.cell(x: 7, y: 1).attributes.contains(.dim))
  }

  @Test("edits with the keys of readline")
  func keys() {
    let pilot = Pilot(width: 20, height: 3) { Form() }
    pilot.type("one two three")
    pilot.press("w", modifiers: .control)
    #expect(pilot.row(2) == "[one two ]")
    pilot.press("a", modifiers: .control)
    pilot.press("k", modifiers: .control)
    #expect(pilot.row(2) == "[]")
    pilot.press("y", modifiers: .control)
    pilot.press("z", modifiers: .control)
    #expect(pilot.row(2) == "[]")
    pilot.press("z", modifiers: .option)
    #expect(pilot.row(2) == "[one two ]")
  }

  @Test("keeps its arrows and leaves Tab, up and down to the focus")
  func leavesKeys() {
    let pilot = Pilot(width: 20, height: 3) { Form() }
    pilot.press(.leftArrow)
    pilot.press(.rightArrow)
    #expect(pilot.focused?.label == "Name")
    pilot.press(.downArrow)
    #expect(pilot.focused?.label == "City")
    pilot.press(.tab)
    #expect(pilot.focused?.label == "Name")
  }

  @Test("scrolls sideways so that the caret is seen")
  func scrolling() {
    let pilot = Pilot(width: 6, height: 3) { Form() }
    pilot.type("abcdefgh")
    #expect(pilot.row(0) == "defgh")
    #expect(pilot.caret == Point(x: 5, y: 0))
    for _ in 0..<5 { pilot.press(.leftArrow) }
    #expect(pilot.row(0) == "defgh")
    #expect(pilot.caret == Point(x: 0, y: 0))
    pilot.press(.leftArrow)
    #expect(pilot.row(0) == "cdefgh")
    pilot.press(.home)
    #expect(pilot.row(0) == "abcdef")
    pilot.press(.end)
    #expect(pilot.row(0) == "defgh")
    for _ in 0..<5 { pilot.press(.delete) }
    #expect(pilot.row(0) == "abc")
  }

  @Test("never cuts a wide cluster at either side")
  func wide() {
    let pilot = Pilot(width: 6, height: 3) { Form() }
    pilot.type("你好世界")
    #expect(pilot.row(0) == "世界")
    #expect(pilot.caret == Point(x: 4, y: 0))
    pilot.press(.home)
    #expect(pilot.row(0) == "你好世")
    pilot.press(.rightArrow)
    #expect(pilot.caret == Point(x: 2, y: 0))
    pilot.press(.end)
    pilot.type("x")
    #expect(pilot.row(0) == "世界x")
  }

  @Test("clusters join as their scalars come, and are deleted whole")
  func clusters() {
    let pilot = Pilot(width: 12, height: 3) { Form() }
    pilot.type("a👨‍👩‍👧‍👦e\u{301}🇩🇪👍🏽")
    #expect(pilot.row(2) == "[a👨‍👩‍👧‍👦e\u{301}🇩🇪👍🏽]")
    #expect(pilot.caret == Point(x: 8, y: 0))
    pilot.press(.delete)
    pilot.press(.delete)
    pilot.press(.delete)
    #expect(pilot.row(2) == "[a👨‍👩‍👧‍👦]")
    #expect(pilot.caret == Point(x: 3, y: 0))
  }

  @Test("the caret is where the focus is, and nowhere when it is out of sight")
  func caret() {
    let pilot = Pilot(width: 10, height: 3) { Form() }
    #expect(pilot.caret == Point(x: 0, y: 0))
    pilot.type("ab")
    pilot.press(.tab)
    #expect(pilot.caret == Point(x: 0, y: 1))
    pilot.resize(width: 10, height: 0)
    #expect(pilot.caret == nil)
    let button = Pilot(width: 10, height: 1) { Button("A") {} }
    #expect(button.caret == nil)
  }

  @Test("a paste is one edit; its line ends become spaces")
  func paste() {
    let pilot = Pilot(width: 20, height: 3) { Form() }
    pilot.paste("one\r\ntwo\nthree")
    #expect(pilot.row(2) == "[one two three]")
    pilot.press("z", modifiers: .control)
    #expect(pilot.row(2) == "[]")
  }

  @Test("a click sets the caret and a drag selects")
  func pointer() {
    let pilot = Pilot(width: 10, height: 3) { Form() }
    pilot.type("hello")
    pilot.click(x: 2, y: 0)
    #expect(pilot.caret == Point(x: 2, y: 0))
    pilot.drag(from: (1, 0), to: (3, 0))
    #expect(!pilot.isInverse(0, 0) && pilot.isInverse(1, 0) && pilot.isInverse(2, 0))
    #expect(!pilot.isInverse(3, 0))
    pilot.type("X")
    #expect(pilot.row(2) == "[hXlo]")
    pilot.click(x: 9, y: 0)
    #expect(pilot.caret == Point(x: 4, y: 0))
  }

  private struct Shouting: View {
    @State private var text = ""

    var body: some View {
      VStack {
        TextField("", text: Binding(get: { text }, set: { text = $0.uppercased() }))
        Button("Clear") { text = "" }
        Text("[\(text)]")
      }
    }
  }

  @Test("shows what its owner makes of the text, and keeps the caret")
  func owner() throws {
    let pilot = Pilot(width: 10, height: 3) { Shouting() }
    pilot.type("abd")
    pilot.press(.leftArrow)
    pilot.type("c")
    #expect(pilot.row(0) == "ABCD")
    #expect(pilot.caret == Point(x: 3, y: 0))
    try pilot.find(.button, "Clear").press()
    #expect(pilot.text.trimmed == "[ Clear ]\n    []")
  }

  @Test("a field whose text cannot change stays as it is")
  func constant() {
    let pilot = Pilot(width: 10, height: 1) { TextField("", text: .constant("fixed")) }
    pilot.type("!")
    #expect(pilot.text == "fixed")
  }

  @Test("a disabled field takes no keys and is dimmed")
  func disabled() {
    let pilot = Pilot(width: 10, height: 1) {
      TextField("", text: .constant("fixed")).disabled(true)
    }
    #expect(pilot.focused == nil)
    #expect(pilot.cell(x: 0, y: 0).attributes.contains(.dim))
  }

  @Test("a secret is shown as dots, one for each cluster, and says no words")
  func secure() throws {
    var text = "pass 👍🏽"
    let binding = Binding(get: { text }, set: { text = $0 })
    let pilot = Pilot(width: 10, height: 1) { SecureField("Password", text: binding) }
    #expect(pilot.text == "••••••")
    #expect(try pilot.find(.secureField, "Password").value == "••••••")
    pilot.press("w", modifiers: .control)
    #expect(text.isEmpty)
    #expect(pilot.text == "Password")
  }

  @Test("styles: plain has no line, a rounded border has three rows")
  func styles() {
    let plain = Pilot(width: 8, height: 1) { Form(name: "x").textFieldStyle(.plain) }
    #expect(plain.cell(x: 5, y: 0).attributes.isEmpty)
    let boxed = Pilot(width: 8, height: 3) {
      TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
    }
    #expect(boxed.text == "╭──────╮\n│ Ada  │\n╰──────╯")
    #expect(boxed.caret == Point(x: 5, y: 1))
  }

  @Test("a key evaluates no body but that of who else reads the text")
  func cost() {
    let pilot = Pilot(width: 10, height: 3) { Form() }
    pilot.type("a")
    #expect(pilot.lastFrame.bodiesEvaluated == 1)
    pilot.press(.leftArrow)
    #expect(pilot.lastFrame.bodiesEvaluated == 0)
    #expect(pilot.lastFrame.nodesLaidOut == 0)
  }
}

@MainActor
@Suite("Submitting")
struct SubmitTests {
  private final class Log {
    var lines: [String] = []
  }

  private func pilot<Content: View>(@ViewBuilder _ content: () -> Content) -> Pilot {
    Pilot(width: 10, height: 3, content: content)
  }

  @Test("Return runs the actions inside before those outside")
  func order() {
    let log = Log()
    let pilot = pilot {
      VStack {
        TextField("", text: .constant("")).onSubmit { log.lines.append("inner") }
      }.onSubmit { log.lines.append("outer") }
    }
    pilot.press(.return)
    #expect(log.lines == ["inner", "outer"])
  }

  @Test("only the triggers that an action waits for run it")
  func triggers() {
    let log = Log()
    let pilot = pilot {
      TextField("", text: .constant("")).onSubmit(of: .search) { log.lines.append("search") }
        .onSubmit(of: [.search, .text]) { log.lines.append("both") }
    }
    pilot.press(.return)
    #expect(log.lines == ["both"])
  }

  @Test("a scope keeps submissions in")
  func scope() {
    let log = Log()
    let pilot = pilot {
      TextField("", text: .constant("")).onSubmit { log.lines.append("inner") }
        .submitScope().onSubmit { log.lines.append("outer") }
    }
    pilot.press(.return)
    #expect(log.lines == ["inner"])
  }

  @Test("without anybody waiting, Return presses the default button")
  func defaultButton() {
    let log = Log()
    let pilot = pilot {
      TextField("", text: .constant(""))
      Button("OK") { log.lines.append("ok") }.keyboardShortcut(.defaultAction)
    }
    pilot.press(.return)
    #expect(log.lines == ["ok"])
  }

  private struct Counting: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Text("\(count)")
        TextField("", text: .constant(""))
      }.onSubmit { count += 1 }
    }
  }

  @Test("the newest action runs, and the fields are not evaluated for it")
  func newest() {
    let pilot = pilot { Counting() }
    pilot.press(.return)
    pilot.press(.return)
    #expect(pilot.text.trimmed.hasPrefix("2"))
  }
}
