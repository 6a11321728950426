import Foundation
import Synchronization

/// Which snapshots the run has used, for the list of those that it has not.
///
/// The list is printed when the process ends. `swift test` runs the tests of XCTest in one process and
/// then those of Swift Testing in another: the first lists only what belongs to tests that it has run,
/// or to none at all, and leaves word of what it has used for the second, which lists everything.
/// Tests that a filter leaves out use nothing.
final class SnapshotUse: Sendable {
  static let shared = SnapshotUse()

  private struct State {
    var used: Set<String> = []
    var roots: Set<String> = []
    var folder: FailureFolder?
  }

  private let state = Mutex(State())

  func add(_ file: SnapshotFile) {
    state.withLock { state in
      state.used.insert(file.path)
      state.roots.insert(file.root.path)
    }
  }

  /// Prints the list when the process ends; once, however often this is called.
  func list(in folder: FailureFolder) {
    let isFirst = state.withLock { state in
      defer { state.folder = folder }
      return state.folder == nil
    }
    guard isFirst else { return }
    atexit { print(SnapshotUse.shared.report()) }
  }

  /// The list.
  func report() -> String {
    let state = state.withLock { $0 }
    let others = state.folder?.exchangeUsed(state.used) ?? []
    let unused = SnapshotUse.unused(
      roots: state.roots, used: state.used.union(others),
      isLast: TestPlace.isSwiftTestingProcess)
    if unused.isEmpty { return "All recorded snapshots were used." }
    return "Recorded snapshots that no test has used:\n"
      + unused.map { "  \($0)\n" }.joined()
  }

  /// The snapshots in some folders that are not in use, in order.
  ///
  /// - Parameters:
  ///   - roots: The folders called `__Snapshots__`.
  ///   - used: The snapshots in use.
  ///   - isLast: Whether all tests have run, and not only those of files that have used a snapshot.
  /// - Returns: Their paths.
  static func unused(roots: Set<String>, used: Set<String>, isLast: Bool) -> [String] {
    let endings = Set(SnapshotFormat.allCases.map(\.pathExtension))
    let busy = Set(used.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path })
    func mayBeUsedLater(_ file: URL) -> Bool {
      let folder = file.deletingLastPathComponent()
      let test = folder.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent(folder.lastPathComponent + ".swift")
      return !busy.contains(folder.path) && FileManager.default.fileExists(atPath: test.path)
    }
    return roots.flatMap { root in
      (FileManager.default.subpaths(atPath: root) ?? []).map { "\(root)/\($0)" }
    }
    .filter { path in
      let file = URL(fileURLWithPath: path)
      return endings.contains(file.pathExtension) && !used.contains(path)
        && (isLast || !mayBeUsedLater(file))
    }
    .sorted()
  }
}
