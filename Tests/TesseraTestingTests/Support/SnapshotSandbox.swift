import Foundation
import Tessera

@testable import TesseraTesting

/// A folder with a test's file of which snapshots are taken; it ends with the test.
@MainActor
final class SnapshotSandbox {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("tessera-\(UUID().uuidString)")
  var settings = SnapshotSettings()
  var run = SnapshotRun()

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    settings.artifacts = folder.appendingPathComponent("artifacts").path
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Where the snapshots of the test's file are.
  var snapshots: URL { folder.appendingPathComponent("__Snapshots__/ScreenTests") }
  /// Where failures are.
  var failures: URL { folder.appendingPathComponent("artifacts/snapshots") }

  /// Takes the snapshot of a screen; returns what is wrong.
  func check(
    _ shot: Screenshot, as format: SnapshotFormat = .text, named name: String? = nil,
    size: Size? = nil, function: StaticString = "start()", line: UInt = #line
  ) -> String? {
    let place = TestPlace(
      fileID: "Tests/ScreenTests.swift", filePath: "/nowhere/ScreenTests.swift", function: function,
      line: line, column: 5)
    var test = SnapshotTest(place: place, format: format, name: name, variant: nil)
    test.testPath = folder.appendingPathComponent("ScreenTests.swift").path
    test.settings = settings
    test.run = run
    return test.failure(size: size ?? shot.size) { shot }
  }

  func text(of url: URL) -> String? { try? String(contentsOf: url, encoding: .utf8) }

  func files(in url: URL) -> [String] {
    (FileManager.default.subpaths(atPath: url.path) ?? []).sorted()
  }
}

extension Screenshot {
  /// The screen of a view.
  @MainActor
  static func of<Content: View>(
    _ width: Int, _ height: Int, colorScheme: ColorScheme = .dark,
    @ViewBuilder _ content: () -> Content
  ) -> Screenshot {
    Pilot(width: width, height: height, colorScheme: colorScheme, content: content).screenshot
  }
}
