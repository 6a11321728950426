import Foundation

/// What the snapshots of one test run have in common: how they are called, what was used, and the
/// folder of the failures.
@MainActor
final class SnapshotRun {
  static let shared = SnapshotRun()

  /// The places of the nameless assertions of each test, in the order in which they were reached.
  private var places: [String: [String]] = [:]
  /// What was recorded in this run, by path.
  private var recorded: [String: String] = [:]
  private var failures: FailureFolder?

  /// Takes note of where failures go; those of earlier runs go away.
  func begin(with settings: SnapshotSettings, artifacts: URL) {
    let folder = FailureFolder(artifacts: artifacts)
    guard failures?.url.path != folder.url.path else { return }
    folder.removeEarlierRuns()
    failures = folder
    if settings.listsUnused { SnapshotUse.shared.list(in: folder) }
  }

  /// Takes note that a file is used.
  func note(_ file: SnapshotFile, listsUnused: Bool) {
    if listsUnused { SnapshotUse.shared.add(file) }
  }

  /// The number of an assertion without a name among those of its test in a format: the same for the same place, however often
  /// it is reached.
  func number(of place: TestPlace, as format: SnapshotFormat) -> Int {
    let test = "\(place.filePath) \(place.function) \(format)"
    let spot = "\(place.line):\(place.column)"
    if let known = places[test]?.firstIndex(of: spot) { return known + 1 }
    places[test, default: []].append(spot)
    return places[test]?.count ?? 1
  }

  /// Why a screen cannot be recorded: another one has just been recorded under the name.
  func problemRecording(_ shot: Screenshot, to file: SnapshotFile) -> String? {
    let contents = file.format.contents(of: shot)
    if let earlier = recorded[file.path], earlier != contents {
      return "\(file.path) was recorded a moment ago with another screen. Give each snapshot a name"
        + " of its own (named:)."
    }
    recorded[file.path] = contents
    return nil
  }

  /// Writes the files of a failure; returns where they are, in sentences.
  func keep(_ failure: SnapshotFailure) -> String {
    guard let failures else { return "" }
    do throws(SnapshotFile.WriteError) { return try failures.add(failure) } catch {
      return "The files of the failure cannot be written to \(failures.url.path): \(error.reason)."
    }
  }

  /// Removes what a failure of the snapshot has left.
  func forget(_ file: SnapshotFile) {
    failures?.remove(file)
  }
}
