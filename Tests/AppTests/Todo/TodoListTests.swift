#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import Testing

@testable import Todo

@MainActor
@Suite("The to-do list")
struct TodoListTests {
  private let folder = TemporaryFolder()
  private let list: TodoList

  init() throws {
    list = try TodoList(file: TodoFile(path: folder.path("todos.json"), mark: { "damaged-now" }))
  }

  private func reopened() throws -> TodoList {
    try TodoList(file: TodoFile(path: folder.path("todos.json")))
  }

  private var titles: [String] { list.visibleItems.map(\.title) }

  private func add(_ titles: String...) {
    for title in titles { list.add(title) }
  }

  private func id(_ title: String) -> TodoItem.ID {
    list.items.first { $0.title == title }?.id ?? ""
  }

  @Test("an added item stands at the end, is selected, and is there after a new start")
  func add() throws {
    add("milk", "你好", "👩🏽‍💻")
    #expect(titles == ["milk", "你好", "👩🏽‍💻"])
    #expect(list.selection == id("👩🏽‍💻"))
    #expect(try reopened().items == list.items)
  }

  @Test("blank titles add nothing; line ends and blanks at the ends go")
  func tidied() {
    add("", "  \t", "\n", "  a\r\nb  ")
    #expect(titles == ["a b"])
  }

  @Test("an item that the filter or the search would hide is shown when it is added")
  func addHidden() {
    add("milk")
    list.filter = .done
    list.search = "xyz"
    add("tea")
    #expect(titles == ["milk", "tea"])
    #expect(list.filter == .all)
    #expect(list.search.isEmpty)
  }

  @Test("filters and counts follow what is done")
  func filters() {
    add("milk", "tea", "jam")
    list.toggle(id("tea"))
    #expect([TodoFilter.all, .active, .done].map(list.count) == [3, 2, 1])
    list.filter = .active
    #expect(titles == ["milk", "jam"])
    list.filter = .done
    #expect(titles == ["tea"])
    #expect(list.selection == id("tea"))
  }

  @Test("the search finds all words, in any order and in capitals or not")
  func search() {
    add("Buy milk", "Milk the cow", "cow bells")
    list.search = "MILK  buy"
    #expect(titles == ["Buy milk"])
    list.search = "cow"
    #expect(titles == ["Milk the cow", "cow bells"])
    list.search = "  "
    #expect(titles.count == 3)
  }

  @Test("a new title is kept; a blank one changes nothing")
  func rename() throws {
    add("milk")
    list.rename(id("milk"), to: " oat milk ")
    list.rename(id("oat milk"), to: "  ")
    #expect(titles == ["oat milk"])
    #expect(try reopened().items.map(\.title) == ["oat milk"])
  }

  @Test("deleting selects the item below, else the one above")
  func delete() {
    add("a", "b", "c")
    list.selection = id("b")
    list.delete(id("b"))
    #expect(list.selection == id("c"))
    list.delete(id("c"))
    #expect(list.selection == id("a"))
    list.delete(id("a"))
    #expect(list.selection == nil)
    #expect(list.items.isEmpty)
  }

  @Test("what is ticked off under the active filter hands its selection to the next")
  func tickedOff() {
    add("a", "b")
    list.filter = .active
    list.selection = id("a")
    list.toggle(id("a"))
    #expect(titles == ["b"])
    #expect(list.selection == id("b"))
  }

  @Test("undo brings a deleted item back to its place, and selects it")
  func undoDelete() throws {
    add("a", "b", "c")
    let b = id("b")
    list.delete(b)
    #expect(list.message == "Deleted “b”.")
    list.undo()
    #expect(titles == ["a", "b", "c"])
    #expect(list.selection == b)
    #expect(try reopened().items == list.items)
  }

  @Test("undo takes back every kind of change, step by step")
  func undoAll() {
    add("a", "b", "c")
    let before = list.items
    list.toggle(id("a"))
    list.toggle(id("c"))
    list.rename(id("b"), to: "B")
    list.move(id("B"), by: 1)
    list.deleteDone()
    #expect(titles == ["B"])
    for _ in 0..<5 { list.undo() }
    #expect(list.items == before)
    for _ in 0..<3 { list.undo() }
    #expect(list.items.isEmpty)
    #expect(!list.canUndo)
    list.undo()
    #expect(list.message == "Nothing to undo.")
  }

  @Test("moving steps over what the filter hides, and stops at the ends")
  func move() {
    add("a", "hidden", "b", "c")
    list.toggle(id("hidden"))
    list.filter = .active
    list.move(id("a"), by: 1)
    #expect(list.items.map(\.title) == ["hidden", "b", "a", "c"])
    list.move(id("a"), by: 5)
    #expect(list.items.map(\.title) == ["hidden", "b", "c", "a"])
    list.move(id("b"), by: -5)
    #expect(titles == ["b", "c", "a"])
    list.move(id("c"), by: -1)
    #expect(titles == ["c", "b", "a"])
  }

  @Test("a damaged file is reported until the user has taken note")
  func report() throws {
    folder.write("garbage", to: "todos.json")
    let list = try TodoList(
      file: TodoFile(path: folder.path("todos.json"), mark: { "damaged-now" }))
    list.add("milk")
    #expect(list.report == "todos.json is damaged. It is kept as todos.damaged-now.json.")
    list.dismiss()
    #expect(list.report == nil)
  }

  @Test("what another copy saves appears with the next look, and neither loses anything")
  func twoCopies() throws {
    add("milk")
    let other = try reopened()
    list.add("tea")
    other.add("jam")
    #expect(other.items.map(\.title) == ["milk", "tea", "jam"])
    list.refresh()
    #expect(list.items == other.items)
    list.delete(id("milk"))
    other.toggle(other.items[0].id)
    #expect(other.items.map(\.title) == ["tea", "jam"])
  }

  @Test("when saving fails the list goes on, says so, and saves with the next change")
  func savingFails() throws {
    folder.write("", to: "blocked")
    let list = try TodoList(file: TodoFile(path: folder.path("blocked/todos.json")))
    list.add("milk")
    #expect(list.items.count == 1)
    #expect(list.problem == "Not saved: a part of the path is no folder.")
    unlink(folder.path("blocked"))
    list.add("tea")
    #expect(list.problem == nil)
    let saved = try TodoList(file: TodoFile(path: folder.path("blocked/todos.json")))
    #expect(saved.items == list.items)
    for path in ["blocked/todos.json", "blocked/.todos.json.lock"] { unlink(folder.path(path)) }
    rmdir(folder.path("blocked"))
  }
}
