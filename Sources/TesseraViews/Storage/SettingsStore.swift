#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
public import TesseraGraph

/// The values of one settings file, and who reads them.
@MainActor
package final class SettingsStore {
  /// The value of one key, as the views that read it know it.
  @MainActor
  package final class Entry {
    package let source = Source()
    fileprivate(set) var text: String?
  }

  /// The program's settings.
  static let configuration = SettingsStore(file: .configuration(programName))
  /// The program's state.
  static let state = SettingsStore(file: .state(programName))

  private let file: SettingsFile
  private var entries: [String: Entry] = [:]

  init(file: SettingsFile) {
    self.file = file
  }

  /// A store in a file of the caller's choice.
  package convenience init(path: String) {
    self.init(file: SettingsFile(path: path))
  }

  /// The value of a key; read from the file when it is first asked for.
  package func entry(_ key: String) -> Entry {
    if let entry = entries[key] { return entry }
    let entry = Entry()
    entry.text = file.read()[key]
    entries[key] = entry
    return entry
  }

  /// Changes the value of a key, here and in the file.
  package func set(_ text: String?, for key: String) {
    let entry = entry(key)
    guard entry.text != text else { return }
    entry.text = text
    file.write(text, for: key)
    entry.source.changed()
  }

  private static var programName: String {
    let path = CommandLine.arguments.first ?? "tessera"
    return path.split(separator: "/").last.map(String.init) ?? "tessera"
  }
}

extension EnvironmentValues {
  private enum AppStorageKey: EnvironmentKey {
    static var defaultValue: SettingsStore? { nil }
  }

  /// The file in which `@AppStorage` keeps values inside, in place of the program's own.
  package var settingsStore: SettingsStore? {
    get { self[AppStorageKey.self] }
    set { self[AppStorageKey.self] = newValue }
  }
}

extension View {
  /// Keeps the `@AppStorage` and `@SceneStorage` values inside in a file of your choice.
  ///
  /// The counterpart of SwiftUI's `defaultAppStorage`, which takes a `UserDefaults`.
  public func defaultAppStorage(path: String) -> some View {
    modifier(SettingsModifier(path: path))
  }
}

private struct SettingsModifier: ViewModifier {
  @State private var store: SettingsStore

  init(path: String) {
    _store = State(wrappedValue: SettingsStore(path: path))
  }

  func body(content: Content) -> some View {
    content.environment(\.settingsStore, store)
  }
}
