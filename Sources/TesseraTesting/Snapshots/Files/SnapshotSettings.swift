import Foundation

/// What the environment says about snapshots.
struct SnapshotSettings {
  /// Whether every screen is recorded anew (`TESSERA_RECORD=1`).
  var isRecording = false
  /// Whether nothing may be recorded (`CI`).
  var isCI = false
  /// Whether unused files are listed at the end (`TESSERA_SNAPSHOT_UNUSED=list`).
  var listsUnused = false
  /// Where failures are written (`TESSERA_ARTIFACTS`); nil for the package's `.build`.
  var artifacts: String?

  init() {}

  init(environment: [String: String]) {
    func isSet(_ name: String) -> Bool {
      !["", "0", "false", "no"].contains(environment[name, default: ""].lowercased())
    }
    isRecording = isSet("TESSERA_RECORD")
    isCI = isSet("CI")
    listsUnused = environment["TESSERA_SNAPSHOT_UNUSED"] == "list"
    artifacts = environment["TESSERA_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 }
  }

  static var current: SnapshotSettings {
    SnapshotSettings(environment: ProcessInfo.processInfo.environment)
  }

  /// The folder for what failed tests leave: of this package, if the test is in one.
  func artifactsFolder(forTestAt path: String) -> URL {
    if let artifacts { return URL(fileURLWithPath: artifacts, isDirectory: true) }
    var folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    while folder.path.count > 1 {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) {
        return folder.appendingPathComponent(".build/tessera-artifacts", isDirectory: true)
      }
      folder.deleteLastPathComponent()
    }
    return FileManager.default.temporaryDirectory
      .appendingPathComponent("tessera-artifacts", isDirectory: true)
  }
}
