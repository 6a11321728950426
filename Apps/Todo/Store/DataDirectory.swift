#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Where the list is kept unless the user says otherwise.
///
/// `$XDG_DATA_HOME/tessera-todo/todos.json`, by default below `~/.local/share` (XDG Base Directory
/// Specification: a relative path is to be ignored); on macOS below `~/Library/Application Support`.
enum DataDirectory {
  /// The path of the list; nil where the user has no home.
  static func path(environment value: (String) -> String? = variable) -> String? {
    #if os(macOS)
    return home(value).map { "\($0)/Library/Application Support/tessera-todo/todos.json" }
    #else
    if let data = value("XDG_DATA_HOME"), data.hasPrefix("/") {
      return "\(data)/tessera-todo/todos.json"
    }
    return home(value).map { "\($0)/.local/share/tessera-todo/todos.json" }
    #endif
  }

  /// Where a list is put that could not be saved at its place.
  static var temporary: String {
    variable("TMPDIR").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
  }

  private static func home(_ value: (String) -> String?) -> String? {
    if let home = value("HOME"), home.hasPrefix("/") { return home }
    guard let entry = getpwuid(getuid()), let home = entry.pointee.pw_dir else { return nil }
    return String(cString: home)
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
