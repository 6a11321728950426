import Foundation
import Tessera
import Testing

@testable import TesseraTesting

@MainActor
@Suite("Snapshots and their files")
struct SnapshotFileTests {
  private let sandbox: SnapshotSandbox
  private let hello = Screenshot.of(8, 1) { Text("Hello") }
  private let howdy = Screenshot.of(8, 1) { Text("Howdy") }

  init() throws { sandbox = try SnapshotSandbox() }

  @Test(
    "a snapshot that is missing is recorded and fails the test once",
    arguments: SnapshotFormat.allCases)
  func missing(format: SnapshotFormat) throws {
    let failure = try #require(sandbox.check(hello, as: format, line: 1))
    #expect(failure.hasPrefix("There was no snapshot; \(sandbox.snapshots.path)/start."))
    #expect(failure.contains("is now recorded"))
    #expect(failure.contains("│ Hello"))
    #expect(sandbox.check(hello, as: format, line: 1) == nil)
    #expect(sandbox.check(howdy, as: format, line: 1) != nil)
  }

  @Test("in CI a missing snapshot fails the test each time, and nothing is recorded")
  func missingInCI() throws {
    sandbox.settings.isCI = true
    sandbox.settings.isRecording = true
    for _ in 0..<2 {
      let failure = try #require(sandbox.check(hello, line: 1))
      #expect(failure.hasPrefix("There is no snapshot \(sandbox.snapshots.path)/start.txt"))
      #expect(failure.contains("│ Hello"))
    }
    #expect(sandbox.files(in: sandbox.snapshots).isEmpty)
    #expect(
      sandbox.text(of: sandbox.failures.appendingPathComponent("ScreenTests/start.text.actual.txt"))
        == " Hello\n")
  }

  @Test("recording writes every screen, and fails no test")
  func recording() {
    sandbox.settings.isRecording = true
    #expect(sandbox.check(hello, line: 1) == nil)
    sandbox.run = SnapshotRun()
    #expect(sandbox.check(howdy, line: 1) == nil)
    #expect(sandbox.text(of: sandbox.snapshots.appendingPathComponent("start.txt")) == " Howdy\n")
  }

  @Test("two screens under one name are not recorded over each other")
  func twice() throws {
    sandbox.settings.isRecording = true
    #expect(sandbox.check(hello, named: "same", line: 1) == nil)
    #expect(sandbox.check(hello, named: "same", line: 2) == nil)
    let failure = try #require(sandbox.check(howdy, named: "same", line: 3))
    #expect(failure.contains("start.same.txt was recorded a moment ago with another screen"))
  }

  @Test("snapshots without a name are numbered by their place, however often it is reached")
  func numbers() {
    sandbox.settings.isRecording = true
    for _ in 0..<3 {
      _ = sandbox.check(hello, line: 10)
      _ = sandbox.check(howdy, line: 20)
      _ = sandbox.check(howdy, named: "named", line: 30)
      _ = sandbox.check(howdy, function: "other()", line: 40)
    }
    #expect(
      sandbox.files(in: sandbox.snapshots) == [
        "other.txt", "start.2.txt", "start.named.txt", "start.txt",
      ])
  }

  @Test("a test's name is a file's name, whatever Swift allows in it")
  func testNames() {
    #expect(SnapshotName.test("start()") == "start")
    #expect(SnapshotName.test("start(width:height:)") == "start")
    #expect(SnapshotName.test("`it's 1/2 done (almost)`()") == "it-s-1-2-done-almost")
    #expect(SnapshotName.test("größe()") == "größe")
    #expect(SnapshotName.test("") == "test")
  }

  @Test(
    "a name that cannot be a file's name fails the test, naming the file",
    arguments: ["a/b", "..", "", "a\\b", "a\nb", String(repeating: "x", count: 300)])
  func badName(name: String) throws {
    let failure = try #require(sandbox.check(hello, named: name))
    #expect(failure.hasPrefix("A snapshot cannot be named \"\(name)\", since it "))
    #expect(failure.contains("\(sandbox.snapshots.path)/start."))
    #expect(sandbox.files(in: sandbox.folder).isEmpty)
  }

  @Test(
    "a size that no snapshot has fails the test, naming the file",
    arguments: [(0, 5), (5, 0), (-1, 5), (5, Int.min), (5000, 5)])
  func badSize(width: Int, height: Int) throws {
    let failure = try #require(
      sandbox.check(hello, size: Size(width: width, height: height), line: 1))
    #expect(failure.hasPrefix("A snapshot of \(width) × \(height) cells cannot be taken"))
    #expect(failure.contains("\(sandbox.snapshots.path)/start.txt"))
  }

  @Test("a folder that cannot be written fails the test, naming the file and the reason")
  func unwritable() throws {
    try "no folder".write(
      to: sandbox.folder.appendingPathComponent("__Snapshots__"), atomically: true, encoding: .utf8)
    let failure = try #require(sandbox.check(hello, line: 1))
    let folder = sandbox.folder.appendingPathComponent("__Snapshots__").path
    #expect(failure.contains("/start.txt cannot be written: \(folder) is no folder."))
    sandbox.settings.isRecording = true
    #expect(sandbox.check(hello, line: 1)?.contains("cannot be written") == true)
  }

  @Test("a snapshot that is a folder fails the test, naming it")
  func folder() throws {
    let place = sandbox.snapshots.appendingPathComponent("start.txt")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    #expect(sandbox.check(hello, line: 1)?.contains("\(place.path) cannot be read") == true)
  }

  @Test(
    "a snapshot that Tessera did not write fails the test, naming file and line",
    arguments: [
      (SnapshotFormat.text, "ok\n\u{1B}[31m\n", "in line 2 there is a control character (U+001B)"),
      (.ansi, "ok\n\u{1B}[0;5;99mx\n", "in line 2 a sequence is no SGR"),
      (.ansi, "\u{1B}[2J", "in line 1 a sequence is no SGR"),
      (.ansi, "x\u{1B}", "in line 1 a sequence is cut off"),
      (.ansi, "\u{1B}]8;;http://x", "in line 1 a sequence is no link"),
      (.svg, "<svg></svg>", "in line 1 the cells of the screen are not in it"),
      (.svg, "<svg>\n<metadata>tessera 1 8 x dark\n</metadata>", "in line 2 the size"),
      (
        .svg, "<metadata>tessera 1 8 1 dark\n\\e[9;9mx</metadata>", "in line 2 a sequence is no SGR"
      ),
    ])
  func damaged(format: SnapshotFormat, contents: String, reason: String) throws {
    let file = sandbox.snapshots.appendingPathComponent("start.\(format.pathExtension)")
    try SnapshotFile.write(contents, to: file)
    let failure = try #require(sandbox.check(hello, as: format, line: 1))
    #expect(failure.hasPrefix("The snapshot \(file.path) is damaged: \(reason)"))
    #expect(sandbox.text(of: file) == contents)
  }

  @Test("a snapshot that is no text fails the test, naming it")
  func noText() throws {
    _ = sandbox.check(hello, line: 1)
    let file = sandbox.snapshots.appendingPathComponent("start.txt")
    try Data([0xFF, 0xFE, 0x00]).write(to: file)
    let failure = sandbox.check(hello, line: 1)
    #expect(failure == "The snapshot \(file.path) is damaged: it is no UTF-8 text.")
  }

  @Test("line ends and blank lines that tools have changed make no difference")
  func lineEnds() throws {
    let screen = Screenshot.of(8, 3) { Text("Hello") }
    let file = sandbox.snapshots.appendingPathComponent("start.txt")
    try SnapshotFile.write("\r\n Hello", to: file)
    #expect(sandbox.check(screen, line: 1) == nil)
  }

  @Test("snapshots that no test has used can be listed")
  func unused() throws {
    sandbox.settings.isRecording = true
    for name in ["one", "two"] { _ = sandbox.check(hello, named: name) }
    let root = sandbox.folder.appendingPathComponent("__Snapshots__")
    for old in ["ScreenTests/gone.svg", "OldTests/start.txt", "ScreenTests/notes.md"] {
      try SnapshotFile.write("", to: root.appendingPathComponent(old))
    }
    let used = ["one", "two"].map { "\(sandbox.snapshots.path)/start.\($0).txt" }
    let gone = ["OldTests/start.txt", "ScreenTests/gone.svg"].map { "\(root.path)/\($0)" }
    #expect(SnapshotUse.unused(roots: [root.path], used: Set(used), isLast: true) == gone)
    #expect(SnapshotUse.unused(roots: [root.path], used: Set(used), isLast: false) == gone)

    // While tests of another file may still run, its snapshots are not called unused.
    try SnapshotFile.write("", to: sandbox.folder.appendingPathComponent("OldTests.swift"))
    #expect(SnapshotUse.unused(roots: [root.path], used: Set(used), isLast: true) == gone)
    #expect(
      SnapshotUse.unused(roots: [root.path], used: Set(used), isLast: false)
        == gone.filter { $0.hasSuffix("gone.svg") })
  }

  @Test("the environment says what is recorded and where failures go")
  func settings() {
    let settings = SnapshotSettings(environment: [
      "TESSERA_RECORD": "1", "CI": "true", "TESSERA_ARTIFACTS": "/tmp/a",
      "TESSERA_SNAPSHOT_UNUSED": "list",
    ])
    #expect(settings.isRecording && settings.isCI && settings.listsUnused)
    #expect(settings.artifactsFolder(forTestAt: "/x/y.swift").path == "/tmp/a")
    let none = SnapshotSettings(environment: ["TESSERA_RECORD": "0", "CI": "false"])
    #expect(!none.isRecording && !none.isCI && !none.listsUnused)
    #expect(none.artifactsFolder(forTestAt: #filePath).path.hasSuffix("/.build/tessera-artifacts"))
  }
}
