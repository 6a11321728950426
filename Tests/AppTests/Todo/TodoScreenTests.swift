import Tessera
import TesseraTesting
import Testing

@testable import Todo

@MainActor
@Suite("The to-do list on the screen")
struct TodoScreenTests {
  private let folder = TemporaryFolder()

  private func open() throws -> TodoList {
    try TodoList(file: TodoFile(path: folder.path("todos.json"), mark: { "damaged-now" }))
  }

  private func pilot(_ list: TodoList, width: Int = 80, height: Int = 24) -> Pilot {
    Pilot(width: width, height: height) { TodoScreen(list: list) }
  }

  /// A list of three items, the second done, and a screen whose focus is in the list.
  private func started(width: Int = 80, height: Int = 24) throws -> (TodoList, Pilot) {
    let list = try open()
    for title in ["milk", "tea", "jam"] { list.add(title) }
    list.toggle(list.items[1].id)
    list.selection = list.items[0].id
    let pilot = pilot(list, width: width, height: height)
    pilot.press(.escape)
    return (list, pilot)
  }

  private func rows(_ pilot: Pilot) -> [String] {
    pilot.text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " || $0 == "›" } }
      .filter { "○✓".contains($0.first ?? " ") }.map(String.init)
  }

  @Test("one types and presses Return, three times; ticks one off; and finds it all again")
  func story() throws {
    let list = try open()
    let pilot = pilot(list)
    #expect(pilot.text.contains("Nothing to do yet."))
    pilot.type("Buy milk\n你好\n👩🏽‍💻\n")
    pilot.press(.escape)
    pilot.press(.upArrow)
    pilot.press(.space)
    #expect(rows(pilot) == ["○ Buy milk", "✓ 你好", "○ 👩🏽‍💻"])
    #expect(pilot.text.contains("2 open · 1 done"))

    let again = self.pilot(try open())
    #expect(rows(again) == ["○ Buy milk", "✓ 你好", "○ 👩🏽‍💻"])
  }

  @Test("a title is edited in its row; Return keeps it, Escape does not")
  func edit() throws {
    let (list, pilot) = try started()
    pilot.press("e")
    #expect(pilot.focused?.role == .textField)
    pilot.press("u", modifiers: .control)
    pilot.type("oat milk\n")
    #expect(list.items[0].title == "oat milk")
    pilot.press(.return)
    pilot.type(" no")
    pilot.press(.escape)
    #expect(list.items[0].title == "oat milk")
    #expect(rows(pilot).first == "○ oat milk")
    pilot.press(.space)
    #expect(list.items[0].isDone)
  }

  @Test("deleting says how to undo, and undo brings it back")
  func delete() throws {
    let (list, pilot) = try started()
    pilot.press("d")
    #expect(rows(pilot) == ["✓ tea", "○ jam"])
    #expect(pilot.text.contains("Deleted “milk”. u undoes."))
    pilot.press("d")
    pilot.press("u")
    pilot.press("u")
    #expect(rows(pilot) == ["○ milk", "✓ tea", "○ jam"])
    #expect(list.selection == list.items[0].id)
  }

  @Test("J and K carry an item, and the choice stays with it")
  func move() throws {
    let (list, pilot) = try started()
    pilot.press("J")
    pilot.press("J")
    #expect(rows(pilot) == ["✓ tea", "○ jam", "○ milk"])
    pilot.press("K")
    #expect(rows(pilot) == ["✓ tea", "○ milk", "○ jam"])
    pilot.press(.space)
    #expect(list.items.map(\.isDone) == [true, true, false])
  }

  @Test("1, 2 and 3 filter, and so does a click")
  func filter() throws {
    let (_, pilot) = try started()
    pilot.press("2")
    #expect(rows(pilot) == ["○ milk", "○ jam"])
    pilot.press("3")
    #expect(rows(pilot) == ["✓ tea"])
    try pilot.find(.button, "All 3").press()
    #expect(rows(pilot).count == 3)
  }

  @Test("/ searches while one types; Escape shows all again")
  func search() throws {
    let (_, pilot) = try started()
    pilot.press("/")
    pilot.type("A")
    #expect(rows(pilot) == ["✓ tea", "○ jam"])
    pilot.type("x")
    #expect(pilot.text.contains("Nothing has these words."))
    pilot.press(.escape)
    #expect(rows(pilot).count == 3)
  }

  @Test("letters typed into the field do nothing to the list")
  func letters() throws {
    let (list, pilot) = try started()
    pilot.press("n")
    pilot.type("duxe /123")
    #expect(list.items.map(\.title) == ["milk", "tea", "jam"])
    pilot.type("\n")
    #expect(list.items.last?.title == "duxe /123")
  }

  @Test("several pasted lines become one title")
  func paste() throws {
    let list = try open()
    let pilot = pilot(list)
    pilot.paste("one\ntwo\u{1B}[31m")
    pilot.press(.return)
    #expect(list.items.count == 1)
    #expect(!list.items[0].title.contains("\n"))
  }

  @Test("what cannot be saved and what was set aside is said on the screen")
  func notices() throws {
    folder.write("garbage", to: "todos.json")
    let list = try open()
    let pilot = pilot(list)
    #expect(pilot.text.contains("todos.json is damaged. It is kept as todos.damaged-now.json."))
    pilot.type("milk\n")
    pilot.press(.escape)
    pilot.press(.escape)
    #expect(!pilot.text.contains("damaged"))
    let blocked = try TodoList(file: TodoFile(path: folder.path("todos.json/below.json")))
    let other = self.pilot(blocked)
    other.type("milk\n")
    #expect(other.text.contains("Not saved: a part of the path is no folder."))
    #expect(rows(other) == ["○ milk"])
  }

  @Test("titles of every script and length stay in their rows")
  func titles() throws {
    let list = try open()
    list.add("שלום עולם 123")
    list.add(String(repeating: "你好", count: 100))
    list.add("\u{1B}[2J\u{7}bell")
    list.add(String(repeating: "x", count: 5000))
    for (width, height) in [(80, 24), (20, 6), (3, 2), (1, 1), (0, 0), (300, 90)] {
      let pilot = pilot(list, width: width, height: height)
      #expect(!pilot.text.contains("\u{1B}"))
      pilot.press(.escape)
      for _ in 0..<5 { pilot.press(.downArrow) }
    }
  }

  @Test("a small screen shows the field, the items and the counts")
  func small() throws {
    let (_, pilot) = try started(width: 20, height: 6)
    let lines = pilot.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasPrefix("+ What needs to be"))
    #expect(rows(pilot) == ["○ milk", "✓ tea", "○ jam"])
    #expect(lines[5].contains("2 open · 1 done"))
  }
}
