import Foundation
import TesseraScreen

/// One comparison of a screen with its recording.
@MainActor
struct SnapshotTest {
  private static let largest = 4096

  let place: TestPlace
  let format: SnapshotFormat
  /// The name that the author gave.
  let name: String?
  /// The size and colours, where one assertion compares several.
  let variant: String?
  /// The file of the test.
  var testPath: String
  var settings = SnapshotSettings.current
  var run = SnapshotRun.shared

  init(place: TestPlace, format: SnapshotFormat, name: String?, variant: String?) {
    self.place = place
    self.format = format
    self.name = name
    self.variant = variant
    testPath = "\(place.filePath)"
  }

  /// What a size and colours add to the name.
  static func variant(_ size: Size, _ colorScheme: ColorScheme?) -> String {
    "\(size.width)x\(size.height)" + (colorScheme.map { "-\($0)" } ?? "")
  }

  /// Compares, and fails the test where the screen is another.
  func check(size: Size, screen: () -> Screenshot) {
    if let failure = failure(size: size, screen: screen) { place.fail(failure) }
  }

  /// What is wrong, in full sentences; nil if nothing is.
  func failure(size: Size, screen: () -> Screenshot) -> String? {
    let file = SnapshotFile(testPath: testPath, name: fileName, format: format)
    if let name, let problem = SnapshotName.problem(with: name) {
      return "A snapshot cannot be named \"\(name)\", since \(problem). Its file would be"
        + " \(file.path)."
    }
    let sides = 1...SnapshotTest.largest
    guard sides.contains(size.width), sides.contains(size.height) else {
      return "A snapshot of \(size.width) × \(size.height) cells cannot be taken; each side has 1"
        + " to \(SnapshotTest.largest). Its file would be \(file.path)."
    }
    run.begin(with: settings, artifacts: settings.artifactsFolder(forTestAt: testPath))
    run.note(file, listsUnused: settings.listsUnused)
    do throws(SnapshotFile.Failure) {
      return try compare(screen(), with: file)
    } catch {
      return error.message
    }
  }

  private var fileName: String {
    var parts = [SnapshotName.test("\(place.function)")]
    if let name {
      parts.append(name)
    } else {
      let number = run.number(of: place, as: format)
      if number > 1 { parts.append("\(number)") }
    }
    if let variant { parts.append(variant) }
    return parts.joined(separator: ".")
  }

  private func compare(
    _ shot: Screenshot, with file: SnapshotFile
  ) throws(SnapshotFile.Failure) -> String? {
    if settings.isRecording, !settings.isCI {
      if let problem = run.problemRecording(shot, to: file) { return problem }
      try file.write(format.contents(of: shot))
      return nil
    }
    guard let recorded = try file.read() else { return try missing(shot, file) }
    let expected: Screenshot
    do throws(SnapshotDamage) { expected = try format.read(recorded) } catch {
      return "The snapshot \(file.path) is damaged: in line \(error.line) \(error.reason)."
        + " Delete it, or record it anew with TESSERA_RECORD=1.\n"
        + run.keep(SnapshotFailure(file: file, expected: nil, actual: shot, differences: []))
    }
    let differences = format.compared(shot).differences(from: format.compared(expected))
    if differences.isEmpty, format.knowsSameScreen(expected, shot) {
      run.forget(file)
      return nil
    }
    let failure = SnapshotFailure(
      file: file, expected: expected, actual: shot, differences: differences)
    return failure.message + "\n" + run.keep(failure)
      + "\nRecord the new screen with TESSERA_RECORD=1 if it is right."
  }

  private func missing(
    _ shot: Screenshot, _ file: SnapshotFile
  ) throws(SnapshotFile.Failure) -> String {
    let failure = SnapshotFailure(file: file, expected: nil, actual: shot, differences: [])
    if settings.isCI {
      return "There is no snapshot \(file.path), and in CI none is recorded. Run the test where CI"
        + " is not set, and commit the file. The screen:\n\(failure.screen)\n" + run.keep(failure)
    }
    try file.write(format.contents(of: shot))
    return "There was no snapshot; \(file.path) is now recorded. Look at it; the next run compares"
      + " with it:\n\(failure.screen)"
  }
}
