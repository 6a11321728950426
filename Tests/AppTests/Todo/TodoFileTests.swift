#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import Testing

@testable import Todo

@Suite("The file of the to-do list")
struct TodoFileTests {
  private let folder = TemporaryFolder()

  private func file(_ name: String = "todos.json") -> TodoFile {
    TodoFile(path: folder.path(name), mark: { "damaged-now" })
  }

  private func items(_ titles: String...) -> [TodoItem] {
    titles.map { TodoItem(title: $0) }
  }

  @Test("without a file the list is empty, and nothing is written before the first change")
  func noFile() throws {
    #expect(try file().load() == TodoFile.Outcome(items: []))
    #expect(folder.files.isEmpty)
  }

  @Test("what was saved is read again, whatever letters it has")
  func roundTrip() throws {
    let items = items("milk", "你好", "👩🏽‍💻", "שלום", "\u{1B}[31mred\u{7}", "\"quoted\\\"", "e\u{301}")
    let first = file()
    _ = try first.load()
    _ = try first.save(items)
    #expect(try file().load().items == items)
    #expect(folder.files == ["todos.json"])
  }

  @Test("a new file is for its owner alone, and an old one keeps its mode")
  func mode() throws {
    _ = try file().save(items("milk"))
    #expect(folder.mode(of: "todos.json") == 0o600)
    folder.write("", to: "shared.json", mode: 0o664)
    _ = try file("shared.json").save(items("milk"))
    #expect(folder.mode(of: "shared.json") == 0o664)
  }

  @Test("folders on the way are made")
  func folders() throws {
    let file = TodoFile(path: folder.path("a/b/todos.json"))
    _ = try file.save(items("milk"))
    #expect(try TodoFile(path: folder.path("a/b/todos.json")).load().items.count == 1)
    for path in ["a/b/todos.json", "a/b/.todos.json.lock"] { unlink(folder.path(path)) }
    rmdir(folder.path("a/b"))
    rmdir(folder.path("a"))
  }

  @Test("a link stays a link")
  func link() throws {
    folder.write("", to: "real.json")
    symlink(folder.path("real.json"), folder.path("todos.json"))
    _ = try file().save(items("milk"))
    var status = stat()
    lstat(folder.path("todos.json"), &status)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
    #expect(folder.text(of: "real.json")?.contains("milk") == true)
  }

  @Test(
    "a damaged file is kept under another name, word for word, and reported",
    arguments: [
      "{\"format\": 1, \"items\": [{\"id\": \"1\", \"ti", "no JSON at all", "[]", "{}", "\u{0}",
      "{\"format\": 1, \"items\": [{\"id\": \"1\"}]}", "{\"format\": 1, \"items\": [\"\\ud83d\"]}",
    ])
  func damaged(text: String) throws {
    folder.write(text, to: "todos.json")
    let damaged = file()
    let outcome = try damaged.load()
    #expect(outcome.items.isEmpty)
    #expect(outcome.report?.contains("todos.damaged-now.json") == true)
    #expect(folder.text(of: "todos.damaged-now.json") == text)
    _ = try damaged.save(items("milk"))
    #expect(folder.text(of: "todos.damaged-now.json") == text)
    #expect(folder.files == ["todos.damaged-now.json", "todos.json"])
  }

  @Test("a second damaged file does not replace the first that was kept")
  func damagedTwice() throws {
    for text in ["first", "second"] {
      folder.write(text, to: "todos.json")
      _ = try file().load()
    }
    #expect(folder.files == ["todos.damaged-now-2.json", "todos.damaged-now.json"])
    #expect(folder.text(of: "todos.damaged-now.json") == "first")
  }

  @Test("a file that is damaged while the program runs is kept, and the list is saved")
  func damagedMeanwhile() throws {
    let running = file()
    _ = try running.save(items("milk"))
    folder.write("garbage", to: "todos.json")
    let outcome = try running.save(items("milk", "tea"))
    #expect(outcome.report?.contains("todos.damaged-now.json") == true)
    #expect(folder.text(of: "todos.damaged-now.json") == "garbage")
    #expect(try file().load().items.map(\.title) == ["milk", "tea"])
  }

  @Test("a file of a newer version is refused and stays as it is")
  func newer() throws {
    let text = "{\"format\": 2, \"items\": {\"of another\": \"kind\"}}"
    folder.write(text, to: "todos.json")
    #expect(throws: FileFailure.self) { try file().load() }
    #expect(throws: FileFailure.self) { try file().save(items("milk")) }
    #expect(folder.text(of: "todos.json") == text)
    #expect(folder.files == ["todos.json"])
  }

  @Test(
    "a folder or a device in the file's place is refused and stays", arguments: ["", "/dev/null"])
  func special(path: String) throws {
    let file = TodoFile(path: path.isEmpty ? folder.path : path)
    #expect(throws: FileFailure(reason: "it is no plain file")) { try file.load() }
    #expect(throws: FileFailure(reason: "it is no plain file")) { try file.save(items("milk")) }
  }

  @Test("items written by hand need no id, and equal ids are told apart")
  func handwritten() throws {
    folder.write(
      """
      {"format": 1, "items": [{"title": "a"}, {"title": "b", "done": true, "id": "1"},
       {"title": "c", "id": "1", "note": "unknown"}]}
      """, to: "todos.json")
    let items = try file().load().items
    #expect(items.map(\.title) == ["a", "b", "c"])
    #expect(items.map(\.isDone) == [false, true, false])
    #expect(Set(items.map(\.id)).count == 3)
  }

  @Test("two copies of the program keep each other's items")
  func twoCopies() throws {
    let (first, second) = (file(), file())
    let shared = items("milk")
    _ = try first.save(shared)
    _ = try second.load()
    _ = try first.save(shared + items("from the first"))
    let outcome = try second.save(shared + items("from the second"))
    #expect(outcome.items.map(\.title) == ["milk", "from the second", "from the first"])
    #expect(first.refresh(try first.load().items) == nil)
    #expect(try file().load().items == outcome.items)
  }

  @Test("a copy of the program sees what the other has saved")
  func refresh() throws {
    let (first, second) = (file(), file())
    let one = items("milk")
    _ = try first.save(one)
    #expect(try second.load().items == one)
    #expect(second.refresh(one) == nil)
    let two = one + items("tea")
    _ = try first.save(two)
    #expect(second.refresh(one) == two)
    #expect(second.refresh(two) == nil)
  }

  @Test("a file that somebody deleted is written again whole")
  func deleted() throws {
    let running = file()
    _ = try running.save(items("milk"))
    unlink(folder.path("todos.json"))
    _ = try running.save(items("milk", "tea"))
    #expect(try file().load().items.map(\.title) == ["milk", "tea"])
  }

  @Test("a list that cannot be written says why, and nothing is left behind")
  func unwritable() throws {
    folder.write("", to: "blocked")
    let file = TodoFile(path: folder.path("blocked/todos.json"))
    #expect(throws: FileFailure.self) { try file.save(items("milk")) }
    #expect(folder.files == ["blocked"])
  }

  @Test("a copy that is stopped while it saves costs nobody anything")
  func locked() throws {
    let file = file()
    let before = try file.save(items("milk")).items
    let lock = open(folder.path(".todos.json.lock"), O_RDWR | O_CREAT, 0o600)
    flock(lock, LOCK_EX)
    #expect(throws: FileFailure.self) { try file.save(items("tea")) }
    #expect(try self.file().load().items == before)
    close(lock)
    #expect(try file.save(items("tea")).items.map(\.title) == ["tea"])
  }

  @Test("a list that was never saved is rescued into another folder")
  func rescue() throws {
    let path = try file().rescue(items("milk"), into: folder.path)
    #expect(path == folder.path("todos-unsaved-now.json"))
    #expect(try TodoFile(path: path).load().items.map(\.title) == ["milk"])
  }
}
