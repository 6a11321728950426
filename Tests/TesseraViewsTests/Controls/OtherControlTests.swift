import Tessera
import TesseraScreen
import TesseraTesting
import Testing

@MainActor
@Suite("Label")
struct LabelTests {
  @Test("stands behind its icon; styles leave one of them out")
  func styles() {
    let pilot = Pilot(width: 8, height: 3) {
      VStack(alignment: .leading) {
        Label("Delete", systemImage: "trash")
        Label("Delete", systemImage: "trash").labelStyle(.titleOnly)
        Label("Delete", systemImage: "trash").labelStyle(.iconOnly)
      }
    }
    #expect(pilot.text == "⌫ Delete\nDelete\n⌫")
  }

  @Test("an unknown symbol is a dot; a variant is its base")
  func symbols() {
    let pilot = Pilot(width: 12, height: 3) {
      VStack(alignment: .leading) {
        Label("a", systemImage: "no.such.thing")
        Label("b", systemImage: "trash.circle.fill")
        Label {
          Text("c")
        } icon: {
          Text("=>")
        }
      }
    }
    #expect(pilot.text.split(separator: "\n").map { String($0).trimmed } == ["• a", "⌫ b", "=> c"])
  }
}

@MainActor
@Suite("Link")
struct LinkTests {
  @Test("its cells carry the target, and pressing it opens it")
  func link() throws {
    var opened: [String] = []
    let pilot = Pilot(width: 6, height: 1) {
      Link("Docs", destination: "https://swift.org")
        .environment(\.openURL, OpenURLAction { opened.append($0) })
    }
    #expect(pilot.cell(x: 1, y: 0).link == "https://swift.org")
    #expect(pilot.cell(x: 1, y: 0).attributes.underline == .single)
    pilot.press(.return)
    try pilot.find(.link, "Docs").press()
    #expect(opened == ["https://swift.org", "https://swift.org"])
  }
}

@MainActor
@Suite("Labelled content, boxes and groups")
struct ContentControlTests {
  @Test("a label stands at the leading side and the content at the trailing one")
  func labelled() {
    let pilot = Pilot(width: 16, height: 2) {
      LabeledContent("Host", value: "::1")
      LabeledContent("Port") { Text("8080") }.labelsHidden()
    }
    #expect(pilot.text == "Host         ::1\n      8080")
  }

  @Test("a box has its title in the upper line")
  func box() throws {
    let pilot = Pilot(width: 16, height: 4) {
      GroupBox("Net") {
        Text("one")
        Text("two three")
      }
    }
    #expect(
      pilot.text == """
         ╭─ Net ─────╮
         │ one       │
         │ two three │
         ╰───────────╯
        """)
    #expect(try pilot.find(.group).label == "Net one two three")
  }

  @Test("a box is as wide as its title needs, and can do without one")
  func boxes() {
    let wide = Pilot(width: 14, height: 3) { GroupBox("A title") { Text("x") } }
    #expect(wide.text == "╭─ A title ─╮\n│ x         │\n╰───────────╯")
    let plain = Pilot(width: 6, height: 3) { GroupBox { Text("x") } }
    #expect(plain.text.hasSuffix("╯") && plain.row(1).trimmed.hasPrefix("│ x"))
  }

  @Test("a group opens and closes with Return, arrows and clicks")
  func disclosure() throws {
    let pilot = Pilot(width: 10, height: 3) {
      DisclosureGroup("More") { Text("inside") }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(pilot.text.trimmed == "▸ More")
    pilot.press(.return)
    #expect(pilot.text.trimmed == "▾ More\n  inside")
    pilot.press(.leftArrow)
    #expect(pilot.text.trimmed == "▸ More")
    pilot.press(.rightArrow)
    #expect(pilot.text.trimmed == "▾ More\n  inside")
    try pilot.find(.button, "More").press()
    #expect(pilot.text.trimmed == "▸ More")
    #expect(try pilot.find(.button, "More").value == "collapsed")
  }
}

@MainActor
@Suite("Progress view")
struct ProgressViewTests {
  private func bar(_ value: Double, width: Int = 4) -> String {
    Pilot(width: width, height: 1) { ProgressView(value: value) }.text
  }

  @Test("a bar is full to the eighth of a cell")
  func eighths() {
    #expect(bar(0) == "░░░░")
    #expect(bar(1.0 / 32) == "▏░░░")
    #expect(bar(0.25) == "█░░░")
    #expect(bar(0.4) == "█▌░░")
    #expect(bar(0.999) == "███▉")
    #expect(bar(1) == "████")
  }

  @Test("values outside and those that are no number are held in range")
  func range() {
    #expect(bar(-3) == "░░░░")
    #expect(bar(99) == "████")
    #expect(bar(.nan) == "░░░░")
    #expect(bar(.infinity) == "████")
    #expect(bar(0.5, width: 0).isEmpty)
  }

  @Test("the label stands above; without a value it is a sign beside the label")
  func labels() throws {
    let pilot = Pilot(width: 10, height: 3) {
      ProgressView("Copying", value: 30, total: 60)
      ProgressView("Loading")
    }
    #expect(pilot.text.contains("Copying\n█████░░░░░"))
    #expect(pilot.row(2).trimmed == "◌ Loading")
    #expect(try pilot.find(.progress, "Copying").value == "50 %")
    #expect(try pilot.find(.progress, "Loading").value == nil)
  }
}

@MainActor
@Suite("Gestures and focus")
struct GestureTests {
  @Test("a tap is a click that ends inside; what is inside comes first")
  func tap() throws {
    var taps = 0
    var presses = 0
    let pilot = Pilot(width: 10, height: 2) {
      VStack(alignment: .leading) {
        Text("text")
        Button("B") { presses += 1 }
      }
      .onTapGesture { taps += 1 }
    }
    pilot.click(x: 3, y: 0)
    try pilot.find(.button, "B").press()
    pilot.drag(from: (3, 0), to: (3, 1))
    pilot.drag(from: (3, 0), to: (0, 0))
    #expect(taps == 2)
    #expect(presses == 1)
  }

  @Test("a double tap takes two quick clicks at one place; the single one does not wait")
  func doubleTap() async {
    var log = ""
    let pilot = Pilot(width: 4, height: 1) {
      Text("text").onTapGesture(count: 2) { log += "2" }.onTapGesture { log += "1" }
    }
    pilot.click(x: 1, y: 0)
    pilot.click(x: 1, y: 0)
    #expect(log == "12")
    pilot.click(x: 1, y: 0)
    await pilot.advance(by: .milliseconds(401))
    pilot.click(x: 1, y: 0)
    #expect(log == "1211")
    pilot.click(x: 2, y: 0)
    #expect(log == "12111")
  }

  @Test("a tap on a group is on each of its views")
  func group() {
    var taps = 0
    let pilot = Pilot(width: 4, height: 2) {
      VStack {
        Group {
          Text("aaaa")
          Text("bbbb")
        }
        .onTapGesture(count: 2) { Issue.record("there were no two clicks") }
        .onTapGesture { taps += 1 }
      }
    }
    pilot.click(x: 1, y: 0)
    pilot.click(x: 1, y: 1)
    #expect(taps == 2)
  }

  private struct Fields: View {
    enum Name: Hashable {
      case first
      case second
    }

    @FocusState private var focus: Name?
    @FocusState private var isThird: Bool
    @State private var text = ""

    var body: some View {
      VStack(alignment: .leading) {
        TextField("1", text: $text).focused($focus, equals: .first)
        TextField("2", text: $text).focused($focus, equals: .second).onSubmit { isThird = true }
        Text("three").focusable().focused($isThird)
        Text(focus.map { "\($0)" } ?? "none")
        Text(isThird ? "third" : "")
      }
      .defaultFocus($focus, .second)
      .onKeyPress(.escape) {
        focus = nil
        return .handled
      }
    }
  }

  @Test("the default focus has it first; states follow and lead the focus")
  func focusStates() {
    let pilot = Pilot(width: 8, height: 5) { Fields() }
    #expect(pilot.row(3) == "second")
    pilot.press(.tab, modifiers: .shift)
    #expect(pilot.row(3) == "first")
    pilot.press(.tab)
    pilot.press(.return)
    #expect(pilot.row(3) == "none")
    #expect(pilot.row(4) == "third")
    pilot.press(.tab)
    #expect(pilot.row(3) == "first")
    #expect(pilot.row(4).isEmpty)
    pilot.press(.escape)
    #expect(pilot.row(3) == "none")
    #expect(pilot.focused == nil)
  }

  private struct Cell: View {
    @Environment(\.isFocused) private var isFocused
    let name: String
    @Binding var log: String

    var body: some View {
      Text(isFocused ? "(\(name))" : " \(name) ")
    }
  }

  private struct Cells: View {
    @State private var log = ""

    var body: some View {
      HStack(spacing: 0) {
        ForEach(["a", "b", "c"], id: \.self) { name in
          Cell(name: name, log: $log)
            .focusable(name != "b")
            .onKeyPress("x") {
              log += name
              return .handled
            }
        }
        Text(log)
      }
    }
  }

  @Test("focusable views show the focus, get its keys, and are skipped when they are not")
  func focusable() {
    let pilot = Pilot(width: 14, height: 1) {
      Cells().frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(pilot.text == "(a) b  c")
    pilot.press("x")
    pilot.press(.rightArrow)
    #expect(pilot.text.hasPrefix(" a  b (c)"))
    pilot.press("x")
    #expect(pilot.text == " a  b (c)ac")
  }
}
