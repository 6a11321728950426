import Tessera

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The way in: reads the options, opens the list, shows it.
@main
enum Program {
  @MainActor
  static func main() {
    // A file that grows too large is an error of `write`, not the end of the program.
    signal(SIGXFSZ, SIG_IGN)
    switch CommandLineOptions.action(of: Array(CommandLine.arguments.dropFirst())) {
    case .help: print(CommandLineOptions.help)
    case .version: print("todo \(CommandLineOptions.version)")
    case .complain(let what):
      complain("\(what) Try --help.")
      exit(64)
    case .show(let file): show(file: file)
    }
  }

  @MainActor
  private static func show(file: String?) {
    guard let path = file ?? DataDirectory.path() else {
      complain("You have no home folder. Name a file with --file PATH.")
      exit(66)
    }
    do throws(FileFailure) {
      let list = try TodoList(file: TodoFile(path: path))
      TodoApp.list = list
      TodoApp.main()
      if list.problem != nil { exit(74) }
    } catch {
      complain("\(path) cannot be used: \(error).")
      exit(66)
    }
  }

  /// Writes a sentence to standard error.
  static func complain(_ sentence: String) {
    let line = Array("todo: \(sentence)\n".utf8)
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
