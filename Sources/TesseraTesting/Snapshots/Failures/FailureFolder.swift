import Foundation

/// The folder of what failed snapshots leave: the screens as they are, pictures, and a page of all.
///
/// It belongs to one run of `swift test`, which may have several processes: a file holds the number of
/// the process that started them.
struct FailureFolder {
  let url: URL

  init(artifacts: URL) {
    url = artifacts.appendingPathComponent("snapshots", isDirectory: true)
  }

  private var marker: URL { url.appendingPathComponent("run") }
  private var usedList: URL { url.appendingPathComponent("used") }
  /// The page of all failures.
  var page: URL { url.appendingPathComponent("index.html") }

  private var isOfThisRun: Bool {
    (try? String(contentsOf: marker, encoding: .utf8)) == "\(getppid())"
  }

  /// Removes the folder if it is of an earlier run; one that is none of ours stays.
  func removeEarlierRuns() {
    guard FileManager.default.fileExists(atPath: marker.path), !isOfThisRun else { return }
    try? FileManager.default.removeItem(at: url)
  }

  private func mark() throws(SnapshotFile.WriteError) {
    if !isOfThisRun { try SnapshotFile.write("\(getppid())", to: marker) }
  }

  /// Writes the files of a failure and the page; returns where they are, in sentences.
  func add(_ failure: SnapshotFailure) throws(SnapshotFile.WriteError) -> String {
    try mark()
    let actual = place(of: failure.file, ending: "actual.\(failure.file.format.pathExtension)")
    try SnapshotFile.write(failure.file.format.contents(of: failure.actual), to: actual)
    try SnapshotFile.write(
      FailurePicture.svg(failure), to: place(of: failure.file, ending: "diff.svg"))
    try SnapshotFile.write(
      FailurePage.section(failure), to: place(of: failure.file, ending: fragmentEnding))
    try writePage()
    return "The screen as it is now: \(actual.path)\nPictures of all failures: \(page.path)"
  }

  /// Removes the files of a failure, and its part of the page, if there are any.
  func remove(_ file: SnapshotFile) {
    let fragment = place(of: file, ending: fragmentEnding)
    guard FileManager.default.fileExists(atPath: fragment.path) else { return }
    for ending in ["actual.\(file.format.pathExtension)", "diff.svg", fragmentEnding] {
      try? FileManager.default.removeItem(at: place(of: file, ending: ending))
    }
    try? writePage()
  }

  private func writePage() throws(SnapshotFile.WriteError) {
    let fragments = (FileManager.default.subpaths(atPath: url.path) ?? [])
      .filter { $0.hasSuffix(".\(fragmentEnding)") }.sorted()
    let sections = fragments.compactMap {
      try? String(contentsOf: url.appendingPathComponent($0), encoding: .utf8)
    }
    try SnapshotFile.write(FailurePage.document(sections), to: page)
  }

  private let fragmentEnding = "failure.html"

  private func place(of file: SnapshotFile, ending: String) -> URL {
    // The format is a part of the name: one test may fail in several.
    url.appendingPathComponent(file.testFile, isDirectory: true)
      .appendingPathComponent("\(file.name).\(file.format).\(ending)")
  }

  /// Adds what one process has used to what others have, and returns the sum.
  func exchangeUsed(_ used: Set<String>) -> Set<String> {
    var all = used
    if isOfThisRun, let text = try? String(contentsOf: usedList, encoding: .utf8) {
      all.formUnion(text.split(separator: "\n").map(String.init))
    }
    // A folder that cannot be written only makes the list longer.
    try? mark()
    try? SnapshotFile.write(all.sorted().joined(separator: "\n"), to: usedList)
    return all
  }
}
