import Testing

@testable import Todo

@Suite("The to-do list's command line")
struct TodoOptionsTests {
  @Test("without options the usual list is shown")
  func plain() {
    #expect(CommandLineOptions.action(of: []) == .show(file: nil))
  }

  @Test("a path follows --file, or an equals sign")
  func file() {
    #expect(CommandLineOptions.action(of: ["--file", "a b"]) == .show(file: "a b"))
    #expect(CommandLineOptions.action(of: ["--file=x=y"]) == .show(file: "x=y"))
  }

  @Test("help and version are answered")
  func answers() {
    #expect(CommandLineOptions.action(of: ["--help"]) == .help)
    #expect(CommandLineOptions.action(of: ["--version"]) == .version)
  }

  @Test(
    "what is no option is named", arguments: [["--fil"], ["list.json"], ["--file"], ["--file="]])
  func wrong(arguments: [String]) {
    guard case .complain(let what) = CommandLineOptions.action(of: arguments) else {
      Issue.record("\(arguments) was taken")
      return
    }
    #expect(what.contains("--fil") || what.contains("list.json"))
  }

  @Test("the list is in $XDG_DATA_HOME if that is an absolute path, else in the home folder")
  func dataDirectory() {
    #if os(Linux)
    let home = ["HOME": "/home/me", "XDG_DATA_HOME": "/data"]
    #expect(DataDirectory.path { home[$0] } == "/data/tessera-todo/todos.json")
    let relative = ["HOME": "/home/me", "XDG_DATA_HOME": "data"]
    #expect(
      DataDirectory.path { relative[$0] } == "/home/me/.local/share/tessera-todo/todos.json")
    #endif
  }
}
