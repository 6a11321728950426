import Foundation
import Synchronization

/// Which snapshots the run has used, for the list of those that it has not.
///
/// The list is printed when the process ends. Where one run has several processes, each adds what it
/// has used to a file among the failures, so that the last list is the right one. Tests that a filter
/// has left out use nothing.
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
    let unused = SnapshotUse.unused(roots: state.roots, used: state.used.union(others))
    if unused.isEmpty { return "All recorded snapshots were used." }
    return "Recorded snapshots that no test has used:\n"
      + unused.map { "  \($0)\n" }.joined()
  }

  /// The snapshots in some folders that are not in use, in order.
  static func unused(roots: Set<String>, used: Set<String>) -> [String] {
    let endings = Set(SnapshotFormat.allCases.map(\.pathExtension))
    return roots.flatMap { root in
      (FileManager.default.subpaths(atPath: root) ?? []).map { "\(root)/\($0)" }
    }
    .filter { endings.contains(URL(fileURLWithPath: $0).pathExtension) && !used.contains($0) }
    .sorted()
  }
}
