import Foundation
import Tessera
import Testing

@testable import TesseraTesting

@MainActor
@Suite("What a failed snapshot says and leaves")
struct SnapshotFailureTests {
  private let sandbox: SnapshotSandbox

  init() throws { sandbox = try SnapshotSandbox() }

  private func screen(_ label: String, _ width: Int = 20, bold: Bool = false) -> Screenshot {
    Screenshot.of(width, 6) {
      VStack(alignment: .leading, spacing: 0) {
        Text("Name: 二")
        Text(label).bold(bold)
        Text("end")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func failure(_ old: Screenshot, _ new: Screenshot, _ format: SnapshotFormat) -> String {
    sandbox.settings.isRecording = true
    _ = sandbox.check(old, as: format, line: 1)
    sandbox.settings.isRecording = false
    return sandbox.check(new, as: format, line: 1) ?? "no failure"
  }

  @Test("both screens stand side by side, with marks below the cells that differ")
  func sideBySide() {
    let message = failure(screen("Save"), screen("Store"), .text)
    let path = "\(sandbox.snapshots.path)/start.txt"
    #expect(message.hasPrefix("The screen differs from \(path) in 4 cells of 1 row.\n"))
    #expect(
      message.contains(
        """
             expected   actual
          1 │Name: 二  │Name: 二
          2 │Save      │Store
            │ ~~~~     │ ~~~~
          3 │end       │end

        """))
    #expect(message.contains("TESSERA_RECORD=1"))
  }

  @Test("screens too wide for one line stand one below the other")
  func stacked() {
    let long = String(repeating: "x", count: 90)
    let message = failure(screen(long + "a", 100), screen(long + "b", 100), .text)
    #expect(
      message.contains(
        """
          2 expected │\(long)a
              actual │\(long)b
                     │\(String(repeating: " ", count: 90))~
        """))
  }

  @Test("cells that only look different are told with both looks")
  func looks() {
    let old = screen("Save")
    let new = screen("Save", bold: true)
    #expect(failure(old, new, .text) == "no failure")
    let message = failure(old, new, .ansi)
    #expect(message.contains("in 4 cells of 1 row"))
    #expect(message.contains("(0, 1) \"S\": plain, now bold"))
    #expect(failure(old, new, .svg).contains("(3, 1) \"e\": plain, now bold"))
  }

  @Test("a picture of another size or background differs, though no cell does")
  func size() {
    let message = failure(screen("Save"), screen("Save", 30), .svg)
    #expect(message.contains("start.svg, though no cell does. It has 30 × 6 cells on a dark"))
    var light = screen("Save")
    light.colorScheme = .light
    #expect(failure(screen("Save"), light, .svg).contains("on a light background, and not 20 × 6"))
  }

  @Test("the screen as it is, a picture and a page are written, and go when it passes")
  func artifacts() throws {
    let old = screen("Save")
    let message = failure(old, screen("Store"), .ansi)
    #expect(
      sandbox.files(in: sandbox.failures) == [
        "ScreenTests", "ScreenTests/start.ansi.actual.ansi", "ScreenTests/start.ansi.diff.svg",
        "ScreenTests/start.ansi.failure.html", "index.html", "run",
      ])
    let actual = sandbox.failures.appendingPathComponent("ScreenTests/start.ansi.actual.ansi")
    #expect(sandbox.text(of: actual) == screen("Store").ansi)
    #expect(message.contains("The screen as it is now: \(actual.path)"))
    let index = sandbox.failures.appendingPathComponent("index.html")
    #expect(message.contains("Pictures of all failures: \(index.path)"))
    let page = try #require(sandbox.text(of: index))
    #expect(page.contains("<title>1 failed snapshot</title>"))
    #expect(page.contains("<h2>ScreenTests / start <small>ansi</small></h2>"))
    #expect(page.components(separatedBy: "<svg ").count == 3)

    #expect(sandbox.check(old, as: .ansi, line: 1) == nil)
    #expect(sandbox.files(in: sandbox.failures) == ["ScreenTests", "index.html", "run"])
    #expect(sandbox.text(of: index)?.contains("No snapshot failed") == true)
  }

  @Test("the page has all failures of a run, and those of earlier runs are gone")
  func runs() throws {
    _ = failure(screen("Save"), screen("Store"), .text)
    _ = failure(screen("Save"), screen("Store"), .svg)
    let index = sandbox.failures.appendingPathComponent("index.html")
    #expect(sandbox.text(of: index)?.contains("<title>2 failed snapshots</title>") == true)

    // Another process of the same run adds to them; the next run begins anew.
    sandbox.run = SnapshotRun()
    _ = failure(screen("Save"), screen("Store"), .ansi)
    #expect(sandbox.text(of: index)?.contains("<title>3 failed snapshots</title>") == true)
    try SnapshotFile.write("1", to: sandbox.failures.appendingPathComponent("run"))
    sandbox.run = SnapshotRun()
    _ = failure(screen("Save"), screen("Store"), .ansi)
    #expect(sandbox.text(of: index)?.contains("<title>1 failed snapshot</title>") == true)
  }

  @Test("a folder for failures that cannot be written is named, and the test fails as it should")
  func unwritable() throws {
    sandbox.settings.artifacts = "/dev/null/artifacts"
    let message = failure(screen("Save"), screen("Store"), .text)
    #expect(message.hasPrefix("The screen differs"))
    let folder = "/dev/null/artifacts/snapshots"
    #expect(
      message.contains(
        "The files of the failure cannot be written to \(folder): /dev/null is no folder."))
  }

  @Test("a failure is reported at the line of the assertion")
  func line() {
    let wrong = SourceLocation(
      fileID: #fileID, filePath: #filePath, line: #line + 2, column: 1)
    withKnownIssue {
      assertSnapshot(of: Text("x"), width: 0, height: 1)
    } matching: { issue in
      issue.sourceLocation?.line == wrong.line
        && issue.comments.first?.rawValue.hasPrefix("A snapshot of 0 × 1 cells") == true
    }
  }
}
