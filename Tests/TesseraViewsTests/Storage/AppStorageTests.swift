import Foundation
import Tessera
import TesseraTesting
import Testing

private enum Mode: String, StorableValue {
  case list
  case grid
}

@Suite("AppStorage")
@MainActor
struct AppStorageTests {
  private let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("tessera-\(UUID().uuidString)/deep/settings").path

  private struct Screen: View {
    @AppStorage("count") private var count = 1
    @AppStorage("mode") private var mode = Mode.list
    @AppStorage("name") private var name: String?
    var body: some View {
      VStack {
        Text("count \(count) mode \(mode.rawValue) name \(name ?? "none")")
        Other()
      }
      .onKeyPress("+") {
        count += 1
        mode = .grid
        name = "a=b\\\n你好"
        return .handled
      }
      .onKeyPress("n") {
        name = nil
        return .handled
      }
    }
  }

  private struct Other: View {
    @AppStorage("count") private var count = 1
    var body: some View { Text("other \(count)") }
  }

  private func pilot() -> Pilot {
    let path = path
    return Pilot(width: 60, height: 6) { Screen().defaultAppStorage(path: path) }
  }

  @Test("survives the program, whatever the value's characters")
  func survives() {
    let first = pilot()
    #expect(first.text.contains("count 1 mode list name none"))
    first.press("+")
    #expect(first.text.contains("other 2"))
    let second = pilot()
    #expect(second.text.contains("count 2 mode grid name a=b\\"))
    #expect(second.text.contains("你好"))
    second.press("n")
    #expect(pilot().text.contains("name none"))
  }

  @Test("loses no key that another program wrote meanwhile, and no line that it does not know")
  func shared() throws {
    let first = pilot()
    first.press("+")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try (text + "theirs=kept\nno sign here\n").write(
      toFile: path, atomically: true, encoding: .utf8)
    first.press("+")
    let after = try String(contentsOfFile: path, encoding: .utf8)
    #expect(after.contains("theirs=kept"))
    #expect(after.contains("no sign here"))
    #expect(after.contains("count=3"))
  }

  @Test("works for as long as the program where no file can be written")
  func unwritable() {
    let pilot = Pilot(width: 60, height: 6) {
      Screen().defaultAppStorage(path: "/proc/nothing/settings")
    }
    pilot.press("+")
    #expect(pilot.text.contains("count 2"))
  }

  @Test("reads a damaged value as the standard one")
  func damaged() throws {
    let folder = (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "count=many\nmode=\u{0}\n=\n\\".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(pilot().text.contains("count 1 mode list"))
  }
}
