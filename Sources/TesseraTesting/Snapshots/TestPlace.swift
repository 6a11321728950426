import Testing
import XCTest

/// Where in a test something is asserted.
struct TestPlace {
  let fileID: StaticString
  let filePath: StaticString
  let function: StaticString
  let line: UInt
  let column: UInt

  /// Fails the test that runs, at this place.
  ///
  /// A process runs the tests of Swift Testing or those of XCTest: `swift test` starts one for each. In
  /// a detached task the former does not know its test, which still fails the run.
  func fail(_ message: String) {
    if Test.current != nil || TestPlace.isSwiftTestingProcess {
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(
          fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
    } else {
      XCTFail(message, file: filePath, line: line)
    }
  }

  /// Whether the process runs the tests of Swift Testing.
  static let isSwiftTestingProcess: Bool = {
    let arguments = CommandLine.arguments
    guard let option = arguments.firstIndex(of: "--testing-library") else { return false }
    return arguments.dropFirst(option + 1).first == "swift-testing"
  }()
}
